import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newOrder } from './testing/new-order.ts'
import { receiveWebhooks } from './testing/receive-webhooks.ts'
import { startGateway } from './testing/start-gateway.ts'

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
