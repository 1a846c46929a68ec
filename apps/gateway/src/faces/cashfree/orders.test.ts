import { expect, it } from 'vitest'
import { newOrder } from '../../testing/new-order.ts'
import { startGateway } from '../../testing/start-gateway.ts'

const customer = newOrder().customer_details

it.each([
  ['order_amount_invalid', { order_amount: 0.99 }],
  ['order_amount_invalid', { order_amount: 10.001 }],
  ['order_amount_invalid', { order_amount: '100' }],
  ['order_amount_invalid', { order_amount: -5 }],
  ['order_amount_missing', { order_amount: undefined }],
  ['order_id_invalid', { order_id: 'ab' }],
  ['order_id_invalid', { order_id: 'a'.repeat(46) }],
  ['order_id_invalid', { order_id: 'with space' }],
  ['order_currency_invalid', { order_currency: 'USD' }],
  ['customer_details_missing', { customer_details: undefined }],
  ['customer_details.customer_id_invalid', { customer_details: { ...customer, customer_id: 'with-hyphen' } }],
  ['customer_details.customer_phone_missing', { customer_details: { customer_id: 'customer7' } }],
  ['customer_details.customer_phone_invalid', { customer_details: { ...customer, customer_phone: '98765' } }],
  ['customer_details.customer_name_invalid', { customer_details: { ...customer, customer_name: 'Jo' } }],
  ['order_meta.notify_url_invalid', { order_meta: { notify_url: 'http://example.in/hook' } }],
  ['order_meta.return_url_invalid', { order_meta: { return_url: `https://example.in/${'a'.repeat(250)}` } }],
  ['order_note_invalid', { order_note: 'no' }],
  ['order_tags.kind_invalid', { order_tags: { kind: '' } }],
  ['order_expiry_time_invalid', { order_expiry_time: 'tomorrow' }],
  ['order_expiry_time_invalid', { order_expiry_time: '2020-01-01T00:00:00Z' }],
])('answers %s to %o', async (code, changes) => {
  const gateway = await startGateway()
  const { status, body } = await gateway.post('/pg/orders', newOrder(changes))
  expect(status).toBe(400)
  expect(body).toEqual({ code, message: expect.any(String), type: 'invalid_request_error' })
  expect((await gateway.get('/sandbox/orders')).body.orders).toEqual([])
})

it('refuses a second order with the same id', async () => {
  const gateway = await startGateway()
  const order = newOrder()
  await gateway.post('/pg/orders', order)
  const again = await gateway.post('/pg/orders', order)
  expect(again).toMatchObject({ status: 409, body: { code: 'order_already_exists' } })
})

it('asks for the credentials and the version on every call', async () => {
  const gateway = await startGateway()
  const stranger = await gateway.get('/pg/orders/any', { headers: { 'x-client-secret': 'wrong' } })
  expect(stranger).toMatchObject({ status: 401, body: { type: 'authentication_error' } })
  const unversioned = await gateway.get('/pg/orders/any', { headers: { 'x-api-version': 'latest' } })
  expect(unversioned).toMatchObject({ status: 400, body: { type: 'invalid_request_error' } })
  expect(await gateway.get('/pg/orders/any')).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  })
})

it('writes times with the offset of India', async () => {
  const gateway = await startGateway({ now: () => new Date('2026-03-31T20:00:00Z') })
  const { body } = await gateway.post(
    '/pg/orders',
    newOrder({ order_expiry_time: '2026-03-31T20:20:00.000Z' }),
  )
  expect(body.created_at).toBe('2026-04-01T01:30:00+05:30')
  expect(body.order_expiry_time).toBe('2026-04-01T01:50:00+05:30')
})

it('expires an order that nobody paid, and takes a late payment all the same', async () => {
  let now = new Date('2026-03-31T20:00:00Z')
  const gateway = await startGateway({ now: () => now })
  const expiry = { order_expiry_time: '2026-03-31T20:20:00Z' }
  const { body: order } = await gateway.post('/pg/orders', newOrder(expiry))
  const payment = { payment_session_id: order.payment_session_id, outcome: 'success' }
  now = new Date('2026-03-31T20:20:00Z')

  const path = `/pg/orders/${order.order_id}`
  expect((await gateway.get(path)).body.order_status).toBe('EXPIRED')
  expect(await gateway.post('/sandbox/pay', payment)).toMatchObject({ status: 400 })
  await gateway.post('/sandbox/pay', { ...payment, late: true })
  expect((await gateway.get(path)).body.order_status).toBe('PAID')
})

it('only notes the wish to terminate while an attempt is pending, and the attempt may still succeed', async () => {
  const gateway = await startGateway()
  const { body: order } = await gateway.post('/pg/orders', newOrder())
  const path = `/pg/orders/${order.order_id}`
  await gateway.post('/sandbox/pay', { order_id: order.order_id, outcome: 'pending' })
  const { body: terminating } = await gateway.patch(path, { order_status: 'TERMINATED' })
  expect(terminating.order_status).toBe('TERMINATION_REQUESTED')

  await gateway.post('/sandbox/settle-pending', { order_id: order.order_id })
  expect((await gateway.get(path)).body.order_status).toBe('PAID')
})

it('lists every attempt, captured or not', async () => {
  const gateway = await startGateway()
  const { body: order } = await gateway.post('/pg/orders', newOrder())
  const path = `/pg/orders/${order.order_id}/payments`
  expect((await gateway.get(path)).body).toEqual([])
  for (const outcome of ['failure', 'cancel', 'pending', 'success']) {
    await gateway.post('/sandbox/pay', { order_id: order.order_id, outcome })
  }
  const { body: payments } = await gateway.get(path)
  const statuses = payments.map((payment: { payment_status: string }) => payment.payment_status).toSorted()
  expect(statuses).toEqual(['FAILED', 'PENDING', 'SUCCESS', 'USER_DROPPED'])
  expect(payments.every((payment: { is_captured: boolean }) => payment.is_captured)).toBe(true)
})
