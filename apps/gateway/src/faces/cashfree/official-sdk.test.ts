import { Cashfree, CFEnvironment } from 'cashfree-pg'
import { expect, it } from 'vitest'
import { newOrder } from '../../testing/new-order.ts'
import { receiveWebhooks } from '../../testing/receive-webhooks.ts'
import { credentials, startGateway } from '../../testing/start-gateway.ts'

/** The provider's own client judges this gateway. Its seventh argument keeps its error reporting off. */
function sdkFor(url: string, secret = credentials.clientSecret) {
  const { SANDBOX } = CFEnvironment
  const sdk = new Cashfree(SANDBOX, credentials.clientId, secret, undefined, undefined, undefined, false)
  sdk.basePath = `${url}/pg`
  return sdk
}

it('lets the official SDK create, read and terminate an order', async () => {
  const sdk = sdkFor((await startGateway()).url)
  const wanted = newOrder()

  const created = await sdk.PGCreateOrder(wanted)
  expect(created.data).toMatchObject({
    order_id: wanted.order_id,
    order_status: 'ACTIVE',
    order_amount: 17_700,
  })
  expect(created.data.payment_session_id).toMatch(/^session_/)
  expect(typeof created.data.cf_order_id).toBe('string')

  const read = await sdk.PGFetchOrder(wanted.order_id)
  expect(read.data).toEqual(created.data)

  const terminated = await sdk.PGTerminateOrder(wanted.order_id, { order_status: 'TERMINATED' })
  expect(terminated.data.order_status).toBe('TERMINATED')
})

it('lets the official SDK read attempts and refund a paid order', async () => {
  const gateway = await startGateway()
  const sdk = sdkFor(gateway.url)
  const { data: order } = await sdk.PGCreateOrder(newOrder({ order_id: 'paid_order' }))
  const session = { payment_session_id: order.payment_session_id }
  await gateway.post('/sandbox/pay', { ...session, outcome: 'failure' })
  await gateway.post('/sandbox/pay', { ...session, outcome: 'success' })

  const payments = await sdk.PGOrderFetchPayments('paid_order')
  expect(payments.data.map((payment) => payment.payment_status).toSorted()).toEqual(['FAILED', 'SUCCESS'])
  expect((await sdk.PGFetchOrder('paid_order')).data.order_status).toBe('PAID')

  const refund = { refund_amount: 700.5, refund_id: 'refund1', refund_note: 'Goodwill' }
  const refunded = await sdk.PGOrderCreateRefund('paid_order', refund)
  expect(refunded.data).toMatchObject({
    refund_id: 'refund1',
    refund_amount: 700.5,
    refund_status: 'PENDING',
  })
  expect((await sdk.PGOrderFetchRefund('paid_order', 'refund1')).data).toEqual(refunded.data)
  expect((await sdk.PGOrderFetchRefunds('paid_order')).data).toHaveLength(1)
})

it('signs webhooks that the official SDK accepts, and only with the right secret', async () => {
  const merchant = await receiveWebhooks()
  const gateway = await startGateway({ cashfree: { webhookUrl: merchant.url } })
  const { body: order } = await gateway.post('/pg/orders', newOrder())
  await gateway.post('/sandbox/pay', { payment_session_id: order.payment_session_id, outcome: 'success' })

  const { headers, body } = await merchant.next()
  const signature = String(headers['x-webhook-signature'])
  const timestamp = String(headers['x-webhook-timestamp'])
  const event = sdkFor(gateway.url).PGVerifyWebhookSignature(signature, body, timestamp)
  expect(event.type).toBe('PAYMENT_SUCCESS_WEBHOOK')
  expect(event.object.data.order).toMatchObject({ order_id: order.order_id, order_amount: 17_700 })
  const stranger = sdkFor(gateway.url, 'another-secret')
  expect(() => stranger.PGVerifyWebhookSignature(signature, body, timestamp)).toThrow('did not match')
})

it('refuses the official SDK with a wrong secret', async () => {
  const sdk = sdkFor((await startGateway()).url, 'wrong')
  await expect(sdk.PGCreateOrder(newOrder())).rejects.toMatchObject({
    response: { status: 401, data: { type: 'authentication_error' } },
  })
})
