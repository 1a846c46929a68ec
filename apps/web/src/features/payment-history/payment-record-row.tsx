import type { PaymentRecord } from '@sanad/contracts'
import { Badge, ChevronDownIcon, KeyValueList, LinkButton, Stack } from '@sanad/ui'
import { displayTrackingId } from '../../shared/applications/display-tracking-id.ts'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { formatDate, formatDateTime, formatRupees } from '../../shared/format/format.ts'
import { useLanguage, useMessages } from '../../shared/i18n/use-messages.ts'
import { QuoteLines } from '../../shared/prices/quote-lines.tsx'
import { paymentHistoryMessages } from './messages.ts'
import { methodText } from './method-text.ts'
import styles from './payment-record-row.module.css'
import { paymentStatusLooks } from './payment-status-look.ts'

/** One order of the history; opens to its price, its references, and what its status means. */
export function PaymentRecordRow({ record }: { record: PaymentRecord }) {
  const texts = useMessages(paymentHistoryMessages)
  const language = useLanguage()
  const { application, stages, price, status } = record
  const look = paymentStatusLooks[status]
  const facts = [stages.join(', '), formatDate(record.paid_at ?? record.created_at, language)]
  return (
    <details className={styles.record}>
      <summary>
        <span className={styles.what}>
          <span className={styles.title}>{application.title}</span>
          <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.amount}>{formatRupees(price.total)}</span>
        <Badge tone={look.tone}>{texts[look.label]}</Badge>
        <ChevronDownIcon />
      </summary>
      <div className={styles.body}>
        <Stack>
          <p>{texts[look.says]}</p>
          <QuoteLines quote={price} />
          <KeyValueList items={useFacts(record)} columns={2} />
          {!application.is_deleted && (
            <div>
              <LinkButton variant="secondary" size="small" render={<ServiceLink service={application} />}>
                {texts.openService}
              </LinkButton>
            </div>
          )}
        </Stack>
      </div>
    </details>
  )
}

function useFacts({ paid_at, created_at, method, order_id, payment_id, application }: PaymentRecord) {
  const texts = useMessages(paymentHistoryMessages)
  const language = useLanguage()
  return [
    paid_at
      ? { label: texts.paidOn, value: formatDateTime(paid_at, language) }
      : { label: texts.begunOn, value: formatDateTime(created_at, language) },
    ...(method ? [{ label: texts.method, value: methodText(method, texts) }] : []),
    { label: texts.trackingId, value: displayTrackingId(application.track_id) },
    { label: texts.reference, value: order_id },
    ...(payment_id ? [{ label: texts.paymentReference, value: payment_id }] : []),
  ]
}
