import { randomUUID } from 'node:crypto'
import {
  getPayment,
  getServiceDetails,
  listMyServices,
  listNotifications,
  listPayments,
  verifyPayment,
} from '@sanad/contracts'
import { completeStage, listDeskApplications, proposeRefund } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { giveDocument, giveEverything } from '../../../testing/factories/paid-application.ts'
import { placePaidOrder } from '../../../testing/factories/paid-order.ts'
import { type OrderWish, placeOrder } from '../../../testing/factories/place-order.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { upload } from '../../../testing/upload.ts'

const FIRST = 10_000
const SECOND = 15_000

const { gateway, portal } = await startPayments({ refundDelayMs: null })
const { staffToken: token } = await signInStaff(portal.services)

/** A service paid in stages, the first of which is paid. */
async function begun(wish: OrderWish = { slug: 'tp-registration', amount: FIRST }) {
  const order = await placePaidOrder({ portal, gateway, staffToken: token }, wish)
  return {
    ...order,
    refund: (amount_rupees: number) => order.refund({ amount_rupees, reason: 'For the long wait.' }),
    payNext: async (amount: number) => {
      const next = await order.order({ amount })
      await gateway.lever('pay', { order_id: next.orderId, outcome: 'success' })
      await succeed(portal.app, verifyPayment, {
        params: gateway.params,
        token: order.token,
        body: { orderId: next.orderId },
      })
      return next.orderId
    },
  }
}

/** Lets the gateway decide its pending refunds, of one order or of all. */
async function sendRefunds({ of, status = 'SUCCESS' }: { of?: string; status?: 'SUCCESS' | 'ONHOLD' } = {}) {
  await portal.runJobs()
  for (const { order_id, refunds } of await gateway.listOrders()) {
    if (of !== undefined && order_id !== of) continue
    for (const { refund_id, refund_status } of refunds) {
      if (refund_status === 'SUCCESS') continue
      await gateway.lever('settle-refund', { order_id, refund_id, status })
    }
  }
  await portal.runJobs({ dueWithinSeconds: 7200 })
}

it('a part of the money given back leaves the work going on, for customer and staff', async () => {
  const application = await begun()
  const { service, customerId, applicationId } = application
  const before = await application.read()
  expect(before).toMatchObject({ next_step: { turn: 'you', next: 'provide_information' } })
  const { allowed_acts } = await application.asStaff()

  for (const step of [() => application.refund(500), () => sendRefunds()]) {
    await step()
    expect(await application.read()).toEqual({
      ...before,
      refunds: [expect.objectContaining({ amount: 500, reason: 'For the long wait.' })],
      money_documents: expect.any(Array),
      // Nobody is congratulated on what partly goes back.
      news: null,
    })
    expect((await application.asStaff()).allowed_acts).toEqual(allowed_acts)
  }
  expect((await application.read()).refunds).toMatchObject([{ status: 'completed' }])

  const [first, ...others] = service.documents.map(({ id }) => id)
  const parts = { user_id: customerId, application_id: applicationId, document_id: first ?? '' }
  await upload(portal.app, { token: application.token, parts, content: pdfFile() })
  for (const id of others) await giveDocument(portal.services, application, id)
  await giveEverything(portal.services, {
    applicationId,
    service: { ...service, documents: [] },
  })
  await application.complete('preparation')
  expect((await application.read()).next_step).toMatchObject({ turn: 'you', next: 'pay_stage' })
  await application.payNext(SECOND)
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'processing' },
    next_step: { turn: 'department', next: 'wait_for_department' },
  })
})

it('[DK-81] refunds of parts give back exactly the lines of their order, equal halves of the tax included', async () => {
  const { applicationId, refund } = await begun()
  for (const part of [3333, 3333, 3334]) await refund(part)
  const sums = await sql`
    select sum((split ->> 'subtotal')::numeric)::float8 as subtotal,
      array(select sum((tax ->> 'amount')::numeric)::float8
              from refunds r, jsonb_array_elements(r.split -> 'taxes') tax
             where r.application_id = ${applicationId} group by tax ->> 'kind' order by 1) as taxes
    from refunds where application_id = ${applicationId}`.execute(portal.db)
  expect(sums.rows).toEqual([{ subtotal: 8475, taxes: [762.5, 762.5] }])
})

it('lists of customer and staff count an application with a partial refund among those under way', async () => {
  const { token: customer, applicationId, refund } = await begun()
  await refund(FIRST - 1)
  const mine = async (status: 'processing' | 'refund') =>
    (await succeed(portal.app, listMyServices, { token: customer, query: { status } })).services
  const ours = async (status: 'processing' | 'refund') =>
    (await succeed(portal.app, listDeskApplications, { token, query: { status } })).data
  const isIn = async (list: typeof mine | typeof ours, status: 'processing' | 'refund') =>
    (await list(status)).some(({ id }) => id === applicationId)
  for (const list of [mine, ours]) {
    expect(await isIn(list, 'processing')).toBe(true)
    expect(await isIn(list, 'refund')).toBe(false)
  }
  const { due, data } = await succeed(portal.app, listPayments, { token: customer, query: {} })
  expect(due).toEqual([])
  expect(data).toMatchObject([{ status: 'paid', refunding: FIRST - 1 }])

  await refund(1)
  for (const list of [mine, ours]) {
    expect(await isIn(list, 'processing')).toBe(false)
    expect(await isIn(list, 'refund')).toBe(true)
  }
})

