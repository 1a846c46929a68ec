import {
  formatMoney,
  type Instant,
  type LocalText,
  type MoneyDocumentKind,
  parseMoney,
  textIn,
} from '@sanad/domain'
import { offeredLanguages } from '@sanad/texts'
import { localTextsOf } from '@sanad/texts/node'
import { moneyDocumentsMessages } from '@sanad/texts/server/money-documents'

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

/** Titles in the other languages of the portal, beside the English one. */
export function translatedTitles(kind: MoneyDocumentKind): string {
  const titles = offeredLanguages.map((language) => textIn(documentTitles[kind], language))
  return [...new Set(titles)].filter((title) => title && title !== documentTitles[kind].en).join(' · ')
}

const inIndia = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', {
  ...inIndia,
  ...{ day: '2-digit', month: 'short', year: 'numeric' },
})
const moment = new Intl.DateTimeFormat('en-IN', {
  ...inIndia,
  ...{ day: '2-digit', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
})

export function dateText(instant: Instant): string {
  return day.format(new Date(instant))
}

export function timeText(instant: Instant): string {
  return moment.format(new Date(instant))
}

/** Rupees with two decimals in Indian grouping, without a currency sign. */
export function amountText(rupees: string): string {
  return formatMoney(parseMoney(rupees)).replace('₹', '')
}

const methods: Record<string, string> = {
  upi: 'UPI',
  credit_card: 'credit card',
  debit_card: 'debit card',
  card: 'card',
  prepaid_card: 'prepaid card',
  net_banking: 'net banking',
  wallet: 'wallet',
}

/** Label of the provider's payment method group. */
export function methodText(method: string | null): string | undefined {
  return method === null ? undefined : methods[method]
}
