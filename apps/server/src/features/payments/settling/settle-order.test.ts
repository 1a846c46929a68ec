import { verifyPayment } from '@sanad/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type OrderWish, placeOrder } from '../../../testing/factories/place-order.ts'
import { lockRows } from '../../../testing/lock-rows.ts'
import { readEffects, readOrderState } from '../../../testing/payment-effects.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { gateway, portal, webhookUrl } = await startPayments()

const openOrder = (wish: OrderWish = {}) => placeOrder(portal, gateway, wish)
const orderState = (orderId: string) => readOrderState(portal.db, orderId)
const effectsOf = (orderId: string) => readEffects(portal.db, orderId)

/** As the metrics count them, of all providers. */
async function countCredited(): Promise<number> {
  const { values } = await portal.services.metrics.credited.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

it('[AP-27] [PY-05] verify settles what the gateway says is paid, with balanced books', async () => {
  const order = await openOrder()
  await order.pay('success')
  const before = await countCredited()
  expect(await order.verify()).toMatchObject({ status: 'paid', message: 'Payment completed successfully!' })
  await order.verify()
  expect((await countCredited()) - before).toBe(1)
  expect(await orderState(order.orderId)).toBe('paid')
  expect(await effectsOf(order.orderId)).toEqual({
    ledger: ['gateway 15000.00', 'advance_from_customer -12712.00', 'cgst -1144.00', 'sgst -1144.00'],
    settled: [{ item: 'service' }],
    audits: 1,
  })
})

it('[PR-03] an odd tax is credited in equal halves, with 50 paise each', async () => {
  const order = await openOrder({ slug: 'tot-toa', amount: 10_000 })
  await order.pay('success')
  await order.verify()
  expect(await effectsOf(order.orderId)).toMatchObject({
    ledger: ['gateway 10000.00', 'advance_from_customer -8475.00', 'cgst -762.50', 'sgst -762.50'],
  })
})

it('[PY-05] verify does not believe a browser that says it paid', async () => {
  const order = await openOrder()
  expect(await order.verify({ is_full_payment: 1 })).toMatchObject({ status: 'pending' })
  expect(await effectsOf(order.orderId)).toMatchObject({ settled: [], audits: 0 })
})

it('a settlement takes the lock of the application first, and waits for it without the lock of the order', async () => {
  const order = await openOrder()
  await order.pay('success')
  const release = await lockRows(
    portal,
    `select id from applications where id = '${order.applicationId}' for no key update`,
  )
  const verified = order.verify()
  await eventually(async () => {
    const waiting = portal.db
      .selectFrom(sql<{ query: string }>`pg_stat_activity`.as('activity'))
      .select('query')
      .where(sql<boolean>`wait_event_type = 'Lock' and datname = current_database()`)
    expect(await waiting.execute()).toHaveLength(1)
  })
  const free = sql`select from payment_orders where order_id = ${order.orderId} for update nowait`
  await expect(free.execute(portal.db)).resolves.toBeDefined()
  await release()
  expect(await verified).toMatchObject({ status: 'paid' })
})

it('[F-01] 50 verifies and webhooks at once settle an order exactly once, and every verify says paid', async () => {
  await gateway.notify(webhookUrl)
  await gateway.lever('misbehave', { route: 'webhook', kind: 'duplicate', times: 5 })
  const order = await openOrder()
  await order.pay('success')
  const answers = await Promise.all(Array.from({ length: 50 }, () => order.verify()))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['paid']))
  await eventually(async () => {
    const { webhooks } = (await gateway.read('webhooks')) as { webhooks: { attempts: object[] }[] }
    const attempts = webhooks.flatMap((webhook) => webhook.attempts)
    expect(attempts.length).toBeGreaterThanOrEqual(2)
    for (const attempt of attempts) expect(attempt).toMatchObject({ response_status: 200 })
  })
  const effects = await effectsOf(order.orderId)
  expect(effects.ledger).toHaveLength(4)
  expect(effects).toMatchObject({ settled: [{ item: 'service' }], audits: 1 })
  const receipts = portal.db.selectFrom('money_documents').select('kind')
  expect(await receipts.where('order_id', '=', order.orderId).execute()).toEqual([
    { kind: 'receipt_voucher' },
  ])
})

it('the webhook alone settles an order when the browser is gone', async () => {
  await gateway.notify(webhookUrl)
  const order = await openOrder()
  await order.pay('success')
  await eventually(async () => expect(await orderState(order.orderId)).toBe('paid'))
  expect(await effectsOf(order.orderId)).toMatchObject({ audits: 1 })
})

it('[F-03] a paid order never turns back, whatever comes later', async () => {
  const order = await openOrder()
  await order.pay('success')
  await order.verify()
  const [late, closed] = await Promise.all([order.verify(), order.verify({ closed: true })])
  expect([late.status, closed.status]).toEqual(['paid', 'paid'])
  expect(await orderState(order.orderId)).toBe('paid')
})

