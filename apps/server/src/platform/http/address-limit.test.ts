import { expect, it } from 'vitest'
import { limitedAddress } from './address-limit.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
  ['2001:db8::7', '2001:db8:0:0::'],
])('counts %s by %s', (ip, address) => {
  expect(limitedAddress(ip, { production: false })).toBe(address)
})

it('this machine itself is limited in production only', () => {
  for (const ip of ['127.0.0.1', '::ffff:127.0.0.1', '::1']) {
    expect(limitedAddress(ip, { production: false })).toBeNull()
    expect(limitedAddress(ip, { production: true })).not.toBeNull()
  }
})
