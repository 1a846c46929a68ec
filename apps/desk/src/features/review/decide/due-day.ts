import { addDays, askedWithinDays, indianDayOf, isCalendarDate, mostDaysAhead } from '@sanad/domain'

const today = () => indianDayOf(new Date().toISOString())

/** What a customer is given by default. */
export const weekAhead = () => addDays(today(), askedWithinDays)
export const firstDueDay = today
export const lastDueDay = () => addDays(today(), mostDaysAhead)

/** From today on, at most a year ahead. */
export const isDueDay = (day: string) => isCalendarDate(day) && day >= today() && day <= lastDueDay()
