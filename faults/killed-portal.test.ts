import { openStream, registerCustomer, waitFor } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apply, beginPayment, openCheckout, type Purchase, verify } from './acting/customer.ts'
import { holdMessages } from './harness/hold-messages.ts'
import { passHalfAMinute } from './harness/pass-half-a-minute.ts'
import { type Stack, startStack } from './harness/stack.ts'
import { findBrokenInvariants } from './schedule/find-broken-invariants.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ portals: 1 })
})
afterAll(() => stack[Symbol.asyncDispose]())

/** SIGKILL to the only portal, then a restart. */
async function restart() {
  const [portal] = stack.portals
  await portal?.kill()
  await portal?.start()
}

const newPurchase = async () => apply(stack.origin, await registerCustomer(stack.origin))

function ordersOf({ applicationId }: Purchase) {
  return stack.database.query<{ order_id: string; state: string }>(
    'select order_id, state from payment_orders where application_id = $1 order by created_at',
    [applicationId],
  )
}

async function expectPaidOnce(purchase: Purchase) {
  const [order, ...others] = await ordersOf(purchase)
  expect(order).toMatchObject({ state: 'paid' })
  expect(others).toEqual([])
  const settled = await stack.database.query('select from settled_items where application_id = $1', [
    purchase.applicationId,
  ])
  expect(settled).toHaveLength(1)
  expect(await findBrokenInvariants(stack)).toEqual([])
}

/** A call whose portal dies before it answers. */
function loseAnswer(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (answer) => expect(answer).toMatchObject({ status: 502 }),
    () => undefined,
  )
}

it('[F-15] killed before the gateway hears of an order: the next try opens that same order', async () => {
  const purchase = await newPurchase()
  const held = stack.gateway.cable.holdRequest((request) => request.startsWith('POST /pg/orders '))
  const lost = loseAnswer(openCheckout(stack.origin, purchase))
  await held
  const [order] = await ordersOf(purchase)
  expect(order).toMatchObject({ state: 'created' })
  await restart()
  stack.gateway.cable.mend()
  await lost
  const checkout = await beginPayment(stack.origin, purchase)
  expect(checkout.orderId).toBe(order?.order_id)
  await stack.gateway.lever('pay', { order_id: checkout.orderId, outcome: 'success' })
  expect(await verify(stack.origin, purchase, checkout.orderId)).toMatchObject({ body: { status: 'paid' } })
  await expectPaidOnce(purchase)
})

it('[F-15] killed when the gateway has made the order: the next try finds it, none is made twice', async () => {
  const purchase = await newPurchase()
  const held = stack.gateway.cable.holdAnswer((request) => request.startsWith('POST /pg/orders '))
  const lost = loseAnswer(openCheckout(stack.origin, purchase))
  await held
  const [order] = await ordersOf(purchase)
  const made = await waitFor('the gateway makes the order', async () =>
    (await stack.gateway.listOrders()).find((candidate) => candidate.order_id === order?.order_id),
  )
  await restart()
  stack.gateway.cable.mend()
  await lost
  expect(await beginPayment(stack.origin, purchase)).toMatchObject({
    orderId: order?.order_id,
    paymentSessionId: made.payment_session_id,
  })
  await stack.gateway.lever('pay', { order_id: made.order_id, outcome: 'success' })
  await waitFor('the webhook settles it', async () => (await ordersOf(purchase))[0]?.state === 'paid')
  await expectPaidOnce(purchase)
})

it('[F-15] killed between the gateway’s truth and the transaction: nothing is lost', async () => {
  const purchase = await newPurchase()
  const { orderId } = await beginPayment(stack.origin, purchase)
  await stack.gateway.lever('misbehave', { route: 'webhook', kind: 'drop' })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const held = stack.gateway.cable.holdAnswer((request) =>
    request.startsWith(`GET /pg/orders/${orderId}/payments`),
  )
  const lost = loseAnswer(verify(stack.origin, purchase, orderId))
  await held
  await restart()
  stack.gateway.cable.mend()
  await lost
  expect(await verify(stack.origin, purchase, orderId)).toMatchObject({ body: { status: 'paid' } })
  await expectPaidOnce(purchase)
})

