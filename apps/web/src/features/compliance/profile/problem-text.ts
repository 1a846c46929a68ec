import type { FactsProblem } from '@sanad/domain/compliance'
import type { ComplianceProfileTexts } from '@sanad/texts/web/compliance-profile'
import type { FieldError } from 'react-hook-form'

const texts = {
  quarterly_turnover: 'problemQuarterlyTurnover',
  composition_turnover: 'problemCompositionTurnover',
  state_missing: 'problemStateMissing',
  gst_individual: 'problemGstIndividual',
  gst_future: 'problemGstFuture',
  gst_before_start: 'problemGstBeforeStart',
  meeting_future: 'problemMeetingFuture',
  meetings_of_one_year: 'problemMeetingsOfOneYear',
  auditor_year: 'problemAuditorYear',
} as const satisfies Record<FactsProblem, keyof ComplianceProfileTexts>

/** What is wrong with an answer: by a rule of its field, or by one of the domain's, which is the type of the error. */
export function problemText(
  error: FieldError | undefined,
  words: ComplianceProfileTexts,
): string | undefined {
  return error && (error.message ?? words[texts[error.type as FactsProblem]])
}
