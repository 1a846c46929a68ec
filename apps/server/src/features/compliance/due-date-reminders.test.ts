import { randomUUID } from 'node:crypto'
import {
  listNotifications,
  markComplianceDone,
  readComplianceCalendar,
  saveNotificationPreferences,
  setComplianceProfile,
} from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complianceBody } from '../../testing/access-matrix/create-case.ts'
import { succeed } from '../../testing/call.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { remindOfDueDates } from './remind-of-due-dates.ts'

let portal: TestApp
const today = indianDayOf(new Date().toISOString())

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** A business whose only obligations are licences that expire in these numbers of days. */
async function businessWithLicences(...inDays: number[]) {
  const { customerId, token } = await signIn(portal.services)
  const { id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Asha Traders' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const licences = inDays.map((days) => ({
    id: randomUUID(),
    title: `Licence ${days}`,
    valid_until: addDays(today, days),
  }))
  await succeed(portal.app, setComplianceProfile, {
    token,
    params: { id },
    body: { facts: { ...complianceBody.facts, gst: 'none', turnover: 'up_to_2_crore' }, licences },
  })
  return { token, customerId, businessId: id }
}

async function remindersOf(token: string) {
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  return data
    .flatMap((one) => (one.kind === 'compliance_due' ? one.params : []))
    .filter(({ items }) => items.some((item) => item.startsWith('Licence')))
    .map(({ due_on, business, items }) => ({ due_on, business, items }))
    .sort((one, other) => one.due_on.localeCompare(other.due_on))
}

it('what falls due within a week and within a day is told, once each, and what is later is not', async () => {
  const { token, businessId } = await businessWithLicences(1, 7, 8)
  await remindOfDueDates(portal.services)
  await remindOfDueDates(portal.services)
  expect(await remindersOf(token)).toEqual([
    { due_on: addDays(today, 1), business: 'Asha Traders', items: ['Licence 1'] },
    { due_on: addDays(today, 7), business: 'Asha Traders', items: ['Licence 7'] },
  ])
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  expect(data[0]?.target).toEqual({ type: 'compliance', id: businessId })
})

it('what is due on one day is told together, and what is done not at all', async () => {
  const { token, businessId } = await businessWithLicences(3, 3, 5)
  const { data } = await succeed(portal.app, readComplianceCalendar, { token, query: {} })
  const done = data.months.flatMap(({ items }) => items).find(({ licence }) => licence?.title === 'Licence 5')
  await succeed(portal.app, markComplianceDone, { token, params: { id: businessId, key: done?.key ?? '' } })
  await remindOfDueDates(portal.services)
  expect(await remindersOf(token)).toEqual([
    { due_on: addDays(today, 3), business: 'Asha Traders', items: expect.arrayContaining(['Licence 3']) },
  ])
})

it('the customer chooses how long before, or never', async () => {
  const { token } = await businessWithLicences(1, 14, 29)
  const save = (reminder_days: (1 | 3 | 7 | 15 | 30)[]) =>
    succeed(portal.app, saveNotificationPreferences, { token, body: { reminder_days } })
  await save([])
  await remindOfDueDates(portal.services)
  expect(await remindersOf(token)).toEqual([])
  const { data } = await save([30, 15, 15])
  expect(data.reminder_days).toEqual([15, 30])
  await remindOfDueDates(portal.services)
  expect((await remindersOf(token)).map(({ items }) => items)).toEqual([
    ['Licence 1'],
    ['Licence 14'],
    ['Licence 29'],
  ])
})

it('a reminder is read once everything that is due on its day is done', async () => {
  const { token, businessId } = await businessWithLicences(3, 3)
  await remindOfDueDates(portal.services)
  const isRead = async () => {
    const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
    return data.find(({ kind }) => kind === 'compliance_due')?.read_at !== null
  }
  const { data } = await succeed(portal.app, readComplianceCalendar, { token, query: {} })
  const due = data.months
    .flatMap(({ items }) => items)
    .filter(({ licence, due_on }) => licence && due_on === addDays(today, 3))
  const reads: boolean[] = []
  for (const { key } of due) {
    await succeed(portal.app, markComplianceDone, { token, params: { id: businessId, key } })
    reads.push(await isRead())
  }
  expect(reads).toEqual([false, true])
})

it('[F-31] a customer whose reminders fail delays nobody, and is reminded in a job of their own', async () => {
  const failing = await businessWithLicences(2)
  const other = await businessWithLicences(2)
  await sql`
    create function refuse_notification() returns trigger language plpgsql as
      $$ begin raise exception 'no notification'; end $$`.execute(portal.db)
  await sql`
    create trigger refuse before insert on notifications for each row
    when (new.customer_id = ${sql.lit(failing.customerId)}) execute function refuse_notification()`.execute(
    portal.db,
  )
  await remindOfDueDates(portal.services)
  expect(await remindersOf(failing.token)).toEqual([])
  expect(await remindersOf(other.token)).toHaveLength(1)
  await sql`drop trigger refuse on notifications`.execute(portal.db)
  await portal.runJobs()
  expect(await remindersOf(failing.token)).toHaveLength(1)
})
