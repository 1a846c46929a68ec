// Written by `npm run texts` from texts/en/server/amount-in-words.json.
import english from '../../../../../texts/en/server/amount-in-words.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface AmountInWordsTexts {
  readonly numbers: string
  readonly hundred: string
  readonly thousand: string
  readonly lakh: string
  readonly crore: string
  readonly rupees: (params: { rupees: Value }) => string
  readonly rupeesAndPaise: (params: { rupees: Value; paise: Value }) => string
}

export const amountInWordsMessages = defineMessages<AmountInWordsTexts>('server/amount-in-words', english)
