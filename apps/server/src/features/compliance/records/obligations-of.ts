import {
  type CalendarDay,
  type ComplianceForm,
  listObligations,
  listQuestions,
  listRenewals,
  type Obligation,
  type Span,
} from '@sanad/domain'
import { complianceRules } from '../law/compliance-rules.ts'
import type { BusinessCompliance } from './business-compliance.ts'

/** What a business has to do within a span; before its first facts, the renewals of what its applications gave it. */
export function obligationsOf({ profile, renewals }: BusinessCompliance, span: Span): Obligation[] {
  return profile ? listObligations(complianceRules, profile, span) : listRenewals(renewals, span)
}

/** What a business has to do by a date that nobody has confirmed. */
export function questionsOf({ profile }: BusinessCompliance, today: CalendarDay): ComplianceForm[] {
  return profile ? listQuestions(complianceRules, profile, today) : []
}
