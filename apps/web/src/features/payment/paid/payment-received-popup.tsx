import { latePart } from '@sanad/web-kit'
import { useAppSelector } from '../../../shared/state/app-state.ts'

const PaymentReceivedDialog = latePart(() =>
  import('./payment-received-dialog.tsx').then(({ PaymentReceivedDialog }) => PaymentReceivedDialog),
)

export const paymentReceivedModal = 'payment_received'

/** Thanks for a payment. Its state is in the store (`ui.modal`), to survive the navigation to the service page. */
export function PaymentReceivedPopup() {
  const modal = useAppSelector((state) => state.ui.modal)
  if (!modal.isOpen || modal.type !== paymentReceivedModal) return null
  return <PaymentReceivedDialog title={titleOf(modal.data)} />
}

function titleOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'title' in data ? String(data.title) : ''
}
