import type { CalendarDay } from '@sanad/domain'
import {
  type ComplianceForm,
  type ComplianceLaw,
  listObligations,
  listQuestions,
  listRenewals,
  type Obligation,
  type Span,
} from '@sanad/domain/compliance'
import { complianceRules } from '../law/compliance-rules.ts'
import type { BusinessCompliance } from './business-compliance.ts'

/** What a business has to do within a span; before its first facts, the renewals of what its applications gave it. */
export function obligationsOf(business: BusinessCompliance, span: Span): Obligation[] {
  const { profile, renewals } = business
  return profile ? listObligations(lawFor(business), profile, span) : listRenewals(renewals, span)
}

/** What a business has to do by a date that nobody has confirmed. */
export function questionsOf(business: BusinessCompliance, today: CalendarDay): ComplianceForm[] {
  return business.profile ? listQuestions(lawFor(business), business.profile, today) : []
}

/** A later extension of the same date wins: those that were recorded come after those of the files. */
function lawFor({ extensions }: BusinessCompliance): ComplianceLaw {
  return { ...complianceRules, extensions: [...complianceRules.extensions, ...extensions] }
}
