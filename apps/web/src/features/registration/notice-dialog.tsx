import { ErrorTextContext, errorText } from '@sanad/web-kit'
import { PrivacyNoticeDialog } from '../../shared/privacy-notice/privacy-notice-dialog.tsx'

/** The privacy notice over a page that has no query cache until it is read. */
export function NoticeDialog({ onClose }: { onClose: () => void }) {
  return (
    <ErrorTextContext value={errorText}>
      <PrivacyNoticeDialog onClose={onClose} />
    </ErrorTextContext>
  )
}
