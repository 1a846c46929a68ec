import { expect, it } from 'vitest'
import type { PaymentOrderState } from './order-states.ts'
import { isPolledTooEarly, nextOrderPoll, nextRefundPoll } from './poll-times.ts'

const createdAt = new Date('2026-11-20T10:00:00Z')
const MINUTE = 60_000

/** Minutes after the order was made at which it is looked at. */
function looks(state: PaymentOrderState): number[] {
  const found: number[] = []
  let now = createdAt
  for (let count = 0; count < 1000; count++) {
    const next = nextOrderPoll({ state, createdAt }, now)
    if (!next || next.getTime() - createdAt.getTime() > 9 * 1440 * MINUTE) break
    found.push((next.getTime() - createdAt.getTime()) / MINUTE)
    now = next
  }
  return found
}

const marks = [0.5, 2, 5, 10, 30, 60, 120, 1440, 2 * 1440, 7 * 1440]

it('a closed order is looked at after 30 seconds, 2, 5, 10, 30 minutes, hourly, then daily to seven days', () => {
  const found = looks('cancelled')
  expect(found).toEqual(expect.arrayContaining(marks))
  expect(found).toHaveLength(5 + 24 + 6)
  expect(found.at(-1)).toBe(7 * 1440)
})

it('[F-02] while an order can be paid, or a bank is deciding it, no five minutes pass without a look', () => {
  for (const [state, until] of [
    ['active', 30],
    ['confirming', 1440],
  ] as const) {
    const found = looks(state)
    expect(found).toEqual(expect.arrayContaining(marks))
    const gaps = found.flatMap((at, index) => (at <= until ? [at - (found[index - 1] ?? 0)] : []))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(4)
  }
})

it('what a bank is deciding is followed until it is decided, what staff are to decide is not', () => {
  const now = new Date('2026-12-20T10:00:00Z')
  expect(nextOrderPoll({ state: 'confirming', createdAt }, now)).toEqual(new Date('2026-12-21T10:00:00Z'))
  expect(nextOrderPoll({ state: 'expired', createdAt }, now)).toBeUndefined()
  expect(nextOrderPoll({ state: 'review', createdAt }, createdAt)).toBeUndefined()
})

it('a poll that was planned before the decision tells nothing new within the hour after it', () => {
  const decidedAt = new Date(createdAt.getTime() + MINUTE)
  const early = (minutes: number, state: 'paid' | 'refund_due' | 'active' = 'paid') =>
    isPolledTooEarly(
      { state, decidedAt: state === 'active' ? null : decidedAt },
      new Date(decidedAt.getTime() + minutes * MINUTE),
    )
  expect([0, 59.9, 60, 61].map((minutes) => early(minutes))).toEqual([true, true, false, false])
  expect(early(1, 'refund_due')).toBe(true)
  expect(early(1, 'active')).toBe(false)
})

it('what is decided is looked at an hour, a day, three and seven days after, as it may be taken twice', () => {
  for (const state of ['paid', 'refund_due'] as const) {
    const decidedAt = new Date(createdAt.getTime() + 6 * 1440 * MINUTE)
    const found: number[] = []
    for (
      let now: Date | undefined = decidedAt;
      now;
      now = nextOrderPoll({ state, createdAt, decidedAt }, now)
    ) {
      found.push((now.getTime() - decidedAt.getTime()) / MINUTE)
    }
    expect(found).toEqual([0, 60, 1440, 3 * 1440, 7 * 1440])
  }
})

it('a refund is looked at soon, then hourly, then every six hours without an end', () => {
  const after = (ms: number) => new Date(createdAt.getTime() + ms)
  expect(nextRefundPoll(createdAt, createdAt)).toEqual(after(10_000))
  expect(nextRefundPoll(createdAt, after(10_000))).toEqual(after(MINUTE))
  expect(nextRefundPoll(createdAt, after(40 * MINUTE))).toEqual(after(100 * MINUTE))
  expect(nextRefundPoll(createdAt, after(30 * 1440 * MINUTE))).toEqual(after((30 * 1440 + 360) * MINUTE))
})
