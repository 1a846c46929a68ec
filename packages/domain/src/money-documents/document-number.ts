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

/**
 * Document number such as `INV/26-27/000123`. Beyond 999,999 of a year its separators make room for the digits
 * (`INV/2627/1000000`), as a number that cannot be written would fail the payment. Throws a RangeError if `sequence` is
 * not positive or fits in no form.
 */
export function moneyDocumentNumber(
  kind: MoneyDocumentKind,
  { financialYear, sequence }: { financialYear: number; sequence: number },
): string {
  const prefix = moneyDocumentPrefixes[kind]
  const years = financialYearText(financialYear)
  const short = years.replace('-', '')
  const digits = String(sequence).padStart(6, '0')
  const forms = [`${prefix}/${years}/`, `${prefix}/${short}/`, `${prefix}${short}/`]
  const number = forms.map((form) => form + digits).find(({ length }) => length <= MAX_LENGTH)
  if (!Number.isSafeInteger(sequence) || sequence < 1 || number === undefined) {
    throw new RangeError(`No document of ${kind} can have the place ${sequence}`)
  }
  return number
}
