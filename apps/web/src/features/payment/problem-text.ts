import type { PaymentTexts } from './messages.ts'
import type { PaymentProblem } from './run-payment.ts'

/** The words for a payment that did not come as far as the checkout. */
export function problemText(
  problem: PaymentProblem,
  texts: PaymentTexts,
  errorText: (error: unknown, fallback: string) => string,
): string {
  switch (problem.kind) {
    case 'script_missing':
      return texts.scriptMissing
    case 'amount_invalid':
      return texts.amountInvalid
    case 'session_missing':
      return texts.sessionMissing
    case 'not_created':
      return errorText(problem.error, texts.notStarted)
  }
}
