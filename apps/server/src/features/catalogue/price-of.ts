import {
  NO_SELECTION,
  type Quote,
  type QuoteRequest,
  quotePrice,
  type ServiceDefinition,
} from '@sanad/domain'

/** The quote of an application that begins now, for everything and nothing chosen unless said; throws without a price. */
export function priceOf(service: ServiceDefinition, choice: Partial<QuoteRequest> = {}): Quote {
  const outcome = quotePrice({
    service,
    quantity: 1,
    selection: NO_SELECTION,
    // The state decides only how the tax is split, not the total.
    stateId: null,
    homeStateId: 0,
    unusedDiscount: '0',
    settled: [],
    scope: 'full',
    ...choice,
  })
  if (!outcome.ok) throw new Error(`Service ${service.slug} has no price to begin with: ${outcome.reason}`)
  return outcome.quote
}
