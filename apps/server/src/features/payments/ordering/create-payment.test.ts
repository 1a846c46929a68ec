import { createPayment, verifyPayment } from '@sanad/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { eventually } from '../../../testing/eventually.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { type ApplicationWish, preparePurchase } from '../../../testing/factories/prepare-purchase.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { readOrders } from '../../../testing/payment-effects.ts'
import { startGateway } from '../../../testing/start-gateway.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const { gateway, portal } = await startPayments()

const purchase = (fields: ApplicationWish = {}) => preparePurchase(portal, fields)
const listOrders = (applicationId: string) => readOrders(portal.db, applicationId)

it('[AP-27] [PY-04] create answers the session that the gateway opened for the order', async () => {
  const { token, body, applicationId } = await purchase()
  const session = await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  expect(await gateway.listOrders()).toMatchObject([
    { order_id: session.orderId, order_amount: 15000, payment_session_id: session.paymentSessionId },
  ])
  expect(await listOrders(applicationId)).toMatchObject([{ state: 'active', amount_rupees: 15000 }])
})

it.each([1, 0, -5, Number.NaN, '1e3', '15000', [15000], 15000.001, null, undefined, 14999, 30000])(
  '[F-05] [PR-05] an amount of %j that is not our own is refused before the gateway hears of it',
  async (amount) => {
    const { token, body, applicationId } = await purchase()
    const error = await refuse(portal.app, createPayment, {
      params: gateway.params,
      token,
      body: { ...body, amount },
    })
    expect(error).toMatchObject({
      status: 400,
      message: 'Invalid payment amount. Please contact support.',
    })
    expect(await listOrders(applicationId)).toEqual([])
    expect(await gateway.listOrders()).toEqual([])
  },
)

it('[PR-05] the price follows quantity and discount as the server knows them', async () => {
  const { token, body } = await purchase({ quantity: 3, discount: '12711.8644' })
  await refuse(portal.app, createPayment, { params: gateway.params, token, body: { ...body, amount: 45000 } })
  await succeed(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 30000 },
  })
})

it('a choice that is not complete has no price', async () => {
  const { token, body } = await purchase({ slug: 'nsdc-affiliation' })
  const error = await refuse(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 0 },
  })
  expect(error.code).toBe('payment_amount_invalid')
})

it("a stranger's application is not found", async () => {
  const mine = await purchase()
  const theirs = await purchase()
  const error = await refuse(portal.app, createPayment, {
    params: gateway.params,
    token: mine.token,
    body: { ...mine.body, application_id: theirs.applicationId },
  })
  expect(error).toMatchObject({ status: 404, code: 'not_found' })
  const asThem = await refuse(portal.app, createPayment, {
    params: gateway.params,
    token: mine.token,
    body: { ...mine.body, user_id: theirs.customerId },
  })
  expect(asThem).toMatchObject({ status: 404, code: 'not_found' })
})

it('without application_id the one unpaid application of the service is meant, by slug or type of registration', async () => {
  const { token, body, service, customerId } = await purchase()
  const { application_id: _, ...unnamed } = body
  const first = await succeed(portal.app, createPayment, { params: gateway.params, token, body: unnamed })
  const again = await succeed(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...unnamed, service_type: service.typeOfRegistration },
  })
  expect(again).toEqual(first)
  await createApplication(portal.services, { customerId })
  const error = await refuse(portal.app, createPayment, { params: gateway.params, token, body: unnamed })
  expect(error).toMatchObject({ status: 409, code: 'application_ambiguous' })
})

it('[F-09] a double click on two devices opens one order and answers the same session', async () => {
  const { token, body, applicationId } = await purchase()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      succeed(portal.app, createPayment, { params: gateway.params, token, body }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.paymentSessionId)).size).toBe(1)
  expect(await listOrders(applicationId)).toHaveLength(1)
  const placed = await gateway.listOrders()
  // A receipt is not single at the second provider: of several orders one is handed out.
  if (gateway.endsOrders) expect(placed).toHaveLength(1)
  expect(placed).toContainEqual(
    expect.objectContaining({ payment_session_id: answers[0]?.paymentSessionId ?? '' }),
  )
})

it('another amount closes the open order at the gateway before a new one is opened', async () => {
  const { token, body, applicationId } = await purchase({ slug: 'tp-registration' })
  const first = await succeed(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 10000, is_full_payment: 0 },
  })
  const second = await succeed(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 35000, is_full_payment: 1 },
  })
  expect(second.orderId).not.toBe(first.orderId)
  expect(await listOrders(applicationId)).toMatchObject([
    { order_id: first.orderId, state: 'cancelled' },
    { order_id: second.orderId, state: 'active' },
  ])
  expect(await gateway.listOrders()).toMatchObject([
    { order_status: gateway.endsOrders ? 'TERMINATED' : 'ACTIVE' },
    { order_status: 'ACTIVE' },
  ])
})

