import {
  type DocumentState,
  formatMoment,
  formatMoney,
  type Instant,
  isStateAlone,
  type LocalText,
  type MoneyDocument,
  type MoneyDocumentKind,
  parseMoney,
  type Recipient,
  textIn,
} from '@sanad/domain'
import { type Language, localeOf, offeredLanguages } from '@sanad/texts'
import { localTextsOf, textsIn } from '@sanad/texts/node'
import {
  type MoneyDocumentPrintTexts,
  moneyDocumentPrintMessages,
} from '@sanad/texts/server/money-document-print'
import { moneyDocumentsMessages } from '@sanad/texts/server/money-documents'
import { translatedStates } from '../../../platform/language/translated-states.ts'
import { wordsOfAmount } from './words-of-amount.ts'

/** Title of each kind of document, in every language. */
export const documentTitles: Readonly<Record<MoneyDocumentKind, LocalText>> =
  localTextsOf(moneyDocumentsMessages)

/** The rule of the CGST Rules, 2017 that requires it. */
export const documentRules = {
  receipt_voucher: 50,
  tax_invoice: 46,
  refund_voucher: 51,
  credit_note: 53,
} as const satisfies Record<MoneyDocumentKind, number>

/** In which language a document is printed; what was issued is as it was issued. */
export interface DocumentWords {
  readonly texts: MoneyDocumentPrintTexts
  /** What was recorded in several languages at issue. */
  readonly local: (text: LocalText) => string
  readonly title: (kind: MoneyDocumentKind) => string
  /** The title in the other languages of the portal: whoever checks the books may read another one. */
  readonly otherTitles: (kind: MoneyDocumentKind) => string
  /** The total in words. */
  readonly amount: (document: MoneyDocument) => string
  readonly date: (instant: Instant) => string
  readonly time: (instant: Instant) => string
  /** Maharashtra (27); महाराष्ट्र (27) */
  readonly state: (state: DocumentState) => string
  /** As it was given; where only the State is known, in words of the language. */
  readonly address: (recipient: Recipient) => string | null
  /** Label of the provider's payment method group. */
  readonly method: (method: string | null) => string | undefined
}

export function documentWords(language: Language): DocumentWords {
  const texts = textsIn(moneyDocumentPrintMessages, language)
  const locale = localeOf(language)
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Kolkata',
    ...{ day: '2-digit', month: 'short', year: 'numeric' },
  })
  const methods: Readonly<Record<string, unknown>> = { ...texts }
  const title = (kind: MoneyDocumentKind) => textIn(documentTitles[kind], language)
  const stateName = ({ name }: DocumentState) => {
    // By name, not by code alone: a name that the list no longer has is printed as it was issued.
    const known = translatedStates.find((state) => state.name.en === name)
    return known ? textIn(known.name, language) : name
  }
  return {
    texts,
    local: (text) => textIn(text, language),
    title,
    otherTitles: (kind) => {
      const titles = offeredLanguages.map((other) => textIn(documentTitles[kind], other))
      return [...new Set(titles)].filter((other) => other && other !== title(kind)).join(' · ')
    },
    amount: (document) => wordsOfAmount(document, language),
    date: (instant) => day.format(new Date(instant)),
    time: (instant) => formatMoment(instant, locale),
    state: (state) => `${stateName(state)} (${state.code})`,
    address: (recipient) =>
      recipient.state && isStateAlone(recipient)
        ? texts.stateInIndia({ state: stateName(recipient.state) })
        : recipient.address,
    method: (method) => {
      const label = methods[`methods.${method}`]
      return typeof label === 'string' ? label : undefined
    },
  }
}

/** Rupees with two decimals in Indian grouping, without a currency sign. */
export function amountText(rupees: string): string {
  return formatMoney(parseMoney(rupees)).replace('₹', '')
}
