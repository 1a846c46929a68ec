import { createPayment, paymentWebhook, verifyPayment } from '@sanad/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { sendRefund } from '../../../testing/factories/sent-refund.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readBooks, readOrderState, readOrders } from '../../../testing/payment-effects.ts'
import { notifications } from '../../../testing/signed-notifications.ts'
import { startGateway, type TestGateway } from '../../../testing/start-gateway.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { assertProviders } from '../assert-providers.ts'

let gateway: TestGateway
let former: TestApp
/** On the same database, started again with PAYMENT_PROVIDER=razorpay. */
let portal: TestApp
beforeAll(async () => {
  gateway = await startGateway({ refundDelayMs: null }, { provider: 'cashfree' })
  former = await startTestApp({ config: { payments: gateway.payments } })
  const { databaseUrl, secrets } = former.services.config
  const payments = { ...gateway.payments, active: 'razorpay' as const }
  portal = await startTestApp({ config: { databaseUrl, secrets, payments } })
})
afterAll(async () => {
  await portal.close()
  await former.close()
  await gateway.close()
})
beforeEach(() => gateway.lever('reset', {}))

const razorpay = { payment_provider: 'razorpay' } as const
const cashfree = { payment_provider: 'cashfree' } as const

/** Opened with Cashfree, before the switch. */
const openOrder = () => placeOrder(former, gateway)
const stateOf = (orderId: string) => readOrderState(portal.db, orderId)
const refundsAtGateway = async () => (await gateway.listOrders()).flatMap(({ refunds }) => refunds)

it('an order of the former provider is polled there and settled', async () => {
  const order = await openOrder()
  await order.pay('success')
  await portal.runJobs({ dueWithinSeconds: 300 })
  expect(await stateOf(order.orderId)).toBe('paid')
})

it.each([razorpay, cashfree])(
  'an order of the former provider is verified there, by the path of $payment_provider',
  async (params) => {
    const { token, orderId, pay } = await openOrder()
    await pay('success')
    expect(await succeed(portal.app, verifyPayment, { token, params, body: { orderId } })).toMatchObject({
      status: 'paid',
    })
  },
)

it('an order of the former provider is refunded there', async () => {
  const order = await openOrder()
  await order.pay('success')
  await portal.runJobs({ dueWithinSeconds: 300 })
  const { staffToken } = await signInStaff(portal.services)
  const { applicationId } = order
  await sendRefund(portal, { staffToken, applicationId, amount_rupees: 15_000, reason: 'Withdrawn.' })
  await portal.runJobs()
  const [refund] = await refundsAtGateway()
  await gateway.lever('settle-refund', { ...refund, status: 'SUCCESS' })
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(await readBooks(portal.db, order.orderId)).toMatchObject({ gateway: 0, refund_payable: 0 })
})

it('notifications of the former provider are taken, and none speaks of an order of another one', async () => {
  const order = await openOrder()
  await order.pay('success')
  const send = (provider: 'cashfree' | 'razorpay', body: string) => {
    const { sign, secret } = notifications[provider]
    const headers = { 'content-type': 'application/json', ...sign(secret, body) }
    const url = paymentWebhook.path({ payment_provider: provider })
    return portal.app.inject({ method: 'POST', url, headers, payload: body })
  }
  const paid = { entity: { id: order.paymentSessionId, receipt: order.orderId } }
  const stranger = JSON.stringify({ event: 'order.paid', payload: { order: paid } })
  expect((await send('razorpay', stranger)).statusCode).toBe(200)
  expect(await stateOf(order.orderId)).toBe('active')
  const data = { order: { order_id: order.orderId } }
  const genuine = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data })
  expect((await send('cashfree', genuine)).statusCode).toBe(200)
  expect(await stateOf(order.orderId)).toBe('paid')
  const received = portal.db.selectFrom('webhook_deliveries').select(['provider', 'outcome'])
  expect(await received.orderBy('id').execute()).toEqual([
    { provider: 'razorpay', outcome: 'parked' },
    { provider: 'cashfree', outcome: 'settling' },
  ])
})

it('the same wish again is opened with the provider of now, and the former order is closed', async () => {
  const { token, customerId, applicationId, service, orderId } = await openOrder()
  const body = {
    amount: 15_000,
    user_id: customerId,
    service_type: service.slug,
    application_id: applicationId,
  }
  const refusal = await refuse(portal.app, createPayment, { token, params: cashfree, body })
  expect(refusal).toMatchObject({ status: 409, code: 'payment_provider_inactive' })
  const session = await succeed(portal.app, createPayment, { token, params: razorpay, body })
  expect(session.orderId).not.toBe(orderId)
  expect(await readOrders(portal.db, applicationId)).toMatchObject([
    { order_id: orderId, provider: 'cashfree', state: 'cancelled' },
    { order_id: session.orderId, provider: 'razorpay', state: 'active' },
  ])
})

it('a provider that nobody knows is no path', async () => {
  const { token } = await openOrder()
  for (const act of ['create', 'verify', 'webhook']) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await portal.app.inject({ method: 'POST', url: `/api/paypal/${act}`, headers })
    expect(answer.statusCode).toBe(404)
  }
})

it('an order of a provider that is not configured any more waits, and says for what', async () => {
  const { token, orderId, pay } = await openOrder()
  await pay('success')
  const { databaseUrl, secrets } = former.services.config
  const payments = { ...gateway.payments, active: 'razorpay' as const, cashfree: null }
  const alone = await startTestApp({ config: { databaseUrl, secrets, payments } })
  await expect(assertProviders(alone.services)).rejects.toThrow(
    'Payments or refunds of cashfree are under way',
  )
  const forged = await refuse(alone.app, paymentWebhook, { params: cashfree })
  expect(forged).toMatchObject({ status: 401, code: 'signature_invalid' })
  const error = await refuse(alone.app, verifyPayment, { token, params: razorpay, body: { orderId } })
  expect(error).toMatchObject({ status: 502, code: 'payment_verify_failed' })
  await alone.close()
  await assertProviders(portal.services)
  expect(
    await succeed(portal.app, verifyPayment, { token, params: razorpay, body: { orderId } }),
  ).toMatchObject({
    status: 'paid',
  })
})
