import { expect, it } from 'vitest'
import { networksOf } from './networks.ts'
import { hasAttemptLeft, NETWORK_LIMITS } from './sign-in-limits.ts'

/** One hour of a limit: counts per network, and refuses where one has no attempt left. */
function countAttempts(limit: (typeof NETWORK_LIMITS)['wrongCodes']) {
  const used = new Map<string, number>()
  return {
    isAllowed: (address: string) =>
      networksOf(address).every(({ cidr, factor }) => hasAttemptLeft(limit, factor, used.get(cidr) ?? 0)),
    fail(address: string) {
      for (const { cidr } of networksOf(address)) used.set(cidr, (used.get(cidr) ?? 0) + 1)
    },
  }
}

/** A deterministic stream of numbers below `below` (linear congruential generator), so that a failure can be repeated. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Three of four by a mobile network's IPv6 /40, the others behind 500 shared IPv4 addresses of eight /24. */
function honestAddress(next: (below: number) => number): string {
  if (next(4) > 0)
    return `2409:40${next(256).toString(16).padStart(2, '0')}:${next(65_536).toString(16)}:${next(65_536).toString(16)}::1`
  return `203.0.${112 + next(8)}.${next(63)}`
}

it('[F-32] 100,000 honest sign-ins in one hour with 5 % mistakes are all let in', () => {
  const next = numbersFrom(7)
  const counts = countAttempts(NETWORK_LIMITS.wrongCodes)
  let refused = 0
  for (let person = 0; person < 100_000; person += 1) {
    const address = honestAddress(next)
    if (!counts.isAllowed(address)) refused += 1
    if (next(100) < 5) counts.fail(address)
  }
  expect(refused).toBe(0)
})

it('[F-32] wrong codes from every network of an IPv6 /40 refuse their own networks and no other', () => {
  const counts = countAttempts(NETWORK_LIMITS.wrongCodes)
  let wrong = 0
  for (let third = 0; third < 256; third += 16) {
    for (let attempt = 0; attempt < 700; attempt += 1) {
      const address = `2001:db8:${(0x1200 + third).toString(16)}:${(attempt * 64).toString(16)}::1`
      if (!counts.isAllowed(address)) continue
      counts.fail(address)
      wrong += 1
    }
  }
  expect(wrong).toBe(16 * 600)
  expect(counts.isAllowed('2001:db8:1230:ffff::9')).toBe(false)
  for (const elsewhere of ['2001:db8:1300::1', '2001:db8:11ff:1::1', '203.0.113.7']) {
    expect(counts.isAllowed(elsewhere)).toBe(true)
  }
})