it('an order that was closed while the gateway still made it is closed there too, and cannot be paid', async () => {
  const { token, body, applicationId } = await purchase({ slug: 'tp-registration' })
  await gateway.lever('misbehave', { route: 'create_order', kind: 'latency', delay_ms: 1000 })
  const slow = refuse(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 10000 },
  })
  await eventually(async () => expect(await listOrders(applicationId)).toHaveLength(1))
  const second = await succeed(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 35000 },
  })
  expect(await slow).toMatchObject({ status: 409, code: 'order_live' })
  const ended = gateway.endsOrders ? 'TERMINATED' : 'ACTIVE'
  expect(await gateway.listOrders()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ order_amount: 10000, order_status: ended }),
      expect.objectContaining({ order_id: second.orderId, order_status: 'ACTIVE' }),
    ]),
  )
})

it("a gateway that cannot be asked about the open order is answered with the specification's message", async () => {
  const { token, body } = await purchase({ slug: 'tp-registration' })
  await succeed(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 10000 },
  })
  await gateway.lever('misbehave', { route: 'read_order', kind: 'reset' })
  const error = await refuse(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 35000 },
  })
  expect(error).toMatchObject({ status: 502, code: 'payment_gateway_failed' })
})

it('an order whose time is over makes way for a new one', async () => {
  const { token, body, applicationId } = await purchase()
  const first = await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  await portal.db
    .updateTable('payment_orders')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('order_id', '=', first.orderId)
    .execute()
  const second = await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  expect(second.orderId).not.toBe(first.orderId)
  expect(await listOrders(applicationId)).toMatchObject([
    { state: gateway.endsOrders ? 'cancelled' : 'expired' },
    { state: 'active' },
  ])
})

it('a payment that the bank is deciding lets no second order be opened', async () => {
  const { token, body } = await purchase()
  const { orderId } = await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  await gateway.lever('pay', { order_id: orderId, outcome: 'pending' })
  await succeed(portal.app, verifyPayment, { params: gateway.params, token, body: { orderId } })
  const error = await refuse(portal.app, createPayment, { params: gateway.params, token, body })
  expect(error).toMatchObject({ status: 409, code: 'order_live' })
})

it('[F-11] [PY-10] a later stage cannot be ordered before the first is paid, nor a stage as all of them', async () => {
  const { token, body, service } = await purchase({ slug: 'tp-registration' })
  const later = service.timeline.filter((stage) => stage.kind === 'payment')[1]
  expect(later).toBeDefined()
  // The prices of the second payment stage, of the first and of all three.
  for (const wish of [
    { amount: 15000, is_full_payment: 0 },
    { amount: 10000, is_full_payment: 1 },
    { amount: 35000, is_full_payment: 0 },
  ] as const) {
    const payment = { params: gateway.params, token, body: { ...body, ...wish } }
    expect(await refuse(portal.app, createPayment, payment)).toMatchObject({ code: 'payment_amount_invalid' })
  }
})

it('[F-13] an answer lost after the gateway made the order is recovered by our order id, without a second order', async () => {
  const { token, body } = await purchase()
  await gateway.lever('misbehave', { route: 'create_order', kind: 'reset', after_commit: true })
  await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  expect(await gateway.listOrders()).toHaveLength(1)
})

it.each(['rate_limit', 'html', 'redirect', 'reset'])(
  "[F-14] a gateway's %s is answered with the specification's message, and the next try resumes the same order",
  async (kind) => {
    const { token, body, applicationId } = await purchase()
    await gateway.lever('misbehave', { route: 'any', kind, times: 2 })
    const error = await refuse(portal.app, createPayment, { params: gateway.params, token, body })
    expect(error).toMatchObject({
      status: 502,
      message: 'Something went wrong while initiating the payment.',
    })
    await gateway.lever('reset', {})
    await succeed(portal.app, createPayment, { params: gateway.params, token, body })
    expect(await listOrders(applicationId)).toHaveLength(1)
  },
)

it('[F-14] a stored failure of the gateway is passed with a new key in the same call', async () => {
  const { token, body } = await purchase()
  await gateway.lever('misbehave', { route: 'create_order', kind: 'error', times: 1 })
  await succeed(portal.app, createPayment, { params: gateway.params, token, body })
})

it('an unreachable gateway is answered with the specification’s message', async () => {
  const dead = await startGateway()
  const cut = await startTestApp({ config: { payments: dead.payments } })
  await dead.close()
  const customer = await signIn(cut.services)
  const { applicationId } = await createApplication(cut.services, { customerId: customer.customerId })
  const { status, body } = await call(cut.app, createPayment, {
    params: gateway.params,
    token: customer.token,
    body: {
      amount: 15000,
      user_id: customer.customerId,
      service_type: 'tc-registration',
      application_id: applicationId,
    },
  })
  expect([status, body]).toMatchObject([502, { code: 'payment_gateway_failed' }])
  expect(JSON.stringify(body)).not.toContain(dead.secret)
  await cut.close()
})
