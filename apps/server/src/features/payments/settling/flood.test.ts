import { getProfile, paymentWebhook, verifyPayment } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../../../../scripts/postgres/find-free-port.ts'
import { startPortal } from '../../../start-portal.ts'
import { call } from '../../../testing/call.ts'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { lockRows } from '../../../testing/lock-rows.ts'
import { readEffects, readOrderState } from '../../../testing/payment-effects.ts'
import { notifications, type Signed } from '../../../testing/signed-notifications.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { gateway, portal } = await startPayments()
const wire = notifications[gateway.provider]

/** A portal with its jobs, as production runs it, on the database of the test's own. */
let origin: string
let stop: () => Promise<void>
beforeAll(async () => {
  const port = await findFreePort()
  stop = await startPortal({ ...portal.services.config, port })
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => stop())

async function send({ body, headers }: Signed): Promise<number> {
  const url = origin + paymentWebhook.path(gateway.params)
  const sent = { 'content-type': 'application/json', ...headers }
  const response = await fetch(url, { method: 'POST', headers: sent, body })
  await response.body?.cancel()
  return response.status
}

/** All of them, so many at a time. */
async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))))
  return results
}

const paidOrders = (count: number) =>
  inTurns(Array.from({ length: count }), 10, async () => {
    const order = await placeOrder(portal, gateway)
    await order.pay('success')
    return order
  })
const ORDERS = 60

it('[F-35] a flood of settlements that wait for one another: all settle, no webhook is refused, others read on', async () => {
  const orders = await paidOrders(ORDERS)
  const reader = await signIn(portal.services)
  // Every settlement takes the next number of a series: now none gets it.
  const release = await lockRows(portal, 'lock table money_document_series in exclusive mode')
  const verifies = Promise.all(
    orders.map(({ token, orderId }) =>
      call(origin, verifyPayment, { token, params: gateway.params, body: { orderId } }),
    ),
  )
  const webhooks = Promise.all(
    orders.flatMap(({ orderId, paymentSessionId }) =>
      [1, 2].map((number) => send(wire.paid({ order_id: orderId, session: paymentSessionId, number }))),
    ),
  )
  const flood = Promise.all([verifies, webhooks])
  let isOver = false
  flood.finally(() => {
    isOver = true
  })
  const reads = await Promise.all(
    Array.from({ length: 20 }, () => call(origin, getProfile, { token: reader.token })),
  )
  expect(isOver).toBe(false)
  const [verified, notified] = await flood
  await release()
  expect(new Set(notified)).toEqual(new Set([200]))
  expect(
    new Set(verified.map(({ status, body }) => `${status} ${(body as { status?: string }).status}`)),
  ).toEqual(new Set(['200 pending']))
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]))
  await vi.waitFor(
    async () => {
      const paid = portal.db.selectFrom('payment_orders').select('order_id').where('state', '=', 'paid')
      expect(await paid.execute()).toHaveLength(ORDERS)
    },
    { timeout: 60_000, interval: 200 },
  )
  for (const { orderId } of orders) expect(await readEffects(portal.db, orderId)).toMatchObject({ audits: 1 })
}, 120_000)

const readRows = (orderId: string) =>
  portal.db.selectFrom('webhook_deliveries').select('id').where('order_id', '=', orderId).execute()

it('[F-49] a webhook that was signed in 2001 is refused and leaves nothing', async () => {
  const [order] = await paidOrders(1)
  if (!order) throw new Error('There is no order')
  const named = { order_id: order.orderId, session: order.paymentSessionId }
  expect(await send(wire.paid({ ...named, at: new Date('2001-01-01T00:00:00Z') }))).toBe(401)
  expect(await readRows(order.orderId)).toEqual([])
  expect(await readOrderState(portal.db, order.orderId)).toBe('active')
  const dayLate = wire.paid({ ...named, at: new Date(Date.now() - 86_400_000) })
  expect(await send(dayLate)).toBe(200)
  await vi.waitFor(async () => expect(await readOrderState(portal.db, order.orderId)).toBe('paid'), 10_000)
})

it('[F-49] one webhook replayed a thousand times is one row and one look, whatever its headers say', async () => {
  const [order] = await paidOrders(1)
  if (!order) throw new Error('There is no order')
  const signed = wire.paid({ order_id: order.orderId, session: order.paymentSessionId })
  expect(await send(signed)).toBe(200)
  await vi.waitFor(async () => expect(await readOrderState(portal.db, order.orderId)).toBe('paid'), 10_000)
  const replays = Array.from({ length: 1000 }, (_, index) => ({
    body: signed.body,
    headers: { ...signed.headers, 'x-idempotency-key': `${index}`, 'x-razorpay-event-id': `${index}` },
  }))
  expect(new Set(await inTurns(replays, 50, send))).toEqual(new Set([200]))
  expect(await readRows(order.orderId)).toHaveLength(1)
  expect(await readEffects(portal.db, order.orderId)).toMatchObject({ audits: 1 })
}, 60_000)

it('[F-49] copies of a webhook that come at once are one row', async () => {
  for (const order of await paidOrders(5)) {
    const signed = wire.paid({ order_id: order.orderId, session: order.paymentSessionId })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(signed)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await readRows(order.orderId)).toHaveLength(1)
  }
})
