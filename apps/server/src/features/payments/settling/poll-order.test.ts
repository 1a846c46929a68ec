import { deleteApplication, listPayments } from '@sanad/contracts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { createOrder } from '../../../testing/factories/payments.ts'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { readEffects, readOrderState } from '../../../testing/payment-effects.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { findOrder } from '../records/order-queries.ts'
import { sweepPayments } from '../sweep-payments.ts'
import { enqueueNextPoll } from './enqueue-poll.ts'
import { settleOrder } from './settle-order.ts'

const { gateway, portal } = await startPayments()

const openOrder = () => placeOrder(portal, gateway)
const orderState = (orderId: string) => readOrderState(portal.db, orderId)
const pass = (seconds: number) => portal.runJobs({ dueWithinSeconds: seconds })
const FIVE_MINUTES = 300

/** So much of an order's time is over. */
async function age(orderId: string, interval: string) {
  await sql`
    update payment_orders
    set created_at = created_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval,
        next_poll_at = next_poll_at - ${interval}::interval
    where order_id = ${orderId}`.execute(portal.db)
}

async function sweep() {
  await enqueueJob(portal.db, sweepPayments, {})
  await portal.runJobs()
}

it('[F-02] with its webhook lost and its browser closed, an order settles within five minutes of being paid', async () => {
  const order = await openOrder()
  await order.pay('success')
  await pass(FIVE_MINUTES)
  expect(await orderState(order.orderId)).toBe('paid')
  expect(await readEffects(portal.db, order.orderId)).toMatchObject({ audits: 1 })
})

it('an order that was settled before its first look is not asked about again before an hour is over', async () => {
  const order = await openOrder()
  await order.pay('success')
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  const asked = vi.spyOn(portal.services.gateways.of(gateway.provider), 'findOrder')
  await pass(FIVE_MINUTES)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
  const { next_poll_at: next, closed_at: decided } = (await findOrder(portal.db, order.orderId)) ?? {}
  expect((next?.getTime() ?? 0) - (decided?.getTime() ?? 0)).toBe(3_600_000)
})

it('[F-02] also when it is paid late in the time it may be, and when the bank takes its time', async () => {
  const order = await openOrder()
  await age(order.orderId, '20 minutes')
  await pass(FIVE_MINUTES)
  await order.pay('pending')
  await pass(FIVE_MINUTES)
  expect(await orderState(order.orderId)).toBe('confirming')
  await age(order.orderId, '3 hours')
  await pass(FIVE_MINUTES)
  await gateway.lever('settle-pending', { order_id: order.orderId, outcome: 'success' })
  await pass(FIVE_MINUTES)
  expect(await orderState(order.orderId)).toBe('paid')
})

it('[F-12] after the checkout was closed with the UPI app approved, the poller decides', async () => {
  const order = await openOrder()
  await order.pay('pending')
  expect(await order.verify({ closed: true })).toMatchObject({ status: 'pending' })
  await gateway.lever('settle-pending', { order_id: order.orderId, outcome: 'success' })
  await pass(FIVE_MINUTES)
  expect(await orderState(order.orderId)).toBe('paid')
})

it('[F-14] a gateway that fails is asked again, in minutes and then for days', async () => {
  const order = await openOrder()
  await order.pay('success')
  await gateway.lever('misbehave', { route: 'any', kind: 'error', times: 3 })
  await pass(30)
  expect(await orderState(order.orderId)).toBe('active')
  for (let count = 0; count < 3; count++) await pass(60)
  expect(await orderState(order.orderId)).toBe('paid')
})

it('an order that has no job gets one, be it of an older version or given up', async () => {
  const { customerId } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const forgotten = await createOrder(portal.services, { customerId, applicationId, state: 'confirming' })
  const decided = await createOrder(portal.services, { customerId, applicationId, state: 'paid' })
  const old = await createOrder(portal.services, { customerId, applicationId, state: 'expired' })
  await age(old, '8 days')
  await sweep()
  const planned = portal.db
    .selectFrom('payment_orders')
    .select('order_id')
    .where('next_poll_at', 'is not', null)
  const ids = (await planned.execute()).map(({ order_id }) => order_id)
  expect(ids).toContain(forgotten)
  expect(ids).not.toContain(decided)
  expect(ids).not.toContain(old)
})

it('[F-17] an order that was cancelled is looked at for seven days, and its late success settles it', async () => {
  const order = await openOrder()
  await order.verify({ closed: true })
  await age(order.orderId, '6 days')
  await sweep()
  await order.payLate('success')
  await pass(86_400)
  expect(await orderState(order.orderId)).toBe('paid')
})

it('an order that the gateway never made ends with its time, and frees the application', async () => {
  const order = await openOrder()
  await gateway.lever('reset', {})
  await pass(FIVE_MINUTES)
  expect(await orderState(order.orderId)).toBe('active')
  await age(order.orderId, '31 minutes')
  await pass(FIVE_MINUTES)
  expect(await orderState(order.orderId)).toBe('expired')
  await succeed(portal.app, deleteApplication, { token: order.token, params: { id: order.applicationId } })
})

it('an application is told as paid when nobody was there', async () => {
  const order = await openOrder()
  await order.pay('success')
  await pass(FIVE_MINUTES)
  const { data, due } = await succeed(portal.app, listPayments, { token: order.token, query: {} })
  expect(data).toMatchObject([{ status: 'paid', bank_reference: expect.stringMatching(/^\d+$/) }])
  expect(due).toEqual([])
})

it('a settlement beside the poller that plans its next look waits for nothing that waits for it', async () => {
  const refused: unknown[] = []
  for (let round = 0; round < 4; round++) {
    const placed = await openOrder()
    const order = await findOrder(portal.db, placed.orderId)
    if (!order) throw new Error('No order')
    await placed.pay('pending')
    let isSettled = false
    const settling = settleOrder(portal.services, order, { looksAgain: true })
      .catch((error: unknown) => void refused.push(error))
      .finally(() => {
        isSettled = true
      })
    while (!isSettled) await enqueueNextPoll(portal.db, order).catch((error: unknown) => refused.push(error))
    await settling
  }
  expect(refused).toEqual([])
})
