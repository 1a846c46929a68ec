import { isCalendarDate } from '@sanad/domain'
import { todayInIndia } from '../../../shared/time/today-in-india.ts'

interface Days {
  readonly issued_on: string
  readonly valid_until: string
}

type Words = Readonly<Record<'dayWrong' | 'issuedLater' | 'endsTooEarly', string>>

/** What is wrong with the days of a file, as the server would refuse it; an empty one has its usual value. */
export function daysProblem({ issued_on, valid_until }: Days, words: Words): Partial<Days> {
  const today = todayInIndia()
  const issued = issued_on || today
  if (!isCalendarDate(issued)) return { issued_on: words.dayWrong }
  if (issued > today) return { issued_on: words.issuedLater }
  if (valid_until === '') return {}
  if (!isCalendarDate(valid_until)) return { valid_until: words.dayWrong }
  return valid_until <= issued ? { valid_until: words.endsTooEarly } : {}
}
