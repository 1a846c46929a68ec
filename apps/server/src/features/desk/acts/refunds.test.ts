import { randomUUID } from 'node:crypto'
import { listPayments } from '@sanad/contracts'
import { completeRefund, listPaymentsToCheck, retryRefund } from '@sanad/contracts/staff'
import { totalsOf } from '@sanad/domain'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { placePaidOrder } from '../../../testing/factories/paid-order.ts'
import type { OrderWish } from '../../../testing/factories/place-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readBooks } from '../../../testing/payment-effects.ts'
import { refundAtDashboard } from '../../../testing/refund-at-dashboard.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const PAID = 15_000

const { gateway, portal } = await startPayments({ refundDelayMs: null })
const { staffToken: token } = await signInStaff(portal.services)

const refundOf = (amount_rupees: number) => ({
  amount_rupees,
  reason: 'You withdrew the application.',
})

async function paidApplication(wish: OrderWish = {}) {
  const order = await placePaidOrder({ portal, gateway, staffToken: token }, wish)
  return {
    ...order,
    request: (amount: number) => order.refund(refundOf(amount)),
    status: async () => (await order.read()).serviceDetails.client_status,
  }
}

const gatewayRefunds = async () => (await gateway.listOrders()).flatMap(({ refunds }) => refunds)

/** Lets the gateway decide its pending refunds. */
async function decide(status: 'SUCCESS' | 'FAILED' | 'ONHOLD' | 'CANCELLED') {
  for (const { order_id, refund_id, refund_status } of await gatewayRefunds()) {
    if (refund_status === 'PENDING') await gateway.lever('settle-refund', { order_id, refund_id, status })
  }
}
const followUp = () => portal.runJobs({ dueWithinSeconds: 60 })

it('a refund goes out by the gateway, and its status follows from what the gateway says', async () => {
  const application = await paidApplication()
  await application.request(PAID)
  expect(await application.status()).toBe('refund')
  expect(await gatewayRefunds()).toEqual([])
  await portal.runJobs()
  expect(await gatewayRefunds()).toMatchObject([{ refund_amount: PAID, refund_status: 'PENDING' }])
  await decide('SUCCESS')
  await followUp()
  expect(await application.status()).toBe('refund_completed')
  expect(await application.asStaff()).toMatchObject({
    refundable_rupees: 0,
    may_amend_buyer: false,
    refunds: [{ amount_rupees: PAID, status: 'completed', origin: 'staff', allowed_acts: [] }],
    acts: [
      { act: 'request_refund', comment: 'You withdrew the application.' },
      { act: 'approve_refund' },
      { act: 'propose_refund' },
    ],
  })
  const { refunds, data } = await succeed(portal.app, listPayments, { token: application.token, query: {} })
  expect(refunds).toMatchObject([
    {
      order_id: application.orderId,
      amount: PAID,
      status: 'completed',
      reason: 'You withdrew the application.',
      bank_reference: expect.stringMatching(/^\d+$/),
      completed_at: expect.any(String),
    },
  ])
  expect(data).toMatchObject([{ status: 'refunded', refunded: PAID, refunding: 0 }])
})

it('the books take back advance and taxes when a refund is asked for, and pay it when it was sent', async () => {
  const application = await paidApplication()
  await application.request(5000)
  await application.request(10000)
  const owed = { advance_from_customer: 0, cgst: 0, sgst: 0 }
  expect(await readBooks(portal.db, application.orderId)).toEqual({
    ...owed,
    gateway: 15000,
    refund_payable: -15000,
  })
  await portal.runJobs()
  await decide('SUCCESS')
  await followUp()
  expect(await readBooks(portal.db, application.orderId)).toEqual({ ...owed, gateway: 0, refund_payable: 0 })
})

it('the halves of an odd tax go back in halves, however the refunds are cut', async () => {
  const application = await paidApplication({ slug: 'tot-toa', amount: 10_000 })
  await application.request(3333)
  const { cgst, sgst } = await readBooks(portal.db, application.orderId)
  expect(cgst).toBe(sgst)
  await application.request(6667)
  expect(await readBooks(portal.db, application.orderId)).toMatchObject({
    advance_from_customer: 0,
    cgst: 0,
    sgst: 0,
    refund_payable: -10_000,
  })
})

it('refunds that arrive at once each have a refund voucher, and together give every paisa back', async () => {
  const application = await paidApplication()
  for (const amount of [5000, 9999, 1]) await application.request(amount)
  await portal.runJobs()
  await decide('SUCCESS')
  expect(await vouchers(application)).toEqual([])
  await followUp()
  const issued = await vouchers(application)
  expect(issued.map(({ total_rupees }) => total_rupees).sort()).toEqual([1, 5000, 9999])
  for (const { snapshot } of issued) {
    expect(snapshot).toMatchObject({
      reason: 'You withdrew the application.',
      bankReference: expect.stringMatching(/^\d+$/),
      references: [{ kind: 'receipt_voucher', total: '15000' }],
    })
  }
  const { taxable, total } = totalsOf(issued.flatMap(({ snapshot }) => snapshot.lines))
  expect({ taxable, total }).toEqual({ taxable: '12711.86', total: '15000' })
})

