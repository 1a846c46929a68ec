import type { ServiceApplication } from '@sanad/contracts'
import { refundMessages } from '@sanad/texts/web/shared/refund'
import { Card, RupeeIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { RefundList } from '../../../shared/refunds/refund-list.tsx'

/** Money of this service that goes back, or went. */
export function RefundsOfService({ application: { refunds } }: { application: ServiceApplication }) {
  const texts = useMessages(refundMessages)
  if (refunds.length === 0) return null
  return (
    <Card title={texts.title} icon={<RupeeIcon />} padding="none">
      <RefundList refunds={refunds} />
    </Card>
  )
}
