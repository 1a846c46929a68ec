import { randomUUID } from 'node:crypto'
import { listParkedNotices, listPaymentsToCheck } from '@sanad/contracts/staff'
import { beforeEach, expect, it, vi } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { eventually } from '../../../testing/eventually.ts'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { sendRefund } from '../../../testing/factories/sent-refund.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { lockRows } from '../../../testing/lock-rows.ts'
import { readEffects, readOrderState } from '../../../testing/payment-effects.ts'
import { notifications } from '../../../testing/signed-notifications.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { gateway, portal, webhookUrl: url } = await startPayments({ refundDelayMs: null })
beforeEach(() => gateway.notify(url))

const wire = notifications[gateway.provider]
const orderState = (orderId: string) => readOrderState(portal.db, orderId)

async function send(body: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  await response.body?.cancel()
  return response.status
}
const sendSigned = (body: string) => send(body, wire.sign(wire.secret, body))

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

type Checkout = Awaited<ReturnType<typeof placeOrder>>

/** What the gateway sent about an order, with the answers that it got. */
async function listSent({ orderId, paymentSessionId }: Checkout): Promise<Sent[]> {
  const { webhooks } = (await gateway.read('webhooks')) as { webhooks: Sent[] }
  return webhooks.filter(({ order_id }) => order_id === orderId || order_id === paymentSessionId)
}
const listAnswers = async (order: Checkout) =>
  (await listSent(order)).flatMap(({ attempts }) => attempts.map((each) => each.response_status))
const answers = (status: number, count: number) => Array.from({ length: count }, () => status)

it('[F-03] duplicated, late and reordered notifications are answered 200, and what is paid stays paid', async () => {
  await gateway.lever('misbehave', { route: 'webhook', kind: 'reorder' })
  await gateway.lever('misbehave', { route: 'webhook', kind: 'duplicate' })
  const order = await placeOrder(portal, gateway)
  await order.pay('failure')
  await order.pay('success')
  const sent = 1 + 2 * wire.perSuccess
  await eventually(async () => expect(await listAnswers(order)).toEqual(answers(200, sent)))
  expect(await orderState(order.orderId)).toBe('paid')
  const failure = (await listSent(order)).find(({ type }) => type === wire.failed)
  expect(await sendSigned(failure?.body ?? '')).toBe(200)
  expect(await orderState(order.orderId)).toBe('paid')
  expect(await readEffects(portal.db, order.orderId)).toMatchObject({ audits: 1 })
})

it('[F-04] a forged signature, another secret and a body that was written anew are 401, and leave no trace', async () => {
  const order = await placeOrder(portal, gateway)
  const before = await listReceived()
  await gateway.lever('misbehave', { route: 'webhook', kind: 'forge_signature' })
  await order.pay('success')
  await eventually(async () => expect(await listAnswers(order)).toEqual(answers(401, wire.perSuccess)))
  const [genuine] = await listSent(order)
  const body = genuine?.body ?? ''
  const rewritten = JSON.stringify(JSON.parse(body), null, 1)
  expect(rewritten).not.toBe(body)
  const signed = wire.sign(wire.secret, body)
  const forged = [
    await send(body, wire.sign('another secret', body)),
    await send(rewritten, signed),
    await send(body, { ...signed, 'x-webhook-timestamp': '1', 'x-razorpay-signature': 'ff' }),
    await send(body, {}),
    await send('', {}),
  ]
  expect(forged).toEqual([401, 401, 401, 401, 401])
  expect(await listReceived()).toEqual(before)
  expect(await orderState(order.orderId)).toBe('active')
})

