import type { ServiceApplication } from '@sanad/contracts'
import { latePart } from '@sanad/web-kit'

const StateDialog = latePart(() => import('./state-dialog.tsx').then(({ StateDialog }) => StateDialog))

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
  return <StateDialog application={application} onClose={onClose} onSaved={onSaved} onFail={onClose} />
}
