import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'

export type MobileReason = 'mobile_format'

/** A mobile number without blanks, brackets, dots and the prefixes +91, 0091, 91 and 0. */
export function normaliseMobile(text: string): string {
  const digits = compact(text).replace(/[().]/g, '')
  return digits.replace(/^(?:\+91|0091|91|0)(?=[0-9]{10}$)/, '')
}

/** Whether a normalised text is a mobile number (RG-03): ten digits starting with 6 to 9. */
export function isMobile(mobile: string): boolean {
  return /^[6-9][0-9]{9}$/.test(mobile)
}

/** Checks an Indian mobile number as it was typed; prefixes and blanks are allowed. */
export function checkMobile(text: string): Checked<MobileReason> {
  const mobile = normaliseMobile(text)
  return isMobile(mobile) ? accept(mobile) : refuse('mobile_format')
}

/** A mobile number of which only the last four digits show: `••••••3210`. */
export function maskMobile(mobile: string): string {
  return normaliseMobile(mobile).slice(-4).padStart(10, '•')
}
