/** An address in the parts that INV-01 asks for. */
export type PostalAddress = {
  lines: [string, ...string[]]
  place: string
  /** Undefined where the text has none. */
  pin: number | undefined
}

const PIN = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g
const LINE = 100
const SHORTEST = 3
const LONGEST_PLACE = 50

/** Double quotes and backslashes are refused by the schema's patterns. */
export function plainText(text: string): string {
  return text.replace(/["\\]/g, "'").replace(/\s+/g, ' ').trim()
}

/**
 * Parts of an address that was typed as one text: the last number of six digits is the PIN code, and what stands before
 * it, or at the end, is the place; `fallback` where that is too short.
 */
export function postalAddress(text: string, fallback: string): PostalAddress {
  const written = plainText(text)
  const last = [...written.matchAll(PIN)].at(-1)
  const pin = last ? Number(last[0].replace(/\s/g, '')) : undefined
  const beforePin = last ? written.slice(0, last.index) : written
  const parts = beforePin
    .split(',')
    .map((part) => part.replace(/^[\s–-]+|[\s.–-]+$/g, ''))
    .filter((part) => part !== '' && part.toLowerCase() !== fallback.toLowerCase() && part !== 'India')
  const place = (parts.at(-1) ?? '').slice(0, LONGEST_PLACE)
  // A second line has at least three characters.
  const cut = written.length > LINE ? Math.min(LINE, written.length - SHORTEST) : LINE
  const lines = [written.slice(0, cut), written.slice(cut, cut + LINE)].filter((line) => line !== '')
  return {
    lines: [lines[0] ?? fallback, ...lines.slice(1)],
    place: place.length < SHORTEST ? fallback : place,
    pin,
  }
}

/** A line and a town have at least so many words, where no comma parts them. */
const WORDS = 3

/**
 * Whether an address has what one has: a line, a town or district, and a PIN code. The State is asked apart, where it
 * decides the tax. "Village X" is none. On a phone many type no comma.
 */
export function isWholeAddress(text: string): boolean {
  const pin = [...text.matchAll(PIN)].at(-1)
  if (!pin) return false
  const parts = text
    .replaceAll(PIN, ',')
    .split(/[,;\n]/)
    .filter((part) => /[\p{L}\p{M}]{2}/u.test(part) && !/^\s*(india|भारत)\W*$/iu.test(part))
  return parts.length > 1 || (parts[0]?.trim().split(/\s+/).length ?? 0) >= WORDS
}
