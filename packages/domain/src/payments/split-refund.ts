import type { Quote } from '../pricing/quote.ts'
import type { TaxLine } from '../pricing/tax.ts'

/** How much of an order's subtotal and of each of its taxes goes back, in whole rupees that add up to the refund. */
export type RefundSplit = { subtotal: number; taxes: TaxLine[] }

/**
 * Takes a refund from subtotal and taxes as they stand in the order's total. What was refunded before counts: all
 * refunds of an order together give back exactly its lines, whatever they were cut into.
 */
export function splitRefund(
  quote: Pick<Quote, 'subtotal' | 'taxes' | 'total'>,
  { before, amount }: { before: number; amount: number },
): RefundSplit {
  const after = before + amount
  if (!Number.isSafeInteger(amount) || amount <= 0 || before < 0 || after > quote.total) {
    throw new RangeError(`${amount} after ${before} cannot be refunded of ${quote.total}`)
  }
  const shareOf = (line: number, part: number) => Math.round((line * part) / quote.total)
  const taxes = quote.taxes.map((tax) => {
    return { ...tax, amount: shareOf(tax.amount, after) - shareOf(tax.amount, before) }
  })
  return { subtotal: amount - taxes.reduce((sum, tax) => sum + tax.amount, 0), taxes }
}

/** Takes an amount from the first sources that have something left, in their order. */
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
