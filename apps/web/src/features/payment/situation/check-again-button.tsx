import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { Button, type ButtonProps } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { usePayment } from '../flow/payment-context.tsx'
import type { PricedOrder } from '../ordering/payment-requests.ts'

interface CheckAgainButtonProps extends Pick<ButtonProps, 'variant'> {
  order: PricedOrder
}

export function CheckAgainButton({ order, variant = 'primary' }: CheckAgainButtonProps) {
  const texts = useMessages(paymentSituationMessages)
  const { state, check } = usePayment()
  return (
    <Button
      variant={variant}
      busy={state.kind === 'checking'}
      busyLabel={texts.checking}
      onClick={() => check(order)}
    >
      {texts.checkAgain}
    </Button>
  )
}
