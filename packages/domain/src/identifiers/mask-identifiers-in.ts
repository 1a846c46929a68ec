import { checkAadhaar, maskAadhaar } from './aadhaar.ts'
import { checkPan, maskPan } from './pan.ts'

/**
 * Candidates: 12 digits of any script, in groups of four or not, whatever stands between the groups. Not within a longer
 * number, a hash or the last part of a UUID.
 */
const AADHAAR =
  /(?<![\p{Nd}a-f]|[0-9a-f]{4}-)\p{Nd}{4}[\s.,·•_/|\p{Pd}]{0,3}\p{Nd}{4}[\s.,·•_/|\p{Pd}]{0,3}\p{Nd}{4}(?![\p{Nd}a-f])/giu
/** Not within a longer number or word: the 10 characters of a PAN. */
const PAN = /(?<![\p{L}\p{N}])[A-Za-z]{5}\d{4}[A-Za-z](?![\p{L}\p{N}])/gu

/**
 * The reference of a bank transfer has 12 digits too, and every tenth has a valid check digit. The word must stand right
 * before the digits: in "for reference my UID is …" it says nothing about them.
 */
const bankReference = /\b(utr|rrn|ref|reference|txn|transaction)\b[\s.:#]*((no|number|id)\b[\s.:#]*)?$/iu
const aadhaarWord = /aadh|uid|आधार|यूआईडी/iu
const unbroken = /^\p{Nd}+$/u

/** Masks every valid Aadhaar number in free text. */
export function maskAadhaarIn(text: string): string {
  return text.replace(AADHAAR, (found, offset: number) => {
    const before = text.slice(Math.max(0, offset - 24), offset)
    if (unbroken.test(found) && bankReference.test(before) && !aadhaarWord.test(before)) return found
    const checked = checkAadhaar(asciiDigitsOf(found))
    return checked.ok ? maskAadhaar(checked.value) : found
  })
}

/** Masks every valid Aadhaar number and PAN in free text. */
export function maskIdentifiersIn(text: string): string {
  return maskAadhaarIn(text).replace(PAN, (found) => {
    const checked = checkPan(found)
    return checked.ok ? maskPan(checked.value) : found
  })
}

/** The same in every text, number and name of a JSON value; a masked number becomes text. */
export function maskIdentifiersInJson(value: unknown): unknown {
  if (typeof value === 'string') return maskIdentifiersIn(value)
  if (typeof value === 'number') {
    const masked = maskIdentifiersIn(String(value))
    return masked === String(value) ? value : masked
  }
  if (Array.isArray(value)) return value.map(maskIdentifiersInJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [maskIdentifiersIn(name), maskIdentifiersInJson(each)]),
  )
}

/** Digits of each script lie in a row from its zero on. */
function asciiDigitsOf(text: string): string {
  return Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
    return String(code - zero)
  }).join('')
}
