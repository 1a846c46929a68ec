import type { ServiceApplication } from '@sanad/contracts'
import { latePart } from '@sanad/web-kit'
import { useState } from 'react'

const WithoutBusinessDialog = latePart(() =>
  import('./without-business-dialog.tsx').then(({ WithoutBusinessDialog }) => WithoutBusinessDialog),
)
const BusinessDialog = latePart(() =>
  import('./business-dialog.tsx').then(({ BusinessDialog }) => BusinessDialog),
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
      {open && <WithoutBusinessDialog onPay={onPay} onChoose={choose} onClose={onClose} onFail={onClose} />}
      {isChoosing !== undefined && (
        <BusinessDialog
          application={application}
          open={isChoosing}
          onOpenChange={setChoosing}
          onFail={() => setChoosing(undefined)}
        />
      )}
    </>
  )
}
