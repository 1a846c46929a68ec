import type { HistoryEntry, ServiceApplication } from '@sanad/contracts'
import { factsMessages } from '@sanad/texts/desk/shared/facts'
import { historyMessages } from '@sanad/texts/desk/shared/history'
import { formatDateTime, PagedList, useLanguage, useMessages } from '@sanad/web-kit'
import { useGetApplicationHistoryInfiniteQuery } from './application-api.ts'
import styles from './history-list.module.css'

interface HistoryListProps {
  readonly applicationId: string
  readonly application: ServiceApplication
}

/** Facts, acts of staff and what the customer was told, newest first. */
export function HistoryList({ applicationId, application }: HistoryListProps) {
  const texts = useMessages(historyMessages)
  const facts = useMessages(factsMessages)
  const language = useLanguage()
  const query = useGetApplicationHistoryInfiniteQuery(applicationId)
  const nameOf = namesIn(application)
  const whoOf = ({ staff_name, kind }: HistoryEntry) =>
    staff_name ?? (kind === 'told' ? texts.portal : texts.customer)
  return (
    <PagedList query={query} loading={texts.loading} failed={texts.failed} isEmpty={() => false} empty={null}>
      {(pages) => (
        <ol className={styles.entries}>
          {pages
            .flatMap(({ data }) => data)
            .map((entry) => {
              const what = facts[entry.kind]
              const subjects = entry.subjects.flatMap((id) => nameOf.get(id) ?? []).join(', ')
              return (
                <li key={entry.id} className={styles.entry}>
                  <span>{subjects ? texts.of({ what, subjects }) : what}</span>
                  {entry.words && <span>{entry.words}</span>}
                  <span className={styles.meta}>
                    {texts.when({ when: formatDateTime(entry.at, language), who: whoOf(entry) })}
                  </span>
                </li>
              )
            })}
        </ol>
      )}
    </PagedList>
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
