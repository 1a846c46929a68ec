import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type ComplianceItem,
  createComplianceCalendarLink,
  getComplianceProfile,
  markComplianceDone,
  readComplianceCalendar,
  setComplianceProfile,
  undoComplianceDone,
} from '@sanad/contracts'
import { addDays, addMonths, indianDayOf, monthOf } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

type Profile = BodyOf<typeof setComplianceProfile>

let portal: TestApp
const today = indianDayOf(new Date().toISOString())

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

function profileBody(facts: Partial<Profile['facts']> = {}, rest: Partial<Profile> = {}): Profile {
  return {
    facts: {
      organisation: 'proprietorship',
      gst: 'monthly',
      turnover: 'up_to_2_crore',
      state_id: 21,
      tax_audit: false,
      advance_tax: 'none',
      deducts_tds: false,
      started_on: null,
      director_kyc_year: null,
      ...facts,
    },
    licences: [],
    ...rest,
  }
}

async function customerWithBusiness(body?: Profile) {
  const customer = await signIn(portal.services)
  const { id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customer.customerId, name_of_firm: 'Asha Traders' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (body) {
    await succeed(portal.app, setComplianceProfile, { token: customer.token, params: { id }, body })
  }
  return { ...customer, businessId: id }
}

/** A new profile is valid from today: moves it into the past. */
async function trackSince(businessId: string, day: string): Promise<void> {
  await portal.db
    .updateTable('compliance_profiles')
    .set({ valid_from: day })
    .where('business_id', '=', businessId)
    .execute()
}

async function readAll(token: string, query: { cursor?: string; limit?: number; business_id?: string } = {}) {
  return succeed(portal.app, readComplianceCalendar, { token, query: { limit: 3, ...query } })
}

const itemsOf = (months: readonly { items: ComplianceItem[] }[]) => months.flatMap(({ items }) => items)

it('without a profile a business is listed and nothing is due', async () => {
  const { token, businessId } = await customerWithBusiness()
  const { data } = await readAll(token)
  expect(data).toMatchObject({
    today,
    businesses: [{ id: businessId, name_of_firm: 'Asha Traders', has_profile: false }],
    overdue: [],
  })
  expect(itemsOf(data.months)).toEqual([])
})

it('what is due follows from the facts of the business, month by month', async () => {
  const { token, businessId } = await customerWithBusiness(profileBody())
  const { data, next_cursor } = await readAll(token, { cursor: addMonths(monthOf(today), 1), limit: 2 })
  expect(data.businesses).toMatchObject([{ id: businessId, has_profile: true }])
  expect(data.months.map(({ month }) => month)).toEqual([
    addMonths(monthOf(today), 1),
    addMonths(monthOf(today), 2),
  ])
  const gst = itemsOf(data.months).filter(({ form }) => form.startsWith('gstr'))
  expect(gst.map(({ form, due_on }) => `${form} ${due_on.slice(8)}`)).toEqual([
    'gstr-1 11',
    'gstr-3b 20',
    'gstr-1 11',
    'gstr-3b 20',
  ])
  expect(next_cursor).toBe(addMonths(monthOf(today), 3))
})

it('what the customer does not know is kept as that, shown by the earliest day, and said to be unsure', async () => {
  const body = profileBody({ gst: 'none', deducts_tds: true, unsure: ['deducts_tds', 'international'] })
  const { token, businessId } = await customerWithBusiness(body)
  const profile = await succeed(portal.app, getComplianceProfile, { token, params: { id: businessId } })
  expect(profile.data.facts?.unsure).toEqual(['deducts_tds', 'international'])
  const { data } = await readAll(token, { cursor: addMonths(monthOf(today), 1), limit: 12 })
  const unsure = itemsOf(data.months).map(({ form, unsure }) => `${form} ${unsure}`)
  expect([...new Set(unsure)].toSorted()).toEqual([
    'itr true',
    'tds-payment true',
    'tds-statement true',
    'transfer-pricing true',
  ])
})

it('a business that changes to quarterly returns keeps its monthly past', async () => {
  const { token, businessId } = await customerWithBusiness(profileBody())
  await trackSince(businessId, addDays(today, -200))
  const body = profileBody({ gst: 'quarterly' }, { valid_from: today })
  await succeed(portal.app, setComplianceProfile, { token, params: { id: businessId }, body })
  const { data } = await readAll(token)
  const months = data.overdue.filter(({ form }) => form === 'gstr-3b')
  expect(months.length).toBeGreaterThanOrEqual(5)
  expect(months.every(({ period }) => period?.kind === 'month')).toBe(true)
  const ahead = await readAll(token, { cursor: addMonths(monthOf(today), 2), limit: 6 })
  const quarters = itemsOf(ahead.data.months).filter(({ form }) => form === 'gstr-3b')
  expect(quarters.map(({ period }) => period?.kind)).toEqual(['quarter', 'quarter'])
})

it('a business that is described for the first time is told at once what fell due in the month before', async () => {
  const { token, businessId } = await customerWithBusiness(profileBody())
  const { data } = await readAll(token)
  const gst = data.overdue.filter(({ form }) => form === 'gstr-1' || form === 'gstr-3b')
  // Of each form the last one that has fallen due, or two where a month of 31 days holds both.
  expect(new Set(gst.map(({ form }) => form))).toEqual(new Set(['gstr-1', 'gstr-3b']))
  expect(data.overdue.every(({ due_on }) => due_on >= addDays(today, -31) && due_on < today)).toBe(true)
  const [first] = gst
  if (!first) throw new Error('Nothing is overdue')
  const params = { id: businessId, key: first.key }
  await succeed(portal.app, markComplianceDone, { token, params })
  expect((await readAll(token)).data.overdue.map(({ key }) => key)).not.toContain(first.key)
})

it('a correction replaces what was told', async () => {
  const { token, businessId } = await customerWithBusiness(profileBody())
  const params = { id: businessId }
  await succeed(portal.app, setComplianceProfile, { token, params, body: profileBody({ gst: 'none' }) })
  const { data } = await succeed(portal.app, getComplianceProfile, { token, params })
  expect(data).toMatchObject({ facts: { gst: 'none' }, valid_from: today })
  const versions = await portal.db
    .selectFrom('compliance_profiles')
    .select('valid_from')
    .where('business_id', '=', businessId)
    .execute()
  expect(versions).toEqual([{ valid_from: today }])
})

it.each([
  ['before the last change', -1],
  ['in more than a year', 400],
])('facts cannot be new from a day %s', async (_name, days) => {
  const { token, businessId } = await customerWithBusiness(profileBody())
  const body = profileBody({}, { valid_from: addDays(today, days) })
  const error = await refuse(portal.app, setComplianceProfile, { token, params: { id: businessId }, body })
  expect(error).toMatchObject({ status: 400, code: 'field_invalid', issues: [{ path: 'valid_from' }] })
})

it('facts that contradict each other are refused, with the fact to correct', async () => {
  const { token, businessId } = await customerWithBusiness()
  const body = profileBody({ gst: 'quarterly', turnover: 'above_5_crore', state_id: null })
  const error = await refuse(portal.app, setComplianceProfile, { token, params: { id: businessId }, body })
  expect(error).toMatchObject({
    code: 'field_invalid',
    issues: [{ path: 'facts.gst' }, { path: 'facts.state_id' }],
  })
})

it('days that cannot be are refused at their fields', async () => {
  const { token, businessId } = await customerWithBusiness()
  const body = profileBody({
    organisation: 'private_limited',
    started_on: '2024-06-10',
    gst_registered_on: '2024-06-09',
    meetings: [addDays(today, 1)],
    auditor_year: 2040,
  })
  const error = await refuse(portal.app, setComplianceProfile, { token, params: { id: businessId }, body })
  expect(error).toMatchObject({
    code: 'field_invalid',
    issues: [
      { path: 'facts.gst_registered_on', message: expect.stringMatching(/before the business began/) },
      { path: 'facts.meetings', message: expect.stringMatching(/was held/) },
      { path: 'facts.auditor_year', message: expect.stringMatching(/this year/) },
    ],
  })
})

it('a filing is marked as done, once, and that is taken back; the audit keeps both', async () => {
  const { token, businessId, customerId } = await customerWithBusiness(profileBody())
  await trackSince(businessId, addDays(today, -60))
  const [first] = (await readAll(token)).data.overdue
  expect(first).toMatchObject({ business_id: businessId, status: 'overdue', done_at: null })
  const params = { id: businessId, key: first?.key ?? '' }
  await succeed(portal.app, markComplianceDone, { token, params })
  await succeed(portal.app, markComplianceDone, { token, params })
  const done = await readAll(token, { cursor: monthOf(first?.due_on ?? '') })
  expect(done.data.overdue.map(({ key }) => key)).not.toContain(params.key)
  expect(itemsOf(done.data.months).find(({ key }) => key === params.key)).toMatchObject({
    status: 'done',
    done_at: expect.any(String),
  })

  await succeed(portal.app, undoComplianceDone, { token, params })
  await succeed(portal.app, undoComplianceDone, { token, params })
  expect((await readAll(token)).data.overdue.map(({ key }) => key)).toContain(params.key)
  const audit = await portal.db
    .selectFrom('audit_entries')
    .select('description')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`metadata ->> 'obligation' = ${params.key}`)
    .orderBy('id')
    .execute()
  expect(audit.map(({ description }) => description)).toEqual([
    'Marked a filing as done',
    'Took back that a filing is done',
  ])
})

