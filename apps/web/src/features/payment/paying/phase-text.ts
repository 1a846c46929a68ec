import type { PaymentTexts } from '@sanad/texts/web/payment'
import type { PaymentState } from '../flow/use-payment-flow.ts'

/** What the pay button says while a payment is under way: short, as the bar leaves it one line. */
export function phaseText(state: PaymentState, texts: PaymentTexts): string {
  if (state.kind !== 'running') return texts.confirming
  switch (state.phase) {
    case 'initialising':
      return texts.initialising
    case 'creating_session':
      return texts.creatingSession
    case 'loading_gateway':
      return texts.loadingGateway
    case 'verifying':
      return texts.confirming
  }
}
