import type { PaymentRecord, RefundView } from '@sanad/contracts'
import { displayTrackingId, formatRupees } from '@sanad/domain'
import { type PaymentHistoryTexts, paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { KeyValueList, LinkButton, Stack } from '@sanad/ui'
import { CopyableText, formatDate, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { MoneyDocumentList } from '../../shared/money-documents/money-document-list.tsx'
import { QuoteLines } from '../../shared/prices/quote-lines.tsx'
import { RefundItem } from '../../shared/refunds/refund-item.tsx'
import { methodText } from './method-text.ts'
import { paymentStatusLooks } from './payment-status-look.ts'

export interface PaymentRecordProps {
  record: PaymentRecord
  /** Of this order, as far as they are known here. */
  refunds: readonly RefundView[]
}

/** The price of an order, its references, and what its status means. */
export function PaymentRecordDetails({ record, refunds }: PaymentRecordProps) {
  const texts = useMessages(paymentHistoryMessages)
  const { application, price, status } = record
  return (
    <Stack>
      <p>{texts[paymentStatusLooks[status].says]}</p>
      <QuoteLines quote={price} />
      <KeyValueList
        items={[...useFacts(record), ...(refunds.length === 0 ? refundSums(record, texts) : [])]}
        columns={2}
      />
      {record.documents.length > 0 && <MoneyDocumentList documents={record.documents} />}
      {refunds.map((refund) => (
        <RefundItem key={refund.id} refund={refund} />
      ))}
      {!application.is_deleted && (
        <div>
          <LinkButton variant="secondary" size="small" render={<ServiceLink service={application} />}>
            {texts.openService}
          </LinkButton>
        </div>
      )}
    </Stack>
  )
}

function useFacts(record: PaymentRecord) {
  const { paid_at, created_at, method, order_id, payment_id, application } = record
  const { bank_reference, bank_decides_by } = record
  const texts = useMessages(paymentHistoryMessages)
  const language = useLanguage()
  return [
    paid_at
      ? { label: texts.paidOn, value: formatDateTime(paid_at, language) }
      : { label: texts.begunOn, value: formatDateTime(created_at, language) },
    ...(method ? [{ label: texts.method, value: methodText(method, texts) }] : []),
    { label: texts.trackingId, value: displayTrackingId(application.track_id) },
    ...(bank_decides_by ? [{ label: texts.bankDay, value: formatDate(bank_decides_by, language) }] : []),
    { label: texts.reference, value: <CopyableText text={order_id} name={texts.reference} /> },
    ...(payment_id ? [{ label: texts.paymentReference, value: payment_id }] : []),
    ...(bank_reference ? [{ label: texts.bankReference, value: bank_reference }] : []),
  ]
}

/** What went back of it, where the refunds themselves are not at hand: only the newest are read. */
function refundSums({ refunded, refunding }: PaymentRecord, texts: PaymentHistoryTexts) {
  return [
    ...(refunded > 0 ? [{ label: texts.refunded, value: formatRupees(refunded) }] : []),
    ...(refunding > 0 ? [{ label: texts.refunding, value: formatRupees(refunding) }] : []),
  ]
}
