import { copyMessages } from '@sanad/texts/kit/copy'
import { CopyIcon, IconButton } from '@sanad/ui'
import { useMessages } from '../i18n/use-messages.ts'
import styles from './copyable-text.module.css'
import { useCopy } from './use-copy.ts'

interface CopyableTextProps {
  readonly text: string
  readonly name: string
  /** How it is read where it has to be typed off, such as in groups; what is copied is the text. */
  readonly shown?: string
}

/** A reference such as an order id, with a copy button; `name` labels it. */
export function CopyableText({ text, name, shown = text }: CopyableTextProps) {
  const texts = useMessages(copyMessages)
  const copy = useCopy()
  return (
    <span className={styles.copyable}>
      <span className={styles.text} translate="no">
        {shown}
      </span>
      {copy && (
        <IconButton
          label={texts.copy({ what: name })}
          icon={<CopyIcon />}
          onClick={() => copy(text, texts.copied({ what: name }))}
        />
      )}
    </span>
  )
}
