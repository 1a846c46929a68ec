import type { AddressInfo } from 'node:net'
import { deleteApplication, updateApplication, verifyPayment } from '@sanad/contracts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CashfreeGateway } from '../../platform/payments/cashfree-gateway.ts'
import { succeed } from '../../testing/call.ts'
import { type OrderWish, placeOrder } from '../../testing/factories/place-order.ts'
import { readEffects, readOrderState } from '../../testing/payment-effects.ts'
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let gateway: TestGateway
let portal: TestApp
let webhookUrl: string

beforeAll(async () => {
  gateway = await startGateway()
  portal = await startTestApp({ payments: new CashfreeGateway(gateway.config) })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  webhookUrl = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}/api/cashfree/webhook`
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})
beforeEach(async () => {
  await gateway.lever('reset', {})
  await gateway.lever('webhook-url', { url: null })
})

const openOrder = (wish: OrderWish = {}) => placeOrder(portal, gateway, wish)
const orderState = (orderId: string) => readOrderState(portal.db, orderId)

async function expectOwedBack(orderId: string) {
  expect(await orderState(orderId)).toBe('refund_due')
  expect(await readEffects(portal.db, orderId)).toMatchObject({
    ledger: ['gateway 15000.00', 'refund_payable -15000.00'],
    settled: [],
  })
}

it('a second order that was paid anyway is booked as owed back, and nothing is settled twice', async () => {
  const order = await openOrder()
  await order.pay('cancel')
  await order.verify({ closed: true })
  const second = await order.order({ amount: 15000 })
  await gateway.lever('pay', { payment_session_id: second.paymentSessionId, outcome: 'success' })
  await succeed(portal.app, verifyPayment, { token: order.token, body: { orderId: second.orderId } })
  await order.payLate('success')
  await order.verify()
  await expectOwedBack(order.orderId)
  expect(await orderState(second.orderId)).toBe('paid')
})

it('a late success of an application that was deleted meanwhile is owed back', async () => {
  const order = await openOrder()
  await order.verify({ closed: true })
  await succeed(portal.app, deleteApplication, { token: order.token, params: { id: order.applicationId } })
  await order.payLate('success')
  await order.verify()
  await expectOwedBack(order.orderId)
})

it('a late success settles what it was for when that is still wanted', async () => {
  const order = await openOrder()
  await order.verify({ closed: true })
  await order.payLate('success')
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await orderState(order.orderId)).toBe('paid')
})

it('a late success does not settle a choice that has become dearer since', async () => {
  const order = await openOrder()
  await order.verify({ closed: true })
  await succeed(portal.app, updateApplication, {
    token: order.token,
    params: { id: order.applicationId },
    body: { quantity: 3 },
  })
  await order.payLate('success')
  await order.verify()
  await expectOwedBack(order.orderId)
})

it('a bank that takes a closed order up again leaves the order that took its place alone', async () => {
  const order = await openOrder()
  await order.verify({ closed: true })
  const second = await order.order({ amount: 15000 })
  await order.payLate('pending')
  expect(await order.verify()).toMatchObject({ status: 'pending' })
  expect(await orderState(order.orderId)).toBe('cancelled')
  expect(await orderState(second.orderId)).toBe('active')
})

it('an order is no longer confirming once the bank has said no', async () => {
  const order = await openOrder()
  await order.pay('pending')
  await order.verify({ closed: true })
  expect(await orderState(order.orderId)).toBe('confirming')
  await gateway.lever('webhook-url', { url: webhookUrl })
  await gateway.lever('settle-pending', { order_id: order.orderId, outcome: 'cancel' })
  await vi.waitFor(async () => expect(await orderState(order.orderId)).toBe('active'))
})

it('a payment that comes while its order is being closed is still a payment', async () => {
  const order = await openOrder()
  await gateway.lever('misbehave', { route: 'terminate_order', kind: 'latency', delay_ms: 1000 })
  const closing = order.verify({ closed: true })
  await vi.waitFor(async () => {
    const { rules } = (await gateway.lever('misbehave', { route: 'create_refund', kind: 'error' })) as {
      rules: { route: string }[]
    }
    expect(rules.map(({ route }) => route)).not.toContain('terminate_order')
  })
  await order.pay('success')
  expect(await closing).toMatchObject({ status: 'paid' })
})
