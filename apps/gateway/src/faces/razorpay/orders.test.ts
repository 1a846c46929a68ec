import { expect, it } from 'vitest'
import { newOrder } from '../../testing/new-order.ts'
import { newRazorpayOrder, payNewOrder, startRazorpay } from '../../testing/start-razorpay.ts'

it.each([
  ['The amount must be at least INR 1.00', 'amount', { amount: 99 }],
  ['The amount must be an integer.', 'amount', { amount: 100.5 }],
  ['The amount must be an integer.', 'amount', { amount: '10000' }],
  ['The amount field is required.', 'amount', { amount: undefined }],
  ['Currency is not supported', 'currency', { currency: 'USD' }],
  ['The receipt may not be greater than 40 characters.', 'receipt', { receipt: 'a'.repeat(41) }],
  ['expires is/are not required and should not be sent', 'expires', { expires: 1 }],
])('answers "%s" (%s) to %o', async (description, field, changes) => {
  const gateway = await startRazorpay()
  const { status, body } = await gateway.post('/v1/orders', newRazorpayOrder(changes))
  expect(status).toBe(400)
  expect(body).toEqual({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      field,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  })
  expect((await gateway.get('/sandbox/orders')).body.orders).toEqual([])
})

it('makes a second order under the same receipt, and finds both, newest first', async () => {
  const gateway = await startRazorpay()
  const order = newRazorpayOrder()
  const ids = []
  for (let count = 0; count < 2; count += 1) ids.unshift((await gateway.post('/v1/orders', order)).body.id)
  const { body } = await gateway.get(`/v1/orders?receipt=${order.receipt}`)
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual(ids)
  expect((await gateway.get(`/v1/orders?receipt=${order.receipt}&count=1&skip=1`)).body.items).toHaveLength(1)
  expect((await gateway.get('/v1/orders?receipt=nobody')).body).toEqual({
    entity: 'collection',
    count: 0,
    items: [],
  })
})

it('writes an empty list where there are no notes', async () => {
  const gateway = await startRazorpay()
  expect((await gateway.post('/v1/orders', newRazorpayOrder())).body.notes).toEqual([])
  expect((await gateway.post('/v1/orders', newRazorpayOrder({ notes: {} }))).body.notes).toEqual([])
})

it('answers 400 to an unknown id and to an unknown path, and 401 to a stranger', async () => {
  const gateway = await startRazorpay()
  const unknown = { status: 400, body: { error: { description: 'The id provided does not exist' } } }
  expect(await gateway.get('/v1/orders/order_00000000000000')).toMatchObject(unknown)
  expect(await gateway.get('/v1/payments/pay_00000000000000')).toMatchObject(unknown)
  expect(await gateway.get('/v1/refunds/rfnd_00000000000000')).toMatchObject(unknown)
  expect(await gateway.get('/v1/nothing')).toMatchObject({
    status: 400,
    body: { error: { description: 'The requested URL was not found on the server.' } },
  })
  const stranger = { headers: { authorization: 'Basic d3Jvbmc6d3Jvbmc=' } }
  expect(await gateway.get('/v1/orders', stranger)).toMatchObject({ status: 401 })
})

it('shows each provider its own orders alone', async () => {
  const gateway = await startRazorpay()
  const { body: cashfree } = await gateway.post('/pg/orders', newOrder())
  const { body: razorpay } = await gateway.post('/v1/orders', newRazorpayOrder())
  expect((await gateway.get('/v1/orders')).body.items).toEqual([razorpay])
  expect((await gateway.get(`/v1/orders/${cashfree.order_id}`)).status).toBe(400)
  expect((await gateway.get(`/pg/orders/${razorpay.id}`)).status).toBe(404)
})

it('never expires an order, and takes no second payment for one that is paid or held', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const gateway = await startRazorpay({ now: () => now })
  const { body: order } = await gateway.post('/v1/orders', newRazorpayOrder())
  now = new Date('2027-01-01T00:00:00Z')
  expect((await gateway.post('/sandbox/expire', { order_id: order.id })).status).toBe(400)
  const payment = { order_id: order.id, outcome: 'authorize' }
  expect((await gateway.post('/sandbox/pay', payment)).status).toBe(200)
  expect((await gateway.post('/sandbox/pay', payment)).body).toMatchObject({ code: 'order_inactive' })
})

it('lets a payment that failed be authorized late, under the same id', async () => {
  const gateway = await startRazorpay()
  const { body: order } = await gateway.post('/v1/orders', newRazorpayOrder())
  const { body } = await gateway.post('/sandbox/pay', { order_id: order.id, outcome: 'failure' })
  const { payment_id } = body.payment
  const path = `/v1/payments/${payment_id}`
  expect((await gateway.get(path)).body).toMatchObject({
    status: 'failed',
    captured: false,
    error_code: 'BAD_REQUEST_ERROR',
    error_reason: 'payment_failed',
  })
  await gateway.post('/sandbox/settle-pending', { order_id: order.receipt, payment_id, outcome: 'success' })
  expect((await gateway.get(path)).body).toMatchObject({ status: 'captured', error_code: null })
})

it('calls a customer who cancelled a failed payment, and one whose bank is slow a created one', async () => {
  const gateway = await startRazorpay()
  const { body: order } = await gateway.post('/v1/orders', newRazorpayOrder())
  for (const outcome of ['cancel', 'pending']) {
    await gateway.post('/sandbox/pay', { order_id: order.id, outcome })
  }
  const { items } = (await gateway.get(`/v1/orders/${order.id}/payments`)).body
  const found = items.map(({ status, error_reason }: Record<string, string>) => `${status} ${error_reason}`)
  expect(found.toSorted()).toEqual(['created null', 'failed payment_cancelled'])
})

it.each([
  [{ amount: 1 }, 'Capture amount must be equal to the amount authorized'],
  [{ amount: 1_770_000 }, undefined],
])('captures %o: %s', async (body, description) => {
  const gateway = await startRazorpay()
  const { paymentId } = await payNewOrder(gateway, { payment_capture: 0 })
  const { body: answer } = await gateway.post(`/v1/payments/${paymentId}/capture`, body)
  expect(answer.error?.description).toBe(description)
})
