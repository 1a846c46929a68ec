import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'

export type PinCodeReason = 'pin_format'

function normalisePinCode(text: string): string {
  return compact(text)
}

/** Validates a postal PIN code: six digits, the first not zero. */
export function checkPinCode(text: string): Checked<PinCodeReason> {
  const pin = normalisePinCode(text)
  return /^[1-9][0-9]{5}$/.test(pin) ? accept(pin) : refuse('pin_format')
}

/** Masked PIN code, the sorting district visible: `411•••`. */
export function maskPinCode(pin: string): string {
  return normalisePinCode(pin).slice(0, 3).padEnd(6, '•')
}
