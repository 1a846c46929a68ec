import type { ServiceApplication } from '@sanad/contracts'
import { lazy, Suspense, useState } from 'react'

const WithoutBusinessDialog = lazy(() =>
  import('./without-business-dialog.tsx').then((module) => ({ default: module.WithoutBusinessDialog })),
)
const BusinessDialog = lazy(() =>
  import('./business-dialog.tsx').then((module) => ({ default: module.BusinessDialog })),
)

/** The business of an application can be set only before payment. */
export function lacksBusiness({ serviceDetails, allowed_actions }: ServiceApplication): boolean {
  return serviceDetails.business_id === null && allowed_actions.includes('change_business')
}

interface BusinessBeforePaymentProps {
  application: ServiceApplication
  open: boolean
  onPay: () => void
  onClose: () => void
}

/** Asks before a payment without a business, or for the business. */
export function BusinessBeforePayment({ application, open, onPay, onClose }: BusinessBeforePaymentProps) {
  const [isChoosing, setChoosing] = useState<boolean>()
  const choose = () => {
    onClose()
    setChoosing(true)
  }
  return (
    <>
      {open && (
        <Suspense>
          <WithoutBusinessDialog onPay={onPay} onChoose={choose} onClose={onClose} />
        </Suspense>
      )}
      {isChoosing !== undefined && (
        <Suspense>
          <BusinessDialog application={application} open={isChoosing} onOpenChange={setChoosing} />
        </Suspense>
      )}
    </>
  )
}
