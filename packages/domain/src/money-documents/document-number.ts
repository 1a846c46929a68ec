import { financialYearText } from '../calendar/financial-year.ts'

/** Document kinds of the CGST Rules with the prefix of their number series; each kind has its own series. */
export const moneyDocumentPrefixes = {
  /** Rule 50: advance received. */
  receipt_voucher: 'RV',
  /** Rule 46: service supplied. */
  tax_invoice: 'INV',
  /** Rule 51: advance refunded before an invoice was issued. */
  refund_voucher: 'RF',
  /** Rule 53: refunded after an invoice was issued. */
  credit_note: 'CN',
} as const
export type MoneyDocumentKind = keyof typeof moneyDocumentPrefixes

/** CGST Rules: at most 16 characters, of letters, digits, `-` and `/`. */
const MAX_LENGTH = 16

/** Document number such as `INV/26-27/000123`. Throws a RangeError if `sequence` is not positive or it is too long. */
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
