import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-days.ts'
import { NO_FACTS } from './application-facts.ts'
import { askReminder, listOpenAsks } from './open-asks.ts'

const at = '2026-11-23T06:00:00.000Z'
const dueOn = '2026-11-30'

it('[DK-32] reminders go at half and a day before, and missed days are caught up until the last one', () => {
  const ask = { at, dueOn }
  const days = Array.from({ length: 9 }, (_, passed) => askReminder(ask, addDays('2026-11-23', passed)))
  const before = 'day_before'
  expect(days).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'half',
    'half',
    before,
    before,
    undefined,
  ])
})

it('what is due tomorrow has one reminder, and what is due today none', () => {
  expect(askReminder({ at, dueOn: '2026-11-24' }, '2026-11-24')).toBe('day_before')
  expect(askReminder({ at, dueOn: '2026-11-23' }, '2026-11-23')).toBeUndefined()
  expect(askReminder({ at, dueOn: '2026-11-25' }, '2026-11-24')).toBe('day_before')
})

it('what has come, and what was asked for without a day, is no open ask', () => {
  const asked = { at, dueOn }
  const facts = {
    ...NO_FACTS,
    documents: [
      { documentId: 'plan', status: 'rejected', at, asked },
      { documentId: 'photo', status: 'submitted', at, asked },
      { documentId: 'deed', status: 'rejected', at },
    ],
    extraItems: [{ id: 'given', at }],
    requestedExtraItems: [
      { id: 'given', at, dueOn },
      { id: 'plan-2', kind: 'file', at, dueOn },
      { id: 'without', at },
    ],
  } as const
  expect(listOpenAsks(facts)).toEqual([
    { id: 'plan', at, dueOn },
    { id: 'plan-2', at, dueOn },
  ])
})
