import {
  createPayment,
  getPayment,
  listMyServices,
  listPayments,
  type PaymentRecord,
  verifyPayment,
} from '@sanad/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { createOrder, settle } from '../../../testing/factories/payments.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { gateway, portal } = await startPayments()

const read = (token: string, query: { cursor?: string; limit?: number } = {}) =>
  succeed(portal.app, listPayments, { token, query })

async function pay(
  { customerId, token }: { customerId: string; token: string },
  { slug, amount, outcome }: { slug: string; amount: number; outcome: 'success' | 'failure' },
) {
  const application = await createApplication(portal.services, { customerId, slug })
  const { applicationId: application_id, trackId: track_id } = application
  const body = { amount, user_id: customerId, service_type: slug, application_id }
  const session = await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  await gateway.lever('pay', { payment_session_id: session.paymentSessionId, outcome })
  const verified = { orderId: session.orderId, customer_id: application_id, track_id, service_checkout: [] }
  await succeed(portal.app, verifyPayment, { params: gateway.params, token, body: verified })
  return { ...application, orderId: session.orderId }
}

it('tells what was paid: for what, how much with which taxes, when, how, and its reference', async () => {
  const customer = await signIn(portal.services)
  const paid = await pay(customer, { slug: 'tp-registration', amount: 10000, outcome: 'success' })
  const failed = await pay(customer, { slug: 'tc-registration', amount: 15000, outcome: 'failure' })
  const { data, next_cursor } = await read(customer.token)
  expect(next_cursor).toBeNull()
  expect(data).toMatchObject([
    {
      order_id: failed.orderId,
      application: { title: failed.service.title.en, payment_status: 0 },
      stages: [],
      status: 'failed',
      paid_at: null,
    },
    {
      order_id: paid.orderId,
      application: {
        id: paid.applicationId,
        track_id: paid.trackId,
        title: paid.service.title.en,
        name_of_firm: null,
        payment_status: 1,
        is_deleted: false,
      },
      stages: [paid.service.timeline[0]?.title.en],
      price: {
        discount: 0,
        taxes: [
          { kind: 'CGST', percent: 9 },
          { kind: 'SGST', percent: 9 },
        ],
        total: 10000,
      },
      status: 'paid',
      method: expect.stringMatching(/\w/),
      payment_id: expect.stringMatching(/\w/),
      paid_at: expect.any(String),
    },
  ])
})

it('says of what is due whether there is another application for the same service, of the same business', async () => {
  const { customerId, token } = await signIn(portal.services)
  const begin = () => createApplication(portal.services, { customerId, slug: 'tp-registration' })
  const [first, second] = [await begin(), await begin()]
  await createApplication(portal.services, { customerId, slug: 'tot-toa' })
  const others = async () => (await read(token)).due.map(({ other_track_id }) => other_track_id)
  expect(await others()).toEqual([undefined, first.trackId, second.trackId])
  // Two of one name.
  const assign = async ({ applicationId }: { applicationId: string }) => {
    const business = { customer_id: customerId, name_of_firm: 'Patil Skills' }
    const { id } = await portal.db
      .insertInto('businesses')
      .values(business)
      .returning('id')
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('applications')
      .set({ business_id: id })
      .where('id', '=', applicationId)
      .execute()
  }
  await assign(first)
  await assign(second)
  expect(await others()).toEqual([undefined, undefined, undefined])
})

it('tells what is due, as the list of services does: a stage, the whole, or nothing until a choice is made', async () => {
  const { customerId, token } = await signIn(portal.services)
  const whole = await createApplication(portal.services, { customerId, quantity: 3 })
  const staged = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  const choice = await createApplication(portal.services, { customerId, slug: 'nsdc-affiliation' })
  const { due, data } = await read(token)
  expect(data).toEqual([])
  expect(due).toMatchObject([
    { application: { id: choice.applicationId }, stage: null, total: null, is_begun: false },
    {
      application: { id: staged.applicationId, payment_status: 0 },
      stage: staged.service.timeline[0]?.title.en,
      total: 10000,
    },
    { application: { id: whole.applicationId }, stage: null, total: 45000 },
  ])
  const { services } = await succeed(portal.app, listMyServices, { token, query: {} })
  expect(services.map(({ id, amount_due }) => [id, amount_due])).toEqual(
    due.map(({ application, total }) => [application.id, total]),
  )
})

it('nothing is due for what is paid, for a stage that is not reached, or while a payment is confirmed', async () => {
  const { customerId, token } = await signIn(portal.services)
  const paid = await createApplication(portal.services, { customerId })
  await settle(portal.services, { customerId, applicationId: paid.applicationId })
  const staged = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  const [first] = staged.service.timeline
  await settle(portal.services, {
    customerId,
    applicationId: staged.applicationId,
    items: [first?.id ?? ''],
  })
  const deciding = await createApplication(portal.services, { customerId })
  await createOrder(portal.services, { ...deciding, customerId, state: 'confirming' })
  expect((await read(token)).due).toEqual([])
})

