import { randomUUID } from 'node:crypto'
import { getServiceDetails, listNotifications, listPayments } from '@sanad/contracts'
import { correctInvoice } from '@sanad/contracts/staff'
import { gstinCheckDigit, indianDayOf, monthOf, parseMoney, sumMoney } from '@sanad/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { completeStages } from '../../../testing/factories/complete-stages.ts'
import { giveEverything } from '../../../testing/factories/paid-application.ts'
import { placePaidOrder } from '../../../testing/factories/paid-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { recordStatements } from '../../../testing/record-statements.ts'
import { sendRefunds } from '../../../testing/send-refunds.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { listMonthDocuments, type MonthDocument } from '../../money-documents/gstr1/list-month-documents.ts'
import { correctInvoice as recordCorrection } from './correct-invoice.ts'

const { gateway, portal } = await startPayments({ refundDelayMs: null })
const { staffToken } = await signInStaff(portal.services)
const first14 = '07AAACR5055K1Z'
const ofDelhi = {
  gstin: first14 + gstinCheckDigit(first14),
  legal_name: 'Asha Traders LLP',
  address: '4 Ring Road, New Delhi 110001',
}
const nobody = { gstin: '', legal_name: '', address: '' }

/** A completed application of Maharashtra without a GSTIN, with its invoice. */
async function invoiced() {
  const order = await placePaidOrder({ portal, gateway, staffToken })
  expect(await order.asStaff()).toMatchObject({ may_amend_buyer: true, correctable_invoice: null })
  await giveEverything(portal.services, order)
  await completeStages(portal, { ...order, staffToken })
  const documents = async () =>
    portal.db
      .selectFrom('money_documents')
      .select(['id', 'kind', 'number', 'snapshot', 'total_rupees as total', 'replaces'])
      .where('application_id', '=', order.applicationId)
      .orderBy('issued_at')
      .execute()
  const invoice = (await documents()).find(({ kind }) => kind === 'tax_invoice')
  if (!invoice) throw new Error('There is no invoice')
  return { ...order, invoice, documents }
}
type Invoiced = Awaited<ReturnType<typeof invoiced>>

const correction = (id: string, given: Partial<typeof ofDelhi> & { state_id?: number } = {}) => ({
  token: staffToken,
  params: { id },
  body: { ...ofDelhi, ...given, reason: 'The GSTIN was missing', request_id: randomUUID() as string },
})
const correct = (id: string, given: Parameters<typeof correction>[1] = {}) =>
  succeed(portal.app, correctInvoice, correction(id, given))

async function declaredOf({ invoice, documents }: Invoiced) {
  const numbers = new Set((await documents()).map(({ number }) => number))
  const listed: MonthDocument[] = []
  for await (const each of listMonthDocuments(portal.db, monthOf(indianDayOf(invoice.snapshot.issuedAt))))
    if (numbers.has(each.document.number)) listed.push(each)
  return listed.flatMap(({ document, entries }) =>
    entries.map((entry) => ({ kind: document.kind, ...entry })),
  )
}

async function expectDeclaredOnce(application: Invoiced) {
  const declared = await declaredOf(application)
  const sumOf = (...sections: string[]) =>
    sumMoney(declared.filter(({ section }) => sections.includes(section)).map(({ amounts }) => amounts.total))
  expect(sumOf('b2b')).toBe(parseMoney(application.invoice.snapshot.totals.total))
  expect(sumOf('b2cs', 'cdnr', 'cdnur')).toBe(0n)
  expect(sumOf('at', 'txpd')).toBe(0n)
}

const refuseAtPortal = (documentId: string) =>
  portal.db
    .insertInto('e_invoices')
    .values({ document_id: documentId, failure: 'refused', refusals: '[]', refused_at: new Date() })
    .execute()

