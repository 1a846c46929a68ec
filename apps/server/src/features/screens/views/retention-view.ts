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

/** The service's scale of what is kept, and what that means in rupees for who is to pay. */
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

/**
 * For the steps that are still to come. Before the first payment, of all that is paid by then; later of the payment to
 * come, as what was paid before is not known here.
 */
function returnsBefore(
  definition: Timeline,
  { paymentStatus, timeline, quote, listStagePrices }: PricedStanding,
) {
  const whole = quote('full')
  if (!whole.ok) return () => ({})
  const { items, total } = whole.quote
  const full = listEarlyReturns(definition, () => [{ items, rupees: total }])
  const stages = listStagePrices().map((price) => ({ items: [price.stageId], rupees: price.quote.total }))
  const paidBy = (completed: readonly string[]) =>
    paymentStatus === 1
      ? stages.slice(0, 1)
      : stages.filter((one) => one.items.some((item) => completed.includes(item)))
  const stage = stages.length === 0 ? [] : listEarlyReturns(definition, paidBy)
  const isDone = (stageId: string) =>
    timeline.some(({ id, status }) => id === stageId && status === 'completed')
  return (stageId: string) => {
    const inFull = isDone(stageId) ? undefined : findReturn(full, stageId)
    const inStages = findReturn(stage, stageId)
    return inFull ? { returns: { full: inFull, ...(inStages && { stage: inStages }) } } : {}
  }
}

function findReturn(returns: readonly EarlyReturn[], stageId: string) {
  const found = returns.find((one) => one.stageId === stageId)
  return found && { paid: found.paid, back: found.back }
}
