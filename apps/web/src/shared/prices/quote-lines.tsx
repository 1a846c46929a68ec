import type { QuoteView } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { priceMessages } from '@sanad/texts/web/shared/price'
import { PriceLines } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { priceLinesOf } from './price-lines-of.ts'

/** A price with what it is made of. */
export function QuoteLines({ quote }: { quote: QuoteView }) {
  const texts = useMessages(priceMessages)
  return (
    <PriceLines
      lines={priceLinesOf(quote, texts)}
      totalLabel={texts.total}
      total={formatRupees(quote.total)}
    />
  )
}