it('[F-15] killed inside the transaction: it leaves nothing behind, and is done whole afterwards', async () => {
  const purchase = await newPurchase()
  const { orderId } = await beginPayment(stack.origin, purchase)
  await stack.gateway.lever('misbehave', { route: 'webhook', kind: 'drop' })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  // Order, attempts and settled items are written before the ledger, which is locked now.
  const lock = await stack.database.begin('lock table ledger_entries in share mode')
  const lost = loseAnswer(verify(stack.origin, purchase, orderId))
  await waitFor('the settlement waits', async () => {
    const waiting = await stack.database.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%ledger_entries%'`,
    )
    return waiting.length > 0
  })
  await restart()
  await lock.rollback()
  await lost
  expect(await ordersOf(purchase)).toMatchObject([{ state: 'active' }])
  expect(await verify(stack.origin, purchase, orderId)).toMatchObject({ body: { status: 'paid' } })
  await expectPaidOnce(purchase)
})

it('[F-15] killed after the commit, before its answer: the payment stands, and counts once', async () => {
  const purchase = await newPurchase()
  const { orderId } = await beginPayment(stack.origin, purchase)
  await stack.gateway.lever('misbehave', { route: 'webhook', kind: 'drop' })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const held = stack.database.cable.holdAnswer(
    (request, opening) => request.includes('commit\0') && opening.includes('role=sanad_app'),
  )
  const lost = loseAnswer(verify(stack.origin, purchase, orderId))
  await held
  await waitFor('the payment is committed', async () => (await ordersOf(purchase))[0]?.state === 'paid')
  await restart()
  stack.database.cable.mend()
  await lost
  expect(await verify(stack.origin, purchase, orderId)).toMatchObject({ body: { status: 'paid' } })
  await expectPaidOnce(purchase)
})

it('[F-15] killed before the customer was told: the receipt stands, and the message still comes, once', async () => {
  const purchase = await newPurchase()
  const { orderId } = await beginPayment(stack.origin, purchase)
  await stack.gateway.lever('misbehave', { route: 'webhook', kind: 'drop' })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const messages = await holdMessages(stack.database)
  expect(await verify(stack.origin, purchase, orderId)).toMatchObject({ body: { status: 'paid' } })
  await messages.caught()
  await stack.portals[0]?.kill()
  await messages.releaseDead()
  await stack.portals[0]?.start()
  const told = () =>
    stack.database.query(`select from outbox_messages where recipient = $1 and body like '%15,000%'`, [
      purchase.mobile,
    ])
  expect(await told()).toHaveLength(0)
  await passHalfAMinute(stack.database)
  await waitFor('the customer is told', async () => (await told()).length === 1)
  await expectPaidOnce(purchase)
})

it('told to stop, it answers what is under way, ends open pages and leaves, whatever connections are kept', async () => {
  const [portal] = stack.portals
  if (!portal) throw new Error('There is no portal')
  const purchase = await newPurchase()
  const page = await openStream(portal.origin, purchase.token)
  const held = stack.gateway.cable.holdAnswer((request) => request.startsWith('POST /pg/orders '))
  // Past the load balancer: fetch keeps its connections alive for later requests.
  const checkout = openCheckout(portal.origin, purchase)
  await held
  const stopped = portal.stop()
  while (await page.next()) {
    // Until the portal ends it.
  }
  expect(portal.isRunning()).toBe(true)
  stack.gateway.cable.mend()
  expect(await checkout).toMatchObject({ status: 200 })
  // Well before an idle connection would time out.
  await waitFor('the portal is gone', async () => !portal.isRunning())
  await stopped
  await portal.start()
})
