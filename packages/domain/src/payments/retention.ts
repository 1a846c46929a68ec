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
            payments: timeline.slice(0, index).flatMap((one) => (one.kind === 'payment' ? [one.id] : [])),
          },
        ],
  )
}

/** What one order settled, and the whole rupees that were paid for it. */
export type SettledPayment = { items: readonly string[]; rupees: number }

type Ending = {
  timeline: Timeline
  /** Ids of the completed stages. */
  completed: readonly string[]
  payments: readonly SettledPayment[]
}

/**
 * Whole rupees that the scale keeps, rounded down; undefined for a service version without a scale. Each payment stage is
 * kept by the work that follows it: who pays everything at once gets back what they paid for work that was not begun.
 */
export function keptByScale({ timeline, completed, payments }: Ending): number | undefined {
  const steps = listRetention(timeline)
  if (steps.length === 0) return undefined
  const reached = steps.filter(({ stageId }) => completed.includes(stageId))
  const percentOf = (item: string) =>
    reached
      .filter((step) => step.payments.length === 0 || step.payments.includes(item))
      .reduce((most, { percent }) => Math.max(most, percent), 0)
  return payments.reduce((kept, payment) => {
    const ofPayment = split(timeline, payment).map(({ item, rupees }) =>
      Math.floor((rupees * percentOf(item)) / 100),
    )
    // Shares that were rounded up may exceed it by a rupee.
    return kept + Math.min(payment.rupees, sum(ofPayment))
  }, 0)
}

export type EarlyReturn = { stageId: string; paid: number; back: number }

/**
 * Whole rupees paid and returned if the application ended right after each step of the scale. `paymentsBy`: what has been
 * paid once these stages are completed.
 */
export function listEarlyReturns(
  timeline: Timeline,
  paymentsBy: (completed: readonly string[]) => readonly SettledPayment[],
): EarlyReturn[] {
  const ids = timeline.map(({ id }) => id)
  return listRetention(timeline).map(({ stageId }) => {
    const completed = ids.slice(0, ids.indexOf(stageId) + 1)
    const payments = paymentsBy(completed)
    const paid = sum(payments.map(({ rupees }) => rupees))
    return { stageId, paid, back: paid - (keptByScale({ timeline, completed, payments }) ?? 0) }
  })
}

/** A payment for several stages at once, by their prices: a discount on all of them lowers each alike. */
function split(timeline: Timeline, { items, rupees }: SettledPayment): { item: string; rupees: number }[] {
  const fees = items.map((item) => parseMoney(timeline.find(({ id }) => id === item)?.amount ?? '0'))
  const whole = Number(sumMoney(fees))
  return items.map((item, index) => ({
    item,
    rupees: items.length === 1 ? rupees : Math.round((rupees * Number(fees[index])) / whole),
  }))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
