import type { ServiceApplication } from '@sanad/contracts'
import { lazy, Suspense } from 'react'

const StateDialog = lazy(() =>
  import('./state-dialog.tsx').then((module) => ({ default: module.StateDialog })),
)

/** Nothing is issued without the State: it decides the tax. */
export function lacksState({ serviceDetails }: ServiceApplication): boolean {
  return serviceDetails.payment_status === 0 && serviceDetails.stateId === null
}

interface StateBeforePaymentProps {
  application: ServiceApplication
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/** The State is asked when a payment begins, of whom it is not known. */
export function StateBeforePayment({ application, open, onClose, onSaved }: StateBeforePaymentProps) {
  if (!open) return null
  return (
    <Suspense>
      <StateDialog application={application} onClose={onClose} onSaved={onSaved} />
    </Suspense>
  )
}
