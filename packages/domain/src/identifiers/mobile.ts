import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'

export type MobileReason = 'mobile_format'

/** Strips blanks, brackets, dots and the prefixes +91, 0091, 91 and 0; does not validate. */
export function normaliseMobile(text: string): string {
  const digits = compact(text).replace(/[().]/g, '')
  return digits.replace(/^(?:\+91|0091|91|0)(?=[0-9]{10}$)/, '')
}

/** Validates a normalised mobile number (RG-03): ten digits starting with 6 to 9. */
export function isMobile(mobile: string): boolean {
  return /^[6-9][0-9]{9}$/.test(mobile)
}

/** Validates an Indian mobile number as typed, with prefixes and blanks; the value is ten digits. */
export function checkMobile(text: string): Checked<MobileReason> {
  const mobile = normaliseMobile(text)
  return isMobile(mobile) ? accept(mobile) : refuse('mobile_format')
}

/** Masked mobile number, the last four digits visible: `••••••3210`. */
export function maskMobile(mobile: string): string {
  return normaliseMobile(mobile).slice(-4).padStart(10, '•')
}
