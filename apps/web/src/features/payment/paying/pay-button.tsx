import { paymentMessages } from '@sanad/texts/web/payment'
import { Button, type ButtonProps } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { usePayment } from '../flow/payment-context.tsx'
import type { PurchaseScope } from '../ordering/purchase.ts'
import { phaseText } from './phase-text.ts'

interface PayButtonProps extends Pick<ButtonProps, 'variant' | 'fullWidth' | 'children'> {
  scope: PurchaseScope
}

/** Begins a payment; while one is under way the button that began it says how far it is. Nothing for staff who act. */
export function PayButton({ scope, ...rest }: PayButtonProps) {
  const texts = useMessages(paymentMessages)
  const { state, pay, canPay, busy, purchase, isActing } = usePayment()
  if (isActing) return null
  const began = state.kind === 'running' ? state.scope : purchase?.scope
  return (
    <Button
      {...rest}
      busy={busy && scope === began}
      busyLabel={phaseText(state, texts)}
      disabled={!canPay}
      onClick={() => pay(scope)}
    />
  )
}
