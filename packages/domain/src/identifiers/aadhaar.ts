import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'
import { hasVerhoeffCheckDigit } from './verhoeff.ts'

export type AadhaarReason = 'aadhaar_format' | 'aadhaar_check_digit' | 'aadhaar_palindrome'

function normaliseAadhaar(text: string): string {
  return compact(text)
}

/** Validates an Aadhaar number: 12 digits not starting with 0 or 1, Verhoeff check digit, no palindrome (UIDAI). */
export function checkAadhaar(text: string): Checked<AadhaarReason> {
  const aadhaar = normaliseAadhaar(text)
  if (!/^[2-9][0-9]{11}$/.test(aadhaar)) return refuse('aadhaar_format')
  if (!hasVerhoeffCheckDigit(aadhaar)) return refuse('aadhaar_check_digit')
  if (aadhaar === [...aadhaar].reverse().join('')) return refuse('aadhaar_palindrome')
  return accept(aadhaar)
}

/** Masked Aadhaar number: `XXXX XXXX 2346`, the form that UIDAI permits. */
export function maskAadhaar(aadhaar: string): string {
  return `XXXX XXXX ${normaliseAadhaar(aadhaar).slice(8, 12)}`
}
