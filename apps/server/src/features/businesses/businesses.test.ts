import { randomUUID } from 'node:crypto'
import {
  addBusinessName,
  createApplication,
  createBusiness,
  getBusinessDetails,
  getServiceDetails,
  listBusinessesOfUser,
  listDocuments,
  listMyServices,
  listPayments,
  listUserBusinesses,
  readComplianceCalendar,
  updateBusiness,
} from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { serviceOf } from '../../testing/factories/application.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function ownerOf(name_of_firm: string) {
  const { customerId, token } = await signIn(portal.services)
  const body = { name_of_firm, user_id: customerId }
  const { business_id } = await succeed(portal.app, addBusinessName, { token, body })
  return { customerId, token, businessId: business_id }
}

it("[AP-04] lists the customer's own businesses as a bare list, newest first", async () => {
  const { customerId, token, businessId } = await ownerOf('Patil Skills')
  await ownerOf('Rao Foods')
  const body = { name_of_firm: '  Patil & Daughters ', user_id: customerId }
  const { business_id } = await succeed(portal.app, addBusinessName, { token, body })
  const created_at = expect.any(String)
  expect(await succeed(portal.app, listUserBusinesses, { token, query: {} })).toEqual([
    { id: business_id, name_of_firm: 'Patil & Daughters', user_id: customerId, applications: 0, created_at },
    { id: businessId, name_of_firm: 'Patil Skills', user_id: customerId, applications: 0, created_at },
  ])
})

it('finds one business by its id, and all of a name in any case and spacing, among the own', async () => {
  const { customerId, token, businessId } = await ownerOf('Patil Skills')
  const other = await ownerOf('Patil Skills')
  const add = (name_of_firm: string) =>
    succeed(portal.app, addBusinessName, { token, body: { name_of_firm, user_id: customerId } })
  const { business_id: second } = await add('PATIL  skills')
  await add('Patil Skills 2')
  const find = async (query: { id: string } | { name_of_firm: string }) =>
    (await succeed(portal.app, listUserBusinesses, { token, query })).map(({ id }) => id)
  expect(await find({ id: businessId })).toEqual([businessId])
  expect(await find({ id: other.businessId })).toEqual([])
  expect(await find({ name_of_firm: ' patil skills ' })).toEqual([second, businessId])
  expect(await find({ name_of_firm: 'Patil' })).toEqual([])
})

it('a business carries the State of its latest application, so that it is asked once', async () => {
  const { token, businessId: business_id } = await ownerOf('Patil Skills')
  const states = async () =>
    (await succeed(portal.app, listUserBusinesses, { token, query: {} })).map(({ state_id }) => state_id)
  expect(await states()).toEqual([undefined])
  await loadCatalogue(portal.db, [await serviceOf('tc-registration')])
  for (const stateId of [21, 10]) {
    await succeed(portal.app, createApplication, {
      token,
      body: { service_id: 'tc-registration', stateId, business_id },
    })
  }
  expect(await states()).toEqual([10])
})

it('[BZ-01] says what a new business needs, by either way to create one', async () => {
  const { token, customerId } = await ownerOf('Patil Skills')
  const message = 'Name of firm and user_id are required'
  for (const endpoint of [addBusinessName, createBusiness]) {
    for (const body of [
      { name_of_firm: ' ', user_id: customerId },
      { name_of_firm: 'Rao Foods', user_id: '' },
    ]) {
      const error = await refuse(portal.app, endpoint, { token, body })
      expect(error).toMatchObject({ status: 400, message })
    }
  }
  const nameless = await refuse(portal.app, createBusiness, { token, body: { user_id: customerId } })
  expect(nameless).toMatchObject({ status: 400, message })
})

it('[BZ-01] an update without an id says so', async () => {
  const { token } = await ownerOf('Patil Skills')
  const body = { name_of_firm: 'Patil Academy' }
  for (const id of ['', 'undefined']) {
    const error = await refuse(portal.app, updateBusiness, { token, params: { id }, body })
    expect(error).toMatchObject({ status: 400, message: 'Business ID is required' })
  }
})

