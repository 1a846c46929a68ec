import { expect, it } from 'vitest'
import { newOrder } from '../../testing/new-order.ts'
import { type ReceivedWebhook, receiveWebhooks } from '../../testing/receive-webhooks.ts'
import { credentials, startGateway } from '../../testing/start-gateway.ts'
import { signWebhook } from './webhook-signature.ts'

const typeOf = (webhook: ReceivedWebhook) => JSON.parse(webhook.body).type
const isGenuine = ({ headers, body }: ReceivedWebhook) =>
  headers['x-webhook-signature'] ===
  signWebhook(credentials.clientSecret, String(headers['x-webhook-timestamp']), body)

async function startWithMerchant(statuses: number[] = []) {
  const merchant = await receiveWebhooks(statuses)
  const gateway = await startGateway({ cashfree: { webhookUrl: merchant.url, retryDelaysMs: [10, 20, 30] } })
  const { body: order } = await gateway.post('/pg/orders', newOrder())
  return {
    merchant,
    gateway,
    pay: (outcome: string) => gateway.post('/sandbox/pay', { order_id: order.order_id, outcome }),
    misbehave: (rule: object) => gateway.post('/sandbox/misbehave', { route: 'webhook', ...rule }),
    deliveries: async () => (await gateway.get('/sandbox/webhooks')).body.webhooks,
  }
}

it('signs as the published test vector says', () => {
  const body = '{"data":{"payment":{"payment_amount":170.00}},"type":"PAYMENT_SUCCESS_WEBHOOK"}'
  const signature = 'yjpSHkA76x9hK++LKd8CQ1hz0VuTl/Y3cQxqKohVlXE='
  expect(signWebhook('SECRET', '1746427759733', body)).toBe(signature)
})

it('reports success, failure and a customer who left, but not a pending attempt', async () => {
  const { merchant, pay } = await startWithMerchant()
  const types = []
  await pay('pending')
  for (const outcome of ['failure', 'cancel', 'success']) {
    await pay(outcome)
    types.push(typeOf(await merchant.next()))
  }
  expect(types).toEqual(['PAYMENT_FAILED_WEBHOOK', 'PAYMENT_USER_DROPPED_WEBHOOK', 'PAYMENT_SUCCESS_WEBHOOK'])
})

it('writes amounts with two decimals, which a parsed and rewritten body would lose', async () => {
  const { merchant, pay } = await startWithMerchant()
  await pay('success')
  const { body, headers } = await merchant.next()
  expect(body).toContain('"payment_amount":17700.00')
  const timestamp = String(headers['x-webhook-timestamp'])
  const rewritten = signWebhook(credentials.clientSecret, timestamp, JSON.stringify(JSON.parse(body)))
  expect(rewritten).not.toBe(headers['x-webhook-signature'])
})

it('tries again on the schedule, with the same key and a growing attempt number, until a 2xx', async () => {
  const { merchant, pay, deliveries } = await startWithMerchant([500, 302])
  await pay('success')
  const tries = [await merchant.next(), await merchant.next(), await merchant.next()]
  expect(tries.map(({ headers }) => headers['x-webhook-attempt'])).toEqual(['1', '2', '3'])
  expect(new Set(tries.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1)
  expect(tries.every(isGenuine)).toBe(true)
  await expect.poll(async () => (await deliveries())[0].status).toBe('delivered')
})

it('gives up after the third repetition', async () => {
  const { pay, deliveries } = await startWithMerchant([500, 500, 500, 500])
  await pay('success')
  await expect.poll(async () => (await deliveries())[0].status).toBe('given_up')
  expect((await deliveries())[0].attempts).toHaveLength(4)
})

it('delivers twice when told to', async () => {
  const { merchant, pay, misbehave } = await startWithMerchant()
  await misbehave({ kind: 'duplicate' })
  await pay('success')
  const [first, second] = [await merchant.next(), await merchant.next()]
  expect(second.body).toBe(first.body)
  expect(second.headers['x-idempotency-key']).toBe(first.headers['x-idempotency-key'])
})

it('drops one event and reverses the order of two others when told to', async () => {
  const { merchant, pay, misbehave, deliveries } = await startWithMerchant()
  await misbehave({ kind: 'drop' })
  await misbehave({ kind: 'reorder' })
  await pay('cancel')
  await pay('failure')
  await pay('success')
  expect(typeOf(await merchant.next())).toBe('PAYMENT_SUCCESS_WEBHOOK')
  expect(typeOf(await merchant.next())).toBe('PAYMENT_FAILED_WEBHOOK')
  expect((await deliveries())[0].status).toBe('dropped')
})

it('forges a signature, an amount and a currency when told to', async () => {
  const { merchant, pay, misbehave } = await startWithMerchant()
  await misbehave({ kind: 'forge_signature' })
  await pay('failure')
  expect(isGenuine(await merchant.next())).toBe(false)
  await misbehave({ kind: 'wrong_amount', amount: 1 })
  await pay('failure')
  const cheap = await merchant.next()
  expect(isGenuine(cheap)).toBe(true)
  expect(JSON.parse(cheap.body).data.payment.payment_amount).toBe(1)
  await misbehave({ kind: 'wrong_currency' })
  await pay('failure')
  expect(JSON.parse((await merchant.next()).body).data.order.order_currency).toBe('USD')
})

it('delivers at once what waits for its turn when told to', async () => {
  const merchant = await receiveWebhooks([503])
  const gateway = await startGateway({ cashfree: { webhookUrl: merchant.url } })
  const { body: order } = await gateway.post('/pg/orders', newOrder())
  await gateway.post('/sandbox/pay', { order_id: order.order_id, outcome: 'success' })
  await merchant.next()
  const status = async () => (await gateway.get('/sandbox/webhooks')).body.webhooks[0].next_at
  await expect.poll(status).not.toBeNull()
  expect((await gateway.post('/sandbox/webhooks/retry', {})).body).toEqual({ retried: 1 })
  expect((await merchant.next()).headers['x-webhook-attempt']).toBe('2')
})
