import type { ServiceApplication } from '@sanad/contracts'
import { historyMessages } from '@sanad/texts/desk/shared/history'
import { useMessages } from '@sanad/web-kit'
import { HistoryList } from '../../shared/application/history-list.tsx'
import styles from './review.module.css'

interface HistoryPanelProps {
  readonly applicationId: string
  readonly application: ServiceApplication
}

/** The history in a pane that scrolls by itself. */
export function HistoryPanel({ applicationId, application }: HistoryPanelProps) {
  const texts = useMessages(historyMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
    <section className={styles.history} aria-label={texts.title} tabIndex={0}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <HistoryList applicationId={applicationId} application={application} />
    </section>
  )
}
