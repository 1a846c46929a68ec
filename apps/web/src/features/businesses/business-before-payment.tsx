import type { ServiceApplication } from '@sanad/contracts'
import { businessesMessages } from '@sanad/texts/web/businesses'
import { Button, Dialog } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { lazy, Suspense, useState } from 'react'

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

/** Confirmation before a payment without a business: it cannot be added afterwards. */
export function BusinessBeforePayment({ application, open, onPay, onClose }: BusinessBeforePaymentProps) {
  const texts = useMessages(businessesMessages)
  const [isChoosing, setChoosing] = useState<boolean>()
  const choose = () => {
    onClose()
    setChoosing(true)
  }
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onClose}
        size="small"
        title={texts.beforeTitle}
        closeLabel={texts.close}
        actions={
          <>
            <Button variant="secondary" onClick={onPay}>
              {texts.payWithout}
            </Button>
            <Button onClick={choose}>{texts.choose}</Button>
          </>
        }
      >
        <p>{texts.beforeText}</p>
      </Dialog>
      {isChoosing !== undefined && (
        <Suspense>
          <BusinessDialog application={application} open={isChoosing} onOpenChange={setChoosing} />
        </Suspense>
      )}
    </>
  )
}
