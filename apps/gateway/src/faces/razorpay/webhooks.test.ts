import { expect, it } from 'vitest'
import { type ReceivedWebhook, receiveWebhooks } from '../../testing/receive-webhooks.ts'
import { newRazorpayOrder, razorpayCredentials, startRazorpay } from '../../testing/start-razorpay.ts'
import { signWebhook } from './signatures.ts'

const eventOf = ({ body }: ReceivedWebhook) => JSON.parse(body)
const isGenuine = ({ headers, body }: ReceivedWebhook) =>
  headers['x-razorpay-signature'] === signWebhook(razorpayCredentials.webhookSecret, body)

async function startWithMerchant(statuses: number[] = []) {
  const merchant = await receiveWebhooks(statuses)
  const gateway = await startRazorpay({
    razorpay: { webhookUrl: merchant.url, retryDelaysMs: [10, 20, 30] },
  })
  const { body: order } = await gateway.post('/v1/orders', newRazorpayOrder())
  const next = async (count: number) => {
    const received = []
    for (let index = 0; index < count; index += 1) received.push(await merchant.next())
    return received
  }
  return {
    next,
    order,
    gateway,
    pay: (outcome: string) => gateway.post('/sandbox/pay', { order_id: order.receipt, outcome }),
    misbehave: (rule: object) => gateway.post('/sandbox/misbehave', { route: 'webhook', ...rule }),
    deliveries: async () => (await gateway.get('/sandbox/webhooks')).body.webhooks,
  }
}

it('reports that a payment was authorized and captured and that its order is paid', async () => {
  const { next, order, pay } = await startWithMerchant()
  await pay('pending')
  await pay('failure')
  await pay('success')
  const received = await next(4)
  expect(received.every(isGenuine)).toBe(true)
  expect(new Set(received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(4)
  const events = received.map(eventOf)
  expect(events.map(({ event }) => event)).toEqual([
    'payment.failed',
    'payment.authorized',
    'payment.captured',
    'order.paid',
  ])
  const [, authorized, , paid] = events
  expect(authorized.payload.payment.entity).toMatchObject({ status: 'authorized', captured: false })
  expect(paid).toMatchObject({
    entity: 'event',
    contains: ['payment', 'order'],
    payload: {
      payment: { entity: { status: 'captured', order_id: order.id } },
      order: { entity: { id: order.id, receipt: order.receipt, status: 'paid' } },
    },
    created_at: expect.any(Number),
  })
})

it('reports a refund when it is created and when it is processed or has failed', async () => {
  const { next, order, gateway, pay } = await startWithMerchant()
  const { body } = await pay('success')
  await next(3)
  const types = []
  for (const status of ['SUCCESS', 'FAILED']) {
    const { body: refund } = await gateway.post(`/v1/payments/${body.payment.payment_id}/refund`, {
      amount: 500,
    })
    await gateway.post('/sandbox/settle-refund', { order_id: order.id, refund_id: refund.id, status })
    for (const webhook of await next(2)) {
      const { event, contains, payload } = eventOf(webhook)
      expect(contains).toEqual(['refund', 'payment'])
      expect(payload.refund.entity).toMatchObject({ id: refund.id, amount: 500 })
      types.push(event)
    }
  }
  expect(types).toEqual(['refund.created', 'refund.processed', 'refund.created', 'refund.failed'])
})

it('tries again with the same event id until a 2xx', async () => {
  const { next, pay, deliveries } = await startWithMerchant([500, 302])
  await pay('failure')
  const tries = await next(3)
  expect(new Set(tries.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1)
  await expect.poll(async () => (await deliveries())[0].status).toBe('delivered')
})

it('drops and duplicates an event when told to', async () => {
  const { next, pay, misbehave, deliveries } = await startWithMerchant()
  await misbehave({ kind: 'drop' })
  await misbehave({ kind: 'duplicate' })
  await pay('cancel')
  await pay('failure')
  const ids = (await next(2)).map(({ headers }) => headers['x-razorpay-event-id'])
  expect(new Set(ids).size).toBe(1)
  expect((await deliveries())[0].status).toBe('dropped')
})

it('sends the events of a payment after the next one and in reverse when told to', async () => {
  const { next, pay, misbehave, gateway } = await startWithMerchant()
  await misbehave({ kind: 'reorder' })
  await pay('success')
  const { body: other } = await gateway.post('/v1/orders', newRazorpayOrder())
  await gateway.post('/sandbox/pay', { order_id: other.id, outcome: 'failure' })
  const types = (await next(4)).map((webhook) => eventOf(webhook).event)
  expect(types).toEqual(['payment.failed', 'order.paid', 'payment.captured', 'payment.authorized'])
})

it('forges a signature, an amount and a currency when told to', async () => {
  const { next, pay, misbehave } = await startWithMerchant()
  await misbehave({ kind: 'forge_signature' })
  await pay('failure')
  expect((await next(1)).every(isGenuine)).toBe(false)
  await misbehave({ kind: 'wrong_amount', amount: 5 })
  await pay('failure')
  const [cheap] = await next(1)
  expect(cheap && isGenuine(cheap)).toBe(true)
  expect(cheap && eventOf(cheap).payload.payment.entity.amount).toBe(500)
  await misbehave({ kind: 'wrong_currency' })
  await pay('failure')
  const [foreign] = await next(1)
  expect(foreign && eventOf(foreign).payload.payment.entity.currency).toBe('USD')
})

it('goes to the address that the sandbox is told', async () => {
  const { gateway, pay } = await startWithMerchant()
  const elsewhere = await receiveWebhooks()
  await gateway.post('/sandbox/webhook-url', { provider: 'razorpay', url: elsewhere.url })
  await pay('failure')
  expect(eventOf(await elsewhere.next()).event).toBe('payment.failed')
  expect((await gateway.post('/sandbox/webhook-url', { provider: 'nobody', url: null })).status).toBe(404)
})
