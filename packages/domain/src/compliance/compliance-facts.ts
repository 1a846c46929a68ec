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
  'section_8',
  'trust',
] as const
/**
 * `individual`: a person without a business. `opc`: one person company. `section_8`: a company without profit
 * (Companies Act 2013, section 8). `trust`: includes societies.
 */
export type Organisation = (typeof organisations)[number]

export const gstSchemes = ['none', 'monthly', 'quarterly', 'composition'] as const
/** GST filing scheme; `quarterly`: QRMP, quarterly returns with monthly payment. */
export type GstScheme = (typeof gstSchemes)[number]

export const turnovers = ['up_to_2_crore', 'up_to_5_crore', 'above_5_crore'] as const
export type Turnover = (typeof turnovers)[number]

export const advanceTaxes = ['none', 'quarterly', 'presumptive'] as const
/** `presumptive`: presumptive taxation, paid in one instalment. */
export type AdvanceTax = (typeof advanceTaxes)[number]

/** What else is true of a business and brings an obligation of its own. */
export const circumstances = [
  'business_income',
  'other_audit',
  'charity',
  'international',
  'iff',
  'isd',
  'gst_tds',
  'ecommerce',
  'oidar',
  'non_resident',
  'exports',
  'collects_tcs',
  'deposits',
  'msme_dues',
  'employees',
  'fssai',
] as const
/**
 * `business_income`: of an HUF or a trust; firms and companies have it anyway. `other_audit`: accounts audited under
 * another law than income tax. `charity`: registered under section 12AB. `iff`: uploads invoices between two quarterly
 * returns. `isd`: input service distributor.
 */
export type Circumstance = (typeof circumstances)[number]

/**
 * What may be answered by "I do not know". The GST scheme is not among them: each has forms and days of its own, and none
 * shows those of the others.
 */
export const unsureFacts = ['tax_audit', 'advance_tax', 'deducts_tds', ...circumstances] as const
export type UnsureFact = (typeof unsureFacts)[number]

/** Turnover of one financial year, by the calendar year in which that begins. */
export interface YearTurnover {
  readonly year: number
  readonly turnover: Turnover
}

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
  readonly also: readonly Circumstance[]
  /** First day of the GST registration; null: as old as the business. */
  readonly gstRegisteredOn: CalendarDay | null
  /** Annual general meetings that were held, one a financial year. */
  readonly meetings: readonly CalendarDay[]
  /** Calendar year of the meeting that appointed the auditor, who stays for five years; null: not known. */
  readonly auditorYear: number | null
  readonly yearTurnovers: readonly YearTurnover[]
  /** What the customer does not know: whatever its fact says, see `waysOf`. */
  readonly unsure: readonly UnsureFact[]
}

/** First year of the three-yearly KYC (due 30 June) for directors who had a DIN in March 2025. */
export const firstDirectorKycYear = 2028

export function isCompany(organisation: Organisation): boolean {
  return ['private_limited', 'public_limited', 'opc', 'section_8'].includes(organisation)
}

/** Organisations whose directors or designated partners have a DIN. */
export function hasDirectors(organisation: Organisation): boolean {
  return isCompany(organisation) || organisation === 'llp'
}
