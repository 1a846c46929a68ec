import { CalendarRefused } from '../../apps/server/src/features/work/calendar/calendar-editor.ts'
import { Failure } from '../failure.ts'

/** Rethrows a refusal as what is wrong with what was typed, with how it is typed. */
export function explainCalendarRefusal(usage: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof CalendarRefused) throw new Failure(error.message, usage, { cause: error })
    throw error
  }
}
