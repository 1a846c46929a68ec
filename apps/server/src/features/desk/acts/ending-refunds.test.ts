import { listMyServices, listPayments, readPrivacy, requestErasure } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { proveLately } from '../../../testing/factories/challenge.ts'
import { giveEverything } from '../../../testing/factories/paid-application.ts'
import { placePaidOrder } from '../../../testing/factories/paid-order.ts'
import type { OrderWish } from '../../../testing/factories/place-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readEffects } from '../../../testing/payment-effects.ts'
import { sendRefunds as send } from '../../../testing/send-refunds.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const PAID = 15_000
const BACK = 12_000

const { gateway, portal } = await startPayments({ refundDelayMs: null })
const { staffToken: token } = await signInStaff(portal.services)

/** More than by the scale goes back of what `begunApplication` paid. */
const cancellation = (wish: { ends_application?: boolean; amount_rupees?: number } = {}) => ({
  amount_rupees: BACK,
  ends_application: true,
  reason: 'You cancelled.',
  ...wish,
})

async function paidApplication(wish: OrderWish = {}) {
  const order = await placePaidOrder({ portal, gateway, staffToken: token }, wish)
  return {
    ...order,
    refund: (body = cancellation()) => order.refund(body),
    summary: async () =>
      (await succeed(portal.app, listMyServices, { token: order.token, query: {} })).services[0],
  }
}

/** A part of the work is done, so that by the scale a part of the money is kept. */
async function begunApplication(wish: OrderWish = {}) {
  const application = await paidApplication(wish)
  await giveEverything(portal.services, application)
  const [first] = application.service.timeline.filter(({ keeps }) => keeps !== undefined)
  await application.complete(first?.id ?? '')
  return application
}

const sendRefunds = () => send({ portal, gateway })

it('a refund that keeps a part of the money ends the application where staff say so', async () => {
  const application = await begunApplication()
  expect(await application.read()).toMatchObject({ paid_back: null })
  await application.refund()
  const ending = { paid_back: { amount: BACK, of: PAID } }
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'refund' },
    next_step: { turn: 'us', next: 'wait_for_refund' },
    allowed_actions: [],
    ...ending,
  })
  await sendRefunds()
  const closed = { next_step: { turn: 'nobody', next: 'none' }, ...ending }
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'refund_completed' },
    ...closed,
  })
  expect(await application.summary()).toMatchObject({ client_status: 'refund_completed', ...closed })
  const payments = await succeed(portal.app, listPayments, { token: application.token, query: {} })
  expect(payments).toMatchObject({ due: [], data: [{ status: 'paid', refunded: BACK }] })
  expect(await application.asStaff()).toMatchObject({
    allowed_acts: ['request_refund'],
    refundable_rupees: PAID - BACK,
    acts: [
      { act: 'request_refund', comment: 'You cancelled.', ends_application: true },
      { act: 'approve_refund' },
      { act: 'propose_refund', ends_application: true },
      { act: 'complete_stage' },
    ],
  })
  const { metadata } = await portal.db
    .selectFrom('audit_entries')
    .select('metadata')
    .where('action', '=', 'STAFF_ACTION')
    .where('entity_id', '=', application.applicationId)
    .where('description', '=', 'request_refund')
    .executeTakeFirstOrThrow()
  expect(metadata).toMatchObject({ amount: BACK, ends_application: true })
})

it('what is kept of a cancelled application is invoiced once the refund is sent', async () => {
  const application = await begunApplication()
  await application.refund()
  const read = () =>
    portal.db
      .selectFrom('money_documents')
      .select(['kind', 'number', 'total_rupees', 'snapshot'])
      .where('application_id', '=', application.applicationId)
      .orderBy('issued_at')
      .execute()
  expect(await read()).toMatchObject([{ kind: 'receipt_voucher' }])
  await sendRefunds()
  const [voucher, back, invoice, ...others] = await read()
  expect(others).toEqual([])
  expect(back).toMatchObject({ kind: 'refund_voucher', total_rupees: BACK })
  expect(invoice).toMatchObject({ kind: 'tax_invoice', total_rupees: PAID - BACK })
  expect(invoice?.snapshot.references.map(({ number }) => number)).toEqual([voucher?.number, back?.number])
  // What goes back later is of the invoice.
  await application.refund(cancellation({ amount_rupees: PAID - BACK, ends_application: false }))
  await sendRefunds()
  expect((await read()).map(({ kind }) => kind)).toEqual([
    ...['receipt_voucher', 'refund_voucher', 'tax_invoice', 'credit_note'],
  ])
})

