import type { RefundRecord } from '@sanad/contracts'
import { Badge, Card, LinkRow, RowList } from '@sanad/ui'
import { displayTrackingId } from '../../shared/applications/display-tracking-id.ts'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { formatDate, formatRupees } from '../../shared/format/format.ts'
import { useLanguage, useMessages } from '../../shared/i18n/use-messages.ts'
import { paymentHistoryMessages } from './messages.ts'

/** Money that goes back, or went. */
export function RefundsCard({ refunds }: { refunds: readonly RefundRecord[] }) {
  const texts = useMessages(paymentHistoryMessages)
  return (
    <Card title={texts.refunds} padding="none">
      <RowList label={texts.refunds}>
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </RowList>
    </Card>
  )
}

function RefundRow({ refund }: { refund: RefundRecord }) {
  const texts = useMessages(paymentHistoryMessages)
  const language = useLanguage()
  const { application, amount, completed_at, requested_at } = refund
  const when = completed_at
    ? texts.refundCompleted(formatDate(completed_at, language))
    : texts.refundRequested(formatDate(requested_at, language))
  return (
    <LinkRow
      render={<ServiceLink service={application} />}
      title={`${formatRupees(amount)} · ${application.title}`}
      description={`${when} · ${displayTrackingId(application.track_id)}`}
      aside={
        <Badge tone={completed_at ? 'green' : 'yellow'}>
          {completed_at ? texts.refundDone : texts.refundOnWay}
        </Badge>
      }
    />
  )
}
