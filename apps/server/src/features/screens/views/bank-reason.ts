import { sourceLanguage } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { type BankReasonsTexts, bankReasonsMessages } from '@sanad/texts/server/bank-reasons'
import type { Language } from '../../../platform/http/language.ts'

/** What banks and gateways say most often, which they say in English. */
const usual: readonly (readonly [RegExp, keyof BankReasonsTexts])[] = [
  [/insufficient|low balance/i, 'funds'],
  [/limit/i, 'limit'],
  [/\b(pin|otp|cvv|password|authenticat)/i, 'proof'],
  [/expired card|card.*expired/i, 'card'],
  [/timed?\s?out|expired|not respond/i, 'time'],
  [/declin|refus|reject|denied/i, 'declined'],
]

/** Why a payment failed: the bank's own words, or what they mean where the reader's language is another one. */
export function bankReasonIn(language: Language, reason: string): string {
  const found = language === sourceLanguage ? undefined : usual.find(([words]) => words.test(reason))
  return found ? textsIn(bankReasonsMessages, language)[found[1]] : reason
}
