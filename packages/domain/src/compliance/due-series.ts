import * as z from 'zod/mini'
import { isCalendarDate } from '../calendar/calendar-days.ts'
import { complianceForms } from './compliance-forms.ts'
import { DueFormula } from './due-formula.ts'
import { periodKinds } from './period.ts'
import { RuleCondition } from './rule-condition.ts'

const Day = z.string().check(z.refine(isCalendarDate, 'must be a day, YYYY-MM-DD'))

/**
 * Where a fact of law was read. `V`: the text of the rule or two agreeing sources. `U`: one secondary source, or
 * conflicting ones. `M`: professional knowledge that was not looked up.
 */
export const Source = z.strictObject({
  mark: z.enum(['V', 'U', 'M']),
  text: z.string().check(z.minLength(3)),
  addresses: z.array(z.string().check(z.regex(/^[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/))),
  seen_on: Day,
})
export type Source = z.infer<typeof Source>

const confirmation = {
  source: Source,
  /** The person of the centre who confirmed what the source alone does not. */
  confirmed_by: z.nullable(z.string().check(z.minLength(2))),
  confirmed_on: z.nullable(Day),
}
type Confirmed = z.infer<z.ZodMiniObject<typeof confirmation>>

/** Whether it may be told to a customer as certain. */
export function isConfirmed({ source, confirmed_by, confirmed_on }: Confirmed): boolean {
  return source.mark === 'V' || (confirmed_by !== null && confirmed_on !== null)
}

/** What a delay costs: a rate a day, up to a cap. */
export const LateFee = z.strictObject({
  ...confirmation,
  when: z._default(RuleCondition, {}),
  rupees_a_day: z.int().check(z.minimum(1)),
  /**
   * The most, in rupees, or in words of the texts where it depends on what the centre does not know; null: no cap. `least`:
   * it depends on a step of the turnover that is not asked, and no sum above the least of the caps is told.
   */
  cap: z.nullable(
    z.union([
      z.int().check(z.minimum(1)),
      z.enum(['tax', 'five_annual_fees']),
      z.strictObject({ least: z.int().check(z.minimum(1)) }),
    ]),
  ),
})
export type LateFee = z.infer<typeof LateFee>

/** The law of a span of periods. */
export const DueRule = z.strictObject({
  ...confirmation,
  /** Of the last day of a period; both inclusive, null: until further notice. */
  valid_from: Day,
  valid_to: z.nullable(Day),
  when: z._default(RuleCondition, {}),
  /** Null where the date is not known. */
  due: z.nullable(DueFormula),
  /** Numbers of the forms, where they change with the law. */
  forms: z._default(z.nullable(z.string()), null),
  late_fees: z._default(z.array(LateFee), []),
})
export type DueRule = z.infer<typeof DueRule>

/** An obligation: who has it, for which periods, and the rules that followed one another. */
export const DueSeries = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  form: z.enum(complianceForms),
  every: z.enum(periodKinds),
  /** From when it is owed: the start of the business, or of its GST registration. */
  since: z.enum(['start', 'gst_registration']),
  who: RuleCondition,
  /** Days before the due date from which it counts as due soon: the time that preparing it takes. */
  lead_days: z.int().check(z.minimum(1), z.maximum(90)),
  rules: z.array(DueRule).check(z.minLength(1)),
})
export type DueSeries = z.infer<typeof DueSeries>

/** A notification that moves the due date of a period. */
export const Extension = z.strictObject({
  form: z.enum(complianceForms),
  /** The last day of the period. */
  period_to: Day,
  /** The date that is moved; another one of the same period stays, as of a quarterly return. */
  from: z.nullable(Day),
  to: Day,
  who: z._default(RuleCondition, {}),
  notification: z.string().check(z.minLength(3), z.maxLength(100)),
  // Nothing but the notification itself, or two sources that agree, moves a date.
  source: z.extend(Source, { mark: z.literal('V') }),
})
export type Extension = z.infer<typeof Extension>

/** The law that the calendar follows. */
export interface ComplianceLaw {
  readonly series: readonly DueSeries[]
  readonly extensions: readonly Omit<Extension, 'source'>[]
}
