import type { PaymentTexts } from '@sanad/texts/web/payment'
import type { PaymentState } from '../flow/use-payment-flow.ts'

/** What the pay button says while a payment is under way: short, as the bar leaves it one line. */
export function phaseText(state: PaymentState, texts: PaymentTexts): string {
  if (state.kind !== 'running' || state.phase === 'verifying') return texts.confirming
  return state.phase === 'loading_gateway' ? texts.loadingGateway : texts.initialising
}
