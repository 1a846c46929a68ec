import type { PaymentItem } from '../catalogue/payment-item.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import { type LocalText, textIn } from '../language/local-text.ts'
import { resolveSelection, type Selection } from '../pricing/selection.ts'

export type ChargedService = {
  service: Pick<ServiceDefinition, 'title' | 'pricing' | 'timeline'>
  items: readonly PaymentItem[]
  quantity: number
  selection: Selection
}

/** Description of a charge on a document, in every language of the service's title. */
export function describeCharge(charged: ChargedService): LocalText {
  const { en, ...others } = charged.service.title
  const translated = Object.keys(others).map((language) => [language, describeIn(charged, language)])
  return { ...Object.fromEntries(translated), en: describeIn(charged, 'en') }
}

/** Service title, then stages, chosen options or quantity. */
function describeIn({ service, items, quantity, selection }: ChargedService, language: string): string {
  const { pricing, timeline, title } = service
  const stages = timeline.filter(({ id }) => items.includes(id)).map((stage) => textIn(stage.title, language))
  const choice = pricing.mode === 'choice' ? resolveSelection(pricing.form, selection) : undefined
  const options = choice?.ok ? choice.path.map(({ label }) => textIn(label, language)) : []
  const count =
    pricing.mode === 'fee' && pricing.quantity
      ? [`${textIn(pricing.quantity.label, language)}: ${quantity}`]
      : []
  return [textIn(title, language), ...stages, ...options, ...count].join(' · ')
}
