import { listObligations, listRenewals, type Obligation, type Span } from '@sanad/domain'
import type { BusinessCompliance } from './business-compliance.ts'

/** What a business has to do within a span; before its first facts, the renewals of what its applications gave it. */
export function obligationsOf({ profile, renewals }: BusinessCompliance, span: Span): Obligation[] {
  return profile ? listObligations(profile, span) : listRenewals(renewals, span)
}
