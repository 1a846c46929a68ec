import { CopyIcon, IconButton } from '@sanad/ui'
import { defineMessages } from '../i18n/define-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import styles from './copyable-text.module.css'
import { useCopy } from './use-copy.ts'

const copyMessages = defineMessages({
  en: { copy: (what: string) => `Copy: ${what}`, copied: (what: string) => `${what} copied` },
  hi: { copy: (what) => `${what} कॉपी करें`, copied: (what) => `${what} कॉपी हुआ` },
})

/** A text that may have to be told to somebody; `name`: what it is. */
export function CopyableText({ text, name }: { text: string; name: string }) {
  const texts = useMessages(copyMessages)
  const copy = useCopy()
  return (
    <span className={styles.copyable}>
      <span className={styles.text} translate="no">
        {text}
      </span>
      {copy && (
        <IconButton
          label={texts.copy(name)}
          icon={<CopyIcon />}
          onClick={() => copy(text, texts.copied(name))}
        />
      )}
    </span>
  )
}
