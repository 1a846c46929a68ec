import fc from 'fast-check'
import { expect, it } from 'vitest'
import { homeNetworkOf, networksOf, shortenAddress } from './networks.ts'

it('an address is counted by its line and by the wider networks of its customer, and by nothing wider', () => {
  expect(networksOf('203.0.113.7')).toEqual([
    { cidr: '203.0.113.7/32', factor: 1 },
    { cidr: '203.0.113.0/24', factor: 10 },
  ])
  expect(networksOf('2001:db8:1:2ab:3::4')).toEqual([
    { cidr: '2001:db8:1:2ab::/64', factor: 1 },
    { cidr: '2001:db8:1:200::/56', factor: 2 },
    { cidr: '2001:db8:1::/48', factor: 10 },
  ])
})

it.each([
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8::7', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is shortened to %s', (address, shortened) => {
  expect(shortenAddress(address)).toBe(shortened)
})

it.each([
  '',
  'unknown',
  '203.0.113.7:5412',
  '203.0.113.256',
  '1:2:3',
  '1::2::3',
  '1:2:3:4:5:6:7:8:9',
  'g::1',
])('%j is no address', (text) => {
  expect(networksOf(text)).toEqual([])
  expect(shortenAddress(text)).toBeNull()
})

it('a household is an IPv4 address or an IPv6 /56', () => {
  expect(homeNetworkOf('203.0.113.7')).toBe('203.0.113.7/32')
  expect(homeNetworkOf('2001:db8:1:2ab::4')).toBe('2001:db8:1:200::/56')
  expect(homeNetworkOf('nowhere')).toBeNull()
})

it('two addresses share a network exactly when they share its bits', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const address = fc.array(group, { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(address, address, fc.constantFrom(0, 1, 2), (one, other, width) => {
      const bits = [64, 56, 48][width] ?? 0
      const text = (groups: number[]) => groups.map((each) => each.toString(16)).join(':')
      const binary = (groups: number[]) => groups.map((each) => each.toString(2).padStart(16, '0')).join('')
      const mixed = [...one.slice(0, 3), ...other.slice(3)]
      for (const second of [other, mixed]) {
        const same = binary(one).slice(0, bits) === binary(second).slice(0, bits)
        expect(networksOf(text(one))[width]?.cidr === networksOf(text(second))[width]?.cidr).toBe(same)
      }
    }),
  )
})