it.each(['itr.2026-04-01', 'licence-renewal.nothing', 'gstr-3b.1999-01-31'])(
  '%s is not in the calendar and cannot be marked',
  async (key) => {
    const { token, businessId } = await customerWithBusiness(profileBody())
    const error = await refuse(portal.app, markComplianceDone, { token, params: { id: businessId, key } })
    expect(error).toMatchObject({ status: 404, code: 'not_found' })
  },
)

it('licences are renewed by their validity, changed and removed', async () => {
  const licences = [
    { id: randomUUID(), title: 'Fire licence', valid_until: addDays(today, 10) },
    { id: randomUUID(), title: 'Trade licence', valid_until: addDays(today, -1) },
  ]
  const { token, businessId } = await customerWithBusiness(profileBody({ gst: 'none' }, { licences }))
  const { data } = await readAll(token)
  expect(data.overdue).toMatchObject([{ form: 'licence-renewal', licence: { title: 'Trade licence' } }])
  const soon = itemsOf(data.months).filter(({ licence }) => licence?.title === 'Fire licence')
  expect(soon).toMatchObject([{ due_on: addDays(today, 10), status: 'due_soon', period: null }])

  const [first] = licences
  const renewed = first ? [{ ...first, valid_until: addDays(today, 375) }] : []
  const params = { id: businessId }
  const body = profileBody({ gst: 'none' }, { licences: renewed })
  await succeed(portal.app, setComplianceProfile, { token, params, body })
  await succeed(portal.app, setComplianceProfile, { token, params, body })
  expect((await succeed(portal.app, getComplianceProfile, { token, params })).data.licences).toEqual(renewed)
  expect((await readAll(token)).data.overdue).toEqual([])
})

