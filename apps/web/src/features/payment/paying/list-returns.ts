import type { ServiceApplication } from '@sanad/contracts'
import { keptByScale } from '@sanad/domain'
import { currentTimeline, type Purchase } from '../ordering/purchase.ts'

/** What comes back, in whole rupees, if the application ends after this stage. */
export interface Return {
  readonly stage: string
  readonly paid: number
  readonly back: number
}

/**
 * By the rule that refunds go by, for somebody who pays as `purchase` says. Undefined once something was paid: what the
 * payments to come cost is known, what was paid before is not.
 */
export function listReturns(application: ServiceApplication, purchase: Purchase): Return[] | undefined {
  const { retention = [], serviceDetails, stage_quotes } = application
  if (serviceDetails.payment_status === 1) return undefined
  const timeline = currentTimeline(application).map(({ id, kind, amount }) => {
    const keeps = retention.find(({ stage_id }) => stage_id === id)?.percent
    return {
      id,
      kind,
      ...(amount !== null && { amount: String(amount) }),
      ...(keeps !== undefined && { keeps }),
    }
  })
  const ids = timeline.map(({ id }) => id)
  const whole = { items: purchase.stages.map(({ id }) => id), rupees: purchase.quote.total }
  if (whole.items.length === 0) whole.items.push('service')
  const parts = stage_quotes.map(({ stage_id, quote }) => ({ items: [stage_id], rupees: quote.total }))
  const returns = timeline.flatMap(({ id, keeps }, index) => {
    if (keeps === undefined) return []
    const completed = ids.slice(0, index + 1)
    const payments =
      purchase.scope === 'full'
        ? [whole]
        : parts.filter(({ items }) => items.some((item) => completed.includes(item)))
    const kept = keptByScale({ timeline, completed, payments })
    const stage = retention.find(({ stage_id }) => stage_id === id)?.stage
    if (kept === undefined || stage === undefined) return []
    const paid = payments.reduce((sum, { rupees }) => sum + rupees, 0)
    return [{ stage, paid, back: paid - kept }]
  })
  return returns.length === retention.length ? returns : undefined
}
