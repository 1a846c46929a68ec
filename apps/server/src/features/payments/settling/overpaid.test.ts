import { randomUUID } from 'node:crypto'
import { deleteApplication, getPayment, listPayments } from '@sanad/contracts'
import { listPaymentsToCheck, resolveReview } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { eventually } from '../../../testing/eventually.ts'
import { placeOrder } from '../../../testing/factories/place-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readBooks, readOrderState } from '../../../testing/payment-effects.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { listRefundableOrders, sumLeft } from '../../desk/acts/refundable-orders.ts'
import { sweepPayments } from '../sweep-payments.ts'

const { gateway, portal, webhookUrl: url } = await startPayments({ refundDelayMs: null })

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
  await gateway.notify(url)
  await order.payTwice()
  await eventually(async () => expect(await listRefunds(order.orderId)).toEqual([surplus]))
  await order.payTwice()
  await eventually(async () => expect(await listRefunds(order.orderId)).toEqual([surplus, surplus]))
  expect(await readOrderState(portal.db, order.orderId)).toBe('paid')
  expect(await readBooks(portal.db, order.orderId)).toMatchObject({ gateway: 45000, refund_payable: -30000 })
  await portal.runJobs()
  const orders = await gateway.listOrders()
  expect(orders.flatMap(({ refunds }) => refunds)).toHaveLength(2)
})

it('what was taken twice before anybody asked is credited once, and the rest goes back', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await order.payTwice()
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await listRefunds(order.orderId)).toEqual([surplus])
  expect(sumLeft(await listRefundableOrders(portal.db, order.applicationId))).toBe(15000)
  const { data } = await succeed(portal.app, listPayments, { token: order.token, query: {} })
  expect(data).toMatchObject([{ status: 'paid' }])
})

/** What the bank takes, as the customer and the receipt are told of it. */
async function takePayment(order: Awaited<ReturnType<typeof placeOrder>>, wish: { currency?: string } = {}) {
  const { payment } = (await order.payTwice(wish)) as {
    payment: { payment_id: string; bank_reference: string }
  }
  return { payment_id: payment.payment_id, bank_reference: payment.bank_reference }
}

async function readReceipt(orderId: string) {
  const receipts = portal.db.selectFrom('money_documents').select('snapshot').where('order_id', '=', orderId)
  return (await receipts.where('kind', '=', 'receipt_voucher').executeTakeFirstOrThrow()).snapshot
}

it.each(['at once', 'after staff closed the first one'])(
  'receipt and history name the payment that was credited, taken after one in another currency %s',
  async (when) => {
    const order = await placeOrder(portal, gateway)
    await takePayment(order, { currency: 'USD' })
    if (when !== 'at once') {
      expect(await order.verify()).toMatchObject({ status: 'pending' })
      await closeAtDesk(order.orderId)
    }
    const { payment_id, bank_reference } = await takePayment(order)
    expect(await order.verify()).toMatchObject({ status: 'paid' })
    expect(await readReceipt(order.orderId)).toMatchObject({ payments: [{ paymentId: payment_id }] })
    const { data } = await succeed(portal.app, listPayments, { token: order.token, query: {} })
    expect(data).toMatchObject([{ status: 'paid', payment_id, bank_reference }])
  },
)

async function decidedAgo(orderId: string, interval: string) {
  await sql`
    update payment_orders set closed_at = now() - ${interval}::interval where order_id = ${orderId}
  `.execute(portal.db)
}

it('the history of a paid order stays with the payment that was credited when it is taken again', async () => {
  const order = await placeOrder(portal, gateway)
  const { payment_id, bank_reference } = await takePayment(order)
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  await takePayment(order)
  await decidedAgo(order.orderId, '1 hour')
  await portal.runJobs({ dueWithinSeconds: HOUR + 60 })
  expect(await listRefunds(order.orderId)).toEqual([surplus])
  const { data } = await succeed(portal.app, listPayments, { token: order.token, query: {} })
  expect(data).toMatchObject([{ status: 'paid', payment_id, bank_reference }])
  const { data: alone } = await succeed(portal.app, getPayment, {
    token: order.token,
    params: { orderId: order.orderId },
  })
  expect(alone).toMatchObject({ payment_id, bank_reference })
})

it.each([
  ['no longer knows of', (): Promise<unknown> => gateway.lever('reset', {})],
  [
    'says otherwise of',
    () => gateway.lever('misbehave', { route: 'list_payments', kind: 'wrong_currency', currency: 'INR' }),
  ],
  ['cannot be asked about', () => gateway.lever('misbehave', { route: 'any', kind: 'error', times: 1000 })],
])('staff close a payment in another currency that the gateway %s', async (_what, forget) => {
  const order = await placeOrder(portal, gateway)
  await takePayment(order, { currency: 'USD' })
  const { payment_id } = await takePayment(order)
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  await forget()
  await closeAtDesk(order.orderId)
  const acts = portal.db.selectFrom('review_acts').select('payment_ids').where('order_id', '=', order.orderId)
  const [act] = await acts.execute()
  expect(act?.payment_ids).toHaveLength(1)
  expect(act?.payment_ids).not.toContain(payment_id)
})

