import { addDays, type CalendarDay, latestDayOf } from '../calendar/calendar-days.ts'
import type { LocalText } from '../language/local-text.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import type { ComplianceForm } from './compliance-forms.ts'
import { gstRules } from './gst-rules.ts'
import { incomeTaxRules } from './income-tax-rules.ts'
import { listPeriods, type Period } from './period.ts'
import { rocRules } from './roc-rules.ts'

/** Facts of a business with the day they take effect. */
export interface FactsVersion {
  readonly validFrom: CalendarDay
  readonly facts: ComplianceFacts
}

/** Registration or licence that expires unless renewed. */
export interface Licence {
  readonly id: string
  /** As the customer typed it, or that of a deliverable. */
  readonly title: string | LocalText
  readonly validUntil: CalendarDay
}

export interface ComplianceProfile {
  /** Oldest first, at least one. Obligations due before the first are not tracked. */
  readonly versions: readonly [FactsVersion, ...FactsVersion[]]
  readonly licences: readonly Licence[]
}

/** Filing, payment or renewal with a due date. */
export interface Obligation {
  /** Natural key within the business: stable while the facts are, so that a completion can refer to it. */
  readonly key: string
  readonly form: ComplianceForm
  readonly dueOn: CalendarDay
  /** The period of a filing; null for a licence. */
  readonly period: Period | null
  readonly licence: Licence | null
}

export interface Span {
  readonly from: CalendarDay
  readonly to: CalendarDay
}

const rules = [...gstRules, ...incomeTaxRules, ...rocRules]
/** Upper bound in days between the end of a period and its due date, over all rules. */
const reach = 400

/** Obligations due in a span (both days inclusive), sorted by due date, then key. */
export function listObligations(profile: ComplianceProfile, span: Span): Obligation[] {
  const tracked = latestDayOf(span.from, profile.versions[0].validFrom)
  const within = { from: addDays(tracked, -reach), to: addDays(span.to, reach) }
  // Once for all rules of a kind: the periods are most of the work.
  const periods = {
    month: listPeriods('month', within),
    quarter: listPeriods('quarter', within),
    year: listPeriods('year', within),
  }
  const filings = rules.flatMap((rule) =>
    periods[rule.every].flatMap((period) => {
      const { facts } = versionAt(profile, period.to)
      if (!rule.applies(facts, period)) return []
      return [toFiling(rule.form, period, rule.dueOn(period, facts))]
    }),
  )
  return [
    ...filings.filter(({ dueOn }) => dueOn >= tracked && dueOn <= span.to),
    ...listRenewals(profile.licences, span),
  ].sort(byDueDay)
}

/** The renewals due in a span alone, which need no facts; sorted like obligations. */
export function listRenewals(licences: readonly Licence[], span: Span): Obligation[] {
  return licences
    .map(toRenewal)
    .filter(({ dueOn }) => dueOn >= span.from && dueOn <= span.to)
    .sort(byDueDay)
}

function byDueDay(one: Obligation, other: Obligation): number {
  return compare(one.dueOn, other.dueOn) || compare(one.key, other.key)
}

/** The facts in effect on a day; before the first version, that one. */
function versionAt({ versions }: ComplianceProfile, day: CalendarDay): FactsVersion {
  return versions.findLast(({ validFrom }) => validFrom <= day) ?? versions[0]
}

function toFiling(form: ComplianceForm, period: Period, dueOn: CalendarDay): Obligation {
  return { key: `${form}.${period.to}`, form, dueOn, period, licence: null }
}

function toRenewal(licence: Licence): Obligation {
  const form = 'licence-renewal'
  const key = `${form}.${licence.id}.${licence.validUntil}`
  return { key, form, dueOn: licence.validUntil, period: null, licence }
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
