import { copyMessages } from '@sanad/texts/kit/copy'
import { CopyIcon, IconButton } from '@sanad/ui'
import { useCopy } from '../copy/use-copy.ts'
import { useMessages } from '../i18n/use-messages.ts'

export function CopyReference({ id }: { id: string }) {
  const texts = useMessages(copyMessages)
  const copy = useCopy()
  return (
    <>
      {' '}
      <span>{texts.referenceIs({ id })}</span>
      {copy && (
        <IconButton
          label={texts.copy({ what: texts.reference })}
          icon={<CopyIcon />}
          onClick={() => copy(id, texts.copied({ what: texts.reference }))}
        />
      )}
    </>
  )
}
