import { expect, it } from 'vitest'
import { newOrder } from '../../testing/new-order.ts'
import { startGateway } from '../../testing/start-gateway.ts'

async function startWithRule(rule: object) {
  const gateway = await startGateway()
  const answer = await gateway.post('/sandbox/misbehave', { route: 'create_order', ...rule })
  expect(answer.status).toBe(200)
  const order = newOrder()
  return {
    gateway,
    create: () => gateway.post('/pg/orders', order),
    read: () => gateway.get(`/pg/orders/${order.order_id}`),
  }
}

it('answers 429 with the seconds to wait, as often as told', async () => {
  const { create } = await startWithRule({ kind: 'rate_limit', times: 2, retry_after_s: 7 })
  const refused = await create()
  expect(refused).toMatchObject({ status: 429, body: { type: 'rate_limit_error' } })
  expect(refused.headers.get('x-ratelimit-retry')).toBe('7')
  expect((await create()).status).toBe(429)
  expect((await create()).status).toBe(200)
})

it('leaves other orders alone', async () => {
  const { create, gateway } = await startWithRule({ kind: 'error', order_prefix: 'another-order' })
  expect((await create()).status).toBe(200)
  const named = { ...newOrder(), order_id: 'another-order-1' }
  expect((await gateway.post('/pg/orders', named)).status).toBe(500)
})

it('answers HTML with 200', async () => {
  const { create, read } = await startWithRule({ kind: 'html' })
  const answer = await create()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect((await read()).status).toBe(404)
})

it('redirects to another host', async () => {
  const { create } = await startWithRule({ kind: 'redirect', location: 'https://elsewhere.example/' })
  const answer = await create()
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('https://elsewhere.example/')
})

it('hangs up before the work', async () => {
  const { create, read } = await startWithRule({ kind: 'reset' })
  await expect(create()).rejects.toThrow('fetch failed')
  expect((await read()).status).toBe(404)
})

it('hangs up after the work, so that the order exists unknown to the caller', async () => {
  const { create, read } = await startWithRule({ kind: 'reset', after_commit: true })
  await expect(create()).rejects.toThrow('fetch failed')
  expect((await read()).body.order_status).toBe('ACTIVE')
})

it('answers 500 after the work', async () => {
  const { create, read } = await startWithRule({ kind: 'error', after_commit: true })
  expect(await create()).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  expect((await read()).body.order_status).toBe('ACTIVE')
})

it('answers late', async () => {
  const { create } = await startWithRule({ kind: 'latency', delay_ms: 60 })
  const before = performance.now()
  expect((await create()).status).toBe(200)
  expect(performance.now() - before).toBeGreaterThan(50)
})

it('reports another amount or currency than the truth', async () => {
  const { create, read, gateway } = await startWithRule({
    route: 'read_order',
    kind: 'wrong_amount',
    amount: 5,
  })
  await create()
  expect((await read()).body.order_amount).toBe(5)
  await gateway.post('/sandbox/misbehave', { route: 'any', kind: 'wrong_currency' })
  expect((await read()).body.order_currency).toBe('USD')
  expect((await read()).body).toMatchObject({ order_amount: 17_700, order_currency: 'INR' })
})

it("reports another order's payment", async () => {
  const { create, gateway } = await startWithRule({
    route: 'list_payments',
    kind: 'wrong_payment_id',
    payment_id: '77',
  })
  const { body: order } = await create()
  await gateway.post('/sandbox/pay', { order_id: order.order_id, outcome: 'success' })
  const path = `/pg/orders/${order.order_id}/payments`
  expect((await gateway.get(path)).body).toMatchObject([{ cf_payment_id: '77' }])
  expect((await gateway.get(path)).body[0].cf_payment_id).not.toBe('77')
})

it('refuses a misbehaviour that the route cannot do', async () => {
  const gateway = await startGateway()
  const refused = await gateway.post('/sandbox/misbehave', { route: 'read_order', kind: 'forge_signature' })
  expect(refused.status).toBe(400)
})

it('forgets rules, orders and webhooks on reset', async () => {
  const { create, read, gateway } = await startWithRule({ kind: 'error', times: 9 })
  await gateway.post('/sandbox/reset', {})
  expect((await create()).status).toBe(200)
  await gateway.post('/sandbox/reset', {})
  expect((await read()).status).toBe(404)
})
