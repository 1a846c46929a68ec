import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'
import { findStateByGstCode, type State } from './indian-states.ts'
import { checkPan, maskPan } from './pan.ts'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export type GstinReason = 'gstin_format' | 'gstin_state' | 'gstin_pan' | 'gstin_check_digit'

function normaliseGstin(text: string): string {
  return compact(text)
}

/** Check digit (15th character) of a GSTIN from its first 14: Luhn mod 36, weights 1, 2, 1, 2, … */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ALPHABET.charAt((36 - (sum % 36)) % 36)
}

/** The registrations that GST knows, each with a form of its own. */
const FORMS = {
  regular: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
  /** Unique identity number of an embassy or a body of the United Nations. */
  uin: /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/,
  /** Deductor of tax at source, by a PAN or a TAN. */
  tds: /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /** Marketplace that collects tax at source. */
  tcs: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  /** Online services from abroad; 99 is no State. */
  oidar: /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
} as const
type GstinKind = keyof typeof FORMS

const kinds = Object.keys(FORMS) as GstinKind[]

function findKind(gstin: string): GstinKind | undefined {
  return kinds.find((kind) => FORMS[kind].test(gstin))
}

/**
 * Validates a GSTIN, or a number that stands in its place: format, State code in use, embedded PAN (characters 3 to 12)
 * and check digit.
 */
export function checkGstin(text: string): Checked<GstinReason> {
  const gstin = normaliseGstin(text)
  const kind = findKind(gstin)
  if (kind === undefined) return refuse('gstin_format')
  // Published numbers of this kind end in other characters than the check digit.
  if (kind === 'oidar') return accept(gstin)
  if (findStateOfGstin(gstin) === undefined) return refuse('gstin_state')
  if ((kind === 'regular' || kind === 'tcs') && !checkPan(panOfGstin(gstin)).ok) return refuse('gstin_pan')
  if (gstinCheckDigit(gstin.slice(0, 14)) !== gstin.charAt(14)) return refuse('gstin_check_digit')
  return accept(gstin)
}

/** Whether a valid number is of a supplier of online services from abroad, whose code 99 is no State. */
export function isGstinFromAbroad(gstin: string): boolean {
  return FORMS.oidar.test(normaliseGstin(gstin))
}

/** Whether two valid GSTINs are of one legal person: by the PAN, or by the whole number where there is none. */
export function areOfOnePerson(one: string, other: string): boolean {
  const [a, b] = [one, other].map(normaliseGstin) as [string, string]
  return a === b || (hasPan(a) && hasPan(b) && panOfGstin(a) === panOfGstin(b))
}

/** State of registration, by the first two digits. For a service to a registered buyer it is the place of supply. */
export function findStateOfGstin(gstin: string): State | undefined {
  return findStateByGstCode(normaliseGstin(gstin).slice(0, 2))
}

/** Whether a valid GSTIN is built on a PAN: UIN and OIDAR numbers are not, and a deductor's may be on a TAN. */
export function hasPan(gstin: string): boolean {
  return checkPan(panOfGstin(gstin)).ok
}

/** PAN embedded in a GSTIN (characters 3 to 12); the GSTIN is not validated. */
export function panOfGstin(gstin: string): string {
  return normaliseGstin(gstin).slice(2, 12)
}

/** Masked GSTIN, its PAN masked: `27AAPFU••••F1ZV`. */
export function maskGstin(gstin: string): string {
  const value = normaliseGstin(gstin)
  return `${value.slice(0, 2)}${maskPan(panOfGstin(value))}${value.slice(12)}`
}
