import type { PaymentSituationTexts } from '@sanad/texts/web/payment-situation'

type ReasonText = Extract<keyof PaymentSituationTexts, `bank${string}Reason`>

/** What banks and gateways say most often, which they say in English. */
const usual: readonly (readonly [RegExp, ReasonText])[] = [
  [/insufficient|low balance/i, 'bankFundsReason'],
  [/limit/i, 'bankLimitReason'],
  [/\b(pin|otp|cvv|password|authenticat)/i, 'bankProofReason'],
  [/expired card|card.*expired/i, 'bankCardReason'],
  [/time[d ]?\s?out|expired|not respond/i, 'bankTimeReason'],
  [/declin|refus|reject|denied/i, 'bankDeclinedReason'],
]

/** The bank's words in the reader's language, as far as they are usual ones. */
export function findBankReason(reason: string, texts: PaymentSituationTexts): string | undefined {
  const found = usual.find(([words]) => words.test(reason))
  return found && texts[found[1]]
}
