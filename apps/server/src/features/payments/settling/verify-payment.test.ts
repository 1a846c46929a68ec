import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { readOrderState } from '../../../testing/payment-effects.ts'
import { startGateway, type TestGateway } from '../../../testing/start-gateway.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

// Razorpay alone signs what its checkout hands to the browser.
let gateway: TestGateway
let portal: TestApp
beforeAll(async () => {
  gateway = await startGateway({}, { provider: 'razorpay' })
  portal = await startTestApp({ config: { payments: gateway.payments } })
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})
beforeEach(() => gateway.lever('reset', {}))

const openOrder = () => placeOrder(portal, gateway)
const paymentId = 'pay_NotYetReported1'

/** As the checkout hands it to the browser after a payment of this session. */
function resultOf(sessionId: string, secret: string) {
  const signature = createHmac('sha256', secret).update(`${sessionId}|${paymentId}`).digest('hex')
  return { razorpay_payment_id: paymentId, razorpay_order_id: sessionId, razorpay_signature: signature }
}

it('a signed result keeps the order of a closed checkout open until the provider reports the payment', async () => {
  const order = await openOrder()
  const provider_result = resultOf(order.paymentSessionId, gateway.secret)
  expect(await order.verify({ closed: true, provider_result })).toMatchObject({ status: 'pending' })
  expect(await readOrderState(portal.db, order.orderId)).toBe('active')
  await order.pay('success')
  await portal.runJobs({ dueWithinSeconds: 300 })
  expect(await readOrderState(portal.db, order.orderId)).toBe('paid')
})

it('a signed result alone pays nothing', async () => {
  const order = await openOrder()
  const provider_result = resultOf(order.paymentSessionId, gateway.secret)
  expect(await order.verify({ provider_result })).toMatchObject({ status: 'pending' })
  expect(await readOrderState(portal.db, order.orderId)).toBe('active')
})

it.each([
  ['signed by somebody else', (session: string) => resultOf(session, 'a guessed secret')],
  ['of another order', () => resultOf('order_Anothers00001', gateway.secret)],
  ['without a signature', () => ({ razorpay_payment_id: paymentId })],
])('a result %s keeps no order open', async (_, resultFor) => {
  const order = await openOrder()
  const provider_result = resultFor(order.paymentSessionId)
  expect(await order.verify({ closed: true, provider_result })).toMatchObject({ status: 'cancelled' })
  expect(await readOrderState(portal.db, order.orderId)).toBe('cancelled')
})
