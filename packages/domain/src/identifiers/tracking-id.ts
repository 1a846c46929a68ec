/** Crockford base 32: without I, L, O and U, so that an id can be dictated without confusion. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const DEVANAGARI_ZERO = '०'.charCodeAt(0)
const BYTES_NEEDED = Math.ceil((LENGTH * 5) / 8)

/** Encodes the first `5 × length` bits in Crockford base 32. Throws a RangeError if there are too few bytes. */
export function encodeBase32(bytes: Uint8Array, length: number): string {
  if (bytes.length * 8 < length * 5) throw new RangeError('Too few bytes')
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length }, (_, index) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  ).join('')
}

/** Tracking id such as `TCR-8F3KQ7M2XD`: 50 bits of `random`, at least 7 bytes of a CSPRNG, else a RangeError. */
export function trackingIdOf(serviceCode: string, random: Uint8Array): string {
  if (random.length < BYTES_NEEDED) throw new RangeError(`A tracking id needs ${BYTES_NEEDED} random bytes`)
  return `${serviceCode}-${encodeBase32(random, LENGTH)}`
}

/** Display form (SD-01): `TCR-8F3KQ7M2XD` → `#TCR8F3KQ7M2XD`. */
export function displayTrackingId(trackingId: string): string {
  return `#${trackingId.replace('-', '')}`
}

/**
 * Parses a tracking id as typed: case-insensitive, with or without #, hyphens, dots and blanks, in Indian digits too. In
 * its tail O is read as 0, I and L as 1; in the code of the service, which has no digits, the other way round. Undefined
 * if it cannot be one; whether it exists is not known here.
 */
export function parseTrackingId(text: string): string | undefined {
  const compact = text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .toUpperCase()
    .replace(/[\s#.\-_‐-―]/g, '')
  if (!/^[0-9A-Z]{13}$/.test(compact)) return undefined
  const code = compact.slice(0, 3).replaceAll('0', 'O').replaceAll('1', 'I')
  const tail = compact.slice(3).replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[A-Z]{3}$/.test(code) && !tail.includes('U') ? `${code}-${tail}` : undefined
}
