import type { CalendarDay } from '../calendar/calendar-days.ts'

export const organisations = [
  'individual',
  'proprietorship',
  'huf',
  'partnership',
  'llp',
  'private_limited',
  'public_limited',
  'opc',
  'trust',
] as const
/** `individual`: a person without a business. `opc`: one person company. `trust`: includes societies. */
export type Organisation = (typeof organisations)[number]

export const gstSchemes = ['none', 'monthly', 'quarterly', 'composition'] as const
/** GST filing scheme; `quarterly`: QRMP, quarterly returns with monthly payment. */
export type GstScheme = (typeof gstSchemes)[number]

export const turnovers = ['up_to_2_crore', 'up_to_5_crore', 'above_5_crore'] as const
export type Turnover = (typeof turnovers)[number]

export const advanceTaxes = ['none', 'quarterly', 'presumptive'] as const
/** `presumptive`: presumptive taxation, paid in one instalment. */
export type AdvanceTax = (typeof advanceTaxes)[number]

/** What a customer states about a business; its obligations follow from it. */
export interface ComplianceFacts {
  readonly organisation: Organisation
  readonly gst: GstScheme
  readonly turnover: Turnover
  /** State of the GST registration (`state_id`); required for QRMP. */
  readonly stateId: number | null
  /** Whether a tax audit is mandatory. */
  readonly taxAudit: boolean
  readonly advanceTax: AdvanceTax
  readonly deductsTds: boolean
  /** Start or incorporation, where it matters for the first year. */
  readonly startedOn: CalendarDay | null
  /** Year of the directors' or partners' next KYC; null: the first year of the statutory cycle. */
  readonly directorKycYear: number | null
}

export type FactsProblem = 'quarterly_turnover' | 'composition_turnover' | 'state_missing' | 'gst_individual'

/** Facts that contradict each other or the law, each with the field to correct; empty if consistent. */
export function findFactsProblems(
  facts: ComplianceFacts,
): { field: keyof ComplianceFacts; problem: FactsProblem }[] {
  const problems: { field: keyof ComplianceFacts; problem: FactsProblem }[] = []
  if (facts.gst === 'quarterly' && facts.turnover === 'above_5_crore') {
    problems.push({ field: 'gst', problem: 'quarterly_turnover' })
  }
  if (facts.gst === 'composition' && facts.turnover !== 'up_to_2_crore') {
    problems.push({ field: 'gst', problem: 'composition_turnover' })
  }
  if (facts.gst === 'quarterly' && facts.stateId === null) {
    problems.push({ field: 'stateId', problem: 'state_missing' })
  }
  if (facts.gst !== 'none' && facts.organisation === 'individual') {
    problems.push({ field: 'gst', problem: 'gst_individual' })
  }
  return problems
}

export function isCompany(organisation: Organisation): boolean {
  return organisation === 'private_limited' || organisation === 'public_limited' || organisation === 'opc'
}

/** Organisations whose directors or designated partners have a DIN. */
export function hasDirectors(organisation: Organisation): boolean {
  return isCompany(organisation) || organisation === 'llp'
}
