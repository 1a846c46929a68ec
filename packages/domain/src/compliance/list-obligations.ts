import { addDays, type CalendarDay, latestDayOf } from '../calendar/calendar-days.ts'
import type { LocalText } from '../language/local-text.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import type { ComplianceForm } from './compliance-forms.ts'
import { dueDayOf } from './due-formula.ts'
import {
  type ComplianceLaw,
  type DueSeries,
  type Extension,
  isConfirmed,
  type LateFee,
} from './due-series.ts'
import { isFssaiLicence } from './licence-kind.ts'
import { listPeriods, type Period, periodKinds } from './period.ts'
import { holds, turnoverOf } from './rule-condition.ts'
import { getRuleInForce, owes } from './rule-in-force.ts'
import { waysOf } from './unsure-facts.ts'

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
  /** Oldest first, at least one. Obligations due more than `daysBeforeFacts` before the first are not tracked. */
  readonly versions: readonly [FactsVersion, ...FactsVersion[]]
  readonly licences: readonly Licence[]
}

/** What a due date takes for granted because the customer did not say it. */
export type Assumption = 'meeting' | 'turnover'

/** Filing, payment or renewal with a due date. */
export interface Obligation {
  /** Natural key within the business: stable while the facts are, so that a completion can refer to it. */
  readonly key: string
  readonly form: ComplianceForm
  readonly dueOn: CalendarDay
  /** The period of a filing; null for a licence. */
  readonly period: Period | null
  readonly licence: Licence | null
  readonly leadDays: number
  /** Numbers of the official forms, where they change with the period. */
  readonly formNumbers: string | null
  readonly assumes: Assumption | null
  /** Whether it is owed, or on which day, hangs on what the customer does not know; the day is the earliest that it may be. */
  readonly isUnsure: boolean
  /** Known only where the amount is certain. */
  readonly lateFee: LateFee | null
  /** By which the date of the law was moved. */
  readonly extension: { readonly from: CalendarDay; readonly notification: string } | null
}

export interface Span {
  readonly from: CalendarDay
  readonly to: CalendarDay
}

/** Days before the end of a licence from which its renewal counts as due soon. */
const RENEWAL_LEAD_DAYS = 30
/**
 * What fell due shortly before a business was first described is told by the same facts: it can still be filed late, or is
 * marked as done. As long as a month, so that no monthly filing is left out.
 */
export const daysBeforeFacts = 31
/** Upper bound in days between the end of a period and its due date, over all rules. */
const reach = 400

