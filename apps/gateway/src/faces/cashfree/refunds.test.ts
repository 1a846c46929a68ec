import { expect, it } from 'vitest'
import { newOrder } from '../../testing/new-order.ts'
import { receiveWebhooks } from '../../testing/receive-webhooks.ts'
import { startGateway } from '../../testing/start-gateway.ts'

async function paidOrder(gateway: Awaited<ReturnType<typeof startGateway>>) {
  const { body: order } = await gateway.post('/pg/orders', newOrder({ order_amount: 100.3 }))
  await gateway.post('/sandbox/pay', { order_id: order.order_id, outcome: 'success' })
  return `/pg/orders/${order.order_id}/refunds`
}

it('never refunds more than was captured, however many refunds ask at once', async () => {
  const gateway = await startGateway()
  const path = await paidOrder(gateway)
  const wishes = Array.from({ length: 11 }, (_, index) => ({
    refund_amount: 10.03,
    refund_id: `part${index}`,
  }))
  const answers = await Promise.all(wishes.map((wish) => gateway.post(path, wish)))
  const refused = answers.filter((answer) => answer.status !== 200)
  expect(refused).toMatchObject([{ status: 400, body: { code: 'refund_amount_invalid' } }])
})

it('frees the amount of a refund that failed', async () => {
  const gateway = await startGateway()
  const path = await paidOrder(gateway)
  const first = { refund_amount: 100.3, refund_id: 'first' }
  const { body: refund } = await gateway.post(path, first)
  await gateway.post('/sandbox/settle-refund', { ...first, order_id: refund.order_id, status: 'FAILED' })
  expect((await gateway.post(path, { ...first, refund_id: 'second' })).status).toBe(200)
})

it('tells the merchant when a refund is processed', async () => {
  const merchant = await receiveWebhooks()
  const gateway = await startGateway({ cashfree: { webhookUrl: merchant.url }, refundDelayMs: 1 })
  const path = await paidOrder(gateway)
  await merchant.next()
  const { body: refund } = await gateway.post(path, { refund_amount: 50, refund_id: 'half' })
  expect(refund.refund_status).toBe('PENDING')

  const webhook = await merchant.next()
  expect(webhook.body).toContain('"refund_amount":50.00')
  expect(JSON.parse(webhook.body)).toMatchObject({
    type: 'REFUND_STATUS_WEBHOOK',
    data: { refund: { refund_id: 'half', refund_status: 'SUCCESS', order_id: refund.order_id } },
  })
  expect((await gateway.get(`${path}/half`)).body.refund_status).toBe('SUCCESS')
})

it('processes an INSTANT refund at once', async () => {
  const gateway = await startGateway()
  const path = await paidOrder(gateway)
  const wish = { refund_amount: 1, refund_id: 'now', refund_speed: 'INSTANT' }
  expect((await gateway.post(path, wish)).body.refund_status).toBe('SUCCESS')
})

it('refuses to refund an unpaid order, an id twice, and after six months', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const gateway = await startGateway({ now: () => now })
  const { body: unpaid } = await gateway.post('/pg/orders', newOrder())
  const wish = { refund_amount: 1, refund_id: 'once' }
  expect((await gateway.post(`/pg/orders/${unpaid.order_id}/refunds`, wish)).status).toBe(400)

  const path = await paidOrder(gateway)
  await gateway.post(path, wish)
  expect((await gateway.post(path, wish)).status).toBe(409)
  now = new Date('2026-08-01T00:00:00Z')
  expect((await gateway.post(path, { ...wish, refund_id: 'late' })).status).toBe(400)
})
