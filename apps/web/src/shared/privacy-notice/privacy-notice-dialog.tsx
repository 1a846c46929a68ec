import type { PrivacyNotice } from '@sanad/contracts'
import { privacyNoticeMessages } from '@sanad/texts/web/shared/privacy-notice'
import { Dialog, LoadingState } from '@sanad/ui'
import { formatDate, ReadAlert, useLanguage, useMessages } from '@sanad/web-kit'
import styles from './privacy-notice.module.css'
import { useReadPrivacyNoticeQuery } from './privacy-notice-api.ts'

/** The newest notice, to be read. */
export function PrivacyNoticeDialog({ onClose }: { onClose: () => void }) {
  const texts = useMessages(privacyNoticeMessages)
  const language = useLanguage()
  const { data, error, refetch } = useReadPrivacyNoticeQuery()
  const notice = data?.data
  return (
    <Dialog
      open
      size="large"
      title={notice?.title ?? texts.title}
      description={
        notice &&
        texts.version({ version: notice.version, from: formatDate(notice.effective_from, language) })
      }
      closeLabel={texts.close}
      onOpenChange={(open) => !open && onClose()}
    >
      {notice ? (
        <Notice notice={notice} />
      ) : error ? (
        <ReadAlert error={error} failed={texts.failed} onRetry={refetch} />
      ) : (
        <LoadingState size="inline" label={texts.loading} />
      )}
    </Dialog>
  )
}

function Notice({ notice }: { notice: PrivacyNotice }) {
  return (
    <div className={styles.notice}>
      <p>{notice.intro}</p>
      {notice.sections.map(({ heading, points }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
