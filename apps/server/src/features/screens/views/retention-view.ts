import type { ServiceApplication } from '@sanad/contracts'
import {
  type EarlyReturn,
  listEarlyReturns,
  listRetention,
  type PricedStanding,
  type ServiceDefinition,
  textIn,
} from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'

type Timeline = ServiceDefinition['timeline']

/** The service's scale of what is kept, and what that means in rupees for somebody who has not paid yet. */
export function toRetentionView(
  { timeline }: Pick<ServiceDefinition, 'timeline'>,
  standing: PricedStanding,
  language: Language,
): Pick<ServiceApplication, 'retention'> {
  const steps = listRetention(timeline)
  if (steps.length === 0) return {}
  const titleOf = (stageId: string) => timeline.find(({ id }) => id === stageId)?.title ?? { en: stageId }
  const returnsOf = returnsBefore(timeline, standing)
  return {
    retention: steps.map(({ stageId, percent, payments }) => ({
      stage_id: stageId,
      stage: textIn(titleOf(stageId), language),
      percent,
      payments: payments.map((id) => textIn(titleOf(id), language)),
      ...returnsOf(stageId),
    })),
  }
}

/** Nothing once something was paid: what the payments to come cost is known, what was paid before is not. */
function returnsBefore(timeline: Timeline, { paymentStatus, quote, listStagePrices }: PricedStanding) {
  const whole = quote('full')
  if (paymentStatus === 1 || !whole.ok) return () => ({})
  const { items, total } = whole.quote
  const full = listEarlyReturns(timeline, () => [{ items, rupees: total }])
  const stages = listStagePrices().map((price) => ({ items: [price.stageId], rupees: price.quote.total }))
  const stage =
    stages.length === 0
      ? []
      : listEarlyReturns(timeline, (completed) =>
          stages.filter((one) => one.items.some((item) => completed.includes(item))),
        )
  return (stageId: string) => {
    const inFull = findReturn(full, stageId)
    const inStages = findReturn(stage, stageId)
    return inFull ? { returns: { full: inFull, ...(inStages && { stage: inStages }) } } : {}
  }
}

function findReturn(returns: readonly EarlyReturn[], stageId: string) {
  const found = returns.find((one) => one.stageId === stageId)
  return found && { paid: found.paid, back: found.back }
}
