import { expect, it } from 'vitest'
import { payNewOrder, startRazorpay } from '../../testing/start-razorpay.ts'

const withKey = (key: string) => ({ headers: { 'x-refund-idempotency': key } })

async function startPaid(options: Parameters<typeof startRazorpay>[0] = {}) {
  const gateway = await startRazorpay(options)
  const { orderId, paymentId } = await payNewOrder(gateway, { amount: 10_030 })
  const path = `/v1/payments/${paymentId}`
  return { gateway, orderId, payment: path, refund: `${path}/refund`, refunds: `${path}/refunds` }
}

it('never refunds more than was captured, however many refunds ask at once', async () => {
  const { gateway, refund } = await startPaid()
  const answers = await Promise.all(Array.from({ length: 11 }, () => gateway.post(refund, { amount: 1003 })))
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject([
    { status: 400, body: { error: { description: 'The payment has been fully refunded already' } } },
  ])
})

it('refunds all of a payment where no amount is named, and calls the payment refunded', async () => {
  const { gateway, orderId, payment, refund } = await startPaid()
  expect((await gateway.post(refund, {})).body.amount).toBe(10_030)
  expect((await gateway.get(payment)).body).toMatchObject({
    status: 'refunded',
    captured: true,
    refund_status: 'full',
  })
  expect((await gateway.get(`/v1/orders/${orderId}`)).body).toMatchObject({
    status: 'paid',
    amount_paid: 10_030,
  })
})

it('answers a repeated request from the first one, and refuses another under the same key', async () => {
  const { gateway, refund, refunds } = await startPaid()
  const first = await gateway.post(refund, { amount: 1000 }, withKey('refund-key-1'))
  const again = await gateway.post(refund, { amount: 1000 }, withKey('refund-key-1'))
  expect(again.body).toEqual(first.body)
  const other = await gateway.post(refund, { amount: 2000 }, withKey('refund-key-1'))
  expect(other).toMatchObject({ status: 409, body: { error: { code: 'BAD_REQUEST_ERROR' } } })
  expect((await gateway.get(refunds)).body).toMatchObject({ count: 1, items: [first.body] })
})

it('makes one refund although the first answer was lost', async () => {
  const { gateway, refund, refunds } = await startPaid()
  await gateway.post('/sandbox/misbehave', { route: 'create_refund', kind: 'reset', after_commit: true })
  await expect(gateway.post(refund, { amount: 1000 }, withKey('refund-key-1'))).rejects.toThrow()
  expect((await gateway.post(refund, { amount: 1000 }, withKey('refund-key-1'))).status).toBe(200)
  expect((await gateway.get(refunds)).body.count).toBe(1)
})

it.each([
  ['The idempotency key must be at least 10 characters long.', {}, 'short'],
  [
    'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
    {},
    'with a space',
  ],
  ['The amount must be at least INR 1.00', { amount: 99 }, undefined],
  ['The refund amount provided is greater than amount captured', { amount: 10_031 }, undefined],
  ['The selected speed is invalid.', { speed: 'fast' }, undefined],
  ['refund_id is/are not required and should not be sent', { refund_id: 'x' }, undefined],
])('answers "%s" to %o with the key %s', async (description, body, key) => {
  const { gateway, refund } = await startPaid()
  const answer = await gateway.post(refund, body, key ? withKey(key) : {})
  expect(answer).toMatchObject({ status: 400, body: { error: { description } } })
})

it('refuses a receipt twice, an uncaptured payment, and a normal refund after six months', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const { gateway, refund } = await startPaid({ now: () => now })
  const wish = { amount: 100, receipt: 'once' }
  expect((await gateway.post(refund, wish)).status).toBe(200)
  expect((await gateway.post(refund, wish)).status).toBe(400)
  const { paymentId } = await payNewOrder(gateway, { payment_capture: false })
  expect((await gateway.post(`/v1/payments/${paymentId}/refund`, {})).status).toBe(400)
  now = new Date('2026-08-01T00:00:00Z')
  expect((await gateway.post(refund, { amount: 100 })).status).toBe(400)
  expect((await gateway.post(refund, { amount: 100, speed: 'optimum' })).body.status).toBe('processed')
})

it('frees the amount of a refund that failed', async () => {
  const { gateway, orderId, refund } = await startPaid()
  const { body: first } = await gateway.post(refund, {})
  await gateway.post('/sandbox/settle-refund', { order_id: orderId, refund_id: first.id, status: 'FAILED' })
  expect((await gateway.get(`/v1/refunds/${first.id}`)).body.status).toBe('failed')
  expect((await gateway.post(refund, {})).status).toBe(200)
})
