import type { ServiceDefinition } from '@sanad/domain'
import { fromPrice } from '../from-price.ts'
import { priceOf } from '../price-of.ts'

export interface PriceFacts {
  /** Payable at the beginning, tax included. */
  readonly first: number
  /** Everything; undefined where a choice decides it. */
  readonly whole: number | undefined
  /** What each payment stage costs, in their order. */
  readonly stages: readonly { title: ServiceDefinition['title']; total: number }[]
  readonly note: ReturnType<typeof fromPrice>['price_note']
}

/** What a service costs before anything is chosen, as an application that begins now would be quoted. */
export function priceFacts(service: ServiceDefinition): PriceFacts {
  const { from_price, price_note } = fromPrice(service)
  return {
    first: from_price,
    whole: service.pricing.mode === 'choice' ? undefined : priceOf(service).total,
    stages: service.timeline.flatMap(({ id, kind, title }) =>
      kind === 'payment' ? [{ title, total: priceOf(service, { scope: { stageId: id } }).total }] : [],
    ),
    note: price_note,
  }
}
