import type { HistoryEntry, ServiceApplication } from '@sanad/contracts'
import { reviewMessages } from '@sanad/texts/desk/review'
import { factsMessages } from '@sanad/texts/desk/shared/facts'
import { formatDateTime, PagedList, useLanguage, useMessages } from '@sanad/web-kit'
import { useGetApplicationHistoryInfiniteQuery } from '../../shared/application/application-api.ts'
import styles from './review.module.css'

interface HistoryPanelProps {
  readonly applicationId: string
  readonly application: ServiceApplication
}

/** Facts, acts of staff and what the customer was told, newest first. */
export function HistoryPanel({ applicationId, application }: HistoryPanelProps) {
  const texts = useMessages(reviewMessages)
  const facts = useMessages(factsMessages)
  const language = useLanguage()
  const query = useGetApplicationHistoryInfiniteQuery(applicationId)
  const nameOf = namesIn(application)
  const whoOf = ({ staff_name, kind }: HistoryEntry) =>
    staff_name ?? (kind === 'told' ? texts.historyPortal : texts.historyCustomer)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
    <section className={styles.history} aria-label={texts.history} tabIndex={0}>
      <h2 className={styles.heading}>{texts.history}</h2>
      <PagedList
        query={query}
        loading={texts.loadingHistory}
        failed={texts.historyFailed}
        isEmpty={() => false}
        empty={null}
      >
        {(pages) => (
          <ol className={styles.entries}>
            {pages
              .flatMap(({ data }) => data)
              .map((entry) => {
                const what = facts[entry.kind]
                const subjects = entry.subjects.flatMap((id) => nameOf.get(id) ?? []).join(', ')
                return (
                  <li key={entry.id} className={styles.entry}>
                    <span>{subjects ? texts.historyOf({ what, subjects }) : what}</span>
                    {entry.words && <span>{entry.words}</span>}
                    <span className={styles.entryMeta}>
                      {texts.historyWhen({ when: formatDateTime(entry.at, language), who: whoOf(entry) })}
                    </span>
                  </li>
                )
              })}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

/** Of what entries name by its id in the service. */
function namesIn({ documentList, fieldList, extra_info, userTimeLine }: ServiceApplication) {
  return new Map([
    ...documentList.map(({ document_id, label }) => [document_id, label] as const),
    ...fieldList.map(({ field_id, label }) => [field_id, label] as const),
    ...extra_info.map(({ id, title }) => [id, title] as const),
    ...userTimeLine.flatMap(({ timeline }) => timeline.map(({ id, title }) => [id, title] as const)),
  ])
}
