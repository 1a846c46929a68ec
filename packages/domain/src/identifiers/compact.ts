const DEVANAGARI_ZERO = 0x0966

/** Maximum length of an identifier as typed: a GSTIN has 15 characters, a mobile number with prefix 13, plus blanks. */
export const maxTypedIdentifier = 20

/** Converts Devanagari digits and full-width forms to ASCII. */
function toAsciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}

/** Normalises a typed identifier: upper case, ASCII digits, no whitespace, dashes or format characters. */
export function compact(text: string): string {
  return toAsciiDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '')
    .toUpperCase()
}
