import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { type ComplianceFacts, hasDirectors, isCompany } from './compliance-facts.ts'
import { type DueRule, existedIn, monthsAfter } from './due-rule.ts'
import { financialYearOf, type Period, periodBefore } from './period.ts'

/** First year of the three-yearly KYC (due 30 June) for directors who had a DIN in March 2025. */
export const firstDirectorKycYear = 2028

/** Companies Act 2013 (sections 92, 96, 137), LLP Rules 2009 (rules 24, 25), Directors Rules 2014 (rule 12A). */
export const rocRules: readonly DueRule[] = [
  { form: 'aoc-4', every: 'year', applies: isCompanyYear, dueOn: accountsDueOn },
  {
    form: 'mgt-7',
    every: 'year',
    applies: isCompanyYear,
    dueOn: (period, facts) => addDays(lastDayForMeeting(period, facts), 60),
  },
  { form: 'llp-11', every: 'year', applies: isLlpYear, dueOn: (period) => monthsAfter(period, 2, 30) },
  { form: 'llp-8', every: 'year', applies: isLlpYear, dueOn: (period) => monthsAfter(period, 7, 30) },
  {
    form: 'dir-3-kyc',
    every: 'year',
    applies: (facts, period) =>
      hasDirectors(facts.organisation) && existedIn(period, facts) && isDirectorKycYear(facts, period),
    dueOn: (period) => (isYearlyKyc(period) ? monthsAfter(period, 6, 30) : monthsAfter(period, 3, 30)),
  },
]

function isCompanyYear(facts: ComplianceFacts, period: Period): boolean {
  return isCompany(facts.organisation) && hasYear(facts, period, '12-31')
}

function isLlpYear(facts: ComplianceFacts, period: Period): boolean {
  return facts.organisation === 'llp' && hasYear(facts, period, '09-30')
}

/** A business that starts after `lastDay` (MM-DD) closes its first accounts at the end of the next financial year. */
function hasYear({ startedOn }: ComplianceFacts, period: Period, lastDay: string): boolean {
  return startedOn === null || startedOn <= `${financialYearOf(period)}-${lastDay}`
}

function accountsDueOn(period: Period, facts: ComplianceFacts): CalendarDay {
  // A one person company holds no meeting: 180 days from the end of the year.
  if (facts.organisation === 'opc') return addDays(period.to, 180)
  return addDays(lastDayForMeeting(period, facts), 30)
}

/** Assumes the annual general meeting on its last permitted day: six months after the year, nine after the first. */
function lastDayForMeeting(period: Period, facts: ComplianceFacts): CalendarDay {
  const isFirst = !isCompanyYear(facts, periodBefore(period))
  return isFirst ? monthsAfter(period, 9, 31) : monthsAfter(period, 6, 30)
}

function isDirectorKycYear({ directorKycYear }: ComplianceFacts, period: Period): boolean {
  if (isYearlyKyc(period)) return true
  const sinceFirst = financialYearOf(period) + 1 - (directorKycYear ?? firstDirectorKycYear)
  return sinceFirst >= 0 && sinceFirst % 3 === 0
}

/** Directors Amendment Rules 2025: every third year by 30 June; until FY 2024-25 yearly by 30 September. */
function isYearlyKyc(period: Period): boolean {
  return financialYearOf(period) < 2025
}
