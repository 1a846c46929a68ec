import type { ComplianceFacts } from './compliance-facts.ts'
import type { DueRule, DueSeries } from './due-series.ts'
import type { Period } from './period.ts'
import { holds } from './rule-condition.ts'

/** Whether a business has the obligation for a period. */
export function owes(series: DueSeries, facts: ComplianceFacts, period: Period): boolean {
  return isFollowed(series, period) && existedIn(series, facts, period) && holds(series.who, facts, period)
}

/** The one rule for a period of who owes it; none or two are a mistake of the data. */
export function getRuleInForce(series: DueSeries, facts: ComplianceFacts, period: Period): DueRule {
  const [rule, ...others] = series.rules.filter(
    (one) => isInForce(one, period) && holds(one.when, facts, period),
  )
  if (!rule || others.length > 0) {
    throw new Error(
      `${series.id}: ${others.length === 0 ? 'no' : 'more than one'} rule in force for ${period.to}`,
    )
  }
  return rule
}

/** Within the span of its rules; in a gap of them it is, too, so that the gap is found. */
function isFollowed({ rules }: DueSeries, { to }: Period): boolean {
  return (
    rules.some(({ valid_from }) => valid_from <= to) &&
    rules.some(({ valid_to }) => valid_to === null || to <= valid_to)
  )
}

function isInForce({ valid_from, valid_to }: DueRule, { to }: Period): boolean {
  return valid_from <= to && (valid_to === null || to <= valid_to)
}

/** Assumed if the start is unknown. */
function existedIn({ since }: DueSeries, facts: ComplianceFacts, period: Period): boolean {
  const start = since === 'gst_registration' ? (facts.gstRegisteredOn ?? facts.startedOn) : facts.startedOn
  return start === null || start <= period.to
}
