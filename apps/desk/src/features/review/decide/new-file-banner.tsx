import type { UploadedDocument } from '@sanad/contracts'
import { reviewMessages } from '@sanad/texts/desk/review'
import { Banner } from '@sanad/ui'
import { serverNow, useMessages } from '@sanad/web-kit'
import { ActButton } from '../../../shared/keys/act-button.tsx'

interface NewFileBannerProps {
  readonly file: UploadedDocument
  readonly onShow: () => void
}

/** The customer has replaced the file that is looked at: there is nothing to decide about it any more. */
export function NewFileBanner({ file, onShow }: NewFileBannerProps) {
  const texts = useMessages(reviewMessages)
  const minutes = Math.max(0, Math.floor((serverNow().getTime() - Date.parse(file.uploaded_at)) / 60_000))
  return (
    <Banner
      tone="warning"
      title={texts.newFile({ minutes })}
      actions={<ActButton keys="u" label={texts.seeNewFile} isKeyFirst size="small" onClick={onShow} />}
    >
      {texts.newFileText}
    </Banner>
  )
}