it('staff take an invoice back and issue another in one act, once for each request', async () => {
  const application = await invoiced()
  const { invoice, token, applicationId } = application
  expect(await application.asStaff()).toMatchObject({
    may_amend_buyer: false,
    correctable_invoice: { id: invoice.id, number: invoice.number },
  })
  const request = correction(invoice.id)
  for (const _ of [1, 2]) await succeed(portal.app, correctInvoice, request)
  const [voucher, former, note, next, ...more] = await application.documents()
  expect(more).toEqual([])
  expect([voucher, former, note, next].map((document) => document?.kind)).toEqual([
    ...['receipt_voucher', 'tax_invoice', 'credit_note', 'tax_invoice'],
  ])
  // To whom it was issued, with the taxes of then.
  expect(note?.snapshot).toMatchObject({
    recipient: invoice.snapshot.recipient,
    placeOfSupply: { name: 'Maharashtra' },
    totals: invoice.snapshot.totals,
    references: [{ number: invoice.number }],
    payments: [],
    reason: 'The GSTIN was missing',
  })
  expect(next?.snapshot).toMatchObject({
    recipient: { gstin: ofDelhi.gstin, name: 'Asha Traders LLP', address: ofDelhi.address },
    placeOfSupply: { name: 'Delhi', code: '07' },
    totals: { total: invoice.snapshot.totals.total, taxes: [{ kind: 'IGST' }] },
    references: [{ number: invoice.number }, { kind: 'credit_note', number: note?.number }],
  })
  const { data } = await succeed(portal.app, getServiceDetails, {
    ...{ token, params: { userServiceId: applicationId } },
  })
  expect(data.money_documents.find(({ id }) => id === invoice.id)).toMatchObject({
    replaced_by: next?.number,
  })
  const { data: payments } = await succeed(portal.app, listPayments, { token, query: {} })
  const documents = payments.flatMap((payment) => payment.documents)
  expect(documents.map(({ number }) => number)).toContain(note?.number)
  const acts = (await application.asStaff()).acts.filter(({ act }) => act === 'amend_buyer')
  expect(acts).toMatchObject([{ subject: ofDelhi.gstin, comment: 'The GSTIN was missing' }])
  const page = await portal.app.inject({ method: 'GET', url: `/user/check-document/${invoice.id}` })
  expect(page.body).toContain(next?.number)
  expect(page.body).toContain('This invoice was replaced')
})

it('staff say the State of a buyer without a GSTIN, and never another than a GSTIN says', async () => {
  const { invoice, documents } = await invoiced()
  const karnataka = 16
  const refusal = await refuse(portal.app, correctInvoice, correction(invoice.id, { state_id: karnataka }))
  expect(refusal).toMatchObject({ code: 'gstin_state_mismatch' })
  const sunita = { gstin: '', legal_name: 'Sunita Rao', address: '12 MG Road, Bengaluru 560001' }
  await correct(invoice.id, { ...sunita, state_id: karnataka })
  expect((await documents()).at(-1)?.snapshot).toMatchObject({
    recipient: { gstin: null, name: 'Sunita Rao', state: { code: '29' } },
    placeOfSupply: { name: 'Karnataka', code: '29' },
    totals: { taxes: [{ kind: 'IGST' }] },
  })
})

it('the customer is told once which invoice took the place of which', async () => {
  const { invoice, token, documents } = await invoiced()
  await correct(invoice.id)
  await portal.runJobs()
  const next = (await documents()).at(-1)
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  expect(data.filter(({ kind }) => kind === 'invoice_replaced')).toMatchObject([
    { params: { number: next?.number, former: invoice.number } },
  ])
})

it('once a series of numbers is locked, a correction only numbers and writes documents', async () => {
  const { invoice } = await invoiced()
  const { db, statements } = recordStatements(portal.db)
  const staffId = (await signInStaff(portal.services)).staffId
  const act = { given: nobody, stateId: 16, staffId, reason: 'The GSTIN was wrong' }
  await recordCorrection(
    { ...portal.services, db },
    { documentId: invoice.id, ...act, requestId: randomUUID() },
  )
  const lock = statements.findIndex((text) => text.includes('"money_document_series"'))
  expect(statements.slice(0, lock).some((text) => text.startsWith('with given as'))).toBe(true)
  expect(
    statements.slice(lock).filter((text) => !/"money_document(_serie)?s"|clock_timestamp/.test(text)),
  ).toEqual([])
})

it('the return takes the former invoice back, declares the next one, and moves no advance twice', async () => {
  const application = await invoiced()
  await correct(application.invoice.id)
  await expectDeclaredOnce(application)
})

it('what replaces a refused invoice that replaced a credited one moves no advance twice, refused again too', async () => {
  const application = await invoiced()
  const { invoice, documents } = application
  await correct(invoice.id)
  for (const legal_name of ['Asha Traders', 'Asha Traders Private Limited']) {
    const refused = (await documents()).at(-1)
    await refuseAtPortal(String(refused?.id))
    await correct(String(refused?.id), { legal_name })
    await expectDeclaredOnce(application)
    expect((await documents()).at(-1)).toMatchObject({
      replaces: refused?.id,
      snapshot: {
        recipient: { gstin: ofDelhi.gstin, name: legal_name },
        references: refused?.snapshot.references,
        payments: refused?.snapshot.payments,
        totals: refused?.snapshot.totals,
      },
    })
  }
  expect((await documents()).map(({ kind }) => kind)).toEqual([
    ...['receipt_voucher', 'tax_invoice', 'credit_note', 'tax_invoice', 'tax_invoice', 'tax_invoice'],
  ])
})

