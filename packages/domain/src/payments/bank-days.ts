import { addDays, addWorkingDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import type { Instant } from '../calendar/instant.ts'

/**
 * T+5 in calendar days, T being the calendar day of the payment: by then a bank has confirmed or reversed a debit that it
 * left unconfirmed, and afterwards owes ₹100 a day (RBI's turn-around times of 2019, read in secondary sources).
 */
const DECISION_DAYS = 5
/** Gateways state five to seven working days until a refund reaches the account; RBI's table names no date for it. */
const REFUND_DAYS = 7

/** Day (IST) by which the customer's bank has decided a payment begun at this instant. */
export function bankDecisionDay(begunAt: Instant): CalendarDay {
  return addDays(indianDayOf(begunAt), DECISION_DAYS)
}

/** Day (IST) by which a refund begun at this instant usually reaches the customer's account. */
export function refundExpectedDay(begunAt: Instant): CalendarDay {
  return addWorkingDays(indianDayOf(begunAt), REFUND_DAYS)
}
