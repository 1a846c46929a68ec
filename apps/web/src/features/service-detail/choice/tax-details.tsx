import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Card, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { BuyerDetails } from './buyer-details.tsx'
import { StateChoice } from './state-choice.tsx'
import type { SavedChoice } from './use-saved-choice.ts'

/** Who the customer is for tax; asked before the first payment. */
export function TaxDetails(parts: { application: ServiceApplication; saved: SavedChoice }) {
  const texts = useMessages(serviceDetailMessages)
  const { application } = parts
  if (application.serviceDetails.payment_status === 1) return null
  return (
    <Card title={texts.taxDetails}>
      <Stack>
        <StateChoice {...parts} />
        <BuyerDetails application={application} />
      </Stack>
    </Card>
  )
}

/** After a payment, for what is issued from then on. */
export function InvoiceDetails({ application }: { application: ServiceApplication }) {
  const texts = useMessages(serviceDetailMessages)
  const { buyer, serviceDetails } = application
  if (serviceDetails.payment_status === 0 || !buyer?.may_change) return null
  return (
    <Card title={texts.invoiceDetails} description={texts.invoiceDetailsText}>
      <BuyerDetails application={application} />
    </Card>
  )
}
