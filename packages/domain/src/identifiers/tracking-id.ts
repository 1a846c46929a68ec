/** Crockford's base 32: no I, L, O and U, so that an id survives being read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const BYTES_NEEDED = Math.ceil((LENGTH * 5) / 8)

/** The first `length` characters of Crockford base 32 for these bytes. Throws a RangeError when they are too few. */
export function encodeBase32(bytes: Uint8Array, length: number): string {
  if (bytes.length * 8 < length * 5) throw new RangeError('Too few bytes')
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length }, (_, index) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  ).join('')
}

/** A tracking id such as `TCR-8F3KQ7M2XD` from a service's code and at least 7 bytes of a CSPRNG. */
export function trackingIdOf(serviceCode: string, random: Uint8Array): string {
  if (random.length < BYTES_NEEDED) throw new RangeError(`A tracking id needs ${BYTES_NEEDED} random bytes`)
  return `${serviceCode}-${encodeBase32(random, LENGTH)}`
}

/** The form on screen (SD-01): without the first hyphen and with # before it, `#TCR8F3KQ7M2XD`. */
export function displayTrackingId(trackingId: string): string {
  return `#${trackingId.replace('-', '')}`
}

/**
 * Reads a tracking id as people type it: with or without #, hyphen and blanks, in small letters, with O for 0 and I
 * or L for 1. Undefined when it cannot be one.
 */
export function parseTrackingId(text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s#-]/g, '')
  if (!/^[A-Z]{3}[0-9A-Z]{10}$/.test(compact)) return undefined
  const tail = compact.slice(3).replaceAll('O', '0').replace(/[IL]/g, '1')
  return tail.includes('U') ? undefined : `${compact.slice(0, 3)}-${tail}`
}
