/**
 * What one account may have. Far above the need of an honest customer: the bound of what somebody can pile up, and so
 * of the work of every list. Staff raise all of them together for an account that needs more, such as an accountant's.
 */
export const accountLimits = {
  businesses: 300,
  /** Ever made, deleted ones included: their rows stay. */
  applications: 2000,
  /** Applications of which nothing is paid yet. */
  drafts: 200,
  tickets: 500,
  consultations: 500,
  refusedFilesPerDay: 100,
  /** Resumable uploads that were not submitted, given up or expired. */
  openUploads: 60,
  /** Documents, files of tickets and open uploads together. */
  fileBytes: 2_000_000_000,
} as const

export type AccountLimit = keyof typeof accountLimits

/** What one application, ticket, consultation or business may have; raised together with the limits of its account. */
export const itemLimits = {
  ordersOfApplication: 100,
  /** Live ones that expire. Tracking links never do: of them the newest are kept, also so many. */
  linksOfApplication: 100,
  messagesOfTicket: 200,
  /** Times that a consultation is moved. */
  movesOfConsultation: 30,
  /** Versions of a business's facts. */
  changesOfBusiness: 100,
  /** Ever recorded, removed ones included. */
  licencesOfBusiness: 300,
  /** Filings marked as done within the reach of the calendar. */
  marksOfBusiness: 1000,
} as const

/** By how much staff may raise the limits of an account. */
export const maxLimitFactor = 10

/** A limit of an account whose limits staff have raised by this factor; 1: not raised. */
export function accountLimitOf(limit: AccountLimit, factor: number): number {
  return accountLimits[limit] * withinBounds(factor)
}

/** A limit of an item of such an account. */
export function itemLimitOf(limit: keyof typeof itemLimits, factor: number): number {
  return itemLimits[limit] * withinBounds(factor)
}

const withinBounds = (factor: number) => Math.min(Math.max(Math.trunc(factor), 1), maxLimitFactor)
