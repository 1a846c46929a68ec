import { createHash, randomUUID } from 'node:crypto'
import { createApplication, getServiceDetails } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { serviceOf } from '../../testing/factories/application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertBusiness } from '../businesses/business-queries.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(portal.db, [await serviceOf('tc-registration'), await serviceOf('tot-toa')])
})
afterAll(() => portal.close())

function listApplications(customerId: string) {
  return portal.db.selectFrom('applications').selectAll().where('customer_id', '=', customerId).execute()
}

it('[AP-18] creates an application of the offered version with a tracking id and an access link', async () => {
  const { customerId, token } = await signIn(portal.services)
  const business = await insertBusiness(portal.db, { customerId, nameOfFirm: 'Patil Skills' })
  const answer = await succeed(portal.app, createApplication, {
    token,
    body: {
      service_id: 'tc-registration',
      stateId: 21,
      business_id: business.id,
      type_of_licence: 'new',
      male_employed: '4',
    },
  })
  expect(answer.data.track_id).toMatch(/^TCR-[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(await listApplications(customerId)).toMatchObject([
    {
      id: answer.data.id,
      service_slug: 'tc-registration',
      service_version: (await serviceOf('tc-registration')).version,
      state_id: 21,
      business_id: business.id,
      quantity: 1,
      discount_price: '0.0000',
      fields: { type_of_licence: 'new', male_employed: '4' },
    },
  ])

  const link = await portal.db
    .selectFrom('access_links')
    .selectAll()
    .where('application_id', '=', answer.data.id)
    .executeTakeFirstOrThrow()
  expect(Buffer.from(answer.data.csrf_token, 'base64url')).toHaveLength(32)
  expect(link.token_hash).toEqual(createHash('sha256').update(answer.data.csrf_token).digest())
  const days = (Number(link.expires_at) - link.created_at.getTime()) / 86_400_000
  expect(days).toBe(7)
})

it('a discount that the customer brings along is refused', async () => {
  const { customerId, token } = await signIn(portal.services)
  const body = { service_id: 'tc-registration', discount_price: 15_000 }
  const refusal = await refuse(portal.app, createApplication, { token, body: body as never })
  expect(refusal).toMatchObject({ status: 400, issues: [{ path: 'discount_price' }] })
  expect(await listApplications(customerId)).toEqual([])
})

it('[DB-04] choosing a skill service is recorded', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { data } = await succeed(portal.app, createApplication, { token, body: { service_id: 'tot-toa' } })
  const entries = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute()
  expect(entries).toMatchObject([
    {
      action: 'SKILL_SERVICE_SELECT',
      entity_id: data.id,
      metadata: { service_type: 'tot-toa' },
    },
  ])
})

it('a repeated attempt creates nothing twice, also when both come at once', async () => {
  const { customerId, token } = await signIn(portal.services)
  const body = { service_id: 'tot-toa', request_id: randomUUID() }
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => succeed(portal.app, createApplication, { token, body })),
  )
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await listApplications(customerId)).toHaveLength(1)

  const other = { ...body, service_id: 'tc-registration' }
  expect(await refuse(portal.app, createApplication, { token, body: other })).toMatchObject({ status: 400 })
})

it("another customer's request id does not find this customer's application", async () => {
  const [one, two] = [await signIn(portal.services), await signIn(portal.services)]
  const body = { service_id: 'tot-toa', request_id: randomUUID() }
  const first = await succeed(portal.app, createApplication, { token: one.token, body })
  const second = await succeed(portal.app, createApplication, { token: two.token, body })
  expect(second.data.id).not.toBe(first.data.id)
})

it("refuses an unknown service, an unknown business and somebody else's business", async () => {
  const [one, two] = [await signIn(portal.services), await signIn(portal.services)]
  const foreign = await insertBusiness(portal.db, { customerId: two.customerId, nameOfFirm: 'Rao Foods' })
  const create = (body: object) =>
    refuse(portal.app, createApplication, {
      token: one.token,
      body: { service_id: 'tot-toa', ...body },
    })
  expect(await create({ service_id: 'nothing' })).toMatchObject({ status: 404, message: 'Service not found' })
  const unknown = await create({ business_id: randomUUID() })
  const strangers = await create({ business_id: foreign.id })
  expect(strangers).toEqual({ ...unknown, requestId: strangers.requestId })
  expect(strangers).toMatchObject({ status: 404, code: 'not_found' })
  expect(await create({ stateId: 37 })).toMatchObject({ status: 400 })
  expect(await listApplications(one.customerId)).toEqual([])
})

it('keeps personal identifiers sealed and shows them masked', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { data } = await succeed(portal.app, createApplication, {
    token,
    body: {
      service_id: 'tot-toa',
      aadhaar_number: '2341 2341 2346',
      personal_pan: 'abcpx1234k',
      bank_account_number: '50100123456789',
    },
  })
  const [row] = await listApplications(customerId)
  expect(JSON.stringify(row?.fields)).not.toMatch(/234123412346|ABCPX1234K|50100123456789/i)

  const { data: shown } = await succeed(portal.app, getServiceDetails, {
    token,
    params: { userServiceId: data.id },
  })
  expect(shown.serviceDetails).toMatchObject({
    aadhaar_number: 'XXXX XXXX 2346',
    personal_pan: 'ABCPX••••K',
    bank_account_number: '••••6789',
  })
})

it('marks every field that is wrong', async () => {
  const { token } = await signIn(portal.services)
  const error = await refuse(portal.app, createApplication, {
    token,
    body: { service_id: 'tot-toa', aadhaar_number: '234123412347', pincode: '012345', gender: 'male' },
  })
  expect(error).toMatchObject({ status: 400, code: 'field_invalid' })
  expect(error.issues?.map(({ path }) => path)).toEqual(['aadhaar_number', 'pincode'])
})
