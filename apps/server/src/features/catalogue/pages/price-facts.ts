import { NO_SELECTION, quotePrice, type ServiceDefinition } from '@sanad/domain'
import { fromPrice } from '../from-price.ts'

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
  const total = (scope: 'full' | { stageId: string }) => {
    const outcome = quotePrice({
      service,
      quantity: 1,
      selection: NO_SELECTION,
      stateId: null,
      homeStateId: 0,
      unusedDiscount: '0',
      settled: [],
      scope,
    })
    return outcome.ok ? outcome.quote.total : undefined
  }
  return {
    first: from_price,
    whole: total('full'),
    stages: service.timeline.flatMap(({ id, kind, title }) =>
      kind === 'payment' ? [{ title, total: total({ stageId: id }) ?? 0 }] : [],
    ),
    note: price_note,
  }
}
