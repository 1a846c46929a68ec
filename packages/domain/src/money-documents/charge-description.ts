import type { PaymentItem } from '../catalogue/payment-item.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import { resolveSelection, type Selection } from '../pricing/selection.ts'

export type ChargedService = {
  service: Pick<ServiceDefinition, 'title' | 'pricing' | 'timeline'>
  items: readonly PaymentItem[]
  quantity: number
  selection: Selection
}

/** Description of a charge on a document, in English: service title, then stages, chosen options or quantity. */
export function describeCharge({ service, items, quantity, selection }: ChargedService): string {
  const { pricing, timeline, title } = service
  const stages = timeline.filter(({ id }) => items.includes(id)).map((stage) => stage.title.en)
  const choice = pricing.mode === 'choice' ? resolveSelection(pricing.form, selection) : undefined
  const options = choice?.ok ? choice.path.map(({ label }) => label.en) : []
  const count =
    pricing.mode === 'fee' && pricing.quantity ? [`${pricing.quantity.label.en}: ${quantity}`] : []
  return [title.en, ...stages, ...options, ...count].join(' · ')
}
