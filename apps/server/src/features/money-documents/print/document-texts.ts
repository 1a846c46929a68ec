import { formatMoney, type Instant, type MoneyDocumentKind, parseMoney } from '@sanad/domain'

/** How each document names itself, in both languages, and the rule of the CGST Rules that asks for it. */
export const documentTitles = {
  receipt_voucher: { en: 'Receipt voucher', hi: 'रसीद वाउचर', rule: 50 },
  tax_invoice: { en: 'Tax invoice', hi: 'कर बीजक (टैक्स इनवॉइस)', rule: 46 },
  refund_voucher: { en: 'Refund voucher', hi: 'रिफ़ंड वाउचर', rule: 51 },
  credit_note: { en: 'Credit note', hi: 'क्रेडिट नोट', rule: 53 },
} as const satisfies Record<MoneyDocumentKind, { en: string; hi: string; rule: number }>

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

/** Decimal rupees to the paisa in Indian grouping; the columns say that they are rupees. */
export function amountText(rupees: string): string {
  return formatMoney(parseMoney(rupees)).replace('₹', '')
}

const methods: Record<string, string> = {
  upi: 'UPI',
  credit_card: 'credit card',
  debit_card: 'debit card',
  prepaid_card: 'prepaid card',
  net_banking: 'net banking',
  wallet: 'wallet',
}

/** The provider's name of a group of payment methods, in words. */
export function methodText(method: string | null): string | undefined {
  return method === null ? undefined : methods[method]
}
