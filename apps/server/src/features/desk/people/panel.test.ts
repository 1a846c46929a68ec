import { randomUUID } from 'node:crypto'
import {
  createApplication,
  createLink,
  createPayment,
  getProfile,
  getServiceDetails,
  getTicket,
  listMyServices,
  logout,
  makePanelCode,
  replyToTicket,
  requestOtp,
  switchAccount,
  updateProfile,
  validatePanelCode,
  verifyOtp,
} from '@sanad/contracts'
import { actFor } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { createApplication as writeApplication } from '../../../testing/factories/application.ts'
import { createCustomer, signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket as writeTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function prepare() {
  const staff = await signInStaff(portal.services, { name: 'Priya Nair' })
  const customer = await createCustomer(portal.services)
  const { customerId } = customer
  const acting = { token: staff.staffToken, customer: { id: customerId, mobile: customer.mobile } }
  return { ...staff, ...customer, ...(await actFor(portal.app, acting)) }
}

const enter = ({ code, customerId }: { code: string; customerId: string }) =>
  call(portal.app, validatePanelCode, { token: code, params: { userId: customerId } })

async function act() {
  const prepared = await prepare()
  const { token } = validatePanelCode.success.parse((await enter(prepared)).body)
  return { ...prepared, token }
}

it('[AP-28] a panel code as bearer answers token and user, and the session says who acts', async () => {
  const prepared = await prepare()
  const { url, code, customerId } = prepared
  const link = new URL(url)
  expect(link.pathname).toBe('/user/middleware/user')
  expect(Object.fromEntries(link.searchParams)).toEqual({ auth: code, userId: customerId })
  const { token, user } = await succeed(portal.app, validatePanelCode, {
    token: code,
    params: { userId: customerId },
  })
  expect(user).toMatchObject({ id: customerId, mobile: prepared.mobile })
  expect(await succeed(portal.app, getProfile, { token })).toEqual({
    success: true,
    user,
    acting_staff: { name: 'Priya Nair', ends_at: expect.any(String) },
  })
})

it('who acts reads when that ends by itself, an hour ahead, and ends it before by leaving', async () => {
  const { code, customerId } = await prepare()
  const { token } = await succeed(portal.app, validatePanelCode, {
    token: code,
    params: { userId: customerId },
  })
  const { acting_staff } = await succeed(portal.app, getProfile, { token })
  const left = Date.parse(acting_staff?.ends_at ?? '') - Date.now()
  expect(Math.round(left / 60_000)).toBe(60)
  await succeed(portal.app, logout, { token })
  expect((await refuse(portal.app, getProfile, { token })).code).toBe('unauthenticated')
})

it('[L-panel] a code begins one session, however many use it at the same time', async () => {
  const prepared = await prepare()
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(prepared)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)])
  const sessions = await portal.db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', prepared.customerId)
    .execute()
  expect(sessions).toHaveLength(1)
  expect(sessions[0]).toMatchObject({ acting_staff_id: prepared.staffId })
})

it('[L-panel] a code is good for 90 seconds, for one customer and from staff who are still there; all else is not found', async () => {
  const expired = await prepare()
  await sql`update panel_codes set created_at = created_at - interval '90 s', expires_at = expires_at - interval '90 s'
    where customer_id = ${expired.customerId}`.execute(portal.db)
  const left = await prepare()
  await sql`update staff_members set disabled_at = now() where id = ${left.staffId}`.execute(portal.db)
  const { customerId: another } = await createCustomer(portal.services)
  const wrong = [
    expired,
    left,
    { ...(await prepare()), customerId: another },
    { code: randomUUID(), customerId: another },
  ]
  const answers = await Promise.all(wrong.map(enter))
  for (const { status, body } of answers) {
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', message: 'Not found' })
  }
})

