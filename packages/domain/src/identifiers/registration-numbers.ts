import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'

/** Numbers of registers whose form says nothing but which register they are of: none has a check digit. */
export type RegistrationKind = 'cin' | 'llpin' | 'tan' | 'udyam' | 'fssai' | 'din'

export type RegistrationReason = `${RegistrationKind}_format`

const FORMS: Record<RegistrationKind, RegExp> = {
  /** Company: listed or not, industry, State of the registrar, year, class, number. */
  cin: /^[LU][0-9]{5}[A-Z]{2}(?:18|19|20)[0-9]{2}[A-Z]{3}[0-9]{6}$/,
  /** Limited liability partnership: AAB-1234. */
  llpin: /^[A-Z]{3}[0-9]{4}$/,
  /** Who deducts tax at source. */
  tan: /^[A-Z]{4}[0-9]{5}[A-Z]$/,
  /** Micro, small and medium enterprises: UDYAM-MH-01-0000001, by letters of the State and number of the district. */
  udyam: /^UDYAM[A-Z]{2}[0-9]{9}$/,
  /** Food business: licence (1) or registration (2), State, year, registrar, number. */
  fssai: /^[12][0-9]{13}$/,
  /** Director or designated partner. */
  din: /^[0-9]{8}$/,
}

/** Validates the form of a number; blanks and hyphens are left out. That it is registered is not known here. */
export function checkRegistrationNumber(kind: RegistrationKind, text: string): Checked<RegistrationReason> {
  const number = compact(text)
  return FORMS[kind].test(number) ? accept(printed(kind, number)) : refuse(`${kind}_format`)
}

/** As the register prints it. */
function printed(kind: RegistrationKind, value: string): string {
  if (kind === 'llpin') return `${value.slice(0, 3)}-${value.slice(3)}`
  if (kind !== 'udyam') return value
  return [value.slice(0, 5), value.slice(5, 7), value.slice(7, 9), value.slice(9)].join('-')
}
