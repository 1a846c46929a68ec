import { randomUUID } from 'node:crypto'
import {
  addBusinessName,
  getCalendarSubscription,
  makeCalendarSubscription,
  saveNotificationPreferences,
  setComplianceProfile,
  withdrawCalendarSubscription,
} from '@sanad/contracts'
import { addDays, type CalendarDay, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complianceBody } from '../../../testing/access-matrix/create-case.ts'
import { succeed } from '../../../testing/call.ts'
import { requestDueErasure } from '../../../testing/factories/due-erasure.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { erasePersonalData } from '../../personal-data/erasure/erase-personal-data.ts'
import { exportSections } from '../../personal-data/export/export-sections.ts'

let portal: TestApp
const today = indianDayOf(new Date().toISOString())

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function subscriber() {
  const { token, customerId } = await signIn(portal.services)
  const { data } = await succeed(portal.app, makeCalendarSubscription, { token })
  return { token, customerId, url: data.url }
}

async function read(url: string, headers = {}) {
  const answer = await portal.app.inject({ method: 'GET', url, headers })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body.replaceAll('\r\n ', '') }
}

async function addLicensedBusiness(token: string, customerId: string, firm: string) {
  const { business_id } = await succeed(portal.app, addBusinessName, {
    token,
    body: { name_of_firm: firm, user_id: customerId },
  })
  const licence = { id: randomUUID(), title: `Licence of ${firm}` }
  const validUntil = (valid_until: CalendarDay) =>
    succeed(portal.app, setComplianceProfile, {
      token,
      params: { id: business_id },
      body: { ...complianceBody, licences: [{ ...licence, valid_until }] },
    })
  return { validUntil }
}

const dayOf = (day: CalendarDay) => `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`

it('an app that subscribed reads every later change, of businesses added later as well', async () => {
  const { token, customerId, url } = await subscriber()
  const first = await addLicensedBusiness(token, customerId, 'Asha Foods')
  await first.validUntil(addDays(today, 10))
  const before = await read(url)
  expect(before.status).toBe(200)
  expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(before.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H')
  expect(before.text).toContain(dayOf(addDays(today, 10)))
  expect((await read(url, { 'if-none-match': before.headers.etag })).status).toBe(304)

  await first.validUntil(addDays(today, 40))
  const extended = await read(url, { 'if-none-match': before.headers.etag })
  expect(extended.text).toContain(dayOf(addDays(today, 40)))
  expect(extended.text).not.toContain(dayOf(addDays(today, 10)))

  const second = await addLicensedBusiness(token, customerId, 'Asha Stores')
  await second.validUntil(addDays(today, 20))
  expect((await read(url)).text).toContain('Licence of Asha Stores (Asha Stores)')
})

it('the subscription speaks the language of the messages, whichever it is by now', async () => {
  const { token, customerId, url } = await subscriber()
  const { validUntil } = await addLicensedBusiness(token, customerId, 'Asha Foods')
  await validUntil(addDays(today, 10))
  expect((await read(url)).text).toContain('SUMMARY:Licence renewal')
  await succeed(portal.app, saveNotificationPreferences, { token, body: { language: 'hi' } })
  expect((await read(url)).text).toContain('SUMMARY:लाइसेंस नवीनीकरण')
})

it('a new address ends the one before, and a withdrawn one opens nothing', async () => {
  const { token, customerId, url } = await subscriber()
  const { data } = await succeed(portal.app, makeCalendarSubscription, { token })
  expect((await read(url)).status).toBe(404)
  expect((await read(data.url)).status).toBe(200)
  const other = await subscriber()

  await succeed(portal.app, withdrawCalendarSubscription, { token })
  await succeed(portal.app, withdrawCalendarSubscription, { token })
  expect((await read(data.url)).status).toBe(404)
  expect((await read(other.url)).status).toBe(200)
  expect((await succeed(portal.app, getCalendarSubscription, { token })).data).toBeNull()
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select('description')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
  expect(entries.map(({ description }) => description)).toEqual([
    'Made a calendar subscription',
    'Made a calendar subscription',
    'Withdrew a calendar subscription',
  ])
})

it('the customer sees since when it lives and whether an app reads it; the address itself is kept nowhere', async () => {
  const { token, url } = await subscriber()
  const made = await succeed(portal.app, getCalendarSubscription, { token })
  expect(made.data).toEqual({ made_at: expect.any(String), read_at: null })
  await read(url)
  const first = await succeed(portal.app, getCalendarSubscription, { token })
  expect(first.data?.read_at).not.toBeNull()
  await read(url)
  expect((await succeed(portal.app, getCalendarSubscription, { token })).data).toEqual(first.data)

  const secret = new URL(url, 'http://portal').searchParams.get('token') ?? ''
  expect(secret).toHaveLength(43)
  const { rows } = await sql<{ row: string }>`
    select row_to_json(s)::text as row from calendar_subscriptions s
    union all select row_to_json(a)::text from audit_entries a`.execute(portal.db)
  for (const { row } of rows) expect(row).not.toContain(secret)
})

it('what is no address of ours opens nothing', async () => {
  const path = '/api/compliance/subscription.ics'
  const queries = ['', '?token=', '?token=x', `?token=${'x'.repeat(43)}`, `?token=${'x'.repeat(43)}&token=y`]
  for (const query of queries) expect((await read(`${path}${query}`)).status).toBe(404)
})

it('an address is read 120 times in an hour at most', async () => {
  const { url } = await subscriber()
  const answers = []
  for (let count = 0; count < 121; count++) answers.push((await read(url)).status)
  expect(new Set(answers.slice(0, 120))).toEqual(new Set([200]))
  expect(answers.at(-1)).toBe(429)
})

it('a subscription ends with the data of its customer, and is in the copy of it without its address', async () => {
  const { customerId, url } = await subscriber()
  await read(url)
  const section = exportSections.find(({ name }) => name === 'calendar_subscriptions')
  const copied = await section?.list(portal.db, customerId)
  expect(copied).toEqual([{ at: expect.any(Date), read_at: expect.any(Date) }])

  await requestDueErasure(portal.db, customerId)
  await portal.db.transaction().execute((tx) => erasePersonalData(tx, customerId))
  expect((await read(url)).status).toBe(404)
})
