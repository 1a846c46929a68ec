import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'

/**
 * Fourth letter of a PAN, the type of its holder: association of persons, body of individuals, company, firm,
 * government, Hindu undivided family, juridical person, local authority, person (individual), trust.
 */
const HOLDER_LETTERS = 'ABCFGHJLPT'

/** Types of organisation (`type_of_org`) with the holder letters that their PAN may have. */
const LETTERS_BY_ORGANISATION = {
  individual: 'P',
  proprietorship: 'P',
  huf: 'H',
  partnership: 'F',
  llp: 'F',
  company: 'C',
  'private-limited': 'C',
  'public-limited': 'C',
  'one-person-company': 'C',
  'section-8': 'C',
  trust: 'T',
  society: 'AT',
  'cooperative-society': 'A',
  'association-of-persons': 'A',
  'body-of-individuals': 'B',
  government: 'G',
  'local-authority': 'L',
  'juridical-person': 'J',
} as const

export type TypeOfOrganisation = keyof typeof LETTERS_BY_ORGANISATION

/** Whether a text is a type of organisation that a PAN can be checked against. */
export function isTypeOfOrganisation(text: string): text is TypeOfOrganisation {
  return Object.hasOwn(LETTERS_BY_ORGANISATION, text)
}

/** Whether the organisation has no PAN but its owner's. */
export function hasOwnersPan(typeOfOrganisation: string | undefined): boolean {
  return typeOfOrganisation === 'proprietorship' || typeOfOrganisation === 'individual'
}

/** Whether a PAN, or what its mask shows of one, is a person's. */
export function isPanOfPerson(shown: string): boolean {
  return shown.charAt(3) === 'P'
}

export type PanReason = 'pan_format' | 'pan_holder_type' | 'pan_zero_number' | 'pan_organisation_mismatch'

export function normalisePan(text: string): string {
  return compact(text)
}

/** Validates a PAN; given a type of organisation (`individual` for a person), its holder letter must match. */
export function checkPan(text: string, organisation?: TypeOfOrganisation): Checked<PanReason> {
  const pan = normalisePan(text)
  if (!/^[A-Z]{5}[0-9]{4}[A-Z]$/.test(pan)) return refuse('pan_format')
  const letter = pan.charAt(3)
  if (!HOLDER_LETTERS.includes(letter)) return refuse('pan_holder_type')
  if (pan.slice(5, 9) === '0000') return refuse('pan_zero_number')
  if (organisation !== undefined && !LETTERS_BY_ORGANISATION[organisation].includes(letter)) {
    return refuse('pan_organisation_mismatch')
  }
  return accept(pan)
}

/** Masked PAN: `ABCPX••••K`. */
export function maskPan(pan: string): string {
  const value = normalisePan(pan)
  return `${value.slice(0, 5)}••••${value.slice(9)}`
}
