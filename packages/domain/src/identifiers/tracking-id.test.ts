import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayTrackingId, encodeBase32, parseTrackingId, trackingIdOf } from './tracking-id.ts'

const random = fc.uint8Array({ minLength: 7, maxLength: 16 })

describe('tracking id', () => {
  it('is the service’s code and ten characters of Crockford base 32', () => {
    expect(trackingIdOf('TCR', new Uint8Array(7))).toBe('TCR-0000000000')
    expect(trackingIdOf('TCR', new Uint8Array(7).fill(255))).toBe('TCR-ZZZZZZZZZZ')
    expect(encodeBase32(new Uint8Array([0b00001_000, 0b10_00011_0, 0b0100_0010]), 4)).toBe('1234')
    expect(() => trackingIdOf('TCR', new Uint8Array(6))).toThrow(RangeError)
    fc.assert(fc.property(random, (bytes) => /^TCR-[0-9A-HJKMNP-TV-Z]{10}$/.test(trackingIdOf('TCR', bytes))))
  })

  it('uses all 50 bits: two different heads never share an id', () => {
    const head = fc.bigInt({ min: 0n, max: 2n ** 50n - 1n })
    const bytesOf = (n: bigint) =>
      Uint8Array.from({ length: 7 }, (_, i) => Number(((n << 6n) >> BigInt(8 * (6 - i))) & 255n))
    fc.assert(
      fc.property(head, head, (a, b) => {
        const same = trackingIdOf('TCR', bytesOf(a)) === trackingIdOf('TCR', bytesOf(b))
        return same === (a === b)
      }),
    )
  })

  it('is shown without its hyphen and with # before, and read back', () => {
    expect(displayTrackingId('TCR-8F3KQ7M2XD')).toBe('#TCR8F3KQ7M2XD')
    fc.assert(
      fc.property(random, (bytes) => {
        const id = trackingIdOf('TOA', bytes)
        return [id, displayTrackingId(id), id.toLowerCase()].every((text) => parseTrackingId(text) === id)
      }),
    )
  })

  it('is read as people type it', () => {
    expect(parseTrackingId(' #tcr 8f3k-q7m2xd ')).toBe('TCR-8F3KQ7M2XD')
    expect(parseTrackingId('TOL-OIL0000000')).toBe('TOL-0110000000')
    expect(parseTrackingId('t0l – 8f3k.q7m2_xd')).toBe('TOL-8F3KQ7M2XD')
    expect(parseTrackingId('TCR-८F३KQ७M२XD')).toBe('TCR-8F3KQ7M2XD')
    for (const bad of ['', 'TCR-8F3KQ7M2X', 'TCR-8F3KQ7M2XDD', '123-8F3KQ7M2XD', 'TCR-8F3KQ7M2XU']) {
      expect(parseTrackingId(bad)).toBeUndefined()
    }
  })
})
