import { addDays, askedWithinDays, isCalendarDate, mostDaysAhead } from '@sanad/domain'
import { todayInIndia } from '../../../shared/time/today-in-india.ts'

/** What a customer is given by default. */
export const weekAhead = () => addDays(todayInIndia(), askedWithinDays)
export const firstDueDay = todayInIndia
export const lastDueDay = () => addDays(todayInIndia(), mostDaysAhead)

/** From today on, at most a year ahead. */
export const isDueDay = (day: string) => isCalendarDate(day) && day >= todayInIndia() && day <= lastDueDay()