/** Obligations due in a span (both days inclusive), sorted by due date, then key. */
export function listObligations(law: ComplianceLaw, profile: ComplianceProfile, span: Span): Obligation[] {
  const begin = addDays(profile.versions[0].validFrom, -daysBeforeFacts)
  const tracked = latestDayOf(span.from, begin)
  const within = { from: addDays(tracked, -reach), to: addDays(span.to, reach) }
  // Once for all series of a kind: the periods are most of the work.
  const periods = Object.fromEntries(periodKinds.map((kind) => [kind, listPeriods(kind, within)])) as Record<
    Period['kind'],
    Period[]
  >
  const filings = law.series.flatMap((series) =>
    periods[series.every].flatMap((period) => {
      const ways = waysAt(profile, period.to)
      const filings = ways.flatMap((facts) => listFilings(law, series, facts, period))
      return soonest(
        filings.filter(({ dueOn }) => dueOn >= begin),
        ways.length,
      )
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
    .filter(({ title }) => !isFssaiLicence(title))
    .map(toRenewal)
    .filter(({ dueOn }) => dueOn >= span.from && dueOn <= span.to)
    .sort(byDueDay)
}

/**
 * What a business has to do by a date that nobody has confirmed: to be asked about, never shown as a date. By the facts
 * and the law of a day.
 */
export function listQuestions(
  law: ComplianceLaw,
  profile: ComplianceProfile,
  today: CalendarDay,
): ComplianceForm[] {
  const [facts] = waysAt(profile, today)
  const forms = law.series.flatMap((series) => {
    const periods = listPeriods(series.every, { from: addDays(today, -reach), to: addDays(today, 366) })
    const next = periods.find(({ to }) => to >= today)
    return periods.some((period) => isAskedAbout(series, facts, period, { today, next })) ? [series.form] : []
  })
  return [...new Set(forms)]
}

/** Until the date that nobody has confirmed; where there is not even such a date, in the period that ends next. */
function isAskedAbout(
  series: DueSeries,
  facts: ComplianceFacts,
  period: Period,
  { today, next }: { today: CalendarDay; next: Period | undefined },
): boolean {
  if (!owes(series, facts, period)) return false
  const rule = getRuleInForce(series, facts, period)
  if (isConfirmed(rule)) return false
  return rule.due ? dueDayOf(rule.due, period, facts).dueOn >= today : period === next
}

function byDueDay(one: Obligation, other: Obligation): number {
  return compare(one.dueOn, other.dueOn) || compare(one.key, other.key)
}

/**
 * The facts in effect on a day; before the first version, that one. Meetings and turnovers are of years of their own, so
 * that what was said of them last holds for all. Whoever names an FSSAI licence holds one.
 */
function factsAt({ versions, licences }: ComplianceProfile, day: CalendarDay): ComplianceFacts {
  const { facts } = versions.findLast(({ validFrom }) => validFrom <= day) ?? versions[0]
  const { meetings, yearTurnovers } = versions.at(-1)?.facts ?? facts
  const known = { ...facts, meetings, yearTurnovers }
  if (!licences.some(({ title }) => isFssaiLicence(title))) return known
  const isOther = (one: string) => one !== 'fssai'
  return { ...known, also: [...facts.also.filter(isOther), 'fssai'], unsure: facts.unsure.filter(isOther) }
}

function waysAt(profile: ComplianceProfile, day: CalendarDay): [ComplianceFacts, ...ComplianceFacts[]] {
  return waysOf(factsAt(profile, day))
}

/** A filing as it is due in each way that the facts may be: by the earliest day, which is late in none of them. */
function soonest(filings: readonly Obligation[], ways: number): Obligation[] {
  const [first, ...others] = ways === 1 ? filings : filings.toSorted(byDueDay)
  if (!first) return []
  const isCertain = filings.length === ways && others.every(({ dueOn }) => dueOn === first.dueOn)
  return [isCertain ? first : { ...first, isUnsure: true, lateFee: null }]
}

function listFilings(
  law: ComplianceLaw,
  series: DueSeries,
  facts: ComplianceFacts,
  period: Period,
): Obligation[] {
  if (!owes(series, facts, period)) return []
  const rule = getRuleInForce(series, facts, period)
  if (!rule.due || !isConfirmed(rule)) return []
  const { dueOn, assumesMeeting } = dueDayOf(rule.due, period, facts)
  const { form, lead_days: leadDays } = series
  const moved = law.extensions.findLast((one) => moves(one, { form, period, dueOn, facts }))
  const fee = rule.late_fees.find((one) => holds(one.when, facts, period) && isConfirmed(one))
  const assumes = assumptionOf(series, assumesMeeting && !moved, facts, period)
  return [
    {
      key: `${form}.${period.to}`,
      form,
      // A date is moved forward only: who met later than an extension has the date of the law.
      dueOn: moved?.to ?? dueOn,
      period,
      licence: null,
      leadDays,
      formNumbers: rule.forms,
      assumes,
      isUnsure: false,
      // Without the day of the meeting the delay is not known, and after an extension the notification says from when.
      lateFee: moved || assumes === 'meeting' ? null : (fee ?? null),
      extension: moved ? { from: dueOn, notification: moved.notification } : null,
    },
  ]
}

function moves(
  extension: Omit<Extension, 'source'>,
  {
    form,
    period,
    dueOn,
    facts,
  }: { form: ComplianceForm; period: Period; dueOn: CalendarDay; facts: ComplianceFacts },
): boolean {
  return (
    extension.form === form &&
    extension.period_to === period.to &&
    (extension.from === null || extension.from === dueOn) &&
    extension.to > dueOn &&
    holds(extension.who, facts, period)
  )
}

function assumptionOf(
  { who }: DueSeries,
  assumesMeeting: boolean,
  facts: ComplianceFacts,
  period: Period,
): Assumption | null {
  if (assumesMeeting) return 'meeting'
  return who.year_turnover !== undefined && turnoverOf(facts, period).isAssumed ? 'turnover' : null
}

function toRenewal(licence: Licence): Obligation {
  const form = 'licence-renewal'
  return {
    key: `${form}.${licence.id}.${licence.validUntil}`,
    form,
    dueOn: licence.validUntil,
    period: null,
    licence,
    leadDays: RENEWAL_LEAD_DAYS,
    formNumbers: null,
    assumes: null,
    isUnsure: false,
    lateFee: null,
    extension: null,
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
