import { randomUUID } from 'node:crypto'
import { createPayment, verifyPayment } from '@sanad/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { succeed } from '../../testing/call.ts'
import { type ApplicationFields, createApplication } from '../../testing/factories/application.ts'
import { answersTo } from '../../testing/factories/complete-stages.ts'
import { markFormGiven } from '../../testing/factories/paid-application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { createStaff } from '../../testing/factories/staff.ts'
import { startPayments } from '../../testing/start-payments.ts'
import { completeStage } from '../desk/acts/complete-stage.ts'
import { issueRefundDocument } from './issue-refund-document.ts'

const { gateway, portal } = await startPayments()

/** An application with an order that its customer has paid at the gateway, and of which nobody has told us yet. */
async function order({ amount = 15_000, ...fields }: Partial<ApplicationFields> & { amount?: number } = {}) {
  const customer = await signIn(portal.services)
  const application = await createApplication(portal.services, { customerId: customer.customerId, ...fields })
  const pay = async (wish: number) => {
    const { orderId } = await succeed(portal.app, createPayment, {
      params: gateway.params,
      token: customer.token,
      body: {
        amount: wish,
        user_id: customer.customerId,
        service_type: application.service.slug,
        application_id: application.applicationId,
      },
    })
    await payAtGateway(orderId)
    return orderId
  }
  return { ...customer, ...application, orderId: await pay(amount), pay }
}

const payAtGateway = (order_id: string) => gateway.lever('pay', { order_id, outcome: 'success' })

const verify = ({ token }: { token: string }, orderId: string) =>
  succeed(portal.app, verifyPayment, {
    params: gateway.params,
    token,
    body: { orderId, service_checkout: [] },
  })

