import { randomBytes, randomInt } from 'node:crypto'
import { checkAadhaar } from '@sanad/domain'

/** Something that must not turn up; its value stands nowhere else in the world. */
export interface Canary {
  readonly name: string
  readonly value: string
}

const letter = () => String.fromCharCode(65 + randomInt(26))
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** A PAN of a person (P) or of a firm (F). */
export function makePan(holder: 'P' | 'F'): string {
  return `${letter()}${letter()}${letter()}${holder}${letter()}${1 + randomInt(9)}${digits(3)}${letter()}`
}

export function makeAadhaar(): string {
  const start = `${2 + randomInt(8)}${digits(10)}`
  const whole = [...'0123456789'].map((last) => start + last).find((number) => checkAadhaar(number).ok)
  return whole ?? makeAadhaar()
}

export const makeAccount = () => `5${digits(13)}`
export const makePassword = () => `Pw-${randomBytes(9).toString('hex')}`
export const makeCard = () => `4${digits(15)}`

/** The forms in which a value would still be readable: as typed, grouped, in other letters, encoded. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  return [
    value,
    value.toLowerCase(),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    value.replace(/(\d{4})(?=\d)/g, '$1 '),
    value.replace(/(\d{4})(?=\d)/g, '$1-'),
  ]
}

/** Names of the canaries that a text holds. Six digits count only as a number of their own: a time may contain them. */
export function findCanaries(canaries: readonly Canary[], text: string): string[] {
  return canaries.filter(({ value }) => isIn(value, text)).map(({ name }) => name)
}

function isIn(value: string, text: string): boolean {
  if (/^\d{6}$/.test(value)) return new RegExp(`(?<![0-9A-Za-z.])${value}(?![0-9A-Za-z])`).test(text)
  return formsOf(value).some((form) => text.includes(form))
}
