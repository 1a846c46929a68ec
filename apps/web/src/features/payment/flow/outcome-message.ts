import type { PaymentTexts } from '@sanad/texts/web/payment'
import type { NotificationKind } from '@sanad/web-kit'
import type { PaymentOutcome } from './run-payment.ts'

export interface OutcomeMessage {
  readonly kind: NotificationKind
  readonly text: string
}

/** The toast for a payment's outcome; undefined while it is pending or being refunded. */
export function outcomeMessage(
  outcome: PaymentOutcome,
  texts: PaymentTexts,
  errorText: (error: unknown, fallback: string) => string,
): OutcomeMessage | undefined {
  const error = (text: string): OutcomeMessage => ({ kind: 'error', text })
  switch (outcome.kind) {
    case 'script_missing':
      return error(texts.scriptMissing)
    case 'amount_invalid':
      return error(texts.amountInvalid)
    case 'session_missing':
      return error(texts.sessionMissing)
    case 'not_created':
      return error(errorText(outcome.error, texts.notStarted))
    case 'unverified':
      return error(errorText(outcome.error, texts.verifyFailed))
    case 'settled':
      break
  }
  switch (outcome.status) {
    case 'paid':
      return { kind: 'success', text: texts.success }
    case 'failed':
      return error(texts.failed)
    case 'cancelled':
      return outcome.wasCancelled ? { kind: 'info', text: texts.cancelled } : error(texts.cancelledOrFailed)
    case 'pending':
    // The situation panel shows it.
    case 'refunding':
      return undefined
  }
}
