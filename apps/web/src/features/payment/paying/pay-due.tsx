import { formatRupees } from '@sanad/domain'
import { paymentMessages } from '@sanad/texts/web/payment'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { usePayment } from '../flow/payment-context.tsx'
import { PayButton } from './pay-button.tsx'

interface PayDueProps {
  /** What tells of the payment that is due, with the button that pays what was chosen, where the customer may. */
  children: (pay: ReactNode) => ReactNode
}

/** Leads to the payment that is due; nothing where the panel about an earlier payment leads on. */
export function PayDue({ children }: PayDueProps) {
  const texts = useMessages(paymentMessages)
  const { stage, purchase, situation, application, isActing } = usePayment()
  if (situation && situation.kind !== 'refund_due') return null
  if (!stage || !purchase || isActing || !application.allowed_actions.includes('pay')) {
    return children(undefined)
  }
  const total = formatRupees(purchase.quote.total)
  return children(<PayButton scope={purchase.scope}>{texts.payDue({ total })}</PayButton>)
}
