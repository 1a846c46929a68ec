import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { newOrder } from '../../testing/new-order.ts'
import { startGateway } from '../../testing/start-gateway.ts'

const withKey = () => ({ headers: { 'x-idempotency-key': randomUUID() } })

it('answers a repeated call from the store', async () => {
  const gateway = await startGateway()
  const key = withKey()
  const order = newOrder()
  const first = await gateway.post('/pg/orders', order, key)
  const second = await gateway.post('/pg/orders', order, key)
  expect(second).toMatchObject({ status: 200, text: first.text })
  expect(second.headers.get('x-idempotency-replayed')).toBe('true')
})

it('refuses another body under the same key', async () => {
  const gateway = await startGateway()
  const key = withKey()
  await gateway.post('/pg/orders', newOrder(), key)
  const other = await gateway.post('/pg/orders', newOrder(), key)
  expect(other).toMatchObject({ status: 422, body: { type: 'idempotency_error' } })
})

it('refuses a key that is no UUID', async () => {
  const gateway = await startGateway()
  const answer = await gateway.post('/pg/orders', newOrder(), { headers: { 'x-idempotency-key': 'mine' } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'x-idempotency-key_invalid' } })
})

it('replays a stored 500 for ever, while a new key works', async () => {
  const gateway = await startGateway()
  const key = withKey()
  const order = newOrder()
  await gateway.post('/sandbox/misbehave', { route: 'create_order', kind: 'error' })
  expect(await gateway.post('/pg/orders', order, key)).toMatchObject({
    status: 500,
    body: { type: 'api_error' },
  })
  expect((await gateway.post('/pg/orders', order, key)).status).toBe(500)
  expect((await gateway.get(`/pg/orders/${order.order_id}`)).status).toBe(404)
  expect((await gateway.post('/pg/orders', order, withKey())).status).toBe(200)
})

it('does not keep a refusal for lack of credentials or for too many calls', async () => {
  const gateway = await startGateway()
  const key = withKey()
  const order = newOrder()
  await gateway.post('/pg/orders', order, { headers: { ...key.headers, 'x-client-secret': 'wrong' } })
  await gateway.post('/sandbox/misbehave', { route: 'create_order', kind: 'rate_limit' })
  expect((await gateway.post('/pg/orders', order, key)).status).toBe(429)
  expect((await gateway.post('/pg/orders', order, key)).status).toBe(200)
})
