import type { CatalogueService } from '@sanad/contracts'
import {
  type DynamicForm,
  defaultTimeline,
  findPayableStage,
  type Selection,
  type ServiceDefinition,
} from '@sanad/domain'
import { priceOf } from './price-of.ts'

/** The lowest amount that starts an application, tax included, how it is labelled, and what a service in parts costs in all. */
export function fromPrice(
  service: ServiceDefinition,
): Required<Pick<CatalogueService, 'from_price' | 'price_note' | 'whole_price'>> {
  const { pricing } = service
  switch (pricing.mode) {
    case 'fee':
      return {
        from_price: priceOf(service).total,
        price_note: pricing.quantity ? 'per_unit' : 'fixed',
        whole_price: null,
      }
    case 'stages': {
      const first = findPayableStage(defaultTimeline(service))
      const scope = first ? { stageId: first.id } : 'full'
      return {
        from_price: priceOf(service, { scope }).total,
        price_note: 'first_stage',
        whole_price: priceOf(service).total,
      }
    }
    case 'choice': {
      const totals = listCompleteSelections(pricing.form).map(
        (selection) => priceOf(service, { selection }).total,
      )
      return { from_price: Math.min(...totals), price_note: 'from', whole_price: null }
    }
  }
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
