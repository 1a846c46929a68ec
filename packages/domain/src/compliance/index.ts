export {
  type AdvanceTax,
  advanceTaxes,
  type Circumstance,
  type ComplianceFacts,
  circumstances,
  firstDirectorKycYear,
  type GstScheme,
  gstSchemes,
  hasDirectors,
  isCompany,
  type Organisation,
  organisations,
  type Turnover,
  turnovers,
  type UnsureFact,
  unsureFacts,
} from './compliance-facts.ts'
export { type ComplianceForm, complianceForms } from './compliance-forms.ts'
export { type ComplianceLaw, Extension } from './due-series.ts'
export {
  type FactsProblem,
  findFactsProblems,
  isLateMeeting,
  isPresumptiveDoubtful,
} from './find-facts-problems.ts'
export { lateFeeSoFar } from './late-fee-so-far.ts'
export { type DateOfLaw, listDatesOfLaw } from './list-dates-of-law.ts'
export {
  type ComplianceProfile,
  type Licence,
  listObligations,
  listQuestions,
  listRenewals,
  type Obligation,
  type Span,
} from './list-obligations.ts'
export { obligationStatus } from './obligation-status.ts'
export { parseLaw } from './parse-law.ts'
export { periodKinds } from './period.ts'
export { periodText } from './period-text.ts'
export { type ReminderDays, reminderDays, reminderLead } from './reminder-lead.ts'
