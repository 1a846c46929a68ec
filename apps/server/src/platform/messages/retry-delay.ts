import type { SendFailure } from './send-failure.ts'

const delays = [2, 5, 10, 20, 40, 80, 160, 300, 600, 1800]
const LAST = 3600
/** Within it a delivery report tells whether a message without an answer was sent after all. */
const TIME_FOR_REPORTS = 10

/** Seconds until a message that was tried so many times is tried again. */
export function retryDelay(attempts: number, { kind, retryAfterSeconds }: SendFailure): number {
  const delay = delays[attempts - 1] ?? LAST
  return Math.max(delay, retryAfterSeconds, kind === 'unknown' ? TIME_FOR_REPORTS : 0)
}
