import type { ServiceApplication } from '@sanad/contracts'
import { isWholeAddress } from '@sanad/domain'
import { latePart } from '@sanad/web-kit'

const BuyerDialog = latePart(() => import('./buyer-dialog.tsx').then(({ BuyerDialog }) => BuyerDialog))

/** The invoice would lack an address, or the name of a registration, that it needs. */
export function lacksAddress({ buyer }: ServiceApplication): boolean {
  if (buyer?.address_needed !== true) return false
  return !isWholeAddress(buyer.address ?? '') || (buyer.gstin !== null && !buyer.legal_name)
}

interface BuyerBeforePaymentProps {
  application: ServiceApplication
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/** What a payment of this amount needs is asked when it begins. */
export function BuyerBeforePayment({ application, open, onClose, onSaved }: BuyerBeforePaymentProps) {
  if (!open) return null
  return <BuyerDialog application={application} onClose={onClose} onSaved={onSaved} onFail={onClose} />
}
