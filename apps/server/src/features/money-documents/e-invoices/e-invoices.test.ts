import { randomUUID } from 'node:crypto'
import { getMoneyDocument, getServiceDetails, listNotifications } from '@sanad/contracts'
import {
  amendBuyer,
  cancelEInvoice,
  correctInvoice,
  getDeskApplication,
  listPaymentsToCheck,
  proposeRefund,
  retryEInvoice,
} from '@sanad/contracts/staff'
import { type EInvoice, eInvoiceOf, gstinCheckDigit, indianDayOf, monthOf } from '@sanad/domain'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createIrpRegistry } from '../../../platform/e-invoices/irp/irp-registry.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { completeStages } from '../../../testing/factories/complete-stages.ts'
import { issuedVoucher } from '../../../testing/factories/issued-voucher.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import type { PeerAnswer } from '../../../testing/http-peer.ts'
import { startIrp } from '../../../testing/start-irp.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { listMonthDocuments, type MonthDocument } from '../gstr1/list-month-documents.ts'
import { issueRefundDocument } from '../issue-refund-document.ts'
import { registerEInvoice } from './register-e-invoice.ts'
import { findRegistration } from './registration-of.ts'

const supplier = { ...issuedVoucher.supplier, address: '1 Tilak Road, Pune 411030' }
const irp = await startIrp(supplier.gstin)
const eInvoice = irp.config
const portal = await startTestApp({ config: { supplier, eInvoice } })
const { staffToken } = await signInStaff(portal.services)
afterAll(() => Promise.all([portal.close(), irp.close()]))
beforeEach(() => {
  irp.moveClock(0)
  irp.nameDuplicates(true)
})

const first14 = '07AAACR5055K1Z'
const buyer = {
  gstin: first14 + gstinCheckDigit(first14),
  legalName: 'Asha Traders LLP',
  address: '4 Ring Road, New Delhi 110001',
}
const DELHI = 9
const HOURS = 3600

/** An application that was paid and completed, and so invoiced. */
async function invoiced(of: Partial<typeof buyer> | null = {}) {
  const paid = await createPaidApplication(portal.services)
  await portal.db
    .updateTable('applications')
    .set({ state_id: of ? DELHI : 21, buyer: of && JSON.stringify({ ...buyer, ...of }) })
    .where('id', '=', paid.applicationId)
    .execute()
  await giveEverything(portal.services, paid)
  await completeStages(portal, { ...paid, staffToken })
  const documents = () =>
    portal.db
      .selectFrom('money_documents')
      .select(['id', 'kind', 'number', 'snapshot', 'total_rupees as total'])
      .where('application_id', '=', paid.applicationId)
      .orderBy('issued_at', 'desc')
      .execute()
  const [invoice] = await documents()
  if (invoice?.kind !== 'tax_invoice') throw new Error('There is no invoice')
  const read = async () => {
    const params = { userServiceId: paid.applicationId }
    const { data } = await succeed(portal.app, getServiceDetails, { token: paid.token, params })
    return data.money_documents.find(({ id }) => id === invoice.id)
  }
  return { ...paid, invoice, documents, read, call: { token: paid.token, params: { id: invoice.id } } }
}

const refund = async (applicationId: string) => {
  const { order_id: orderId } = await portal.db
    .selectFrom('settled_items')
    .select('order_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  await portal.db.transaction().execute((tx) =>
    issueRefundDocument(tx, portal.services.config, {
      ...{ refundId: randomUUID(), applicationId, orderId, amountRupees: 1_180 },
      ...{ reason: { en: 'The scheme was closed.' }, bankReference: null },
    }),
  )
}

const rowOf = (documentId: string) =>
  portal.db.selectFrom('e_invoices').selectAll().where('document_id', '=', documentId).executeTakeFirst()

const sentOf = (snapshot: Parameters<typeof eInvoiceOf>[0]): EInvoice => {
  const built = eInvoiceOf(snapshot)
  if (!built.ok) throw new Error(built.gap)
  return built.eInvoice
}

const toCheck = async (documentId: string) => {
  const { e_invoices } = await succeed(portal.app, listPaymentsToCheck, { token: staffToken })
  return e_invoices.find(({ id }) => id === documentId)
}

const retry = (id: string, buyer_pin: number | null = null, request_id = randomUUID()) => ({
  token: staffToken,
  params: { id },
  body: { buyer_pin, comment: 'Put right', request_id },
})

