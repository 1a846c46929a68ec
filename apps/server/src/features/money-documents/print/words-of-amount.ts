import { type MoneyDocument, moneyInWords, parseMoney } from '@sanad/domain'
import { type Language, sourceLanguage } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { amountInWordsMessages } from '@sanad/texts/server/amount-in-words'

/** The total of a document in words: in the source language those it was issued with. */
export function wordsOfAmount({ totals, amountInWords }: MoneyDocument, language: Language): string {
  if (language === sourceLanguage) return amountInWords
  const texts = textsIn(amountInWordsMessages, language)
  const { rupees, paise } = moneyInWords(parseMoney(totals.total), {
    ...texts,
    numbers: texts.numbers.split(' '),
  })
  return paise === null ? texts.rupees({ rupees }) : texts.rupeesAndPaise({ rupees, paise })
}
