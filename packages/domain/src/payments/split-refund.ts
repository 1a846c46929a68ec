import type { Quote } from '../pricing/quote.ts'
import type { TaxLine } from '../pricing/tax.ts'

/** Parts of a refund by subtotal and tax, in rupees that add up to the refund; taxes may have 50 paise. */
export type RefundSplit = { subtotal: number; taxes: TaxLine[] }

/**
 * Splits a refund over subtotal and taxes in proportion to the order's total (whole rupees). Cumulative, so that all
 * refunds of an order together return exactly its lines. Throws a RangeError if it exceeds what is left.
 */
export function splitRefund(
  quote: Pick<Quote, 'subtotal' | 'taxes' | 'total'>,
  { before, amount }: { before: number; amount: number },
): RefundSplit {
  const after = before + amount
  if (!Number.isSafeInteger(amount) || amount <= 0 || before < 0 || after > quote.total) {
    throw new RangeError(`${amount} after ${before} cannot be refunded of ${quote.total}`)
  }
  // Halves of an odd tax are given back in halves of a rupee: CGST and SGST stay equal, and the subtotal whole. Orders from
  // before have whole lines (763 and 762) and keep the rounding of the refunds that they may already have.
  const steps = quote.taxes.every((tax) => Number.isInteger(tax.amount)) ? 1 : 2
  const shareOf = (line: number, part: number) => Math.round((line * part * steps) / quote.total) / steps
  const taxes = quote.taxes.map((tax) => {
    return { ...tax, amount: shareOf(tax.amount, after) - shareOf(tax.amount, before) }
  })
  return { subtotal: amount - taxes.reduce((sum, tax) => sum + tax.amount, 0), taxes }
}

/** Takes an amount from sources in their order until it is covered; less if they do not suffice. */
export function takeInOrder<Source extends { left: number }>(
  sources: readonly Source[],
  amount: number,
): { source: Source; amount: number }[] {
  let open = amount
  return sources.flatMap((source) => {
    const taken = Math.min(open, source.left)
    open -= taken
    return taken > 0 ? [{ source, amount: taken }] : []
  })
}