async function closeAtDesk(orderId: string) {
  const { staffToken: token } = await signInStaff(portal.services)
  const body = { resolution: 'nothing' as const, comment: 'Sent back there.', request_id: randomUUID() }
  await succeed(portal.app, resolveReview, { token, params: { orderId }, body })
}

const HOUR = 3600
const DAY = 24 * HOUR

/** The order was decided so long ago. */
it('a second taking of which no word came is found by the poller, an hour later or days', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  await portal.runJobs({ dueWithinSeconds: 300 })
  await order.payTwice()
  await portal.runJobs({ dueWithinSeconds: HOUR - 60 })
  expect(await listRefunds(order.orderId)).toEqual([])
  await decidedAgo(order.orderId, '1 hour')
  await portal.runJobs({ dueWithinSeconds: HOUR + 60 })
  expect(await listRefunds(order.orderId)).toEqual([surplus])
  await order.payTwice()
  await decidedAgo(order.orderId, '6 days')
  await portal.runJobs({ dueWithinSeconds: DAY })
  expect(await listRefunds(order.orderId)).toEqual([surplus, surplus])
  await decidedAgo(order.orderId, '7 days')
  await portal.runJobs({ dueWithinSeconds: 7 * DAY })
  await order.payTwice()
  await portal.runJobs({ dueWithinSeconds: 7 * DAY })
  expect(await listRefunds(order.orderId)).toHaveLength(2)
})

it('also of an order whose whole payment went back', async () => {
  const order = await placeOrder(portal, gateway)
  await order.verify({ closed: true })
  const params = { id: order.applicationId }
  await succeed(portal.app, deleteApplication, { token: order.token, params })
  await order.payLate('success')
  expect(await order.verify()).toMatchObject({ status: 'refunding' })
  await order.payTwice()
  await decidedAgo(order.orderId, '1 hour')
  await portal.runJobs({ dueWithinSeconds: HOUR + 60 })
  expect(await listRefunds(order.orderId)).toEqual([surplus, surplus])
})

it('a look whose job was lost is taken up by the sweep', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await order.verify()
  await order.payTwice()
  await decidedAgo(order.orderId, '1 hour')
  await sql`
    update payment_orders set next_poll_at = now() - interval '11 minutes' where order_id = ${order.orderId}
  `.execute(portal.db)
  await enqueueJob(portal.db, sweepPayments, {})
  await portal.runJobs()
  expect(await listRefunds(order.orderId)).toEqual([surplus])
})

it('a second taking in another currency stays on the list of staff until they have dealt with it', async () => {
  const { staffToken: token } = await signInStaff(portal.services)
  const listed = async (orderId: string) => {
    const { reviews } = await succeed(portal.app, listPaymentsToCheck, { token })
    return reviews.filter(({ order_id }) => order_id === orderId)
  }
  const order = await placeOrder(portal, gateway)
  await order.payTwice({ currency: 'USD' })
  await order.payTwice()
  expect(await order.verify()).toMatchObject({ status: 'paid' })
  expect(await listRefunds(order.orderId)).toEqual([])
  await order.payTwice({ currency: 'EUR' })
  await decidedAgo(order.orderId, '1 hour')
  await portal.runJobs({ dueWithinSeconds: HOUR + 60 })
  expect(await listed(order.orderId)).toMatchObject([
    {
      state: 'paid',
      expected: { amount: 15000, currency: 'INR' },
      // The first two may be of the same moment.
      attempts: expect.toSatisfy((all: { currency: string }[]) =>
        ['EUR', 'INR', 'USD'].every((currency) => all.some((attempt) => attempt.currency === currency)),
      ),
    },
  ])
  const params = { orderId: order.orderId }
  const act = (resolution: 'refund' | 'nothing') => ({
    token,
    params,
    body: { resolution, comment: 'Sent back at the gateway.', request_id: randomUUID() },
  })
  expect(await refuse(portal.app, resolveReview, act('refund'))).toMatchObject({ code: 'act_not_allowed' })
  await succeed(portal.app, resolveReview, act('nothing'))
  expect(await listed(order.orderId)).toEqual([])
  expect(await readOrderState(portal.db, order.orderId)).toBe('paid')
  expect(await refuse(portal.app, resolveReview, act('nothing'))).toMatchObject({ code: 'act_not_allowed' })
  await order.payTwice({ currency: 'USD' })
  await portal.runJobs({ dueWithinSeconds: DAY + 60 })
  expect(await listed(order.orderId)).toHaveLength(1)
})
