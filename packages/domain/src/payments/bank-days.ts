import { addWorkingDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import type { Instant } from '../calendar/instant.ts'

/** T+5 working days: by then a bank has confirmed or reversed a debit that it left unconfirmed. */
const DECISION_DAYS = 5
/** Gateways state five to seven working days until a refund reaches the account. */
const REFUND_DAYS = 7

/** Day (IST) by which the customer's bank has decided a payment begun at this instant. */
export function bankDecisionDay(begunAt: Instant): CalendarDay {
  return addWorkingDays(indianDayOf(begunAt), DECISION_DAYS)
}

/** Day (IST) by which a refund begun at this instant usually reaches the customer's account. */
export function refundExpectedDay(begunAt: Instant): CalendarDay {
  return addWorkingDays(indianDayOf(begunAt), REFUND_DAYS)
}
