import { randomUUID } from 'node:crypto'
import {
  createPayment,
  deleteApplication,
  getServiceDetails,
  listMyServices,
  listPayments,
  updateApplication,
  verifyPayment,
} from '@sanad/contracts'
import { getDeskApplication, listPaymentsToCheck, resolveReview } from '@sanad/contracts/staff'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readBooks, readEffects, readOrderState } from '../../../testing/payment-effects.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { gateway, portal } = await startPayments({ refundDelayMs: null })
const { staffToken: token } = await signInStaff(portal.services)

const orderState = (orderId: string) => readOrderState(portal.db, orderId)
const wrongly = (rule: object) => gateway.lever('misbehave', { times: 1000, ...rule })

/** An order that the gateway reports as paid with a rupee, or in dollars. */
async function orderInReview(rule: object = { route: 'list_payments', kind: 'wrong_amount', amount: 1 }) {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await wrongly(rule)
  expect(await order.verify()).toMatchObject({ status: 'pending' })
  expect(await orderState(order.orderId)).toBe('review')
  const params = { orderId: order.orderId }
  const bodyOf = (resolution: 'refund' | 'nothing') => ({
    resolution,
    comment: 'The gateway confirmed it by telephone.',
    request_id: randomUUID(),
  })
  return { ...order, params, bodyOf }
}

it.each([
  ['amount of the order', { route: 'read_order', kind: 'wrong_amount' }],
  ['amount of the payment', { route: 'list_payments', kind: 'wrong_amount' }],
  ['currency', { route: 'list_payments', kind: 'wrong_currency' }],
])(
  '[F-06] another %s than ours is never settled, not even when it is told right later',
  async (_what, rule) => {
    const order = await orderInReview(rule)
    await gateway.notify(null)
    await portal.runJobs({ dueWithinSeconds: 300 })
    expect(await order.verify()).toMatchObject({ status: 'pending' })
    expect(await orderState(order.orderId)).toBe('review')
    expect(await readEffects(portal.db, order.orderId)).toEqual({ ledger: [], settled: [], audits: 0 })
  },
)

it('[F-06] [DK-84] while an order is in review nothing else is paid, and staff see it', async () => {
  const order = await orderInReview()
  const body = { amount: 15000, user_id: order.customerId, service_type: order.service.slug }
  const error = await refuse(portal.app, createPayment, {
    params: gateway.params,
    token: order.token,
    body: { ...body, application_id: order.applicationId },
  })
  expect(error).toMatchObject({ status: 409, code: 'payment_in_review' })
  const { data, due } = await succeed(portal.app, listPayments, { token: order.token, query: {} })
  expect(data).toMatchObject([{ status: 'confirming', bank_decides_by: null }])
  expect(due).toEqual([])
  const next_step = { turn: 'us', next: 'check_payment' }
  const userServiceId = order.applicationId
  const shown = await succeed(portal.app, getServiceDetails, {
    token: order.token,
    params: { userServiceId },
  })
  expect(shown.data).toMatchObject({ next_step, allowed_actions: [] })
  const { services } = await succeed(portal.app, listMyServices, { token: order.token, query: {} })
  expect(services).toMatchObject([{ next_step }])
  const { reviews } = await succeed(portal.app, listPaymentsToCheck, { token })
  expect(reviews.find(({ order_id }) => order_id === order.orderId)).toMatchObject({
    application: { id: order.applicationId, track_id: order.trackId },
    expected: { amount: 15000, currency: 'INR' },
    attempts: [{ status: 'succeeded', amount: 1, currency: 'INR' }],
  })
})

it('[F-18] while an order is in review its application is neither changed nor deleted', async () => {
  const { token, applicationId: id } = await orderInReview()
  const about = { token, params: { id } }
  const refusal = { status: 409, code: 'payment_in_review' }
  expect(await refuse(portal.app, updateApplication, { ...about, body: { quantity: 2 } })).toMatchObject(
    refusal,
  )
  expect(await refuse(portal.app, deleteApplication, about)).toMatchObject(refusal)
})

it('[DK-84] staff send back what the gateway took, and the customer can pay anew', async () => {
  const order = await orderInReview()
  const body = order.bodyOf('refund')
  await succeed(portal.app, resolveReview, { token, params: order.params, body })
  await succeed(portal.app, resolveReview, { token, params: order.params, body })
  expect(await orderState(order.orderId)).toBe('refund_due')
  expect(await readBooks(portal.db, order.orderId)).toEqual({ gateway: 1, refund_payable: -1 })
  const again = { token, params: order.params, body: order.bodyOf('refund') }
  expect(await refuse(portal.app, resolveReview, again)).toMatchObject({ code: 'act_not_allowed' })
  const params = { id: order.applicationId }
  const { data } = await succeed(portal.app, getDeskApplication, { token, params })
  expect(data.refunds).toMatchObject([{ origin: 'review', amount_rupees: 1 }])
  const { reviews } = await succeed(portal.app, listPaymentsToCheck, { token })
  expect(reviews.map(({ order_id }) => order_id)).not.toContain(order.orderId)
  expect(data.acts).toMatchObject([{ act: 'resolve_review', subject: order.orderId }])
  const audit = portal.db.selectFrom('audit_entries').select(['description', 'metadata', 'customer_id'])
  expect(
    await audit.where('entity_id', '=', order.applicationId).where('action', '=', 'STAFF_ACTION').execute(),
  ).toMatchObject([{ description: 'resolve_review', customer_id: order.customerId }])
  await gateway.lever('reset', {})
  expect((await order.order({ amount: 15000 })).orderId).not.toBe(order.orderId)
})

