import type { QuoteView } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import type { PriceTexts } from '@sanad/texts/web/shared/price'
import type { PriceLine } from '@sanad/ui'

/** The lines of a price above its total. */
export function priceLinesOf(quote: QuoteView, texts: PriceTexts): PriceLine[] {
  const hasDiscount = quote.discount > 0
  return [
    { label: texts.applicationFee, amount: formatRupees(quote.base) },
    ...(hasDiscount
      ? [
          { label: texts.discount, amount: `−${formatRupees(quote.discount)}`, tone: 'discount' as const },
          { label: texts.subtotal, amount: formatRupees(quote.subtotal), tone: 'subtotal' as const },
        ]
      : []),
    ...quote.taxes.map(({ kind, percent, amount }) => ({
      label: `${kind} ${kind === 'IGST' ? percent.toFixed(1) : percent}%`,
      amount: formatRupees(amount),
    })),
  ]
}
