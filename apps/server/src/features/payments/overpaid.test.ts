import type { AddressInfo } from 'node:net'
import { listPayments } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CashfreeGateway } from '../../platform/payments/cashfree-gateway.ts'
import { succeed } from '../../testing/call.ts'
import { eventually } from '../../testing/eventually.ts'
import { placeOrder } from '../../testing/factories/place-order.ts'
import { readBooks, readOrderState } from '../../testing/payment-effects.ts'
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readRefundable } from '../desk/refundable-orders.ts'

let gateway: TestGateway
let portal: TestApp
let url: string
beforeAll(async () => {
  gateway = await startGateway({ refundDelayMs: null })
  portal = await startTestApp({ payments: new CashfreeGateway(gateway.config) })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}/api/cashfree/webhook`
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})
beforeEach(async () => {
  await gateway.lever('reset', {})
  await gateway.lever('webhook-url', { url: null })
})

async function listRefunds(orderId: string) {
  const refunds = portal.db
    .selectFrom('refunds')
    .select(['origin', sql<number>`amount_rupees::int`.as('rupees')])
  return refunds.where('order_id', '=', orderId).orderBy('requested_at').execute()
}

const surplus = { origin: 'surplus', rupees: 15000 }

it('what a bank takes again for a paid order goes back, each time', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  await gateway.lever('webhook-url', { url })
  await order.payTwice()
  await eventually(async () => expect(await listRefunds(order.orderId)).toEqual([surplus]))
  await order.payTwice()
  await eventually(async () => expect(await listRefunds(order.orderId)).toEqual([surplus, surplus]))
  expect(await readOrderState(portal.db, order.orderId)).toBe('paid')
  expect(await readBooks(portal.db, order.orderId)).toMatchObject({ gateway: 45000, refund_payable: -30000 })
  await portal.runJobs()
  const { orders } = (await gateway.read('orders')) as { orders: { refunds: object[] }[] }
  expect(orders.flatMap(({ refunds }) => refunds)).toHaveLength(2)
})

it('what was taken twice before anybody asked is credited once, and the rest goes back', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await order.payTwice()
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await listRefunds(order.orderId)).toEqual([surplus])
  expect(await readRefundable(portal.db, order.applicationId)).toBe(15000)
  const { data } = await succeed(portal.app, listPayments, { token: order.token, query: {} })
  expect(data).toMatchObject([{ status: 'paid' }])
})
