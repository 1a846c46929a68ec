import { addDays, addMonths, type CalendarDay, dayOf, monthOf } from '../calendar/calendar-days.ts'
import { STATES } from '../identifiers/indian-states.ts'
import type { ComplianceForm } from './compliance-forms.ts'
import type { DueFormula } from './due-formula.ts'
import { type ComplianceLaw, type DueRule, isConfirmed } from './due-series.ts'
import { listPeriods, type Period } from './period.ts'
import type { RuleCondition } from './rule-condition.ts'

/** A due date of the law; one that is counted from a meeting lies between `first` and `last`. */
export interface DateOfLaw {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/**
 * The due dates that the calendar tells anybody in these States (null: all) for the period of a form that ends on a day;
 * empty where the form has no such period or its date is not confirmed.
 */
export function listDatesOfLaw(
  { series }: ComplianceLaw,
  form: ComplianceForm,
  { periodTo, gstCodes }: { periodTo: CalendarDay; gstCodes: readonly string[] | null },
): DateOfLaw[] {
  const codes = gstCodes ?? STATES.map(({ gstCode }) => gstCode)
  const mayConcern = (condition: RuleCondition) => codes.some((code) => isOpenTo(condition, periodTo, code))
  return series
    .filter((one) => one.form === form && mayConcern(one.who))
    .flatMap(({ every, rules }) =>
      listPeriods(every, { from: periodTo, to: periodTo }).flatMap((period) =>
        rules
          .filter((rule) => isTold(rule, period) && mayConcern(rule.when))
          .flatMap(({ due }) => (due ? [dateOf(due, period)] : [])),
      ),
    )
}

function isTold(rule: DueRule, { to }: Period): boolean {
  return isConfirmed(rule) && rule.valid_from <= to && (rule.valid_to === null || to <= rule.valid_to)
}

/** Whether a business of a State can meet it for the period; the other facts are the business's own. */
function isOpenTo({ ends_in, gst_codes, none }: RuleCondition, periodTo: CalendarDay, code: string): boolean {
  const isExcluded = none?.some(
    ({ gst_codes: codes, ...rest }) => Object.keys(rest).length === 0 && codes?.includes(code),
  )
  return (
    (ends_in === undefined || ends_in.includes(Number(periodTo.slice(5, 7)))) &&
    (gst_codes === undefined || gst_codes.includes(code)) &&
    !isExcluded
  )
}

function dateOf(due: DueFormula, { from, to }: Period): DateOfLaw {
  if ('days_after_start' in due) {
    return { first: addDays(from, due.days_after_start), last: addDays(to, due.days_after_start) }
  }
  if ('days_after_meeting' in due) {
    // Companies Act 2013, section 96: a meeting is held in the nine months after the first year, at the longest.
    const lastMeeting = dayOf(addMonths(monthOf(to), 9), 31)
    return {
      first: addDays(to, 1 + due.days_after_meeting),
      last: addDays(lastMeeting, due.days_after_meeting),
    }
  }
  const day = 'days' in due ? addDays(to, due.days) : dayOf(addMonths(monthOf(to), due.months), due.day)
  return { first: day, last: day }
}
