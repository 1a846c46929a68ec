import { expect, it } from 'vitest'
import { lastDayOfCreditNote } from './credit-note-deadline.ts'

it.each([
  ['2026-04-01T00:00:00.000Z', '2027-11-30'],
  ['2027-03-31T18:29:59.000Z', '2027-11-30'],
  ['2027-03-31T18:30:00.000Z', '2028-11-30'],
])('a credit note for what was invoiced at %s is declared by %s', (invoicedAt, day) => {
  expect(lastDayOfCreditNote(invoicedAt)).toBe(day)
})
