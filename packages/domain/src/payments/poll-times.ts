import { type PaymentOrderState, phaseOfOrder } from './order-states.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Backoff schedule of polls by the order's age: 30 seconds, 2, 5, 10, 30 minutes, then hourly, then daily. */
const marks = [
  ...[0.5, 2, 5, 10, 30].map((minutes) => minutes * MINUTE),
  ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * HOUR),
  ...Array.from({ length: 6 }, (_, day) => (day + 2) * DAY),
]

/** A decided order may be captured once more, as by a bank that was slow with another attempt. */
const FIRST_AFTER = HOUR
const marksAfter = [FIRST_AFTER, DAY, 3 * DAY, 7 * DAY]

/** Longest interval between two polls while money may come at any moment: no payment is unnoticed for five minutes. */
const WATCH = 4 * MINUTE
/** An order may be paid for 30 minutes. */
const PAYABLE = 35 * MINUTE

/**
 * When to poll an order again; undefined when nothing more is expected. A closed order can still be paid late by a
 * slow bank, one that a bank is deciding is followed until it is decided, and a decided one (at `now`, where
 * `decidedAt` is missing) is polled a few times more.
 */
export function nextOrderPoll(
  { state, createdAt, decidedAt }: { state: PaymentOrderState; createdAt: Date; decidedAt?: Date | null },
  now: Date,
): Date | undefined {
  const phase = phaseOfOrder(state)
  if (phase === 'in_review') return undefined
  if (phase === 'decided') return nextMark(marksAfter, decidedAt ?? now, now)
  const age = now.getTime() - createdAt.getTime()
  const isLive = phase === 'live'
  const mark = marks.find((time) => time > age) ?? (isLive ? age + DAY : undefined)
  if (mark === undefined) return undefined
  const isWatched = isLive && (age < PAYABLE || (state === 'confirming' && age < DAY))
  return new Date(createdAt.getTime() + (isWatched ? Math.min(mark, age + WATCH) : mark))
}

/** Whether a poll that was planned before the order was decided comes at a time at which a decided one is not polled yet. */
export function isPolledTooEarly(
  { state, decidedAt }: { state: PaymentOrderState; decidedAt: Date | null },
  now: Date,
): boolean {
  return (
    phaseOfOrder(state) === 'decided' &&
    decidedAt !== null &&
    now.getTime() < decidedAt.getTime() + FIRST_AFTER
  )
}

function nextMark(after: readonly number[], begin: Date, now: Date): Date | undefined {
  const mark = after.find((time) => begin.getTime() + time > now.getTime())
  return mark === undefined ? undefined : new Date(begin.getTime() + mark)
}

const refundMarks = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE]

/** When to poll a refund again that is under way; gateways take days, and some never report a final status. */
export function nextRefundPoll(requestedAt: Date, now: Date): Date {
  const age = now.getTime() - requestedAt.getTime()
  const mark = refundMarks.find((time) => time > age) ?? age + (age < DAY ? HOUR : 6 * HOUR)
  return new Date(requestedAt.getTime() + mark)
}
