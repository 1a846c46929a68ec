import type { RefundRecord } from '@sanad/contracts'
import { refundMessages } from '@sanad/texts/web/shared/refund'
import { Card } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { RefundList } from '../../shared/refunds/refund-list.tsx'

/** Money that goes back, or went, of all services. */
export function RefundsCard({ refunds }: { refunds: readonly RefundRecord[] }) {
  const texts = useMessages(refundMessages)
  return (
    <Card title={texts.title} padding="none">
      <RefundList
        refunds={refunds}
        about={({ application }) =>
          application.is_deleted ? (
            application.title
          ) : (
            <ServiceLink service={application}>{application.title}</ServiceLink>
          )
        }
      />
    </Card>
  )
}
