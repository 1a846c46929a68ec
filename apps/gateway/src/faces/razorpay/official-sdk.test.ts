import Razorpay from 'razorpay'
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js'
import { expect, it } from 'vitest'
import { receiveWebhooks } from '../../testing/receive-webhooks.ts'
import {
  newRazorpayOrder,
  type RazorpayGateway,
  razorpayCredentials,
  startRazorpay,
} from '../../testing/start-razorpay.ts'

/** The provider's own client judges this face. It has no option for the host: its axios instance is told. */
function sdkFor({ url }: RazorpayGateway, key_secret = razorpayCredentials.keySecret) {
  const sdk = new Razorpay({ key_id: razorpayCredentials.keyId, key_secret })
  const { api } = sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }
  api.rq.defaults.baseURL = url
  return sdk
}

const pay = (gateway: RazorpayGateway, order_id: string, outcome: string) =>
  gateway.post('/sandbox/pay', { order_id, outcome })

it('lets the official SDK create an order, read it and find it by its receipt', async () => {
  const sdk = sdkFor(await startRazorpay())
  const created = await sdk.orders.create(newRazorpayOrder({ receipt: 'ours-1', notes: { kind: 'stage' } }))
  expect(created).toMatchObject({
    entity: 'order',
    amount: 1_770_000,
    amount_paid: 0,
    amount_due: 1_770_000,
    status: 'created',
    attempts: 0,
    notes: { kind: 'stage' },
  })
  expect(created.id).toMatch(/^order_[0-9A-Za-z]{14}$/)
  expect(await sdk.orders.fetch(created.id)).toEqual(created)
  await sdk.orders.create(newRazorpayOrder())
  expect(await sdk.orders.all({ receipt: 'ours-1' })).toEqual({
    entity: 'collection',
    count: 1,
    items: [created],
  })
})

it('lets the official SDK read the payments of an order', async () => {
  const gateway = await startRazorpay()
  const sdk = sdkFor(gateway)
  const { id } = await sdk.orders.create(newRazorpayOrder())
  await pay(gateway, id, 'failure')
  expect(await sdk.orders.fetch(id)).toMatchObject({ status: 'attempted', attempts: 1 })
  await pay(gateway, id, 'success')
  expect(await sdk.orders.fetch(id)).toMatchObject({ status: 'paid', amount_paid: 1_770_000, amount_due: 0 })

  const { items } = await sdk.orders.fetchPayments(id)
  expect(items.map(({ status }) => status).toSorted()).toEqual(['captured', 'failed'])
  const captured = items.find(({ status }) => status === 'captured')
  expect(captured).toMatchObject({ order_id: id, amount: 1_770_000, currency: 'INR', method: 'upi' })
  expect(captured?.acquirer_data).toMatchObject({ rrn: expect.stringMatching(/^\d{12}$/) })
  expect(await sdk.payments.fetch(captured?.id ?? '')).toEqual(captured)
})

it('lets the official SDK capture by hand what was only authorized', async () => {
  const gateway = await startRazorpay()
  const sdk = sdkFor(gateway)
  const { id } = await sdk.orders.create(newRazorpayOrder({ payment: { capture: 'manual' } }))
  await pay(gateway, id, 'success')
  const [payment] = (await sdk.orders.fetchPayments(id)).items
  expect(payment).toMatchObject({ status: 'authorized', captured: false })
  expect(await sdk.orders.fetch(id)).toMatchObject({ status: 'attempted', amount_paid: 0 })
  expect(await sdk.payments.capture(payment?.id ?? '', 1_770_000, 'INR')).toMatchObject({
    status: 'captured',
  })
  expect(await sdk.orders.fetch(id)).toMatchObject({ status: 'paid' })
})

it('lets the official SDK refund a payment and follow the refund', async () => {
  const gateway = await startRazorpay()
  const sdk = sdkFor(gateway)
  const { id } = await sdk.orders.create(newRazorpayOrder())
  const { body } = await pay(gateway, id, 'success')
  const paymentId = body.payment.payment_id

  const refund = await sdk.payments.refund(paymentId, {
    amount: 70_050,
    speed: 'normal',
    receipt: 'refund-1',
  })
  expect(refund).toMatchObject({
    amount: 70_050,
    payment_id: paymentId,
    receipt: 'refund-1',
    status: 'pending',
  })
  expect(refund.id).toMatch(/^rfnd_/)
  await gateway.post('/sandbox/settle-refund', { order_id: id, refund_id: 'refund-1', status: 'SUCCESS' })
  const processed = await sdk.refunds.fetch(refund.id)
  expect(processed.status).toBe('processed')
  expect(await sdk.payments.fetchRefund(paymentId, refund.id)).toEqual(processed)
  expect((await sdk.payments.fetchMultipleRefund(paymentId)).items).toEqual([processed])
  expect(await sdk.payments.fetch(paymentId)).toMatchObject({
    status: 'captured',
    amount_refunded: 70_050,
    refund_status: 'partial',
  })
})

it('signs webhooks that the official SDK accepts, and only with the right secret', async () => {
  const merchant = await receiveWebhooks()
  const gateway = await startRazorpay({ razorpay: { webhookUrl: merchant.url } })
  const { id } = await sdkFor(gateway).orders.create(newRazorpayOrder())
  await pay(gateway, id, 'failure')
  const { headers, body } = await merchant.next()
  const signature = String(headers['x-razorpay-signature'])
  const { webhookSecret, keySecret } = razorpayCredentials
  expect(Razorpay.validateWebhookSignature(body, signature, webhookSecret)).toBe(true)
  expect(Razorpay.validateWebhookSignature(body, signature, keySecret)).toBe(false)
})

it('signs a payment at the checkout so that the official SDK verifies it', async () => {
  const gateway = await startRazorpay()
  const { id: order_id } = await sdkFor(gateway).orders.create(newRazorpayOrder())
  const { body } = await gateway.post(`/checkout/${order_id}/pay`, {
    method: 'upi',
    upi_id: 'success@razorpay',
  })
  const { razorpay_payment_id: payment_id, razorpay_signature: signature } = body.result
  const { keySecret } = razorpayCredentials
  expect(validatePaymentVerification({ order_id, payment_id }, signature, keySecret)).toBe(true)
  expect(validatePaymentVerification({ order_id: 'order_other', payment_id }, signature, keySecret)).toBe(
    false,
  )
})

it('refuses the official SDK with a wrong secret', async () => {
  const sdk = sdkFor(await startRazorpay(), 'wrong')
  await expect(sdk.orders.create(newRazorpayOrder())).rejects.toMatchObject({
    statusCode: 401,
    error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
  })
})
