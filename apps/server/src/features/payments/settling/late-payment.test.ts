import { deleteApplication, updateApplication, verifyPayment } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type OrderWish, placeOrder } from '../../../testing/factories/place-order.ts'
import { sendRefund } from '../../../testing/factories/sent-refund.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readBooks, readEffects, readOrderState } from '../../../testing/payment-effects.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { gateway, portal, webhookUrl } = await startPayments({ refundDelayMs: null })

const openOrder = (wish: OrderWish = {}) => placeOrder(portal, gateway, wish)
const orderState = (orderId: string) => readOrderState(portal.db, orderId)

/** Owed first; the job has it sent, and the books are even once the gateway says that it was. */
async function expectToGoBack(orderId: string) {
  expect(await orderState(orderId)).toBe('refund_due')
  expect(await readEffects(portal.db, orderId)).toMatchObject({
    ledger: ['gateway 15000.00', 'refund_payable -15000.00'],
    settled: [],
  })
  await portal.runJobs()
  const refund = await refundOf(orderId)
  expect(refund).toMatchObject({ refund_amount: 15000, refund_status: 'PENDING' })
  const decision = { order_id: orderId, refund_id: refund?.refund_id, status: 'SUCCESS' }
  await gateway.lever('settle-refund', decision)
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(await readBooks(portal.db, orderId)).toEqual({ gateway: 0, refund_payable: 0 })
}

async function refundOf(orderId: string) {
  const orders = await gateway.listOrders()
  return orders.find(({ order_id }) => order_id === orderId)?.refunds[0]
}

it('[F-10] a second order that was paid anyway goes back by itself, and nothing is settled twice', async () => {
  const order = await openOrder()
  await order.pay('cancel')
  await order.verify({ closed: true })
  const second = await order.order({ amount: 15000 })
  await gateway.lever('pay', { payment_session_id: second.paymentSessionId, outcome: 'success' })
  await succeed(portal.app, verifyPayment, {
    params: gateway.params,
    token: order.token,
    body: { orderId: second.orderId },
  })
  await order.payLate('success')
  await order.verify()
  await expectToGoBack(order.orderId)
  expect(await orderState(second.orderId)).toBe('paid')
})

it('[F-17] a late success of an application that was deleted meanwhile goes back by itself', async () => {
  const order = await openOrder()
  await order.verify({ closed: true })
  await succeed(portal.app, deleteApplication, { token: order.token, params: { id: order.applicationId } })
  await order.payLate('success')
  await order.verify()
  await expectToGoBack(order.orderId)
})

it('[F-17] a late success settles what it was for when that is still wanted', async () => {
  const order = await openOrder()
  await order.verify({ closed: true })
  await order.payLate('success')
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await orderState(order.orderId)).toBe('paid')
})

it('[F-17] a late success after the order expired settles it', async () => {
  const order = await openOrder()
  await order.expire()
  expect(await order.verify()).toMatchObject({ status: 'failed' })
  expect(await orderState(order.orderId)).toBe('expired')
  await order.payLate('success')
  await portal.runJobs({ dueWithinSeconds: 300 })
  expect(await orderState(order.orderId)).toBe('paid')
})

it('[F-17] a stage that is paid late, after money of its application went back, goes back as well', async () => {
  const order = await openOrder({ slug: 'tp-registration', amount: 10000 })
  await order.pay('success')
  await order.verify()
  const late = await order.order({ amount: 25000, is_full_payment: 1 })
  await order.verify({ orderId: late.orderId, closed: true })
  const { staffToken } = await signInStaff(portal.services)
  const { applicationId } = order
  await sendRefund(portal, { staffToken, applicationId, amount_rupees: 10000, reason: 'Withdrawn.' })
  await gateway.lever('pay', { order_id: late.orderId, outcome: 'success', late: true })
  expect(await order.verify({ orderId: late.orderId })).toMatchObject({
    status: 'refunding',
    message: 'Nothing was due any more. This payment goes back to you by itself.',
  })
  expect(await readEffects(portal.db, late.orderId)).toMatchObject({
    ledger: ['gateway 25000.00', 'refund_payable -25000.00'],
    settled: [],
  })
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
  await expectToGoBack(order.orderId)
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
  await gateway.notify(webhookUrl)
  await gateway.lever('settle-pending', { order_id: order.orderId, outcome: 'cancel' })
  await eventually(async () => expect(await orderState(order.orderId)).toBe('active'))
})

it('a payment that comes while its order is being closed is still a payment', async () => {
  const order = await openOrder()
  // The last call before the payment is looked for once more.
  const [route, times] = gateway.endsOrders ? ['terminate_order', 1] : ['read_order', 3]
  await gateway.lever('misbehave', { route, times, kind: 'latency', delay_ms: 1000 })
  const closing = order.verify({ closed: true })
  await eventually(async () => {
    const { rules } = (await gateway.lever('misbehave', { route: 'create_refund', kind: 'error' })) as {
      rules: { route: string }[]
    }
    expect(rules.map(({ route }) => route)).not.toContain(route)
  })
  await order.pay('success')
  expect(await closing).toMatchObject({ status: 'paid' })
})
