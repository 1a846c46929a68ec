import { addWorkingDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import type { Instant } from '../calendar/instant.ts'

/** T + 5: a bank that took money without confirming it has by then confirmed it or given it back. */
const DECISION_DAYS = 5
/** Gateways name five to seven working days for a refund to reach the account. */
const REFUND_DAYS = 7

/** The day by which the customer's bank has decided a payment that was begun at this moment. */
export function bankDecisionDay(begunAt: Instant): CalendarDay {
  return addWorkingDays(indianDayOf(begunAt), DECISION_DAYS)
}

/** The day by which a refund that was begun at this moment is usually in the customer's account. */
export function refundExpectedDay(begunAt: Instant): CalendarDay {
  return addWorkingDays(indianDayOf(begunAt), REFUND_DAYS)
}