it.each([...wire.strange, ['a list', '[1,2,3]'] as const, ['nothing', ''] as const])(
  '[F-04] [DK-84] a genuine notification of %s is 200, parked, counted and shown without its contents',
  async (_what, body) => {
    const { staffToken: token } = await signInStaff(portal.services)
    const parked = async () =>
      (await succeed(portal.app, listPaymentsToCheck, { token })).parked_notifications
    const before = await parked()
    expect(await sendSigned(body)).toBe(200)
    expect((await listReceived()).at(-1)).toMatchObject({
      outcome: 'parked',
      payload: body.replaceAll('\0', ''),
    })
    expect(await parked()).toBe(before + 1)
    const [notice] = (await succeed(portal.app, listParkedNotices, { token })).data
    expect(Object.keys(notice ?? {}).sort()).toEqual(['id', 'order_id', 'provider', 'received_at', 'type'])
  },
)

it('copies of a notification that come at once are stored once', async () => {
  const body = JSON.stringify({ id: randomUUID() })
  const copies = await Promise.all(Array.from({ length: 6 }, () => sendSigned(body)))
  expect(copies).toEqual(answers(200, 6))
  expect((await listReceived()).filter(({ payload }) => payload === body)).toHaveLength(1)
})

it('a notification that cannot be acted on yet is acknowledged, and its job looks again', async () => {
  const order = await placeOrder(portal, gateway)
  for (let time = 0; time < wire.perSuccess; time++)
    await gateway.lever('misbehave', { route: 'read_order', kind: 'error' })
  await order.pay('success')
  await eventually(async () => expect(await listAnswers(order)).toEqual(answers(200, wire.perSuccess)))
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(await orderState(order.orderId)).toBe('paid')
})

it('a notification of a payment that is on record asks the provider nothing, one of another payment does', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await eventually(async () => expect(await orderState(order.orderId)).toBe('paid'))
  const { provider_payment_id: paymentId } = await portal.db
    .selectFrom('payment_attempts')
    .select('provider_payment_id')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow()
  const genuine = (await listSent(order)).find(({ body }) => body.includes(paymentId))?.body ?? ''
  const asked = vi.spyOn(portal.services.gateways.of(gateway.provider), 'listAttempts')
  // Other bytes, as a provider sends the same news again.
  expect(await sendSigned(`${genuine} `)).toBe(200)
  expect(asked).not.toHaveBeenCalled()
  const other = `${paymentId.slice(0, -1)}${paymentId.endsWith('7') ? '8' : '7'}`
  expect(await sendSigned(genuine.replaceAll(paymentId, other))).toBe(200)
  expect(asked).toHaveBeenCalledOnce()
  expect(await orderState(order.orderId)).toBe('paid')
  asked.mockRestore()
})

it('a notification that cannot be stored is answered with an error, so that it comes again', async () => {
  const order = await placeOrder(portal, gateway)
  const release = await lockRows(portal, 'lock table webhook_deliveries')
  await order.pay('success')
  // lock_timeout
  await eventually(async () => expect(await listAnswers(order)).toContain(503))
  await release()
  await gateway.lever('webhooks/retry', {})
  await eventually(async () => {
    const last = (await listSent(order)).map(({ attempts }) => attempts.at(-1)?.response_status)
    expect(last).toEqual(answers(200, wire.perSuccess))
  })
  expect(await orderState(order.orderId)).toBe('paid')
})

it('a notification of a refund settles it, and what it says is not believed', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await order.verify()
  const { staffToken } = await signInStaff(portal.services)
  const { applicationId } = order
  const wish = { staffToken, applicationId, amount_rupees: 5000, reason: 'Withdrawn.' }
  const [refundId = ''] = (await sendRefund(portal, wish)).refundIds
  await portal.runJobs()
  const state = async () => {
    const refunds = portal.db.selectFrom('refunds').select('state')
    return (await refunds.where('id', '=', refundId).executeTakeFirstOrThrow()).state
  }
  expect(await state()).toBe('pending')
  const refund_id = `${refundId.replaceAll('-', '')}001`
  const named = { order_id: order.orderId, refund_id }
  const lie = wire.refunded({ ...named, session: order.paymentSessionId })
  expect(await sendSigned(JSON.stringify(lie))).toBe(200)
  expect(await state()).toBe('pending')
  await gateway.lever('settle-refund', { ...named, status: 'SUCCESS' })
  await eventually(async () => expect(await state()).toBe('succeeded'))
})
