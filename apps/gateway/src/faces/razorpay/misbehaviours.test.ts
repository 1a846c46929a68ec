import { expect, it } from 'vitest'
import { newRazorpayOrder, payNewOrder, startRazorpay } from '../../testing/start-razorpay.ts'

async function startWithRule(rule: object) {
  const gateway = await startRazorpay()
  await gateway.post('/sandbox/misbehave', { route: 'create_order', ...rule })
  const order = newRazorpayOrder()
  return {
    gateway,
    create: () => gateway.post('/v1/orders', order),
    find: async () => (await gateway.get(`/v1/orders?receipt=${order.receipt}`)).body,
  }
}

it('answers 429 and 500 in the format of the provider', async () => {
  const { create, gateway } = await startWithRule({ kind: 'rate_limit' })
  await gateway.post('/sandbox/misbehave', { route: 'create_order', kind: 'error' })
  expect(await create()).toMatchObject({ status: 429, body: { error: { code: 'BAD_REQUEST_ERROR' } } })
  expect(await create()).toMatchObject({ status: 500, body: { error: { code: 'SERVER_ERROR' } } })
  expect((await create()).status).toBe(200)
})

it('makes an order whose answer is lost, so that it is found by its receipt', async () => {
  const { create, find } = await startWithRule({ kind: 'reset', after_commit: true })
  await expect(create()).rejects.toThrow('fetch failed')
  expect(await find()).toMatchObject({ count: 1 })
})

it('leaves the orders of other receipts alone', async () => {
  const { create, gateway } = await startWithRule({ kind: 'error', order_prefix: 'another-' })
  expect((await create()).status).toBe(200)
  expect((await gateway.post('/v1/orders', newRazorpayOrder({ receipt: 'another-1' }))).status).toBe(500)
})

it('spoils a call about a payment by the receipt of its order', async () => {
  const gateway = await startRazorpay()
  const { paymentId } = await payNewOrder(gateway, { receipt: 'spoilt-1' })
  const rule = { route: 'read_payment', order_prefix: 'spoilt-' }
  await gateway.post('/sandbox/misbehave', { ...rule, kind: 'html' })
  expect((await gateway.get(`/v1/payments/${paymentId}`)).text).toContain('<html>')
})

it("reports another amount, currency or another order's payment than the truth", async () => {
  const gateway = await startRazorpay()
  const { orderId } = await payNewOrder(gateway)
  const read = async () => (await gateway.get(`/v1/orders/${orderId}`)).body
  const payments = async () => (await gateway.get(`/v1/orders/${orderId}/payments`)).body.items
  await gateway.post('/sandbox/misbehave', { route: 'read_order', kind: 'wrong_amount', amount: 5 })
  expect((await read()).amount).toBe(500)
  await gateway.post('/sandbox/misbehave', { route: 'list_payments', kind: 'wrong_currency' })
  expect((await payments())[0].currency).toBe('USD')
  await gateway.post('/sandbox/misbehave', {
    route: 'list_payments',
    kind: 'wrong_payment_id',
    payment_id: 'pay_other',
  })
  expect((await payments())[0].id).toBe('pay_other')
  expect(await read()).toMatchObject({ amount: 1_770_000, currency: 'INR' })
})
