import { createHmac } from 'node:crypto'
import { listPaymentsToCheck, requestRefund } from '@sanad/contracts'
import { beforeEach, expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { eventually } from '../../../testing/eventually.ts'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readEffects, readOrderState } from '../../../testing/payment-effects.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { gateway, portal, webhookUrl: url } = await startPayments({ refundDelayMs: null })
beforeEach(() => gateway.lever('webhook-url', { url }))

const orderState = (orderId: string) => readOrderState(portal.db, orderId)

function sign(secret: string, body: string): Record<string, string> {
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret)
    .update(timestamp + body)
    .digest('base64')
  return { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp }
}

async function send(body: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  await response.body?.cancel()
  return response.status
}
const sendSigned = (body: string) => send(body, sign(gateway.secret, body))

function listReceived() {
  return portal.db
    .selectFrom('webhook_deliveries')
    .select(['id', 'type', 'outcome', 'order_id', 'payload'])
    .orderBy('id')
    .execute()
}

interface Sent {
  type: string
  order_id: string
  body: string
  attempts: { response_status: number | null }[]
}

/** What the gateway sent about an order, with the answers that it got. */
async function listSent(orderId: string): Promise<Sent[]> {
  const { webhooks } = (await gateway.read('webhooks')) as { webhooks: Sent[] }
  return webhooks.filter(({ order_id }) => order_id === orderId)
}
const answersTo = (sent: Sent[]) =>
  sent.flatMap(({ attempts }) => attempts.map((each) => each.response_status))

it('[F-03] duplicated, late and reordered notifications are answered 200, and what is paid stays paid', async () => {
  await gateway.lever('misbehave', { route: 'webhook', kind: 'reorder' })
  await gateway.lever('misbehave', { route: 'webhook', kind: 'duplicate' })
  const order = await placeOrder(portal, gateway)
  await order.pay('failure')
  await order.pay('success')
  await eventually(async () => expect(answersTo(await listSent(order.orderId))).toEqual([200, 200, 200]))
  expect(await orderState(order.orderId)).toBe('paid')
  const failure = (await listSent(order.orderId)).find(({ type }) => type === 'PAYMENT_FAILED_WEBHOOK')
  expect(await sendSigned(failure?.body ?? '')).toBe(200)
  expect(await orderState(order.orderId)).toBe('paid')
  expect(await readEffects(portal.db, order.orderId)).toMatchObject({ audits: 1 })
})

it('[F-04] a forged signature, another secret and a body that was written anew are 401, and leave no trace', async () => {
  const order = await placeOrder(portal, gateway)
  const before = await listReceived()
  await gateway.lever('misbehave', { route: 'webhook', kind: 'forge_signature' })
  await order.pay('success')
  await eventually(async () => expect(answersTo(await listSent(order.orderId))).toEqual([401]))
  const [genuine] = await listSent(order.orderId)
  const body = genuine?.body ?? ''
  const rewritten = JSON.stringify(JSON.parse(body))
  expect(rewritten).not.toBe(body)
  const answers = [
    await send(body, sign('another secret', body)),
    await send(rewritten, sign(gateway.secret, body)),
    await send(body, { ...sign(gateway.secret, body), 'x-webhook-timestamp': '1' }),
    await send(body, {}),
    await send('', {}),
  ]
  expect(answers).toEqual([401, 401, 401, 401, 401])
  expect(await listReceived()).toEqual(before)
  expect(await orderState(order.orderId)).toBe('active')
})

it.each([
  ['an order that is not ours', '{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{"order":{"order_id":"nobodys"}}}'],
  ['an unknown type', '{"type":"DISPUTE_CREATED","data":{"dispute":{"id":7}}}'],
  [
    'a refund that is not ours',
    '{"type":"REFUND_STATUS_WEBHOOK","data":{"refund":{"order_id":"abc","refund_id":"x1y"}}}',
  ],
  ['an unknown shape', '{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{"order":"T1"}}'],
  ['a type that is no text', '{"type":{"a":1},"data":null}'],
  ['a list', '[1,2,3]'],
  ['something that is not JSON', 'type=PAYMENT_SUCCESS_WEBHOOK'],
  [
    'characters that no text column holds',
    '{"type":"A\\u0000B","data":{"order":{"order_id":"\\u0000\\ud800"}}}\0',
  ],
  ['nothing', ''],
])('[F-04] a genuine notification of %s is 200, parked and counted', async (_what, body) => {
  const { staffToken: token } = await signInStaff(portal.services)
  const parked = async () => (await succeed(portal.app, listPaymentsToCheck, { token })).parked_notifications
  const before = await parked()
  expect(await sendSigned(body)).toBe(200)
  expect((await listReceived()).at(-1)).toMatchObject({
    outcome: 'parked',
    payload: body.replaceAll('\0', ''),
  })
  expect(await parked()).toBe(before + 1)
})

it('a notification that could not be acted on is answered with an error, so that it comes again', async () => {
  const order = await placeOrder(portal, gateway)
  await gateway.lever('misbehave', { route: 'read_order', kind: 'error' })
  await order.pay('success')
  await eventually(async () => expect(answersTo(await listSent(order.orderId))).toEqual([503]))
  await gateway.lever('webhooks/retry', {})
  await eventually(async () => expect(answersTo(await listSent(order.orderId))).toEqual([503, 200]))
  expect(await orderState(order.orderId)).toBe('paid')
})

it('a notification of a refund settles it, and what it says is not believed', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await order.verify()
  const { staffToken: token } = await signInStaff(portal.services)
  const { data } = await succeed(portal.app, requestRefund, {
    token,
    params: { id: order.applicationId },
    body: { amount_rupees: 5000, reason: 'Withdrawn.', request_id: crypto.randomUUID() },
  })
  await portal.runJobs()
  const state = async () => {
    const refunds = portal.db.selectFrom('refunds').select('state')
    return (await refunds.where('id', '=', data.refund_ids[0] ?? '').executeTakeFirstOrThrow()).state
  }
  expect(await state()).toBe('pending')
  const refund_id = `${data.refund_ids[0]?.replaceAll('-', '')}001`
  const named = { order_id: order.orderId, refund_id }
  const lie = { type: 'REFUND_STATUS_WEBHOOK', data: { refund: { ...named, refund_status: 'SUCCESS' } } }
  expect(await sendSigned(JSON.stringify(lie))).toBe(200)
  expect(await state()).toBe('pending')
  await gateway.lever('settle-refund', { ...named, status: 'SUCCESS' })
  await eventually(async () => expect(await state()).toBe('succeeded'))
})