const documentsOf = (applicationId: string) =>
  portal.db
    .selectFrom('money_documents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('issued_at')
    .execute()

/** Completes what is the centre's and the department's, as if everything had been handed in. */
async function complete({ applicationId, service }: Awaited<ReturnType<typeof order>>, stages: string[]) {
  await markFormGiven(portal.services, applicationId)
  const { staffId } = await createStaff(portal.services)
  for (const { id } of service.documents) {
    const file = { original_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 1 }
    const values = { application_id: applicationId, document_id: id, filename: randomUUID(), ...file }
    await portal.db
      .insertInto('uploaded_documents')
      .values({ ...values, sha256: Buffer.alloc(32) })
      .execute()
  }
  const fields = service.fields.map(({ id }) => ({
    application_id: applicationId,
    field_id: id,
    value: '"x"',
  }))
  if (fields.length > 0) await portal.db.insertInto('submitted_fields').values(fields).execute()
  const items = service.extraInfo.map(({ id }) => ({
    application_id: applicationId,
    item_id: id,
    value: 'x',
  }))
  if (items.length > 0) await portal.db.insertInto('submitted_extra_info').values(items).execute()
  for (const stageId of stages) {
    const answers = answersTo(service.timeline.find(({ id }) => id === stageId)?.asks)
    const act = { applicationId, staffId, stageId, comment: '', answers, requestId: randomUUID() }
    await completeStage(portal.services, act)
  }
  await portal.runHeld()
}

const refund = (
  { applicationId }: { applicationId: string },
  { orderId, amountRupees }: { orderId: string; amountRupees: number },
) =>
  portal.db.transaction().execute((tx) =>
    issueRefundDocument(tx, portal.services.config, {
      ...{ refundId: randomUUID(), applicationId, orderId, amountRupees },
      reason: { en: 'The scheme was closed.' },
      bankReference: 'UTR 123',
    }),
  )

it('an advance gets its receipt voucher, with everything that rule 50 asks for', async () => {
  const paid = await order({ quantity: 3, amount: 45_000 })
  await portal.db
    .updateTable('applications')
    .set({
      fields: JSON.stringify({
        ...{ name_of_firm: 'आशा एंटरप्राइज़', office_address: '12 Tilak Road', office_city: 'Pune' },
        ...{ office_district: 'Pune', office_state: '21', office_pincode: '411030' },
        ...{ gst_radio: 'yes', gst_number: '27AAPFU0939F1ZV' },
      }),
    })
    .where('id', '=', paid.applicationId)
    .execute()
  await verify(paid, paid.orderId)
  const [receipt, ...rest] = await documentsOf(paid.applicationId)
  expect(rest).toEqual([])
  expect(receipt).toMatchObject({
    kind: 'receipt_voucher',
    customer_id: paid.customerId,
    order_id: paid.orderId,
    total_rupees: 45_000,
    number: expect.stringMatching(/^RV\/\d\d-\d\d\/\d{6}$/),
  })
  expect(receipt?.snapshot).toMatchObject({
    kind: 'receipt_voucher',
    number: receipt?.number,
    issuedAt: receipt?.issued_at.toISOString(),
    supplier: portal.services.config.supplier,
    recipient: {
      name: 'आशा एंटरप्राइज़',
      contact: 'Asha Patil',
      address: '12 Tilak Road, Pune, Maharashtra, 411030',
      gstin: '27AAPFU0939F1ZV',
      state: { name: 'Maharashtra', code: '27' },
    },
    placeOfSupply: { name: 'Maharashtra', code: '27' },
    reverseCharge: false,
    trackingId: paid.trackId,
    lines: [
      {
        description: `${paid.service.title.en} · Number of Job Roles: 3`,
        sac: paid.service.sac,
        taxable: '38135.59',
      },
    ],
    totals: {
      taxable: '38135.59',
      taxes: [
        { kind: 'CGST', percent: 9, amount: '3432.2' },
        { kind: 'SGST', percent: 9, amount: '3432.2' },
      ],
      roundOff: '0.01',
      total: '45000',
    },
    amountInWords: 'Rupees Forty-Five Thousand Only',
    payments: [
      { reference: paid.orderId, method: 'upi', paymentId: expect.stringMatching(/^(\d+|pay_\w+)$/) },
    ],
  })
})

it('the invoice of a firm bears the address that the information gave for it, not where the customer lives', async () => {
  const paid = await order({ slug: 'tp-registration', amount: 10_000 })
  const home = { house_no: '44', address: 'Law College Road', city: 'Pune', state: '21', pincode: '411004' }
  await portal.db
    .updateTable('applications')
    .set({ fields: JSON.stringify({ name_of_firm: 'Patil Skill Academy', ...home }) })
    .where('id', '=', paid.applicationId)
    .execute()
  const answers = { 'office-address': '12 Karve Road, Pune', 'office-state': '21', 'office-pin': '411029' }
  await portal.db
    .insertInto('submitted_fields')
    .values(
      Object.entries(answers).map(([field_id, value]) => ({
        application_id: paid.applicationId,
        field_id,
        value: JSON.stringify(value),
      })),
    )
    .execute()
  await verify(paid, paid.orderId)
  const [receipt] = await documentsOf(paid.applicationId)
  expect(receipt?.snapshot).toMatchObject({
    recipient: { name: 'Patil Skill Academy', address: '12 Karve Road, Pune, Maharashtra, 411029' },
  })
})

it('a person without a firm is the recipient, and an unknown state pays IGST', async () => {
  const paid = await order()
  // As the release before left it, which took a payment without a State.
  await portal.db
    .updateTable('applications')
    .set({ state_id: null })
    .where('id', '=', paid.applicationId)
    .execute()
  const igst = [{ kind: 'IGST', percent: 18, amount: 2288 }]
  await sql`update payment_orders set quote = jsonb_set(quote, '{taxes}', ${JSON.stringify(igst)}::jsonb)
            where order_id = ${paid.orderId}`.execute(portal.db)
  await verify(paid, paid.orderId)
  const [receipt] = await documentsOf(paid.applicationId)
  expect(receipt?.snapshot).toMatchObject({
    recipient: { name: 'Asha Patil', contact: null, address: null, gstin: null, state: null },
    placeOfSupply: null,
    totals: { taxes: [{ kind: 'IGST', percent: 18, amount: '2288.14' }] },
  })
  await complete(
    paid,
    paid.service.timeline.filter(({ kind }) => kind !== 'information').map(({ id }) => id),
  )
  // The invoice knows the place of supply: without an address on record it is the supplier's.
  const invoice = (await documentsOf(paid.applicationId)).at(-1)
  expect(invoice?.snapshot).toMatchObject({
    kind: 'tax_invoice',
    recipient: { state: { code: '27' } },
    placeOfSupply: { name: 'Maharashtra', code: '27' },
    totals: {
      taxes: [
        { kind: 'CGST', percent: 9, amount: '1144.07' },
        { kind: 'SGST', percent: 9, amount: '1144.07' },
      ],
      total: '15000',
    },
  })
})

it('completion brings the tax invoice over all advances, once', async () => {
  const paid = await order({ slug: 'tp-registration', amount: 10_000 })
  await verify(paid, paid.orderId)
  const stages = paid.service.timeline
  const idsOf = (kinds: string[]) => stages.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [firstCentre = '', ...later] = idsOf(['centre', 'department'])
  await complete(paid, [firstCentre])
  const { staffId } = await createStaff(portal.services)
  for (const stage of stages.slice(stages.findIndex(({ id }) => id === firstCentre) + 1)) {
    if (stage.kind === 'payment') {
      await verify(paid, await paid.pay(Math.round(Number(stage.amount) * 1.18)))
    } else {
      const act = { applicationId: paid.applicationId, staffId, stageId: stage.id, comment: '' }
      const requestId = randomUUID()
      await completeStage(portal.services, { ...act, requestId })
      await completeStage(portal.services, { ...act, requestId })
    }
  }
  await portal.runHeld()
  expect(later.length).toBeGreaterThan(0)
  const documents = await documentsOf(paid.applicationId)
  const receipts = documents.filter(({ kind }) => kind === 'receipt_voucher')
  expect(receipts).toHaveLength(idsOf(['payment']).length)
  const invoices = documents.filter(({ kind }) => kind === 'tax_invoice')
  expect(invoices).toHaveLength(1)
  const [invoice] = invoices
  expect(invoice?.number).toMatch(/^INV\/\d\d-\d\d\/\d{6}$/)
  expect(invoice?.total_rupees).toBe(receipts.reduce((total, { total_rupees }) => total + total_rupees, 0))
  expect(invoice?.snapshot.references).toMatchObject(receipts.map(({ number, kind }) => ({ number, kind })))
  expect(invoice?.snapshot.lines).toEqual(receipts.flatMap(({ snapshot }) => snapshot.lines))
})

it('money that goes back before the invoice has refund vouchers, which the invoice takes off', async () => {
  const paid = await order()
  await verify(paid, paid.orderId)
  await refund(paid, { orderId: paid.orderId, amountRupees: 5_000 })
  await refund(paid, { orderId: paid.orderId, amountRupees: 1 })
  const [receipt, first, second] = await documentsOf(paid.applicationId)
  expect([first, second].map((document) => document?.kind)).toEqual(['refund_voucher', 'refund_voucher'])
  expect(first?.number).toMatch(/^RF\//)
  expect(first?.snapshot).toMatchObject({
    references: [{ kind: 'receipt_voucher', number: receipt?.number, total: '15000' }],
    lines: [{ description: receipt?.snapshot.lines[0]?.description }],
    totals: { taxable: '4237.29', total: '5000' },
    reason: 'The scheme was closed.',
    bankReference: 'UTR 123',
  })
  await complete(
    paid,
    paid.service.timeline.filter(({ kind }) => kind !== 'information').map(({ id }) => id),
  )
  const invoice = (await documentsOf(paid.applicationId)).at(-1)
  expect(invoice).toMatchObject({ kind: 'tax_invoice', total_rupees: 9_999 })
  expect(invoice?.snapshot.references.map(({ kind }) => kind)).toEqual([
    'receipt_voucher',
    'refund_voucher',
    'refund_voucher',
  ])
  // The paper in Hindi has every line in Hindi.
  expect(invoice?.snapshot.lines.map(({ localDescription }) => localDescription)).toMatchObject([
    { hi: expect.stringMatching(/^[\u0900-\u097F]/) },
    ...[first, second].map((voucher) => ({
      en: `Refunded by ${voucher?.number}`,
      hi: `${voucher?.number} से वापस की गई राशि`,
    })),
  ])
})

it('money that goes back after the invoice has a credit note; all of it gives every paisa back', async () => {
  const paid = await order()
  await verify(paid, paid.orderId)
  await complete(
    paid,
    paid.service.timeline.filter(({ kind }) => kind !== 'information').map(({ id }) => id),
  )
  await refund(paid, { orderId: paid.orderId, amountRupees: 15_000 })
  const documents = await documentsOf(paid.applicationId)
  expect(documents.map(({ kind }) => kind)).toEqual(['receipt_voucher', 'tax_invoice', 'credit_note'])
  const [, invoice, note] = documents
  expect(note?.number).toMatch(/^CN\//)
  expect(note?.snapshot.references).toMatchObject([{ kind: 'tax_invoice', number: invoice?.number }])
  expect(note?.snapshot.totals).toEqual(invoice?.snapshot.totals)
})

it('the portal can neither change nor remove what was issued', async () => {
  const paid = await order()
  await verify(paid, paid.orderId)
  const { db } = portal.services
  await expect(sql`update money_documents set total_rupees = 1`.execute(db)).rejects.toThrow(
    'permission denied',
  )
  await expect(sql`delete from money_documents`.execute(db)).rejects.toThrow('permission denied')
  await expect(sql`truncate money_documents`.execute(db)).rejects.toThrow('permission denied')
})