const vouchers = ({ applicationId }: { applicationId: string }) =>
  portal.db
    .selectFrom('money_documents')
    .select(['total_rupees', 'snapshot'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'refund_voucher')
    .execute()

it('a refund of several orders takes from the newest first, each by a refund of its own', async () => {
  const application = await paidApplication({ slug: 'tp-registration', amount: 10000 })
  const rest = await application.order({ amount: 25000, is_full_payment: 1 })
  await gateway.lever('pay', { order_id: rest.orderId, outcome: 'success' })
  await application.verify({ orderId: rest.orderId })
  const { refundIds } = await application.request(28000)
  expect(refundIds).toHaveLength(2)
  await portal.runJobs()
  const sent = (await gatewayRefunds()).map(({ order_id, refund_amount }) => [order_id, refund_amount])
  expect(new Map(sent as [string, number][])).toEqual(
    new Map([
      [rest.orderId, 25000],
      [application.orderId, 3000],
    ]),
  )
  await decide('SUCCESS')
  await followUp()
  expect(await application.asStaff()).toMatchObject({ refundable_rupees: 7000 })
})

it.each([
  ['an answer lost after the gateway made the refund', { kind: 'reset', after_commit: true }],
  ['a failure after the gateway made the refund', { kind: 'error', after_commit: true }],
  ['a stored failure', { kind: 'error' }],
  ['a gateway that is busy', { kind: 'rate_limit' }],
  ['a page in place of an answer', { kind: 'html' }],
])('%s leads to one refund', async (_what, rule) => {
  const application = await paidApplication()
  await application.request(PAID)
  await gateway.lever('misbehave', { route: 'create_refund', ...rule })
  await portal.runJobs()
  await followUp()
  expect(await gatewayRefunds()).toHaveLength(1)
  await decide('SUCCESS')
  await followUp()
  expect(await application.status()).toBe('refund_completed')
})

it('[DK-84] a refund that the gateway holds or fails is shown to staff, and is sent again once, safely', async () => {
  const application = await paidApplication()
  await application.request(PAID)
  await portal.runJobs()
  const stuck = async () => {
    const { refunds } = await succeed(portal.app, listPaymentsToCheck, { token })
    return refunds.filter((refund) => refund.application.id === application.applicationId)
  }
  if (gateway.holdsRefunds) {
    await decide('ONHOLD')
    await followUp()
    expect(await stuck()).toMatchObject([{ status: 'on_hold', allowed_acts: [] }])
  }
  const [held] = await gatewayRefunds()
  await gateway.lever('settle-refund', { ...held, status: 'FAILED' })
  await portal.runJobs({ dueWithinSeconds: 7200 })
  const [failed] = await stuck()
  expect(failed).toMatchObject({ status: 'failed', attempt: 1, failure: expect.stringMatching(/\w/) })
  expect(await application.status()).toBe('refund')

  const params = { id: failed?.id ?? '' }
  const body = { request_id: randomUUID() }
  await succeed(portal.app, retryRefund, { token, params, body })
  await succeed(portal.app, retryRefund, { token, params, body })
  const another = { request_id: randomUUID() }
  expect(await refuse(portal.app, retryRefund, { token, params, body: another })).toMatchObject({
    code: 'act_not_allowed',
  })
  await portal.runJobs()
  await decide('SUCCESS')
  await followUp()
  expect((await gatewayRefunds()).map(({ refund_status }) => refund_status)).toEqual(['FAILED', 'SUCCESS'])
  expect(await stuck()).toEqual([])
  expect(await application.asStaff()).toMatchObject({ refunds: [{ status: 'completed', attempt: 2 }] })
})

it('a refund that the gateway does not take is paid by bank transfer, once', async () => {
  const application = await paidApplication()
  await application.request(PAID)
  await portal.runJobs()
  await decide('CANCELLED')
  await followUp()
  const [refund] = (await application.asStaff()).refunds
  expect(refund).toMatchObject({ status: 'failed', allowed_acts: ['retry_refund', 'complete_refund'] })
  const params = { id: refund?.id ?? '' }
  const body = { bank_reference: 'UTR123', comment: 'By NEFT', request_id: randomUUID() }
  await succeed(portal.app, completeRefund, { token, params, body })
  await succeed(portal.app, completeRefund, { token, params, body })
  const again = { bank_reference: 'UTR124', request_id: randomUUID() }
  expect(await refuse(portal.app, completeRefund, { token, params, body: again })).toMatchObject({
    status: 409,
    code: 'act_not_allowed',
  })
  expect(await application.status()).toBe('refund_completed')
  expect(await application.asStaff()).toMatchObject({
    refunds: [{ status: 'completed', bank_reference: 'UTR123' }],
    acts: [
      { act: 'complete_refund', comment: 'By NEFT' },
      { act: 'request_refund' },
      { act: 'approve_refund' },
      { act: 'propose_refund' },
    ],
  })
  expect(await readBooks(portal.db, application.orderId)).toMatchObject({
    bank: -PAID,
    gateway: PAID,
    refund_payable: 0,
  })
})

it('a refund that the gateway sent after all is not sent a second time', async () => {
  const application = await paidApplication()
  await application.request(PAID)
  await portal.runJobs()
  await decide('FAILED')
  await followUp()
  const [sent] = await gatewayRefunds()
  await gateway.lever('settle-refund', { ...sent, status: 'SUCCESS' })
  const [refund] = (await application.asStaff()).refunds
  const retry = { token, params: { id: refund?.id ?? '' }, body: { request_id: randomUUID() } }
  expect(await refuse(portal.app, retryRefund, retry)).toMatchObject({ code: 'act_not_allowed' })
  expect(await gatewayRefunds()).toHaveLength(1)
  expect(await application.status()).toBe('refund_completed')
})

it('a refund that the gateway refuses says why', async () => {
  const application = await paidApplication()
  await application.request(5000)
  await refundAtDashboard(gateway, application)
  await portal.runJobs()
  expect((await application.asStaff()).refunds).toMatchObject([
    { status: 'failed', failure: expect.stringMatching(/refund_amount_invalid|rupees left to refund/) },
  ])
})
