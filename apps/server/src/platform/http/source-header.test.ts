import { expect, it } from 'vitest'
import { isKnownSource, sourceOf } from './source-header.ts'

const HOUR = 3_600_000
/** Around midnight in UTC, which is 5:30 in India, and around midnight in India, which is 18:30 in UTC. */
const moments = [
  '2026-11-20T23:59:59.999Z',
  '2026-11-21T00:00:00.000Z',
  '2026-11-20T18:29:59.999Z',
  '2026-11-20T18:30:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2028-02-29T18:30:00.000Z',
].map((moment) => new Date(moment))

it.each(moments)('[AU-12] [F-22] at %s a clock that is right, or a day off, or in India, is taken', (now) => {
  for (const hours of [0, -24, 24, 5.5, -18.5, 29.5]) {
    expect(isKnownSource(sourceOf(new Date(now.getTime() + hours * HOUR)), now)).toBe(true)
  }
})

it('[AU-12] [F-22] at noon in India, where it is one date everywhere, nothing but yesterday, today and tomorrow is taken', () => {
  const noon = new Date('2026-11-20T06:30:00.000Z')
  const taken = [-3, -2, -1, 0, 1, 2, 3].filter((days) =>
    isKnownSource(sourceOf(new Date(noon.getTime() + days * 24 * HOUR)), noon),
  )
  expect(taken).toEqual([-1, 0, 1])
})

it.each(moments)('[AU-12] [F-22] at %s what is no day around is not taken', (now) => {
  for (const days of [-4, -3, 3, 4, 365]) {
    expect(isKnownSource(sourceOf(new Date(now.getTime() + days * 24 * HOUR)), now)).toBe(false)
  }
  for (const wrong of [undefined, '', 'today', now.toISOString().slice(0, 10), sourceOf(now).toUpperCase()]) {
    expect(isKnownSource(wrong, now)).toBe(false)
  }
})
