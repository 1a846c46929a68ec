import { financialYearText } from '../calendar/financial-year.ts'

/** The documents of GST about money, each with a series of numbers of its own, and what its numbers begin with. */
export const moneyDocumentPrefixes = {
  /** Rule 50: an advance was received. */
  receipt_voucher: 'RV',
  /** Rule 46: the service was supplied. */
  tax_invoice: 'INV',
  /** Rule 51: an advance went back before there was an invoice. */
  refund_voucher: 'RF',
  /** Rule 53: money went back after there was one. */
  credit_note: 'CN',
} as const
export type MoneyDocumentKind = keyof typeof moneyDocumentPrefixes

/** The law allows so many characters, of letters, digits, `-` and `/`. */
const MAX_LENGTH = 16

/** `INV/26-27/000123`. Throws a RangeError for what is no place in a series, or would be longer than is allowed. */
export function moneyDocumentNumber(
  kind: MoneyDocumentKind,
  { financialYear, sequence }: { financialYear: number; sequence: number },
): string {
  const digits = String(sequence).padStart(6, '0')
  const number = `${moneyDocumentPrefixes[kind]}/${financialYearText(financialYear)}/${digits}`
  if (!Number.isSafeInteger(sequence) || sequence < 1 || number.length > MAX_LENGTH) {
    throw new RangeError(`No document of ${kind} can have the number ${number}`)
  }
  return number
}