it('a payment that was begun is due with the amount of its order', async () => {
  const { customerId, token } = await signIn(portal.services)
  const begun = await createApplication(portal.services, { customerId, quantity: 2 })
  await createOrder(portal.services, { ...begun, customerId, state: 'active' })
  const { due, data } = await read(token)
  expect(due).toMatchObject([{ total: 15000, is_begun: true }])
  expect(data).toMatchObject([{ status: 'open', method: null, payment_id: null }])
})

it('tells every state of an order in the words of the customer', async () => {
  const { customerId, token } = await signIn(portal.services)
  const states = ['cancelled', 'expired', 'refund_due', 'review'] as const
  for (const state of states) {
    const { applicationId } = await createApplication(portal.services, { customerId })
    await createOrder(portal.services, { applicationId, customerId, state })
  }
  const { data } = await read(token)
  expect(data.map(({ status }) => status)).toEqual(['confirming', 'refund_due', 'expired', 'cancelled'])
})

it('of a deleted application only what took money is left', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  await createOrder(portal.services, { applicationId, customerId, state: 'cancelled' })
  await createOrder(portal.services, { applicationId, customerId, state: 'refund_due' })
  await portal.db
    .updateTable('applications')
    .set({ deleted_at: new Date() })
    .where('id', '=', applicationId)
    .execute()
  const { data, due } = await read(token)
  expect(data).toMatchObject([{ status: 'refund_due', application: { is_deleted: true } }])
  expect(due).toEqual([])
})

it('tells what goes back of a payment: how much, why, since when, by when, and under which reference', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const order_id = await createOrder(portal.services, { applicationId, customerId, state: 'refund_due' })
  const { id } = await portal.db
    .insertInto('refunds')
    .values({ order_id, application_id: applicationId, origin: 'surplus', amount_rupees: '15000.00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const change = (values: object) =>
    portal.db.updateTable('refunds').set(values).where('id', '=', id).execute()
  const refund = { id, order_id, amount: 15000 }
  const expected_by = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(await read(token)).toMatchObject({
    data: [{ status: 'refund_due', refunded: 0, refunding: 15000 }],
    refunds: [{ ...refund, status: 'requested', expected_by, completed_at: null }],
  })
  await change({ state: 'failed', failure: 'Account closed' })
  expect((await read(token)).refunds).toMatchObject([{ ...refund, status: 'delayed', expected_by: null }])
  await change({
    ...{ state: 'succeeded', sent_by: 'gateway', bank_reference: 'ARN1' },
    completed_at: sql`now()`,
  })
  expect(await read(token)).toMatchObject({
    data: [{ status: 'refunded', refunded: 15000, refunding: 0 }],
    refunds: [{ ...refund, status: 'completed', bank_reference: 'ARN1', completed_at: expect.any(String) }],
  })
})

it('one order is read with its refunds, and only by whose it is', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const orderId = await createOrder(portal.services, { applicationId, customerId, state: 'confirming' })
  await createOrder(portal.services, { applicationId, customerId, state: 'cancelled' })
  const { data } = await succeed(portal.app, getPayment, { token, params: { orderId } })
  expect(data).toMatchObject({
    order_id: orderId,
    status: 'confirming',
    bank_reference: null,
    bank_decides_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    refunds: [],
  })
  const stranger = await signIn(portal.services)
  const error = await refuse(portal.app, getPayment, { token: stranger.token, params: { orderId } })
  expect(error).toMatchObject({ status: 404 })
})

it('pages by key: every order once, also when another comes in between', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const order = () => createOrder(portal.services, { applicationId, customerId, state: 'cancelled' })
  const orders: string[] = []
  for (let count = 0; count < 5; count++) orders.unshift(await order())
  // Two of them within the same microsecond.
  await portal.db
    .updateTable('payment_orders')
    .set({ created_at: sql`(select created_at from payment_orders where order_id = ${orders[1]})` })
    .where('order_id', '=', orders[2] ?? '')
    .execute()

  const seen: PaymentRecord[] = []
  let cursor: string | null = null
  do {
    const page: { data: PaymentRecord[]; due: unknown[]; next_cursor: string | null } = await read(token, {
      limit: 2,
      ...(cursor ? { cursor } : {}),
    })
    if (cursor) expect(page.due).toEqual([])
    seen.push(...page.data)
    cursor = page.next_cursor
    await order()
  } while (cursor)
  expect(seen.map(({ order_id }) => order_id).sort()).toEqual(orders.sort())
})

it("shows nothing of another customer's payments", async () => {
  const owner = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, owner)
  await settle(portal.services, { customerId: owner.customerId, applicationId })
  await createApplication(portal.services, owner)
  const stranger = await signIn(portal.services)
  expect(await read(stranger.token)).toEqual({
    success: true,
    data: [],
    due: [],
    refunds: [],
    next_cursor: null,
  })
})

it('speaks Hindi, and refuses a cursor that is none of ours', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { service } = await createApplication(portal.services, { customerId })
  const answer = await succeed(portal.app, listPayments, {
    token,
    query: {},
    headers: { 'accept-language': 'hi' },
  })
  expect(answer.due).toMatchObject([{ application: { title: service.title.hi } }])
  const error = await refuse(portal.app, listPayments, { token, query: { cursor: 'nonsense' } })
  expect(error).toMatchObject({ status: 400, code: 'invalid_request' })
})
