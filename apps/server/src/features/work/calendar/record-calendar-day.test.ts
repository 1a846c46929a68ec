import { readCentreDays } from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { createStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { rebuildDesk } from '../projection/rebuild-desk.ts'
import { type GivenDay, recordCalendarDay, withdrawCalendarDay } from './record-calendar-day.ts'

let portal: TestApp
let manager: string
let clerk: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ email: manager } = await createStaff(portal.services, { roles: ['manager'] }))
  ;({ email: clerk } = await createStaff(portal.services, { roles: ['clerk'] }))
})
afterAll(() => portal.close())

const daysAhead = (days: number) => addDays(indianDayOf(new Date().toISOString()), days)
const holiday = (day: string, changes: Partial<GivenDay> = {}): GivenDay => ({
  day,
  kind: 'closed',
  hours: null,
  name: { en: 'Mela', hi: 'मेला' },
  source: 'The manager',
  ...changes,
})

async function readDay(day: string) {
  const { data } = await succeed(portal.app, readCentreDays, {})
  return data.filter((one) => one.day === day)
}

it('the last record of a day holds, until it is taken back', async () => {
  const day = daysAhead(20)
  const half = holiday(day, { kind: 'short', hours: { opens: 630, closes: 780 } })
  await recordCalendarDay(portal.db, { given: holiday(day), email: manager })
  await recordCalendarDay(portal.db, { given: half, email: manager })
  expect(await readDay(day)).toEqual([{ day, kind: 'short', opens: 630, closes: 780 }])
  await withdrawCalendarDay(portal.db, { day, reason: 'The fair was moved', email: manager })
  expect(await readDay(day)).toEqual([])
  const audit = await portal.db
    .selectFrom('audit_entries')
    .select('description')
    .where('entity_type', '=', 'calendar_day')
    .orderBy('id')
    .execute()
  expect(audit.map(({ description }) => description)).toEqual([
    `Recorded ${day} as closed: Mela (The manager)`,
    `Recorded ${day} as short: Mela (The manager)`,
    `Took ${day} back: The fair was moved`,
  ])
})

it('of two who record a day at once, both are recorded and one holds', async () => {
  const day = daysAhead(21)
  const record = () => recordCalendarDay(portal.db, { given: holiday(day), email: manager })
  await Promise.all([record(), record(), record()])
  expect(await readDay(day)).toHaveLength(1)
})

it('work is due later when the centre is closed before, and as before when that is taken back', async () => {
  const paid = await createPaidApplication(portal.services)
  const [document] = paid.service.documents
  await giveDocument(portal.services, paid, document?.id ?? '')
  const readDue = async () => {
    await rebuildDesk(portal.db)
    const { due_at } = await portal.db
      .selectFrom('work_items')
      .select('due_at')
      .where('application_id', '=', paid.applicationId)
      .where('kind', '=', 'documents')
      .executeTakeFirstOrThrow()
    return due_at.toISOString()
  }
  const before = await readDue()
  const days = [0, 1, 2, 3, 4, 5, 6].map(daysAhead)
  for (const day of days) await recordCalendarDay(portal.db, { given: holiday(day), email: manager })
  expect((await readDue()) > before).toBe(true)
  for (const day of days) await withdrawCalendarDay(portal.db, { day, reason: 'A mistake', email: manager })
  expect(await readDue()).toBe(before)
})

it.each<[string, Partial<GivenDay>, RegExp]>([
  ['a day that does not exist', { day: '2026-02-30' }, /date/],
  ['a half day without hours', { kind: 'short' }, /has hours/],
  ['a holiday with hours', { hours: { opens: 600, closes: 700 } }, /has hours/],
  ['hours that end before they begin', { kind: 'open', hours: { opens: 700, closes: 600 } }, /opens before/],
  ['a name in one language', { name: { en: 'Mela', hi: ' ' } }, /hi/],
])('refuses %s', async (_what, changes, words) => {
  const given = holiday(daysAhead(22), changes)
  await expect(recordCalendarDay(portal.db, { given, email: manager })).rejects.toThrow(words)
})

it('refuses whoever may not change the calendar, and to take back what nobody recorded', async () => {
  const day = daysAhead(23)
  await expect(recordCalendarDay(portal.db, { given: holiday(day), email: clerk })).rejects.toThrow(
    `${clerk} may not change the calendar`,
  )
  const nothing = withdrawCalendarDay(portal.db, { day, reason: 'Why not', email: manager })
  await expect(nothing).rejects.toThrow(`Nothing is recorded for ${day}`)
})
