import type { StageDefinition } from '../catalogue/service-definition.ts'
import { parseMoney, sumMoney } from '../pricing/money.ts'

type Timeline = readonly Pick<StageDefinition, 'id' | 'kind' | 'amount' | 'keeps'>[]

export type RetentionStep = {
  stageId: string
  /** Of the payments named, otherwise of everything paid. */
  percent: number
  /** Payment stages before it; empty where the service is paid at once. What was paid for later work is not kept. */
  payments: string[]
}

/** What is kept once a stage is done, if the application then ends early; until the first of them nothing. */
export function listRetention(timeline: Timeline): RetentionStep[] {
  return timeline.flatMap(({ id, keeps }, index) =>
    keeps === undefined
      ? []
      : [
          {
            stageId: id,
            percent: keeps,
            payments: paymentsIn(timeline.slice(0, index)).map((paid) => paid.id),
          },
        ],
  )
}

type Ending = {
  timeline: Timeline
  /** Ids of the completed stages. */
  completed: readonly string[]
  /** Payment stages that are paid, each before its turn or with all others. */
  settled: readonly string[]
  paidRupees: number
}

/**
 * Whole rupees that the scale keeps, rounded down; undefined for a service version without a scale. Each payment stage is
 * kept by the work that follows it: who pays everything at once gets back what they paid for work that was not begun.
 */
export function keptByScale({ timeline, completed, settled, paidRupees }: Ending): number | undefined {
  const steps = listRetention(timeline)
  if (steps.length === 0) return undefined
  const reached = steps.filter(({ stageId }) => completed.includes(stageId))
  const percentOf = (payment?: string) =>
    reached
      .filter(({ payments }) => payment === undefined || payments.includes(payment))
      .reduce((most, { percent }) => Math.max(most, percent), 0)
  const payments = paymentsIn(timeline).filter(({ id }) => settled.includes(id))
  if (payments.length === 0) return Math.floor((paidRupees * percentOf()) / 100)
  const fees = payments.map(({ amount = '0' }) => parseMoney(amount))
  const whole = sumMoney(fees)
  const kept = payments.reduce((sum, { id }, index) => {
    const paid = Math.round((paidRupees * Number(fees[index])) / Number(whole))
    return sum + Math.floor((paid * percentOf(id)) / 100)
  }, 0)
  // Shares rounded up may exceed it by a rupee.
  return Math.min(kept, paidRupees)
}

function paymentsIn(timeline: Timeline): Timeline {
  return timeline.filter(({ kind }) => kind === 'payment')
}
