import {
  type CalendarDayRecord,
  type CalendarEffect,
  listCalendarDays,
  readCalendarEffect,
  saveCalendarDay,
  type WorkChange,
  type WorkFacets,
  withdrawCalendarDay,
} from '@sanad/contracts/staff'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openDesk, rohan, whereIs } from '../../testing/open-desk.tsx'

const holiday: CalendarDayRecord = {
  day: '2098-03-04',
  kind: 'closed',
  opens: null,
  closes: null,
  name: { en: 'Holi', hi: 'होली' },
  source: 'State notification 12/2097',
  recorded_by: 'Priya Nair',
  recorded_at: '2026-11-20T05:00:00.000Z',
}
const effect: CalendarEffect = {
  work: {
    later: 41,
    earlier: 0,
    late: 0,
    examples: [
      {
        kind: 'documents',
        track_id: 'TCR-8F3KQ7M2XD',
        from: '2098-03-04T07:00:00.000Z',
        to: '2098-03-05T07:00:00.000Z',
      },
    ],
  },
  promises: 3,
  consultations: ['2098-03-04T05:00:00.000Z'],
  slots_closed: 13,
}
const facets: WorkFacets = {
  ...{ kind: 'documents', subject: rohan.id, application: null, customer: null, service: null, stage: null },
  ...{ state: null, owner: null, priority: 2, due_at: null, half_at: null, snoozed_until: null },
  waiting_since: '2026-11-20T05:00:00.000Z',
}
const done = { success: true, message: 'Recorded.' } as const

async function openYear(days: CalendarDayRecord[] = [holiday]) {
  answer(listCalendarDays, { success: true, data: days })
  answer(readCalendarEffect, { success: true, data: effect })
  const opened = openDesk('/settings/calendar?year=2098')
  await screen.findByRole('heading', { level: 1, name: 'Holidays and hours' })
  return opened
}

it('[DK-51] each day stands with both names, its source and who recorded it; the year is in the address', async () => {
  const { user } = await openYear()
  expect((await screen.findByText('Holi')).closest('[role="row"]')?.textContent).toContain('होली')
  expect(screen.getByText(/State notification 12\/2097 · recorded by Priya Nair/)).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(whereIs()).toBe('/settings/calendar?year=2099'))
})

it('[DK-51] D records a day; what moves is shown first, and nothing is recorded before it is', async () => {
  const calls = answer(saveCalendarDay, done)
  const { user } = await openYear([])
  await screen.findByText('Nothing is recorded for this year')
  await user.keyboard('d')
  await user.type(await screen.findByLabelText('Day'), '04/03/2098')
  await screen.findByText('41 due times of open work move later')
  expect(screen.getByText('3 dates promised to customers would not be kept')).toBeTruthy()
  expect(screen.getByText(/1 booked consultations lose their slot: 10:30/)).toBeTruthy()
  expect(screen.getByText('13 free slots close')).toBeTruthy()
  expect(screen.getByText(/TCR-8F3KQ7M2XD: /)).toBeTruthy()
  await user.type(screen.getByLabelText('Name in English'), 'Holi{Control>}{Enter}{/Control}')
  expect((await screen.findAllByText('Please fill this in.')).length).toBe(2)
  expect(calls.bodies).toEqual([])
  await user.type(screen.getByLabelText('Name in Hindi'), 'होली')
  await user.type(screen.getByLabelText('Source'), 'The manager{Control>}{Enter}{/Control}')
  await screen.findByText(/^Recorded\./)
  expect(calls.bodies).toEqual([
    {
      day: '2098-03-04',
      kind: 'closed',
      opens: null,
      closes: null,
      name: { en: 'Holi', hi: 'होली' },
      source: 'The manager',
    },
  ])
})

it('[DK-51] where the effect cannot be read nothing can be recorded', async () => {
  const calls = answer(withdrawCalendarDay, done)
  const { user } = await openYear()
  refuse(readCalendarEffect, 'internal')
  await user.click(await screen.findByRole('button', { name: /^Take back/ }))
  await screen.findByText(/Nothing is recorded before it is shown/)
  await user.type(screen.getByLabelText('Why'), 'The notification was withdrawn{Control>}{Enter}{/Control}')
  expect(calls.bodies).toEqual([])
})

it('[DK-51] a day is taken back with a reason once it is shown what moves', async () => {
  const calls = answer(withdrawCalendarDay, done)
  const { user } = await openYear()
  await user.click(await screen.findByRole('button', { name: /^Take back/ }))
  await screen.findByText('41 due times of open work move later')
  await user.type(screen.getByLabelText('Why'), 'The notification was withdrawn{Control>}{Enter}{/Control}')
  await screen.findByText(/^Taken back\./)
  expect(calls.bodies).toEqual([{ day: '2098-03-04', reason: 'The notification was withdrawn' }])
})

it('[DK-51] the effect is that of the moment in which a form is opened, whatever changes while it is', async () => {
  const { user, tell } = await openYear()
  const read = answer(readCalendarEffect, { success: true, data: effect })
  await user.click(await screen.findByRole('button', { name: /^Take back/ }))
  await screen.findByText('41 due times of open work move later')
  const work: WorkChange[] = [{ id: 1, was: null, is: { ...facets, due_at: '2098-03-05T07:00:00.000Z' } }]
  tell({ type: 'change', topic: 'work', id: null, work })
  await user.keyboard('{Escape}')
  answer(readCalendarEffect, { success: true, data: { ...effect, work: { ...effect.work, later: 42 } } })
  await user.click(await screen.findByRole('button', { name: /^Take back/ }))
  await screen.findByText('42 due times of open work move later')
  expect(read.urls).toHaveLength(1)
})

it('[DK-51] the calendar is in Hindi for who works in Hindi', async () => {
  answer(listCalendarDays, { success: true, data: [holiday] })
  openDesk('/settings/calendar?year=2098', { language: 'hi' })
  await screen.findByRole('heading', { level: 1, name: 'छुट्टियाँ और समय' })
  expect(await screen.findByText('बंद')).toBeTruthy()
})

it('[DK-51] who may not change the calendar has no entry that leads to it', async () => {
  openDesk('/me', { staff: rohan })
  await screen.findByRole('heading', { level: 1, name: 'My settings' })
  expect(screen.queryByRole('link', { name: 'Holidays' })).toBeNull()
})