it('an invoice has its number at once, its registration by a job, and its download after that', async () => {
  const { invoice, read, call } = await invoiced()
  expect(invoice.number).toMatch(/^INV\//)
  expect(irp.registered.has(invoice.number)).toBe(false)
  expect(await read()).toMatchObject({ e_invoice: 'registering' })
  expect(await refuse(portal.app, getMoneyDocument, call)).toMatchObject({
    status: 409,
    code: 'document_registering',
  })
  await portal.runJobs()
  const registered = irp.registered.get(invoice.number)
  expect(registered?.invoice).toEqual(sentOf(invoice.snapshot))
  expect(await rowOf(invoice.id)).toMatchObject({
    irn: registered?.irn,
    acknowledgement_number: String(registered?.ackNo),
    failure: null,
  })
  expect(await read()).toMatchObject({ e_invoice: 'registered' })
})

it('what is registered is downloaded as before', async () => {
  const { call } = await invoiced()
  await portal.runJobs()
  const { data } = await succeed(portal.app, getMoneyDocument, call)
  const pdf = await portal.app.inject({ method: 'GET', url: data.download_url })
  expect(pdf.statusCode).toBe(200)
  expect(pdf.headers['content-type']).toBe('application/pdf')
})

it('a credit note to a registered buyer is registered too, with its invoice; vouchers never are', async () => {
  const { applicationId, invoice, documents } = await invoiced()
  await refund(applicationId)
  await portal.runJobs()
  const [note] = await documents()
  expect(irp.registered.get(String(note?.number))?.invoice).toMatchObject({
    DocDtls: { Typ: 'CRN' },
    ValDtls: { TotInvVal: 1_180 },
    RefDtls: { PrecDocDtls: [{ InvNo: invoice.number }] },
  })
  expect([...irp.registered.keys()].filter((number) => !/^(INV|CN)\//.test(number))).toEqual([])
})

it('an invoice to a consumer is not registered, and can be downloaded at once', async () => {
  const { invoice, read, call } = await invoiced(null)
  expect(await rowOf(invoice.id)).toBeUndefined()
  expect(await read()).toMatchObject({ e_invoice: null })
  await succeed(portal.app, getMoneyDocument, call)
})

const misbehaviours: [string, PeerAnswer, string][] = [
  ['hangs up', 'reset', 'unreachable'],
  ['says nothing', 'silence', 'timeout'],
  ['fails with a page', { status: 503, body: '<h1>Service Unavailable</h1>' }, 'failed_503'],
  ['has too many calls', { status: 429, body: '' }, 'rate_limited'],
  ['answers half', { body: { Status: 1 } }, 'unreadable'],
  [
    'sends elsewhere',
    { status: 302, headers: { location: 'https://evil.example/' }, body: '' },
    'unreachable',
  ],
  [
    'cannot sign at the moment',
    { body: { Status: 0, ErrorDetails: [{ ErrorCode: '2147', ErrorMessage: 'Unable to sign' }] } },
    'portal_2147',
  ],
]
it.each(misbehaviours)('a portal that %s is asked again', async (_what, answer, failure) => {
  const { invoice, read } = await invoiced()
  irp.meet(answer)
  await portal.runJobs()
  expect(await rowOf(invoice.id)).toMatchObject({ irn: null, failure, refused_at: null })
  expect(await read()).toMatchObject({ e_invoice: 'registering' })
  expect(await toCheck(invoice.id)).toBeUndefined()
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(await rowOf(invoice.id)).toMatchObject({
    irn: irp.registered.get(invoice.number)?.irn,
    failure: null,
  })
})

it.each([true, false])(
  'a duplicate is a success: the registration is fetched (named in the answer: %s)',
  async (isNamed) => {
    const { invoice } = await invoiced()
    irp.nameDuplicates(isNamed)
    // Registered before, and the answer was lost.
    const given = await createIrpRegistry(eInvoice).register(sentOf(invoice.snapshot))
    await portal.runJobs()
    expect(await rowOf(invoice.id)).toMatchObject({ irn: given.irn, signed_qr: given.signedQr })
  },
)

it('two jobs at once register it once', async () => {
  const { invoice } = await invoiced()
  await Promise.all([1, 2].map(() => registerEInvoice(portal.services, invoice.id)))
  expect(await rowOf(invoice.id)).toMatchObject({ irn: irp.registered.get(invoice.number)?.irn })
})

it('a token that the portal forgot is asked for anew, once', async () => {
  await invoiced()
  await portal.runJobs()
  const before = irp.signIns()
  irp.forgetTokens()
  const { invoice } = await invoiced()
  await portal.runJobs()
  expect(await rowOf(invoice.id)).toMatchObject({ failure: null, irn: expect.any(String) })
  expect(irp.signIns()).toBe(before + 1)
})

it('wrong credentials give no document up', async () => {
  const { invoice } = await invoiced()
  const invoiceRegistry = createIrpRegistry({ ...eInvoice, password: 'another' })
  await expect(registerEInvoice({ ...portal.services, invoiceRegistry }, invoice.id)).rejects.toThrow(
    'sign_in_1008',
  )
  expect(await rowOf(invoice.id)).toMatchObject({ failure: 'sign_in_1008', refused_at: null })
})

it('what the portal refuses is not asked again, and staff see its words', async () => {
  const { invoice, read, trackId } = await invoiced({ legalName: 'AB' })
  await portal.runJobs()
  const asked = irp.requests.length
  await portal.runJobs({ dueWithinSeconds: 24 * HOURS })
  expect(irp.requests).toHaveLength(asked)
  expect(await toCheck(invoice.id)).toMatchObject({
    number: invoice.number,
    application: { track_id: trackId },
    refusals: [{ code: '5002', message: expect.stringContaining('BuyerDtls.LglNm') }],
  })
  expect(await read()).toMatchObject({ e_invoice: 'registering' })
})

it('a document of more than 30 days is refused by the portal, which staff see', async () => {
  const { invoice } = await invoiced()
  irp.moveClock(40)
  await portal.runJobs()
  expect(await toCheck(invoice.id)).toMatchObject({
    refusals: [{ message: 'The document is older than 30 days' }],
  })
})

it('another document under the same number is never taken for this one', async () => {
  const { invoice } = await invoiced()
  const sent = sentOf(invoice.snapshot)
  const [item] = sent.ItemList
  if (!item) throw new Error('There is no item')
  const other = { ...item, AssAmt: item.AssAmt - 100, TotItemVal: item.TotItemVal - 100 }
  const { AssVal, TotInvVal } = sent.ValDtls
  await createIrpRegistry(eInvoice).register({
    ...sent,
    ItemList: [other],
    ValDtls: { ...sent.ValDtls, AssVal: AssVal - 100, TotInvVal: TotInvVal - 100 },
  })
  await portal.runJobs()
  expect(await rowOf(invoice.id)).toMatchObject({ irn: null, failure: 'other_document' })
  expect(await toCheck(invoice.id)).toBeDefined()
})

it('staff give the PIN code that an address lacks, and have it registered again, once for each request', async () => {
  const { invoice } = await invoiced({ address: '4 Ring Road, New Delhi' })
  await portal.runJobs()
  expect(await toCheck(invoice.id)).toMatchObject({ refusals: [{ code: 'buyer_pin' }] })
  const request = retry(invoice.id, 110_001)
  for (const _ of [1, 2]) await succeed(portal.app, retryEInvoice, request)
  await portal.runJobs()
  expect(irp.registered.get(invoice.number)?.invoice.BuyerDtls).toMatchObject({
    Loc: 'New Delhi',
    Pin: 110_001,
  })
  expect(await toCheck(invoice.id)).toBeUndefined()
  expect(await refuse(portal.app, retryEInvoice, retry(invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
})

it('what has waited for a day is shown to staff', async () => {
  const { invoice } = await invoiced()
  irp.meet('reset')
  await portal.runJobs()
  await portal.db
    .updateTable('e_invoices')
    .set({ promised_at: new Date(Date.now() - 25 * HOURS * 1000) })
    .where('document_id', '=', invoice.id)
    .execute()
  expect(await toCheck(invoice.id)).toMatchObject({ refusals: null, failure: 'unreachable' })
  await succeed(portal.app, retryEInvoice, retry(invoice.id))
  await portal.runJobs()
  expect(await toCheck(invoice.id)).toBeUndefined()
})

const cancel = (id: string, { remark = 'Another buyer', request_id = randomUUID() as string } = {}) => ({
  token: staffToken,
  params: { id },
  body: { reason: 'mistake' as const, remark, request_id },
})

const asDesk = async (applicationId: string) => {
  const params = { id: applicationId }
  const { data } = await succeed(portal.app, getDeskApplication, { token: staffToken, params })
  return data
}

const cancellationToCheck = async (documentId: string) => {
  const { cancellations } = await succeed(portal.app, listPaymentsToCheck, { token: staffToken })
  return cancellations.find(({ id }) => id === documentId)
}

it('staff cancel a registration within a day, once for each request, and the invoice keeps its number', async () => {
  const { applicationId, invoice, read, call } = await invoiced()
  await portal.runJobs()
  const request = cancel(invoice.id)
  for (const _ of [1, 2]) await succeed(portal.app, cancelEInvoice, request)
  expect((await asDesk(applicationId)).e_invoices).toMatchObject([
    { number: invoice.number, state: 'cancelling', cancel_until: null },
  ])
  expect(await refuse(portal.app, cancelEInvoice, cancel(invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
  await portal.runJobs()
  expect(irp.registered.get(invoice.number)?.cancelled).toMatchObject({
    reason: '2',
    remark: 'Another buyer',
  })
  expect(await read()).toMatchObject({ number: invoice.number, cancelled_at: expect.any(String) })
  const { e_invoices, acts } = await asDesk(applicationId)
  expect(e_invoices).toMatchObject([{ state: 'cancelled' }])
  expect(acts).toContainEqual(
    expect.objectContaining({
      ...{ act: 'cancel_e_invoice', subject: invoice.number, comment: 'Another buyer' },
    }),
  )
  const { data } = await succeed(portal.app, getMoneyDocument, call)
  expect((await portal.app.inject({ method: 'GET', url: data.download_url })).statusCode).toBe(200)
  const page = await portal.app.inject({ method: 'GET', url: `/user/check-document/${invoice.id}` })
  expect(page.body).toContain('This invoice was cancelled')
})

it('in the place of a cancelled invoice another one is issued when staff amend the buyer', async () => {
  const { applicationId, invoice, documents } = await invoiced()
  await portal.runJobs()
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  await portal.runJobs()
  expect(await cancellationToCheck(invoice.id)).toMatchObject({ state: 'invoice_due' })
  const unregistered = { gstin: '', legal_name: '', address: '1 MG Road, Pune 411001' }
  const amend = {
    token: staffToken,
    params: { id: applicationId },
    body: { ...unregistered, reason: 'They are not registered', request_id: randomUUID() },
  }
  for (const _ of [1, 2]) await succeed(portal.app, amendBuyer, amend)
  const invoices = (await documents()).filter(({ kind }) => kind === 'tax_invoice')
  expect(invoices).toHaveLength(2)
  expect(invoices[0]?.total).toBe(invoice.total)
  expect(invoices[0]?.snapshot.recipient).toMatchObject({ gstin: null })
  expect(invoices[0]?.snapshot.references.map(({ number }) => number)).not.toContain(invoice.number)
  expect(await cancellationToCheck(invoice.id)).toBeUndefined()
  const again = { ...amend, body: { ...amend.body, request_id: randomUUID() } }
  expect(await refuse(portal.app, amendBuyer, again)).toMatchObject({ code: 'buyer_locked' })
})

it('the return counts a cancelled invoice and declares the one in its place', async () => {
  const { applicationId, invoice, documents } = await invoiced()
  await portal.runJobs()
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  await portal.runJobs()
  await succeed(portal.app, amendBuyer, {
    token: staffToken,
    params: { id: applicationId },
    body: {
      ...{ gstin: buyer.gstin, legal_name: 'Asha Traders LLP', address: buyer.address },
      ...{ reason: 'A typing mistake', request_id: randomUUID() },
    },
  })
  const [next] = await documents()
  const month = monthOf(indianDayOf(invoice.snapshot.issuedAt))
  const listed = new Map<string, MonthDocument>()
  for await (const each of listMonthDocuments(portal.db, month)) listed.set(each.document.number, each)
  expect(listed.get(invoice.number)).toMatchObject({ isCancelled: true, entries: [] })
  expect(listed.get(String(next?.number))).toMatchObject({
    isCancelled: false,
    entries: expect.arrayContaining([expect.objectContaining({ section: 'b2b' })]),
  })
})

it('money that goes back after the cancellation has a refund voucher, as nothing is invoiced', async () => {
  const { applicationId, invoice, documents } = await invoiced()
  await portal.runJobs()
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  await portal.runJobs()
  await refund(applicationId)
  const [voucher] = await documents()
  expect(voucher).toMatchObject({ kind: 'refund_voucher', total: 1_180 })
})

it('after a day, for a consumer’s invoice or beside a credit note nothing is cancelled', async () => {
  const { applicationId, invoice } = await invoiced()
  await portal.runJobs()
  await portal.db
    .updateTable('e_invoices')
    .set({ acknowledged_at: new Date(Date.now() - 24 * HOURS * 1000).toISOString() })
    .where('document_id', '=', invoice.id)
    .execute()
  expect((await asDesk(applicationId)).e_invoices).toMatchObject([
    { state: 'registered', cancel_until: null },
  ])
  expect(await refuse(portal.app, cancelEInvoice, cancel(invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
  const credited = await invoiced()
  await portal.runJobs()
  await refund(credited.applicationId)
  expect(await refuse(portal.app, cancelEInvoice, cancel(credited.invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
  const consumer = await invoiced(null)
  expect(await refuse(portal.app, cancelEInvoice, cancel(consumer.invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
})

it('the portal’s clock decides: what it refuses is told in its words, and can be asked again', async () => {
  const { applicationId, invoice, read } = await invoiced()
  await portal.runJobs()
  irp.moveClock(2)
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  // The token of the session has ended by that clock too.
  await portal.runJobs()
  expect(await read()).toMatchObject({ e_invoice: 'registered' })
  expect(await cancellationToCheck(invoice.id)).toMatchObject({
    state: 'refused',
    refusals: [{ code: '2270', message: expect.stringContaining('time limit is crossed') }],
  })
  const { e_invoices } = await asDesk(applicationId)
  expect(e_invoices).toMatchObject([{ state: 'registered', refusals: [{ code: '2270' }] }])
  irp.moveClock(0)
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  await portal.runJobs()
  expect(await read()).toMatchObject({ cancelled_at: expect.any(String) })
})

it('a portal that cannot be reached is asked again, and what is cancelled already is a success', async () => {
  const { applicationId, invoice, read } = await invoiced()
  await portal.runJobs()
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  irp.meet({ status: 503, body: '<h1>Service Unavailable</h1>' })
  await portal.runJobs()
  expect((await asDesk(applicationId)).e_invoices).toMatchObject([
    { state: 'cancelling', failure: 'failed_503' },
  ])
  // The first attempt came through and its answer was lost.
  const { irn } = irp.registered.get(invoice.number) ?? { irn: '' }
  await createIrpRegistry(eInvoice).cancel({ irn, reason: 'mistake', remark: 'Another buyer' })
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(await read()).toMatchObject({ cancelled_at: expect.any(String) })
})

const correction = (id: string) => ({
  token: staffToken,
  params: { id },
  body: {
    ...{ gstin: buyer.gstin, legal_name: 'Asha Traders LLP', address: buyer.address },
    ...{ reason: 'The name was wrong', request_id: randomUUID() as string },
  },
})

const passDay = (documentId: string) =>
  portal.db
    .updateTable('e_invoices')
    .set({ acknowledged_at: new Date(Date.now() - 24 * HOURS * 1000).toISOString() })
    .where('document_id', '=', documentId)
    .execute()

it('an invoice is corrected once it can be cancelled no more; credit note and new invoice are registered', async () => {
  const { applicationId, invoice, documents } = await invoiced()
  expect(await refuse(portal.app, correctInvoice, correction(invoice.id))).toMatchObject({
    code: 'document_registering',
  })
  await portal.runJobs()
  expect(await refuse(portal.app, correctInvoice, correction(invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
  expect((await asDesk(applicationId)).correctable_invoice).toBeNull()
  await passDay(invoice.id)
  expect((await asDesk(applicationId)).correctable_invoice).toMatchObject({ number: invoice.number })
  await succeed(portal.app, correctInvoice, correction(invoice.id))
  await portal.runJobs()
  const [next, note] = await documents()
  expect(irp.registered.get(String(note?.number))?.invoice).toMatchObject({
    DocDtls: { Typ: 'CRN' },
    BuyerDtls: { LglNm: invoice.snapshot.recipient.name },
    RefDtls: { PrecDocDtls: [{ InvNo: invoice.number }] },
  })
  expect(irp.registered.get(String(next?.number))?.invoice).toMatchObject({
    DocDtls: { Typ: 'INV' },
    BuyerDtls: { LglNm: 'Asha Traders LLP' },
    ValDtls: { TotInvVal: invoice.total },
  })
  // The new one is within its day, but a credit note stands beside it.
  expect((await asDesk(applicationId)).correctable_invoice).toMatchObject({ number: next?.number })
})

it('why an invoice cannot be replaced is said where it would be, and what is done instead', async () => {
  const { applicationId, invoice } = await invoiced({ legalName: 'AB' })
  const fixed = async () => (await asDesk(applicationId)).uncorrectable_invoice
  expect(await fixed()).toEqual({ number: invoice.number, why: 'registering' })
  await portal.runJobs()
  expect(await fixed()).toBeNull()
  // A credit note refers to what the portal refused.
  await refund(applicationId)
  expect(await asDesk(applicationId)).toMatchObject({
    correctable_invoice: null,
    uncorrectable_invoice: { number: invoice.number, why: 'credited' },
  })
  expect(await refuse(portal.app, correctInvoice, correction(invoice.id))).toMatchObject({
    code: 'invoice_credited',
    message: expect.stringContaining('Money'),
  })
})

it('while a cancellation waits nothing refers to the invoice: no refund is proposed, and none corrects it', async () => {
  const { applicationId, invoice } = await invoiced()
  await portal.runJobs()
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  expect(
    await refuse(portal.app, proposeRefund, {
      token: staffToken,
      params: { id: applicationId },
      body: {
        amount_rupees: 100,
        reason: 'A gift',
        customer_reason: 'A gift',
        customer_reason_hi: 'आपके कहने पर।',
        request_id: randomUUID(),
      },
    }),
  ).toMatchObject({ code: 'cancellation_waiting' })
  expect(await refuse(portal.app, correctInvoice, correction(invoice.id))).toMatchObject({
    code: 'cancellation_waiting',
  })
})

it('while a refund is on its way the invoice is not cancelled, as its credit note would refer to nothing', async () => {
  const { applicationId, invoice } = await invoiced()
  await portal.runJobs()
  const { order_id } = await portal.db
    .selectFrom('settled_items')
    .select('order_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const refund = { order_id, application_id: applicationId, origin: 'staff', amount_rupees: '100' } as const
  await portal.db
    .insertInto('refunds')
    .values({ ...refund, staff_refund_id: randomUUID() })
    .execute()
  expect(await refuse(portal.app, cancelEInvoice, cancel(invoice.id))).toMatchObject({
    code: 'refund_under_way',
  })
  await portal.db
    .updateTable('refunds')
    .set({ state: 'succeeded', completed_at: new Date(), sent_by: 'gateway' })
    .where('application_id', '=', applicationId)
    .execute()
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
})

it('the customer is told once that an invoice was cancelled, and which took its place', async () => {
  const { applicationId, token, invoice, documents } = await invoiced()
  await portal.runJobs()
  await succeed(portal.app, cancelEInvoice, cancel(invoice.id))
  await portal.runJobs()
  const body = { ...correction(invoice.id).body, reason: 'They moved' }
  await succeed(portal.app, amendBuyer, { token: staffToken, params: { id: applicationId }, body })
  await portal.runJobs()
  const [next] = await documents()
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  expect(data.filter(({ kind }) => kind.startsWith('invoice_'))).toMatchObject([
    { kind: 'invoice_replaced', params: { number: next?.number, former: invoice.number } },
    { kind: 'invoice_cancelled', params: { number: invoice.number } },
  ])
})

it('an invoice that the portal refused is replaced at once, counts as cancelled and is registered no more', async () => {
  const { applicationId, invoice, documents, read } = await invoiced({ legalName: 'AB' })
  await portal.runJobs()
  expect((await asDesk(applicationId)).correctable_invoice).toMatchObject({ is_refused: true })
  const request = correction(invoice.id)
  for (const _ of [1, 2]) await succeed(portal.app, correctInvoice, request)
  await portal.runJobs()
  const [next, ...others] = await documents()
  // No credit note: there was nothing to take back.
  expect([next, ...others].map((document) => document?.kind)).toEqual(['tax_invoice', 'tax_invoice'])
  expect(next).toMatchObject({ total: invoice.total, snapshot: { references: [] } })
  expect([...irp.registered.keys()]).toContain(next?.number)
  expect(await read()).toMatchObject({ replaced_by: next?.number, cancelled_at: expect.any(String) })
  expect(await toCheck(invoice.id)).toBeUndefined()
  expect(await cancellationToCheck(invoice.id)).toBeUndefined()
  expect(await refuse(portal.app, retryEInvoice, retry(invoice.id))).toMatchObject({
    code: 'act_not_allowed',
  })
  expect(await findRegistration(portal.db, invoice.id)).toBe('void')
  const listed = new Map<string, MonthDocument>()
  for await (const each of listMonthDocuments(portal.db, monthOf(indianDayOf(invoice.snapshot.issuedAt))))
    listed.set(each.document.number, each)
  expect(listed.get(invoice.number)).toMatchObject({ isCancelled: true, entries: [] })
})
