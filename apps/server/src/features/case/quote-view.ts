import type { QuoteView, ServiceApplication } from '@sanad/contracts'
import { listStagePrices, type Quote, type QuoteRequest, quotePrice } from '@sanad/domain'

/** Prices of what is unpaid: the whole, and each stage by itself. */
export function toQuoteViews(
  request: Omit<QuoteRequest, 'scope'>,
): Pick<ServiceApplication, 'quote' | 'stage_quotes'> {
  const whole = quotePrice({ ...request, scope: 'full' })
  return {
    quote: whole.ok ? toQuoteView(whole.quote) : null,
    stage_quotes: listStagePrices(request).map(({ stageId, quote }) => ({
      stage_id: stageId,
      quote: toQuoteView(quote),
    })),
  }
}

export function toQuoteView({ fee, discount, subtotal, taxes, tax, total }: Quote): QuoteView {
  return { base: fee, discount, subtotal, taxes, tax, total }
}