it('[L-panel] only the hash of a code is kept', async () => {
  const { code, customerId } = await prepare()
  const rows = await portal.db
    .selectFrom('panel_codes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute()
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(rows[0]?.code_hash).toHaveLength(32)
})

it('[DK-71] who acts for a customer may help, and may not pay, switch the account, change contact data or prove codes', async () => {
  const { token, customerId } = await act()
  await succeed(portal.app, listMyServices, { token, query: {} })
  const { applicationId } = await writeApplication(portal.services, { customerId, slug: 'skill-india' })
  const payment = {
    amount: 3000,
    user_id: customerId,
    service_type: 'skill-india',
    application_id: applicationId,
  }
  const sms = { channel: 'sms' } as const
  const refusals = [
    await refuse(portal.app, createPayment, {
      params: { payment_provider: 'cashfree' },
      token,
      body: payment,
    }),
    await refuse(portal.app, switchAccount, { token, body: { targetUserId: randomUUID() } }),
    await refuse(portal.app, updateProfile, { token, body: { email: 'mine@example.in' } }),
    await refuse(portal.app, requestOtp, { token, body: { ...sms, user_id: customerId } }),
    await refuse(portal.app, verifyOtp, { token, body: { ...sms, user_id: customerId, otp_code: '123456' } }),
  ]
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      status: 403,
      code: 'customer_only',
      message: 'Only the customer can do this. Please ask them to do it themselves.',
    })
  }
})

it('an application made for a customer keeps its popup after an OTP for them', async () => {
  const { token } = await act()
  const { data } = await succeed(portal.app, createApplication, {
    token,
    body: { service_id: 'skill-india' },
  })
  const params = { userServiceId: data.id }
  const seen = await succeed(portal.app, getServiceDetails, { token, params })
  expect(seen.data.serviceDetails.otp_verified_view).toBe(1)
  const stored = portal.db.selectFrom('applications').select('otp_verified_view').where('id', '=', data.id)
  expect(await stored.executeTakeFirst()).toEqual({ otp_verified_view: 0 })
})

it('what is done for a customer is recorded under who did it', async () => {
  const { token, staffId, customerId } = await act()
  const body = { service_id: 'skill-india' }
  await writeApplication(portal.services, { customerId, slug: 'skill-india' })
  const { data } = await succeed(portal.app, createApplication, { token, body })
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'entity_id'])
    .where('customer_id', '=', customerId)
    .execute()
  expect(entries).toContainEqual({ staff_id: staffId, entity_id: data.id })
  const own = await signIn(portal.services)
  await succeed(portal.app, logout, { token: own.token })
  const { staff_id } = await portal.db
    .selectFrom('audit_entries')
    .select('staff_id')
    .where('customer_id', '=', own.customerId)
    .executeTakeFirstOrThrow()
  expect(staff_id).toBeNull()
})

it('the session of who acts ends after an hour, on logout, and when they leave the service centre', async () => {
  const { token, staffId, customerId } = await act()
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from expires_at - created_at) / 60)::int as minutes
    from sessions where customer_id = ${customerId}`.execute(portal.db)
  expect(rows).toEqual([{ minutes: 60 }])
  await sql`update staff_members set disabled_at = now() where id = ${staffId}`.execute(portal.db)
  expect(await refuse(portal.app, getProfile, { token })).toMatchObject({ status: 401 })

  const other = await act()
  await succeed(portal.app, logout, { token: other.token })
  expect(await refuse(portal.app, getProfile, { token: other.token })).toMatchObject({ status: 401 })
})

it('a link made by who acts for a customer is good for an hour', async () => {
  const { token, customerId } = await act()
  const { applicationId: id } = await writeApplication(portal.services, { customerId })
  const request = { params: { id }, body: { purpose: 'csrf' as const } }
  const { data } = await succeed(portal.app, createLink, { token, ...request })
  const minutes = (Date.parse(data.expires_at ?? '') - Date.now()) / 60_000
  expect(Math.round(minutes)).toBe(60)
})

it('a code for nobody is not made', async () => {
  const { staffToken: token } = await signInStaff(portal.services)
  expect(await refuse(portal.app, makePanelCode, { token, params: { id: randomUUID() } })).toMatchObject({
    status: 404,
  })
})

it('what staff write while they act stands under their name, and a ticket stays ours to answer', async () => {
  const { token, customerId } = await act()
  const ticket = await writeTicket(portal.services, { customerId })
  const params = { id: ticket.id }
  const body = { message: 'They called: it is the bill of March.', request_id: randomUUID() }
  await succeed(portal.app, replyToTicket, { token, params, body })
  const { data } = await succeed(portal.app, getTicket, { token, params })
  expect(data).toMatchObject({
    status: 'open',
    messages: [
      { author: 'customer', acting_staff: null },
      { author: 'staff', acting_staff: { name: 'Priya Nair' }, text: body.message },
    ],
  })
})