it('an order of which the gateway holds nothing is closed; what it holds cannot be passed over', async () => {
  const order = await orderInReview()
  const held = { token, params: order.params, body: order.bodyOf('nothing') }
  expect(await refuse(portal.app, resolveReview, held)).toMatchObject({ code: 'act_not_allowed' })
  await gateway.lever('reset', {})
  const refund = { token, params: order.params, body: order.bodyOf('refund') }
  expect(await refuse(portal.app, resolveReview, refund)).toMatchObject({ code: 'act_not_allowed' })
  await succeed(portal.app, resolveReview, { token, params: order.params, body: order.bodyOf('nothing') })
  expect(await orderState(order.orderId)).toBe('failed')
})

it('money in another currency is closed by staff once, and does not come back to review', async () => {
  const order = await orderInReview({ route: 'list_payments', kind: 'wrong_currency' })
  const refund = { token, params: order.params, body: order.bodyOf('refund') }
  expect(await refuse(portal.app, resolveReview, refund)).toMatchObject({ code: 'act_not_allowed' })
  await succeed(portal.app, resolveReview, { token, params: order.params, body: order.bodyOf('nothing') })
  await order.verify()
  expect(await orderState(order.orderId)).toBe('failed')
})

it('of several payments all rupees go back, and another currency waits for staff by itself', async () => {
  const order = await placeOrder(portal, gateway)
  await order.payTwice({ currency: 'USD' })
  expect(await order.verify()).toMatchObject({ status: 'pending' })
  expect(await orderState(order.orderId)).toBe('review')
  await order.payTwice()
  await order.payTwice()
  const params = { orderId: order.orderId }
  const act = (resolution: 'refund' | 'nothing') => ({
    token,
    params,
    body: { resolution, comment: 'Looked at with the gateway.', request_id: randomUUID() },
  })
  expect(await refuse(portal.app, resolveReview, act('nothing'))).toMatchObject({ code: 'act_not_allowed' })
  await succeed(portal.app, resolveReview, act('refund'))
  expect(await orderState(order.orderId)).toBe('refund_due')
  expect(await readBooks(portal.db, order.orderId)).toEqual({ gateway: 30000, refund_payable: -30000 })
  await portal.runJobs({ dueWithinSeconds: 60 })
  const orders = await gateway.listOrders()
  expect(orders.flatMap(({ refunds }) => refunds)).toMatchObject([
    { refund_amount: 15000 },
    { refund_amount: 15000 },
  ])
  const listed = async () =>
    (await succeed(portal.app, listPaymentsToCheck, { token })).reviews.filter(
      ({ order_id }) => order_id === order.orderId,
    )
  expect(await listed()).toMatchObject([{ state: 'refund_due' }])
  await succeed(portal.app, resolveReview, act('nothing'))
  expect(await listed()).toEqual([])
  // Nothing more goes back, however often it is looked at.
  await portal.runJobs({ dueWithinSeconds: 7 * 86_400 })
  expect(await readBooks(portal.db, order.orderId)).toMatchObject({ gateway: 30000 })
})

it('what staff have closed is not settled when it is told right later; what is paid after it is', async () => {
  const close = (orderId: string) => {
    const body = { resolution: 'nothing' as const, comment: 'Sent back there.', request_id: randomUUID() }
    return succeed(portal.app, resolveReview, { token, params: { orderId }, body })
  }
  const corrected = await orderInReview({ route: 'list_payments', kind: 'wrong_currency' })
  await close(corrected.orderId)
  await gateway.lever('behave', {})
  await corrected.verify()
  expect(await orderState(corrected.orderId)).toBe('failed')

  const order = await placeOrder(portal, gateway)
  await order.payTwice({ currency: 'USD' })
  await order.verify()
  await close(order.orderId)
  await order.payTwice()
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await readBooks(portal.db, order.orderId)).toMatchObject({ gateway: 15000 })
})

it('[F-08] a payment that credited one order credits no other one', async () => {
  const first = await placeOrder(portal, gateway)
  const { payment } = (await first.pay('success')) as { payment: { payment_id: string } }
  expect(await first.verify()).toMatchObject({ status: 'paid' })
  const second = await placeOrder(portal, gateway)
  await second.pay('success')
  const { payment_id } = payment
  await wrongly({ route: 'list_payments', kind: 'wrong_payment_id', payment_id })
  expect(await second.verify()).toMatchObject({ status: 'pending' })
  expect(await orderState(second.orderId)).toBe('review')
  expect(await readEffects(portal.db, second.orderId)).toMatchObject({ ledger: [], settled: [] })
  expect(await readEffects(portal.db, first.orderId)).toMatchObject({ audits: 1 })
})

it('[F-08] a paid order is refused for another application, also of the same customer', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  const other = await placeOrder(portal, gateway)
  for (const { applicationId, trackId } of [other]) {
    for (const named of [
      { application_id: applicationId },
      { customer_id: applicationId },
      { track_id: trackId },
    ]) {
      const error = await refuse(portal.app, verifyPayment, {
        params: gateway.params,
        token: order.token,
        body: { orderId: order.orderId, ...named },
      })
      expect(error).toMatchObject({ status: 404, code: 'not_found' })
    }
  }
  expect(await readEffects(portal.db, order.orderId)).toMatchObject({ settled: [] })
})