it('a profile begins with what the customer told in applications', async () => {
  const { token, businessId, customerId } = await customerWithBusiness()
  const { applicationId } = await createApplication(portal.services, { customerId })
  const fields = {
    type_of_org: 'Private Limited Company',
    date_of_incorporation: '2024-06-10',
    validity: '2027-03-31',
  }
  await portal.db
    .updateTable('applications')
    .set({ business_id: businessId, fields: JSON.stringify(fields) })
    .where('id', '=', applicationId)
    .execute()
  const { data } = await succeed(portal.app, getComplianceProfile, { token, params: { id: businessId } })
  expect(data).toMatchObject({
    facts: null,
    suggestion: {
      organisation: 'private_limited',
      state_id: 21,
      started_on: '2024-06-10',
      licences: [{ valid_until: '2027-03-31' }],
    },
  })
})

it('the calendar reaches two years ahead and back to the month of the earliest date, two years at most', async () => {
  const licences = [-13, -23].map((months) => ({
    id: randomUUID(),
    title: 'Trade licence',
    valid_until: `${addMonths(monthOf(today), months)}-15`,
  }))
  const { token, businessId } = await customerWithBusiness(profileBody({ gst: 'none' }))
  expect((await readAll(token)).previous_cursor).toBeNull()
  const params = { id: businessId }
  const body = profileBody({ gst: 'none' }, { licences: licences.slice(0, 1) })
  await succeed(portal.app, setComplianceProfile, { token, params, body })
  const back = async (months: number) =>
    (await readAll(token, { cursor: addMonths(monthOf(today), -months) })).previous_cursor
  expect([await back(0), await back(12), await back(13)]).toEqual([
    addMonths(monthOf(today), -3),
    addMonths(monthOf(today), -15),
    null,
  ])
  await succeed(portal.app, setComplianceProfile, { token, params, body: { ...body, licences } })
  expect([await back(13), await back(24)]).toEqual([addMonths(monthOf(today), -16), null])
})

