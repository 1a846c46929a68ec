import { type AadhaarReason, checkAadhaar, maskAadhaar } from './aadhaar.ts'
import type { Checked } from './checked.ts'
import { checkGstin, type GstinReason, maskGstin } from './gstin.ts'
import type { IdentifierKind } from './identifier-kind.ts'
import { checkIfsc, type IfscReason, maskIfsc } from './ifsc.ts'
import { checkMobile, type MobileReason, maskMobile } from './mobile.ts'
import { checkPan, maskPan, type PanReason } from './pan.ts'
import { checkPinCode, maskPinCode, type PinCodeReason } from './pin-code.ts'
import {
  checkRegistrationNumber,
  type RegistrationKind,
  type RegistrationReason,
} from './registration-numbers.ts'

export type IdentifierReason =
  | PanReason
  | AadhaarReason
  | GstinReason
  | IfscReason
  | PinCodeReason
  | MobileReason
  | RegistrationReason

type Rule = { check: (text: string) => Checked<IdentifierReason>; mask: (value: string) => string }

/** Numbers of public registers: nothing of them is hidden. */
const registration = (kind: RegistrationKind): Rule => ({
  check: (text) => checkRegistrationNumber(kind, text),
  mask: (value) => value,
})

const RULES = {
  pan: { check: (text) => checkPan(text), mask: maskPan },
  aadhaar: { check: checkAadhaar, mask: maskAadhaar },
  gstin: { check: checkGstin, mask: maskGstin },
  ifsc: { check: checkIfsc, mask: maskIfsc },
  pin: { check: checkPinCode, mask: maskPinCode },
  mobile: { check: checkMobile, mask: maskMobile },
  cin: registration('cin'),
  llpin: registration('llpin'),
  tan: registration('tan'),
  udyam: registration('udyam'),
  fssai: registration('fssai'),
  din: registration('din'),
} as const satisfies Record<IdentifierKind, Rule>

/** Validates a typed identifier; the returned value is normalised (upper case, ASCII digits, no blanks). */
export function checkIdentifier(kind: IdentifierKind, text: string): Checked<IdentifierReason> {
  return RULES[kind].check(text)
}

/** Masks an identifier for display after it was saved. */
export function maskIdentifier(kind: IdentifierKind, value: string): string {
  return RULES[kind].mask(value)
}