it('[AP-23] creates a business by its name or its firm name, and renames it', async () => {
  const { token, customerId } = await ownerOf('Patil Skills')
  const created = await succeed(portal.app, createBusiness, {
    token,
    body: { firmName: ' Rao Foods ', user_id: customerId },
  })
  const { business_id } = created
  expect(created).toEqual({
    success: true,
    message: 'Business added successfully!',
    business_id,
    data: { id: business_id, name_of_firm: 'Rao Foods', user_id: customerId },
  })
  const body = { name_of_firm: 'Rao Kitchens' }
  const renamed = await succeed(portal.app, updateBusiness, { token, params: { id: business_id }, body })
  expect(renamed).toEqual({ success: true, message: 'Business updated successfully' })
  expect(await succeed(portal.app, listUserBusinesses, { token, query: {} })).toMatchObject([
    { id: business_id, name_of_firm: 'Rao Kitchens' },
    { name_of_firm: 'Patil Skills' },
  ])
})

it('a repeated attempt creates one business and records it once', async () => {
  const { customerId, token } = await signIn(portal.services)
  const body = { name_of_firm: 'Rao Foods', user_id: customerId, request_id: randomUUID() }
  const attempts = Array.from({ length: 5 }, () => succeed(portal.app, createBusiness, { token, body }))
  const ids = (await Promise.all(attempts)).map(({ business_id }) => business_id)
  expect(new Set(ids).size).toBe(1)
  expect(await succeed(portal.app, listUserBusinesses, { token, query: {} })).toHaveLength(1)
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select('entity_id')
    .where('customer_id', '=', customerId)
    .execute()
  expect(entries).toEqual([{ entity_id: ids[0] }])
})

it("[AP-30] lists the customer's businesses by the customer's id, and nobody else's", async () => {
  const { token, customerId, businessId } = await ownerOf('Patil Skills')
  const params = { userId: customerId }
  expect(await succeed(portal.app, listBusinessesOfUser, { token, params, query: {} })).toEqual({
    success: true,
    data: [{ id: businessId, name_of_firm: 'Patil Skills', user_id: customerId }],
    message: 'Businesses fetched successfully',
    next_cursor: null,
  })
  const newcomer = await signIn(portal.services)
  const none = { token: newcomer.token, params: { userId: newcomer.customerId }, query: {} }
  expect(await succeed(portal.app, listBusinessesOfUser, none)).toEqual({
    success: true,
    data: [],
    message: 'No businesses found',
    next_cursor: null,
  })
  const foreign = await refuse(portal.app, listBusinessesOfUser, { token: newcomer.token, params, query: {} })
  const unknown = await refuse(portal.app, listBusinessesOfUser, {
    token: newcomer.token,
    params: { userId: randomUUID() },
    query: {},
  })
  expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
})

it('renames an own business and records what it was called', async () => {
  const { customerId, token, businessId } = await ownerOf('Patil Skills')
  const answer = await succeed(portal.app, updateBusiness, {
    token,
    params: { id: businessId },
    body: { name_of_firm: 'Patil Academy' },
  })
  expect(answer.message).toBe('Business updated successfully')
  expect(await succeed(portal.app, listUserBusinesses, { token, query: {} })).toMatchObject([
    { name_of_firm: 'Patil Academy' },
  ])
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select('metadata')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
  expect(entries[0]?.metadata).toEqual({ from: 'Patil Skills', to: 'Patil Academy' })
})

