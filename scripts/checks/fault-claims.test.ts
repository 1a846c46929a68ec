import { expect, it } from 'vitest'
import { readClaims } from './fault-claims.ts'

it('reads faults and limits among the ids that a title begins with', () => {
  // Concatenated, so that the checks do not count the strings of this file as claims.
  const titled = (ids: string) => `it('[${ids}] does it', () => {})`
  expect(readClaims(titled('PY-07] [F-01'))).toEqual(['F-01'])
  expect(readClaims(`${titled('F-15, F-16')}\n${titled('L-otp] [F-20')}`)).toEqual([
    'F-15',
    'F-16',
    'L-otp',
    'F-20',
  ])
  expect(readClaims("it('does it, see F-07', () => {})")).toEqual([])
})