it('the last rupee of everything that was paid ends an application', async () => {
  const application = await begun()
  await giveEverything(portal.services, application)
  await application.complete('preparation')
  await application.payNext(SECOND)
  await application.refund(SECOND)
  await application.refund(FIRST - 1)
  await sendRefunds()
  expect((await application.read()).serviceDetails.client_status).toBe('processing')
  await application.refund(1)
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'refund' },
    next_step: { turn: 'us', next: 'wait_for_refund' },
    allowed_actions: [],
  })
  await sendRefunds()
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'refund_completed' },
    next_step: { turn: 'nobody', next: 'none' },
  })
  const body = { stage_id: 'review', request_id: randomUUID() }
  expect(await refuse(portal.app, completeStage, { token, params: application.params, body })).toMatchObject({
    code: 'act_not_allowed',
    allowed_acts: ['request_refund'],
  })
})

it('a surplus that goes back is no refund of what was credited', async () => {
  const application = await begun({ amount: 15_000 })
  const { orderId: order_id, applicationId: application_id } = application
  const surplus = { order_id, application_id, origin: 'surplus', amount_rupees: '15000' } as const
  await portal.db.insertInto('refunds').values(surplus).execute()
  expect(await application.read()).toMatchObject({
    serviceDetails: { client_status: 'processing' },
    refunds: [{ amount: 15_000 }],
  })
  await application.refund(14_999)
  expect((await application.read()).serviceDetails.client_status).toBe('processing')
  await application.refund(1)
  expect((await application.read()).serviceDetails.client_status).toBe('refund')
})

it('a partial refund before the invoice is taken off it, and a later one has a credit note', async () => {
  const application = await begun({ slug: 'skill-india', amount: 3000 })
  await giveEverything(portal.services, application)
  await application.refund(500)
  await sendRefunds()
  for (const { id, kind } of application.service.timeline) {
    if (kind === 'centre' || kind === 'department') await application.complete(id)
  }
  expect((await application.read()).serviceDetails.client_status).toBe('completed')
  await application.refund(250)
  await sendRefunds()
  const { serviceDetails, money_documents } = await application.read()
  expect(serviceDetails.client_status).toBe('completed')
  const totals = new Map(money_documents.map(({ kind, total }) => [kind, total]))
  expect(totals).toEqual(
    new Map([
      ['receipt_voucher', 3000],
      ['refund_voucher', 500],
      ['tax_invoice', 2500],
      ['credit_note', 250],
    ]),
  )
})

it('what a discount covered wholly goes on without a payment, and nothing of it can go back', async () => {
  const application = await placeOrder(portal, gateway, { discount: '12711.8644', amount: 0 })
  const request = { token: application.token, params: { userServiceId: application.applicationId } }
  const { data } = await succeed(portal.app, getServiceDetails, request)
  expect(data.serviceDetails).toMatchObject({ payment_status: 1, client_status: 'processing' })
  const reason = 'For the long wait.'
  const body = {
    amount_rupees: 1,
    reason,
    customer_reason: reason,
    customer_reason_hi: reason,
    request_id: randomUUID(),
  }
  const refund = { token, params: { id: application.applicationId }, body }
  expect(await refuse(portal.app, proposeRefund, refund)).toMatchObject({ code: 'refund_too_large' })
})

it('what goes back of two payments at once is one refund to the customer, told once each time', async () => {
  const application = await begun()
  await giveEverything(portal.services, application)
  await application.complete('preparation')
  const second = await application.payNext(SECOND)
  const first = application.orderId
  const told = async () => {
    const { data } = await succeed(portal.app, listNotifications, { token: application.token, query: {} })
    return data.filter(({ kind }) => kind.startsWith('refund')).map(({ kind, params }) => ({ kind, params }))
  }
  const amounts = [
    { order_id: second, amount: SECOND },
    { order_id: first, amount: 3000 },
  ]
  const whole = { order_id: second, amount: 18_000, reason: 'For the long wait.', parts: amounts }
  const requested = { kind: 'refund_requested', params: { amount_rupees: 18_000 } }

  await application.refund(18_000)
  expect((await application.read()).refunds).toMatchObject([{ ...whole, status: 'requested' }])
  expect(await told()).toMatchObject([requested])

  await sendRefunds({ of: second })
  expect((await application.read()).refunds).toMatchObject([
    {
      status: 'requested',
      bank_reference: null,
      completed_at: null,
      parts: [
        { status: 'completed', bank_reference: expect.any(String), expected_by: null },
        { status: 'requested', bank_reference: null, expected_by: expect.any(String) },
      ],
    },
  ])
  await sendRefunds({ of: first, status: 'ONHOLD' })
  expect((await application.read()).refunds).toMatchObject([
    { ...whole, status: gateway.holdsRefunds ? 'delayed' : 'requested' },
  ])
  expect(await told()).toMatchObject([requested])

  await sendRefunds()
  const { refunds, money_documents } = await application.read()
  expect(refunds).toMatchObject([{ ...whole, status: 'completed', completed_at: expect.any(String) }])
  expect(await told()).toMatchObject([{ ...requested, kind: 'refund_completed' }, requested])
  expect(money_documents.filter(({ kind }) => kind === 'refund_voucher')).toHaveLength(2)

  const list = await succeed(portal.app, listPayments, { token: application.token, query: {} })
  expect(list.refunds).toMatchObject([whole])
  for (const part of amounts) {
    const one = { token: application.token, params: { orderId: part.order_id } }
    expect((await succeed(portal.app, getPayment, one)).data.refunds).toMatchObject([
      { ...part, parts: [part] },
    ])
  }
})