it.each(['wrong_amount', 'wrong_currency'])(
  '[F-06] a gateway that reports a %s goes to review, unsettled',
  async (kind) => {
    const order = await openOrder()
    await order.pay('success')
    await gateway.lever('misbehave', { route: 'read_order', kind })
    expect(await order.verify()).toMatchObject({ status: 'pending' })
    expect(await orderState(order.orderId)).toBe('review')
    expect(await effectsOf(order.orderId)).toEqual({ ledger: [], settled: [], audits: 0 })
  },
)

it("[F-07] verify with somebody else's order, application or tracking id is the same 404 and changes nothing", async () => {
  const mine = await openOrder()
  const theirs = await openOrder()
  await theirs.pay('success')
  const attempts = [
    { orderId: theirs.orderId },
    { orderId: mine.orderId, customer_id: theirs.applicationId },
    { orderId: mine.orderId, track_id: theirs.trackId },
    { orderId: 'no-such-order' },
  ]
  for (const body of attempts) {
    const error = await refuse(portal.app, verifyPayment, { params: gateway.params, token: mine.token, body })
    expect(error).toMatchObject({ status: 404, code: 'not_found' })
  }
  expect(await orderState(theirs.orderId)).toBe('active')
})

it('a checkout closed with nothing under way is cancelled, at the gateway too, and can be tried again', async () => {
  const order = await openOrder()
  expect(await order.verify({ closed: true })).toMatchObject({
    status: 'cancelled',
    message: 'Payment cancelled.',
  })
  expect(await orderState(order.orderId)).toBe('cancelled')
  expect(JSON.stringify(await gateway.read('orders'))).toContain(gateway.endsOrders ? 'TERMINATED' : 'ACTIVE')
  expect(await order.verify()).toMatchObject({ status: 'cancelled' })
})

it('an order that the gateway does not know is cancelled as well when its checkout is closed', async () => {
  const order = await openOrder()
  await gateway.lever('reset', {})
  expect(await order.verify({ closed: true })).toMatchObject({ status: 'cancelled' })
  expect(await orderState(order.orderId)).toBe('cancelled')
})

it('[F-12] a checkout closed after the bank took the payment up is confirming, not cancelled', async () => {
  const order = await openOrder()
  await order.pay('pending')
  expect(await order.verify({ closed: true })).toMatchObject({ status: 'pending' })
  expect(await orderState(order.orderId)).toBe('confirming')
  await gateway.lever('settle-pending', { order_id: order.orderId, outcome: 'success' })
  expect(await order.verify()).toMatchObject({ status: 'paid' })
})

it('a failed payment says so and frees the application for another order', async () => {
  const order = await openOrder()
  await order.pay('failure')
  expect(await order.verify()).toMatchObject({ status: 'failed' })
  expect(await orderState(order.orderId)).toBe('failed')
})

it('verify answers a retryable error when the gateway cannot be asked, and nothing is lost', async () => {
  const order = await openOrder()
  await order.pay('success')
  await gateway.lever('misbehave', { route: 'read_order', kind: 'reset' })
  const error = await refuse(portal.app, verifyPayment, {
    params: gateway.params,
    token: order.token,
    body: { orderId: order.orderId },
  })
  expect(error).toMatchObject({ status: 502, message: 'Payment verification failed.' })
  expect(await order.verify()).toMatchObject({ status: 'paid' })
})

it('[PY-10] stages are paid one after the other, and a full payment covers all that are left', async () => {
  const order = await openOrder({ slug: 'tp-registration', amount: 10000 })
  await order.pay('success')
  expect(await order.verify({ is_full_payment: 0 })).toMatchObject({ status: 'paid' })
  const stages = order.service.timeline.filter((stage) => stage.kind === 'payment').map((stage) => stage.id)
  expect((await effectsOf(order.orderId)).settled).toEqual([{ item: stages[0] }])
  const rest = await order.order({ amount: 25000, is_full_payment: 1 })
  await gateway.lever('pay', { payment_session_id: rest.paymentSessionId, outcome: 'success' })
  await succeed(portal.app, verifyPayment, {
    params: gateway.params,
    token: order.token,
    body: { orderId: rest.orderId },
  })
  const settled = (await effectsOf(rest.orderId)).settled.map(({ item }) => item)
  expect(settled.sort()).toEqual(stages.slice(1).sort())
})

it('the application’s database role can neither change nor erase the ledger and the audit', async () => {
  const order = await openOrder()
  await order.pay('success')
  await order.verify()
  const { db } = portal.services
  await expect(db.updateTable('ledger_entries').set({ amount_rupees: 1 }).execute()).rejects.toThrow(
    /permission/,
  )
  await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/permission/)
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow(/permission/)
})