it("a business is added for oneself only, and a stranger's is not found", async () => {
  const own = await ownerOf('Patil Skills')
  const stranger = await ownerOf('Rao Foods')
  const { token } = stranger
  const body = { name_of_firm: 'Taken over', user_id: own.customerId }
  expect(await refuse(portal.app, addBusinessName, { token, body })).toMatchObject({ status: 404 })
  expect(await refuse(portal.app, createBusiness, { token, body })).toMatchObject({ status: 404 })

  const rename = (id: string) =>
    refuse(portal.app, updateBusiness, { token, params: { id }, body: { name_of_firm: 'Taken over' } })
  const unknown = await rename(randomUUID())
  const foreign = await rename(own.businessId)
  expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
  expect(await succeed(portal.app, listUserBusinesses, { token: own.token, query: {} })).toMatchObject([
    { name_of_firm: 'Patil Skills' },
  ])
})

it('[AU-09] services, businesses and the update of a business ask for a token', async () => {
  const params = { id: randomUUID() }
  const answers = await Promise.all([
    call(portal.app, listMyServices, { query: {} }),
    call(portal.app, listUserBusinesses, { query: {} }),
    call(portal.app, listBusinessesOfUser, { params: { userId: params.id }, query: {} }),
    call(portal.app, updateBusiness, { params, body: { name_of_firm: 'Rao Foods' } }),
  ])
  const refusal = { status: 401, body: { message: 'No authentication token found' } }
  expect(answers).toMatchObject(answers.map(() => refusal))
})

it('two businesses of one name are told apart in every list that names them, and no others are', async () => {
  const { customerId, token, applicationId } = await createPaidApplication(portal.services)
  const first = { name_of_firm: 'Patil Skills', user_id: customerId }
  const { business_id: businessId } = await succeed(portal.app, addBusinessName, { token, body: first })
  const body = { name_of_firm: ' patil  SKILLS', user_id: customerId }
  const { business_id: other } = await succeed(portal.app, addBusinessName, { token, body })
  const alone = { name_of_firm: 'Rao Foods', user_id: customerId }
  await succeed(portal.app, addBusinessName, { token, body: alone })
  await ownerOf('Patil Skills')
  const marksNow = async () => {
    const listed = await succeed(portal.app, listUserBusinesses, { token, query: {} })
    return listed.map(({ name_mark }) => name_mark)
  }
  // With their order, as long as they were added in one minute.
  const added = expect.objectContaining({ by: 'time', added_at: expect.any(String) })
  expect(await marksNow()).toEqual([undefined, added, added])

  await portal.db
    .updateTable('applications')
    .set({ business_id: businessId, fields: JSON.stringify({ office_city: 'Pune' }) })
    .where('id', '=', applicationId)
    .execute()
  const pune = { by: 'city', city: 'Pune' }
  expect(await marksNow()).toEqual([undefined, added, pune])
  const { services } = await succeed(portal.app, listMyServices, { token, query: {} })
  expect(services.map(({ name_mark }) => name_mark)).toEqual([pune])
  const { data: documents } = await succeed(portal.app, listDocuments, { token, query: {} })
  expect(documents.map(({ application }) => application.name_mark)).toEqual([pune])
  const { data: payments } = await succeed(portal.app, listPayments, { token, query: {} })
  expect(payments.map(({ application }) => application.name_mark)).toEqual([pune])
  const details = await succeed(portal.app, getServiceDetails, {
    token,
    params: { userServiceId: applicationId },
  })
  expect(details.data.serviceDetails.name_mark).toEqual(pune)
  const { data: calendar } = await succeed(portal.app, readComplianceCalendar, { token, query: {} })
  expect(calendar.businesses.map(({ name_mark }) => name_mark)).toEqual([undefined, added, pune])
  const business = await succeed(portal.app, getBusinessDetails, { token, params: { id: other }, query: {} })
  expect(business.data.business.name_mark).toEqual(added)

  await succeed(portal.app, updateBusiness, {
    token,
    params: { id: other },
    body: { name_of_firm: 'Patil Foods' },
  })
  expect(await marksNow()).toEqual([undefined, undefined, undefined])
})
