import { moneyMessages } from '@sanad/texts/desk/money'
import { Card, LoadingState } from '@sanad/ui'
import { formatDateTime, ReadAlert, useLanguage, useMessages } from '@sanad/web-kit'
import styles from './money.module.css'
import { useListParkedNoticesQuery } from './money-api.ts'

/** Notices of the providers that belong to nothing of ours. */
export function ParkedNoticeList() {
  const texts = useMessages(moneyMessages)
  const language = useLanguage()
  const { data, error, refetch } = useListParkedNoticesQuery()
  return (
    <Card title={texts.parked} description={texts.parkedHint}>
      {error ? (
        <ReadAlert error={error} failed={texts.failed} onRetry={refetch} />
      ) : !data ? (
        <LoadingState label={texts.loading} size="inline" />
      ) : data.data.length === 0 ? (
        <p>{texts.noParked}</p>
      ) : (
        <ul className={styles.list}>
          {data.data.map(({ id, provider, type, order_id, received_at }) => (
            <li key={id} className={styles.item}>
              <p className={styles.facts}>
                {provider} · {type} · {order_id ? texts.order({ id: order_id }) : texts.noOrder} ·{' '}
                {formatDateTime(received_at, language)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
