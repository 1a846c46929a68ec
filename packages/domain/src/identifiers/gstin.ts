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

/** Validates a GSTIN: format, State code in use, embedded PAN (characters 3 to 12) and check digit. */
export function checkGstin(text: string): Checked<GstinReason> {
  const gstin = normaliseGstin(text)
  if (!/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) return refuse('gstin_format')
  if (findStateOfGstin(gstin) === undefined) return refuse('gstin_state')
  if (!checkPan(panOfGstin(gstin)).ok) return refuse('gstin_pan')
  if (gstinCheckDigit(gstin.slice(0, 14)) !== gstin.charAt(14)) return refuse('gstin_check_digit')
  return accept(gstin)
}

/** State of registration, by the first two digits. For a service to a registered buyer it is the place of supply. */
export function findStateOfGstin(gstin: string): State | undefined {
  return findStateByGstCode(normaliseGstin(gstin).slice(0, 2))
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