it('after a part went back the rest is taken back and issued, and a later refund refers to the new invoice', async () => {
  const application = await invoiced()
  const { invoice, documents } = application
  await application.refund({ amount_rupees: 4_321, ends_application: false, reason: 'A gift' })
  await sendRefunds({ portal, gateway })
  await correct(invoice.id)
  await application.refund({ amount_rupees: 679, ends_application: false, reason: 'A gift' })
  await sendRefunds({ portal, gateway })
  const [, , firstNote, note, next, lastNote] = await documents()
  const rest = invoice.total - 4_321
  expect([firstNote?.total, note?.total, next?.total, lastNote?.total]).toEqual([4_321, rest, rest, 679])
  expect(lastNote?.snapshot).toMatchObject({
    references: [{ number: next?.number }],
    recipient: { gstin: ofDelhi.gstin },
    totals: { taxes: [{ kind: 'IGST' }] },
  })
  expect(
    await declaredOf(application).then((entries) => sumMoney(entries.map((of) => of.amounts.total))),
  ).toBe(parseMoney(String(rest - 679)))
})

it('a corrected invoice can be corrected again, the former one cannot', async () => {
  const { invoice, documents, applicationId } = await invoiced()
  // What a form gave is not taken for the buyer's against the word of staff.
  await portal.db
    .updateTable('applications')
    .set({ fields: JSON.stringify({ gst_radio: 'yes', gst_number: ofDelhi.gstin }) })
    .where('id', '=', applicationId)
    .execute()
  await correct(invoice.id)
  const next = (await documents()).at(-1)
  expect(await refuse(portal.app, correctInvoice, correction(invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
  await correct(String(next?.id), nobody)
  const [note, last] = (await documents()).slice(-2)
  expect(note).toMatchObject({ kind: 'credit_note', total: invoice.total })
  expect(note?.snapshot.references).toMatchObject([{ number: next?.number }])
  expect(last).toMatchObject({ total: invoice.total, snapshot: { recipient: { gstin: null } } })
})

it('of two corrections at once one is done', async () => {
  const { invoice, documents } = await invoiced()
  const outcomes = await Promise.allSettled([correct(invoice.id), correct(invoice.id, nobody)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await documents()).filter(({ kind }) => kind === 'credit_note')).toHaveLength(1)
})

it('what is no invoice, was given back whole, or is past its last day is not corrected', async () => {
  const { invoice, documents, ...application } = await invoiced()
  const [voucher] = await documents()
  expect(await refuse(portal.app, correctInvoice, correction(String(voucher?.id)))).toMatchObject({
    code: 'act_not_allowed',
  })
  const wrong = correction(invoice.id, { gstin: '07AAACR5055K1ZX' })
  expect(await refuse(portal.app, correctInvoice, wrong)).toMatchObject({ code: 'field_invalid' })
  await application.refund({ amount_rupees: invoice.total, ends_application: true, reason: 'A gift' })
  await sendRefunds({ portal, gateway })
  expect(await refuse(portal.app, correctInvoice, correction(invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
  const old = await invoiced()
  const snapshot = { ...old.invoice.snapshot, issuedAt: '2024-03-31T18:00:00.000Z' }
  // Past the portal: what it issued is never changed.
  await sql`update money_documents set snapshot = ${JSON.stringify(snapshot)}::jsonb - 'datedAt'
            where id = ${old.invoice.id}`.execute(portal.db)
  expect(await refuse(portal.app, correctInvoice, correction(old.invoice.id))).toMatchObject({
    code: 'too_late',
  })
  expect(await old.asStaff()).toMatchObject({
    correctable_invoice: null,
    uncorrectable_invoice: { number: old.invoice.number, why: 'too_late' },
  })
  await old.refund({ amount_rupees: old.invoice.total, ends_application: true, reason: 'A gift' })
  expect((await old.asStaff()).uncorrectable_invoice).toBeNull()
})

it('an invoice is neither replaced nor explained at the desk once everything was given back', async () => {
  const none = { correctable_invoice: null, uncorrectable_invoice: null }
  const whole = await invoiced()
  const giveBack = async ({ refund }: Invoiced, amount_rupees: number) => {
    await refund({ amount_rupees, ends_application: false, reason: 'A gift' })
    await sendRefunds({ portal, gateway })
  }
  await giveBack(whole, whole.invoice.total)
  expect(await whole.asStaff()).toMatchObject(none)
  const refused = await invoiced()
  await refuseAtPortal(refused.invoice.id)
  await giveBack(refused, 1000)
  const { number } = refused.invoice
  expect(await refused.asStaff()).toMatchObject({ uncorrectable_invoice: { number, why: 'credited' } })
  await giveBack(refused, refused.invoice.total - 1000)
  expect(await refused.asStaff()).toMatchObject(none)
})
