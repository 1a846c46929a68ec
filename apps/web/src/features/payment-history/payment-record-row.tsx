import { formatRupees } from '@sanad/domain'
import { paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { Badge, ChevronDownIcon } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { formatPaymentTime } from './format-payment-time.ts'
import { PaymentRecordDetails, type PaymentRecordProps } from './payment-record-details.tsx'
import styles from './payment-record-row.module.css'
import { paymentStatusLooks } from './payment-status-look.ts'

/** One order of the history on a phone; opens to its details. */
export function PaymentRecordRow({ record, refunds }: PaymentRecordProps) {
  const texts = useMessages(paymentHistoryMessages)
  const language = useLanguage()
  const nameOf = useBusinessName()
  const { application, stages, price, status } = record
  const look = paymentStatusLooks[status]
  const facts = [nameOf(application), stages.join(', '), formatPaymentTime(record, language)]
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
        <PaymentRecordDetails record={record} refunds={refunds} />
      </div>
    </details>
  )
}
