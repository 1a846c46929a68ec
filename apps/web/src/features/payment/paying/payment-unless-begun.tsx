import { paymentMessages } from '@sanad/texts/web/payment'
import { LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { usePayment } from '../flow/payment-context.tsx'
import { phaseText } from './phase-text.ts'

/** What leads to a first payment; its panel leads on from one that was begun. */
export function PaymentUnlessBegun({ children }: { children: ReactNode }) {
  const texts = useMessages(paymentMessages)
  const { state, situation } = usePayment()
  if (state.kind === 'running') return <LoadingState size="inline" label={phaseText(state, texts)} />
  return situation && situation.kind !== 'refund_due' ? null : children
}