it('the calendar goes back to what fell due before a business was described', async () => {
  const { token, businessId } = await customerWithBusiness(profileBody())
  await trackSince(businessId, `${addMonths(monthOf(today), -1)}-15`)
  const { data } = await readAll(token)
  expect(monthOf(data.overdue[0]?.due_on ?? today)).toBe(addMonths(monthOf(today), -2))
  const back = async (months: number) =>
    (await readAll(token, { cursor: addMonths(monthOf(today), -months) })).previous_cursor
  expect([await back(1), await back(2)]).toEqual([addMonths(monthOf(today), -4), null])
})

it('it begins with the information that an application was given as well, and the form goes before it', async () => {
  const { token, businessId, customerId } = await customerWithBusiness()
  const { applicationId } = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  await portal.db
    .updateTable('applications')
    .set({ business_id: businessId, fields: JSON.stringify({ date_of_incorporation: '2024-06-10' }) })
    .where('id', '=', applicationId)
    .execute()
  const given = { 'org-type': 'section-8', 'registration-date': '2023-01-01', 'office-state': '11' }
  const rows = Object.entries(given).map(([field_id, value]) => ({
    application_id: applicationId,
    field_id,
    value: JSON.stringify(value),
  }))
  await portal.db.insertInto('submitted_fields').values(rows).execute()
  const { data } = await succeed(portal.app, getComplianceProfile, { token, params: { id: businessId } })
  expect(data.suggestion).toEqual({
    organisation: 'section_8',
    state_id: 11,
    started_on: '2024-06-10',
    licences: [],
  })
})

it('the calendar reaches two years ahead', async () => {
  const { token } = await customerWithBusiness(profileBody())
  const end = await readAll(token, { cursor: addMonths(monthOf(today), 24) })
  expect(end.data.months).toHaveLength(1)
  expect(end.next_cursor).toBeNull()
  expect((await readAll(token, { cursor: '2099-01' })).data.months).toEqual([])
})

it("a stranger's business is not found", async () => {
  const licences = [{ id: randomUUID(), title: 'Trade licence', valid_until: addDays(today, 10) }]
  const theirs = await customerWithBusiness(profileBody({}, { licences }))
  const [item] = itemsOf((await readAll(theirs.token, { cursor: addMonths(monthOf(today), 1) })).data.months)
  const mine = await customerWithBusiness(profileBody())
  const { token } = mine
  const notFound = { status: 404, code: 'not_found' }
  const key = item?.key ?? ''
  for (const id of [theirs.businessId, randomUUID()]) {
    const params = { id }
    const refusals = [
      refuse(portal.app, readComplianceCalendar, { token, query: { business_id: id } }),
      refuse(portal.app, getComplianceProfile, { token, params }),
      refuse(portal.app, setComplianceProfile, { token, params, body: profileBody() }),
      refuse(portal.app, markComplianceDone, { token, params: { id, key } }),
      refuse(portal.app, undoComplianceDone, { token, params: { id, key } }),
      refuse(portal.app, createComplianceCalendarLink, { token, body: { business_id: id } }),
    ]
    for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject(notFound)
  }
  const stolen = profileBody({}, { licences })
  const params = { id: mine.businessId }
  expect(await refuse(portal.app, setComplianceProfile, { token, params, body: stolen })).toMatchObject(
    notFound,
  )
  expect((await readAll(token)).data.businesses.map(({ id }) => id)).toEqual([mine.businessId])
})
