import * as z from 'zod/mini'
import { findState, findStateByGstCode } from '../identifiers/indian-states.ts'
import {
  advanceTaxes,
  type ComplianceFacts,
  circumstances,
  gstSchemes,
  organisations,
  turnovers,
} from './compliance-facts.ts'
import { financialYearOf, type Period } from './period.ts'

const some = <T extends z.ZodMiniType>(item: T) => z.optional(z.array(item).check(z.minLength(1)))

const test = {
  organisation: some(z.enum(organisations)),
  gst: some(z.enum(gstSchemes)),
  turnover: some(z.enum(turnovers)),
  /** Of the period's own financial year; if not stated, the one stated last. */
  year_turnover: some(z.enum(turnovers)),
  advance_tax: some(z.enum(advanceTaxes)),
  tax_audit: z.optional(z.boolean()),
  deducts_tds: z.optional(z.boolean()),
  /** At least one of them is true. */
  also: some(z.enum(circumstances)),
  /** State of the GST registration by its GST code; unknown counts as the first listed, which is due earlier. */
  gst_codes: some(
    z.string().check(z.refine((code) => findStateByGstCode(code) !== undefined, 'is no GST State code')),
  ),
  /** Calendar months, 1 to 12, in which the period ends. */
  ends_in: some(z.int().check(z.minimum(1), z.maximum(12))),
  /** The business began by this day (MM-DD) of the financial year, so that it has accounts of that year. */
  begun_by: z.optional(z.string().check(z.regex(/^\d{2}-\d{2}$/))),
  /** The calendar year after the period is of a cycle of years that begins with a stated one. */
  cycle: z.optional(
    z.strictObject({
      from: z.enum(['directorKycYear', 'auditorYear']),
      years: z.int().check(z.minimum(2), z.maximum(10)),
      /** Where none is stated; null: no year is of the cycle. */
      otherwise: z.nullable(z.int()),
    }),
  ),
  /** Whether the fact from which the cycle is counted was stated. */
  states: z.optional(z.enum(['directorKycYear', 'auditorYear'])),
}
const Test = z.strictObject(test)
type Test = z.infer<typeof Test>

/** Conditions on a business and a period: all of them must hold; with `any` one of these too, and of `none` not one. */
export const RuleCondition = z.strictObject({
  ...test,
  any: z.optional(z.array(Test).check(z.minLength(1))),
  none: z.optional(z.array(Test).check(z.minLength(1))),
})
export type RuleCondition = z.infer<typeof RuleCondition>

export function holds(
  { any, none, ...tests }: RuleCondition,
  facts: ComplianceFacts,
  period: Period,
): boolean {
  const all = (test: Test) => passes(test, facts, period)
  return all(tests) && (any === undefined || any.some(all)) && !none?.some(all)
}

function passes(test: Test, facts: ComplianceFacts, period: Period): boolean {
  const isIn = <T>(list: readonly T[] | undefined, value: T) => list === undefined || list.includes(value)
  const is = (wanted: boolean | undefined, value: boolean) => wanted === undefined || wanted === value
  return (
    isIn(test.organisation, facts.organisation) &&
    isIn(test.gst, facts.gst) &&
    isIn(test.turnover, facts.turnover) &&
    isIn(test.year_turnover, turnoverOf(facts, period).turnover) &&
    isIn(test.advance_tax, facts.advanceTax) &&
    is(test.tax_audit, facts.taxAudit) &&
    is(test.deducts_tds, facts.deductsTds) &&
    (test.also === undefined || test.also.some((one) => facts.also.includes(one))) &&
    (test.gst_codes === undefined || isIn(test.gst_codes, stateCode(facts) ?? test.gst_codes[0] ?? '')) &&
    isIn(test.ends_in, Number(period.to.slice(5, 7))) &&
    (test.begun_by === undefined || hasAccounts(facts, period, test.begun_by)) &&
    (test.cycle === undefined || isInCycle(facts, period, test.cycle)) &&
    (test.states === undefined || facts[test.states] !== null)
  )
}

/** Turnover of the financial year of a period, and whether that is only assumed from another year's. */
export function turnoverOf(facts: ComplianceFacts, period: Period) {
  const own = facts.yearTurnovers.find(({ year }) => year === financialYearOf(period))
  return { turnover: own?.turnover ?? facts.turnover, isAssumed: own === undefined }
}

function stateCode({ stateId }: ComplianceFacts): string | undefined {
  return stateId === null ? undefined : findState(stateId)?.gstCode
}

function hasAccounts({ startedOn }: ComplianceFacts, period: Period, lastDay: string): boolean {
  return startedOn === null || startedOn <= `${financialYearOf(period)}-${lastDay}`
}

function isInCycle(facts: ComplianceFacts, period: Period, cycle: NonNullable<Test['cycle']>): boolean {
  const first = facts[cycle.from] ?? cycle.otherwise
  if (first === null) return false
  const since = financialYearOf(period) + 1 - first
  return since >= 0 && since % cycle.years === 0
}
