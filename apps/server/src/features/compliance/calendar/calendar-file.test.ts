import { randomUUID } from 'node:crypto'
import { createComplianceCalendarLink, markComplianceDone, setComplianceProfile } from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { calendarLink } from './calendar-link.ts'
import { writeCalendarFile } from './write-calendar-file.ts'

let portal: TestApp
const today = indianDayOf(new Date().toISOString())

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function customerWithLicence() {
  const customer = await signIn(portal.services)
  const { token, customerId } = customer
  const { id: businessId } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Asha, Sons; Co' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const licence = { id: randomUUID(), title: 'Trade licence', valid_until: addDays(today, 10) }
  const facts = {
    organisation: 'individual' as const,
    gst: 'none' as const,
    turnover: 'up_to_2_crore' as const,
    state_id: null,
    tax_audit: false,
    advance_tax: 'none' as const,
    deducts_tds: false,
    started_on: null,
    director_kyc_year: null,
  }
  const body = { facts, licences: [licence] }
  await succeed(portal.app, setComplianceProfile, { token, params: { id: businessId }, body })
  return { token, customerId, businessId, licence }
}

async function download(url: string) {
  const { statusCode, headers, body } = await portal.app.inject({ method: 'GET', url })
  return { status: statusCode, headers, text: body.replaceAll('\r\n ', '') }
}

it('the calendar file has what is to be done, one day each, and no login', async () => {
  const { token, businessId, licence } = await customerWithLicence()
  const { data } = await succeed(portal.app, createComplianceCalendarLink, { token, body: {} })
  const file = await download(data.url)
  expect(file.status).toBe(200)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.headers['content-disposition']).toContain('sanad-due-dates.ics')
  expect(file.text).toContain('BEGIN:VCALENDAR\r\nVERSION:2.0')
  expect(file.text).toContain(`DTSTART;VALUE=DATE:${licence.valid_until.replaceAll('-', '')}\r\n`)
  expect(file.text).toContain('SUMMARY:Licence renewal: Trade licence (Asha\\, Sons\\; Co)\r\n')
  expect(file.text).toContain('SUMMARY:Income tax return: FY ')

  const key = `licence-renewal.${licence.id}.${licence.valid_until}`
  await succeed(portal.app, markComplianceDone, { token, params: { id: businessId, key } })
  expect((await download(data.url)).text).not.toContain('Trade')
})

it('the file speaks the language of who asked for it', async () => {
  const { token } = await customerWithLicence()
  const headers = { 'accept-language': 'hi' }
  const { data } = await succeed(portal.app, createComplianceCalendarLink, { token, headers, body: {} })
  expect((await download(data.url)).text).toContain('SUMMARY:लाइसेंस नवीनीकरण: Trade licence')
})

it('a link that was changed, has expired, or was never ours opens nothing', async () => {
  const { token, businessId } = await customerWithLicence()
  const other = await customerWithLicence()
  const body = { business_id: businessId }
  const { data } = await succeed(portal.app, createComplianceCalendarLink, { token, body })
  const changed = (name: string, value: string) => {
    const url = new URL(data.url, 'http://portal')
    url.searchParams.set(name, value)
    return url.pathname + url.search
  }
  const key = portal.services.config.secrets.fileLinks
  const wish = { customer: other.customerId, language: 'en' as const }
  const urls = [
    changed('customer', other.customerId),
    changed('business', other.businessId),
    changed('language', 'hi'),
    changed('expires', '9999999999'),
    changed('signature', 'x'),
    changed('signature', ''),
    calendarLink(key, wish, new Date(Date.now() - 601_000).toISOString()),
    '/api/compliance/calendar.ics',
  ]
  for (const url of urls) expect((await download(url)).status).toBe(404)
  expect((await download(data.url)).status).toBe(200)
  expect((await download(calendarLink(key, wish, new Date().toISOString()))).status).toBe(200)
})

it('lines are at most 75 bytes long, and an item keeps its id', () => {
  const item = {
    business_id: randomUUID(),
    key: 'gstr-3b.2026-10-31',
    form: 'gstr-3b' as const,
    due_on: '2026-11-20',
    period: { kind: 'month' as const, from: '2026-10-01', to: '2026-10-31' },
    licence: null,
    status: 'upcoming' as const,
    done_at: null,
  }
  const firms = new Map([[item.business_id, 'एक बहुत लंबे नाम वाली फ़र्म जिसका नाम एक पंक्ति में नहीं आता']])
  const file = writeCalendarFile({
    items: [item],
    firms,
    language: 'hi',
    brand: 'सनद',
    now: '2026-11-01T00:00:00.000Z',
  })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`UID:gstr-3b.2026-10-31.${item.business_id}@sanad`)
})
