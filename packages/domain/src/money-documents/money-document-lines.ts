import * as m from '../pricing/money.ts'
import type { Quote } from '../pricing/quote.ts'
import type { TaxKind } from '../pricing/tax.ts'

/** Amounts of a receipt or invoice, exact to the paisa, as decimal rupees. */
export type MoneyDocumentLines = {
  fee: string
  discount: string
  taxable: string
  taxes: { kind: TaxKind; percent: number; amount: string }[]
  /** Difference to the charged total; may be negative. */
  roundOff: string
  total: string
}

/** Amounts of a charged quote to the paisa (half up), with the "Round off" line of GST documents. */
export function moneyDocumentLines(quote: Quote): MoneyDocumentLines {
  const exact = m.parseMoney(quote.exact.taxable)
  const taxable = m.roundHalfUp(exact, m.PAISA)
  const fee = m.roundHalfUp(m.parseMoney(quote.exact.fee), m.PAISA)
  const taxes = quote.taxes.map(({ kind, percent }) => ({
    kind,
    percent,
    amount: m.percentageHalfUp(exact, percent, m.PAISA),
  }))
  const total = m.fromRupees(quote.total)
  const lines = m.sumMoney([taxable, ...taxes.map(({ amount }) => amount)])
  return {
    fee: m.moneyToText(fee),
    discount: m.moneyToText(m.subtractMoney(fee, taxable)),
    taxable: m.moneyToText(taxable),
    taxes: taxes.map((tax) => ({ ...tax, amount: m.moneyToText(tax.amount) })),
    roundOff: m.moneyToText(m.subtractMoney(total, lines)),
    total: m.moneyToText(total),
  }
}
