import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reminderDays, reminderLead } from './reminder-lead.ts'

it('the reminder that is due is the chosen one closest to the due date', () => {
  expect([31, 30, 8, 7, 2, 1, 0, -1].map((left) => reminderLead(left, [1, 7, 30]))).toEqual([
    undefined,
    30,
    30,
    7,
    7,
    1,
    1,
    undefined,
  ])
  expect(reminderLead(0, [])).toBeUndefined()
})

it('day by day each chosen reminder is due once, in descending order', () => {
  fc.assert(
    fc.property(fc.subarray([...reminderDays]), (chosen) => {
      const days = Array.from({ length: 41 }, (_, passed) => reminderLead(40 - passed, chosen))
      const begun = days.filter((lead, index) => lead !== undefined && lead !== days[index - 1])
      expect(begun).toEqual(chosen.toReversed())
    }),
  )
})
