import { checkAadhaar, maskAadhaar } from './aadhaar.ts'
import { checkPan, maskPan } from './pan.ts'

/** Candidates, not within a longer number or word: 12 digits, grouped or not, and the 10 characters of a PAN. */
const AADHAAR = /(?<![\p{L}\p{N}])\d{4}[ -]?\d{4}[ -]?\d{4}(?![\p{L}\p{N}])/gu
const PAN = /(?<![\p{L}\p{N}])[A-Za-z]{5}\d{4}[A-Za-z](?![\p{L}\p{N}])/gu

/** Masks every valid Aadhaar number and PAN in free text. */
export function maskIdentifiersIn(text: string): string {
  return text
    .replace(AADHAAR, (found) => {
      const checked = checkAadhaar(found.replace(/[ -]/g, ''))
      return checked.ok ? maskAadhaar(checked.value) : found
    })
    .replace(PAN, (found) => {
      const checked = checkPan(found)
      return checked.ok ? maskPan(checked.value) : found
    })
}
