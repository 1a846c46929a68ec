import type { PaymentOrderState } from '../../platform/tables/payment-tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Looks at an order so long after it was made: 30 seconds, 2, 5, 10, 30 minutes, then hourly, then daily. */
const marks = [
  ...[0.5, 2, 5, 10, 30].map((minutes) => minutes * MINUTE),
  ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * HOUR),
  ...Array.from({ length: 6 }, (_, day) => (day + 2) * DAY),
]

/** What is decided may be taken once more, as by a bank that was slow with another try. */
const marksAfter = [HOUR, DAY, 3 * DAY, 7 * DAY]

/** Between two looks while money may come at any moment, so that a payment is never unnoticed for five minutes. */
const WATCH = 4 * MINUTE
/** An order may be paid for 30 minutes. */
const PAYABLE = 35 * MINUTE

/**
 * When to look at an order again; undefined when nothing more is expected. An order that was closed can still be
 * paid late by a slow bank, one that a bank is deciding is followed until it is decided, and one that is decided
 * (now, where it is not said when) is looked at a few times more.
 */
export function nextOrderPoll(
  { state, createdAt, decidedAt }: { state: PaymentOrderState; createdAt: Date; decidedAt?: Date | null },
  now: Date,
): Date | undefined {
  if (state === 'paid' || state === 'refund_due') return nextMark(marksAfter, decidedAt ?? now, now)
  const age = now.getTime() - createdAt.getTime()
  const isLive = state === 'created' || state === 'active' || state === 'confirming'
  const isClosed = state === 'failed' || state === 'cancelled' || state === 'expired'
  if (!isLive && !isClosed) return undefined
  const mark = marks.find((time) => time > age) ?? (isLive ? age + DAY : undefined)
  if (mark === undefined) return undefined
  const isWatched = isLive && (age < PAYABLE || (state === 'confirming' && age < DAY))
  return new Date(createdAt.getTime() + (isWatched ? Math.min(mark, age + WATCH) : mark))
}

function nextMark(after: readonly number[], begin: Date, now: Date): Date | undefined {
  const mark = after.find((time) => begin.getTime() + time > now.getTime())
  return mark === undefined ? undefined : new Date(begin.getTime() + mark)
}

const refundMarks = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE]

/** When to look at a refund again that is under way; gateways take days, and some never say a last word. */
export function nextRefundPoll(requestedAt: Date, now: Date): Date {
  const age = now.getTime() - requestedAt.getTime()
  const mark = refundMarks.find((time) => time > age) ?? age + (age < DAY ? HOUR : 6 * HOUR)
  return new Date(requestedAt.getTime() + mark)
}
