import { expect, it } from 'vitest'
import { isMinor } from './is-minor.ts'

it.each([
  ['2008-11-24', '2026-11-23', true],
  ['2008-11-23', '2026-11-23', false],
  ['1988-01-01', '2026-11-23', false],
  // Born on a leap day: of age with the first of March.
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
])('born on %s, on %s a minor: %s', (birthDate, today, expected) => {
  expect(isMinor(birthDate, today)).toBe(expected)
})
