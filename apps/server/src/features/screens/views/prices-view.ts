import type { ServiceApplication } from '@sanad/contracts'
import type { PricedStanding } from '@sanad/domain'
import { toQuoteView } from '../../case/quote-view.ts'

/** Quotes of what is unpaid: in full, and per stage. */
export function toPricesView({
  quote,
  listStagePrices,
}: PricedStanding): Pick<ServiceApplication, 'quote' | 'stage_quotes'> {
  const whole = quote('full')
  return {
    quote: whole.ok ? toQuoteView(whole.quote) : null,
    stage_quotes: listStagePrices().map(({ stageId, quote }) => ({
      stage_id: stageId,
      quote: toQuoteView(quote),
    })),
  }
}
