import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newOrder } from './testing/new-order.ts'
import { receiveWebhooks } from './testing/receive-webhooks.ts'
import { startGateway } from './testing/start-gateway.ts'
import { payNewOrder, startRazorpay } from './testing/start-razorpay.ts'
import { versionOne } from './testing/state-file-version-one.ts'

async function newStateFile() {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'nested', 'gateway.json')
}

it('keeps orders, payments and sessions over a restart', async () => {
  const stateFile = await newStateFile()
  const first = await startGateway({ stateFile })
  const { body: order } = await first.post('/pg/orders', newOrder())
  await Promise.all([first.post('/pg/orders', newOrder()), first.post('/pg/orders', newOrder())])
  await first.post('/sandbox/pay', { order_id: order.order_id, outcome: 'success' })
  await first.close()

  const second = await startGateway({ stateFile })
  expect((await second.get(`/pg/orders/${order.order_id}`)).body.order_status).toBe('PAID')
  expect((await second.get('/sandbox/orders')).body.orders).toHaveLength(3)
  expect((await second.get(`/checkout/${order.payment_session_id}/status`)).body.status).toBe('SUCCESS')
})

it('delivers after a restart the webhooks that were still waiting', async () => {
  const stateFile = await newStateFile()
  const merchant = await receiveWebhooks([503])
  const first = await startGateway({
    stateFile,
    cashfree: { webhookUrl: merchant.url, retryDelaysMs: [200] },
  })
  const { body: order } = await first.post('/pg/orders', newOrder())
  await first.post('/sandbox/pay', { order_id: order.order_id, outcome: 'success' })
  await merchant.next()
  await first.close()

  await startGateway({ stateFile, cashfree: { webhookUrl: merchant.url, retryDelaysMs: [200] } })
  const again = await merchant.next()
  expect(JSON.parse(again.body).data.order.order_id).toBe(order.order_id)
})

it('keeps the orders of both providers apart over a restart', async () => {
  const stateFile = await newStateFile()
  const first = await startRazorpay({ stateFile })
  const { orderId, paymentId } = await payNewOrder(first, { notes: { kind: 'stage' } })
  await first.post(`/v1/payments/${paymentId}/refund`, { amount: 100, notes: { why: 'goodwill' } })
  await first.close()

  const second = await startRazorpay({ stateFile })
  const { body } = await second.get(`/v1/orders/${orderId}`)
  expect(body).toMatchObject({ status: 'paid', notes: { kind: 'stage' } })
  const { body: refunds } = await second.get(`/v1/payments/${paymentId}/refunds`)
  expect(refunds.items).toMatchObject([{ amount: 100, notes: { why: 'goodwill' } }])
  expect((await second.get(`/pg/orders/${orderId}`)).status).toBe(404)
})

it('reads a file from the time before it knew providers', async () => {
  const stateFile = await newStateFile()
  await mkdir(dirname(stateFile))
  await writeFile(stateFile, JSON.stringify(versionOne))

  const gateway = await startGateway({ stateFile })
  expect((await gateway.get('/pg/orders/old_order')).body).toMatchObject({
    order_amount: 100.5,
    order_status: 'PAID',
    order_tags: { kind: 'stage' },
    customer_details: { customer_id: 'customer7' },
  })
  expect((await gateway.get('/pg/orders/old_order/payments')).body).toMatchObject([
    { cf_payment_id: '1', payment_status: 'USER_DROPPED', payment_group: 'upi', payment_method: {} },
    { cf_payment_id: '2', payment_status: 'FAILED', payment_method: { card: { card_network: 'visa' } } },
    { cf_payment_id: '3', payment_status: 'SUCCESS', payment_method: { upi: { upi_app: 'gpay' } } },
  ])
  expect((await gateway.get('/pg/orders/old_order/refunds')).body).toMatchObject([
    { cf_refund_id: '4', refund_id: 'refund1', refund_amount: 50.25, refund_note: 'Goodwill' },
  ])
  expect((await gateway.get('/sandbox/webhooks')).body.webhooks).toMatchObject([
    { provider: 'cashfree', status: 'delivered' },
  ])
})
