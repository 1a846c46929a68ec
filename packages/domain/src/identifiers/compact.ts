const DEVANAGARI_ZERO = 0x0966

/** Longest identifier as it is typed, in characters: a GSTIN has 15, a mobile number with its prefix 13, plus blanks. */
export const maxTypedIdentifier = 20

/** Digits of a Hindi keyboard and full-width forms as ASCII. */
function toAsciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}

/** A typed identifier without blanks, hyphens and invisible marks, in capitals, with ASCII digits. */
export function compact(text: string): string {
  return toAsciiDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '')
    .toUpperCase()
}