it('staff read what goes back by the scale of the service, which is recorded beside what they ask for', async () => {
  const application = await paidApplication()
  expect(await application.asStaff()).toMatchObject({ refundable_rupees: PAID, scale_refund_rupees: PAID })
  await giveEverything(portal.services, application)
  await application.complete('tc-id')
  const byScale = PAID * 0.75
  expect(await application.asStaff()).toMatchObject({ scale_refund_rupees: byScale })
  await application.refund()
  const { metadata } = await portal.db
    .selectFrom('audit_entries')
    .select('metadata')
    .where('description', '=', 'request_refund')
    .where('entity_id', '=', application.applicationId)
    .executeTakeFirstOrThrow()
  expect(metadata).toMatchObject({ amount: BACK, scale_refund: byScale })
})

it('what was kept at first can go back later, and the application stays closed meanwhile', async () => {
  const application = await begunApplication()
  await application.refund()
  await sendRefunds()
  await application.refund(cancellation({ amount_rupees: PAID - BACK, ends_application: false }))
  expect((await application.read()).serviceDetails.client_status).toBe('refund')
  await sendRefunds()
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'refund_completed' },
    paid_back: { amount: PAID, of: PAID },
  })
})

it('the account of somebody who cancelled with a part refunded can be erased', async () => {
  const application = await begunApplication()
  const { token: customer, customerId } = application
  await proveLately(portal.db, customerId)
  const blockers = async () =>
    (await succeed(portal.app, readPrivacy, { token: customer })).data.erasure.blockers.map(
      ({ kind }) => kind,
    )
  expect(await blockers()).toContain('application_under_way')
  await application.refund()
  expect(await blockers()).toContain('refund_under_way')
  await sendRefunds()
  expect(await blockers()).toEqual([])
  await succeed(portal.app, requestErasure, { token: customer })
})

it('no later stage is wanted of a cancelled application, and one that is paid late goes back', async () => {
  const application = await begunApplication({ slug: 'tp-registration', amount: 10_000 })
  const late = await application.order({ amount: 25_000, is_full_payment: 1 })
  await application.verify({ orderId: late.orderId, closed: true })
  await application.refund(cancellation({ amount_rupees: 8_000 }))
  await gateway.lever('pay', { order_id: late.orderId, outcome: 'success', late: true })
  expect(await application.verify({ orderId: late.orderId })).toMatchObject({ status: 'refunding' })
  expect(await readEffects(portal.db, late.orderId)).toMatchObject({
    ledger: ['gateway 25000.00', 'refund_payable -25000.00'],
    settled: [],
  })
  await sendRefunds()
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'refund_completed' },
    paid_back: { amount: 8_000, of: 10_000 },
  })
})

it.each([
  // What is kept is invoiced then.
  ['before its invoice has a refund voucher', false, ['receipt_voucher', 'refund_voucher', 'tax_invoice']],
  ['after its invoice has a credit note', true, ['receipt_voucher', 'tax_invoice', 'credit_note']],
])('a refund that ends an application %s', async (_when, isInvoiced, kinds) => {
  const application = await paidApplication({ slug: 'skill-india', amount: 3000 })
  await giveEverything(portal.services, application)
  const work = application.service.timeline.filter(({ kind }) => kind === 'centre' || kind === 'department')
  for (const { id } of isInvoiced ? work : work.slice(0, 1)) await application.complete(id)
  await application.refund(cancellation({ amount_rupees: 2500 }))
  await sendRefunds()
  const { serviceDetails, money_documents } = await application.read()
  expect(serviceDetails.client_status).toBe('refund_completed')
  expect(money_documents.map(({ kind }) => kind)).toEqual(kinds)
  const returned = money_documents.find(({ kind }) => kind === 'refund_voucher' || kind === 'credit_note')
  expect(returned).toMatchObject({ total: 2500 })
  expect(money_documents.find(({ kind }) => kind === 'tax_invoice')?.total).toBe(isInvoiced ? 3000 : 500)
})
