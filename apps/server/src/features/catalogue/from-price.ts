import type { CatalogueService } from '@sanad/contracts'
import {
  type DynamicForm,
  defaultTimeline,
  findPayableStage,
  NO_SELECTION,
  type Quote,
  type QuoteRequest,
  quotePrice,
  type Selection,
  type ServiceDefinition,
} from '@sanad/domain'

/** The lowest amount that starts an application, tax included, and how it is labelled. */
export function fromPrice(service: ServiceDefinition): Pick<CatalogueService, 'from_price' | 'price_note'> {
  const { pricing } = service
  switch (pricing.mode) {
    case 'fee':
      return { from_price: priceOf(service).total, price_note: pricing.quantity ? 'per_unit' : 'fixed' }
    case 'stages': {
      const first = findPayableStage(defaultTimeline(service))
      const scope = first ? { stageId: first.id } : 'full'
      return { from_price: priceOf(service, { scope }).total, price_note: 'first_stage' }
    }
    case 'choice': {
      const totals = listCompleteSelections(pricing.form).map(
        (selection) => priceOf(service, { selection }).total,
      )
      return { from_price: Math.min(...totals), price_note: 'from' }
    }
  }
}

function priceOf(service: ServiceDefinition, choice: Partial<QuoteRequest> = {}): Quote {
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

function listCompleteSelections(form: DynamicForm): Selection[] {
  const orNone = <T extends { id: string }>(options: readonly T[]): (T | null)[] =>
    options.length > 0 ? [...options] : [null]
  return form.options.flatMap((primary) =>
    orNone(primary.subOptions).flatMap((sub) =>
      orNone(sub?.nestedOptions ?? []).map((nested) => ({
        primary: primary.id,
        sub: sub?.id ?? null,
        nested: nested?.id ?? null,
      })),
    ),
  )
}
