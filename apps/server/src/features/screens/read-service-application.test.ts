import { randomUUID } from 'node:crypto'
import { getServiceDetails, type ServiceApplication } from '@sanad/contracts'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { hireStaff } from '../../testing/factories/hire-staff.ts'
import { listFieldsAtFirst } from '../../testing/factories/paid-application.ts'
import { createOrder, settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

type Fields = Partial<Parameters<typeof createApplication>[1]>

async function begin(fields: Fields = {}) {
  const customer = await signIn(portal.services)
  const application = await createApplication(portal.services, { customerId: customer.customerId, ...fields })
  return { ...customer, ...application }
}

async function read(
  { token, applicationId }: { token: string; applicationId: string },
  headers: Record<string, string> = {},
): Promise<ServiceApplication> {
  const request = { token, headers, params: { userServiceId: applicationId } }
  return (await succeed(portal.app, getServiceDetails, request)).data
}

it('[AP-33] answers every member of the composite response', async () => {
  const application = await begin({ quantity: 3 })
  const data = await read(application)
  const { service } = application
  expect(data).toMatchObject({
    serviceDetails: {
      id: application.applicationId,
      user_id: application.customerId,
      service_id: 'tc-registration',
      track_id: application.trackId,
      payment_status: 0,
      client_status: 'pending',
      stateId: 21,
      discount_price: 0,
      name_of_firm: null,
      name_of_person: 'Asha Patil',
      email: application.email,
      mobile: application.mobile,
      type_of_reg: 'TC Registration',
      otp_verified_view: 0,
      quantity: 3,
      selection: null,
    },
    service: { service: 'tc-registration', title: service.title.en },
    description: service.description.en,
    points: service.points.map(({ en }) => en),
    fee: 12711.8644,
    reqDocuments: {
      note: { title: service.note?.title.en },
      dynamic_form: null,
      is_dynamic_form: false,
      isDisplaySubpoints: service.displaySubpoints,
    },
    documentList: service.documents.map(({ id, label }) => ({
      document_id: id,
      label: label.en,
      document_title: label.en,
    })),
    uploadedDocs: [],
    fieldList: listFieldsAtFirst(service).map(({ id, label }) => ({
      field_id: id,
      label: label.en,
      field_title: label.en,
    })),
    submittedFields: [],
    extra_info: service.extraInfo.map(({ id, title }) => ({
      id,
      title: title.en,
      value: '',
      is_submit: false,
    })),
    default_timeline: service.timeline.map(({ id }, stage_index) => ({ id, stage_index })),
    userTimeLine: [{ timeline: service.timeline.map(({ id }) => ({ id })) }],
    quantity: {
      label: 'Number of Job Roles',
      per_extra_unit: 12711.8644,
      price_per_extra_unit: 15_000,
    },
    next_step: { turn: 'you', next: 'pay' },
    allowed_actions: ['pay', 'change_business', 'change_choice', 'delete'],
    live_order: null,
    ended_order: null,
  })
})

it('[PR-01] [PR-02] [PR-03] prices by quantity, discount and state', async () => {
  const home = await begin({ quantity: 3, discount: '1000' })
  expect((await read(home)).quote).toEqual({
    base: 38136,
    discount: 1000,
    subtotal: 37136,
    taxes: [
      { kind: 'CGST', percent: 9, amount: 3342 },
      { kind: 'SGST', percent: 9, amount: 3342 },
    ],
    tax: 6684,
    total: 43820,
  })
  const elsewhere = await begin({ quantity: 3, discount: '1000', stateId: 29 })
  expect((await read(elsewhere)).quote).toMatchObject({
    taxes: [{ kind: 'IGST', percent: 18, amount: 6684 }],
    total: 43820,
  })
})

/** The statements of a call, once the process knows definition and calendar. */
async function listStatements(
  prepare: (on: TestApp, application: { applicationId: string }) => Promise<unknown>,
) {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => statements.mockRestore())
  const watched = await startTestApp()
  const customer = await signIn(watched.services)
  const application = await createApplication(watched.services, customer)
  await settle(watched.services, { ...customer, ...application })
  const request = { token: customer.token, params: { userServiceId: application.applicationId } }
  await succeed(watched.app, getServiceDetails, request)
  await prepare(watched, application)
  statements.mockClear()
  await succeed(watched.app, getServiceDetails, request)
  const issued = statements.mock.calls.map(([query]) => query as unknown as { text: string; name: string })
  await watched.close()
  return issued
}

it('issues exactly one statement besides the check of the session', async () => {
  // Something of the customer has changed, or it would be answered from memory.
  const [session, read, ...more] = await listStatements(({ db }) =>
    db.updateTable('customers').set({ address: '12, MG Road, Pune' }).execute(),
  )
  expect(more).toEqual([])
  expect(session?.text).toContain('from live_sessions')
  expect(read?.text).toContain('from applications')
  expect(read?.name).toBeTruthy()
})

it('an application that has what most have nothing of is read again, whole', async () => {
  const [, usual, whole, ...more] = await listStatements(({ db }, { applicationId }) =>
    db
      .insertInto('submitted_extra_info')
      .values({ application_id: applicationId, item_id: 'office-hours', value: '10 to 6' })
      .execute(),
  )
  expect(more).toEqual([])
  expect(usual?.text).not.toContain('as submitted_extra')
  expect(whole?.text).toContain('as submitted_extra')
})

it('says whether there is another application for the same service, of the same business', async () => {
  const application = await begin()
  const { customerId } = application
  await createApplication(portal.services, { customerId, slug: 'tot-toa' })
  expect((await read(application)).has_other_application).toBe(false)
  const other = await createApplication(portal.services, { customerId })
  expect((await read(application)).has_other_application).toBe(true)
  const { id: business_id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Patil Skills' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const assign = (id: string) =>
    portal.db.updateTable('applications').set({ business_id }).where('id', '=', id).execute()
  await assign(application.applicationId)
  expect((await read(application)).has_other_application).toBe(false)
  await assign(other.applicationId)
  expect((await read(application)).has_other_application).toBe(true)
})

it('shows the progress that payments make', async () => {
  const application = await begin()
  await settle(portal.services, application)
  const data = await read(application)
  expect(data).toMatchObject({
    serviceDetails: { payment_status: 1, client_status: 'processing' },
    quote: null,
    next_step: { turn: 'you', next: 'provide_information' },
    allowed_actions: ['upload', 'submit_information'],
    is_information_complete: false,
  })
  const { documents, extraInfo } = application.service
  const fields = listFieldsAtFirst(application.service)
  expect(data.pending_items).toBe(documents.length + fields.length + extraInfo.length)
  expect(data.form_missing).toBe(true)
  expect(data.userTimeLine[0]?.timeline.filter(({ in_progress }) => in_progress)).toHaveLength(1)
  expect(data.default_timeline.filter(({ in_progress }) => in_progress)).toEqual([])
})

it('[PR-04] prices each unpaid stage and leaves the discount that a paid one has not used', async () => {
  const application = await begin({ slug: 'tp-registration', discount: '1000' })
  const stages = application.service.timeline.filter(({ kind }) => kind === 'payment')
  const before = await read(application)
  expect(before.stage_quotes.map(({ stage_id }) => stage_id)).toEqual(stages.map(({ id }) => id))
  expect(before.stage_quotes.map(({ quote }) => quote.discount)).toEqual([
    1000,
    ...stages.slice(1).map(() => 0),
  ])

  const items = stages.slice(0, 1).map(({ id }) => id)
  await settle(portal.services, { ...application, items, discountUsed: '1000' })
  const after = await read(application)
  expect(after.serviceDetails.discount_price).toBe(0)
  expect(after.stage_quotes).toEqual(before.stage_quotes.slice(1))
})

it('says before each payment what comes back by the scale of refunds: later of that payment, for what is still to come', async () => {
  const application = await begin({ slug: 'tp-registration', discount: '1000' })
  const { quote, stage_quotes, retention = [] } = await read(application)
  const [first] = stage_quotes
  const [step] = retention
  expect(step?.percent).toBeGreaterThan(0)
  const paid = first?.quote.total ?? 0
  expect(step?.returns?.stage).toEqual({ paid, back: paid - Math.floor((paid * (step?.percent ?? 0)) / 100) })
  expect(retention.map(({ returns }) => returns?.full.paid)).toEqual(retention.map(() => quote?.total))
  expect(retention.at(-1)?.returns?.full.back).toBeLessThan(step?.returns?.full.back ?? 0)

  await settle(portal.services, { ...application, items: [first?.stage_id ?? ''], discountUsed: '1000' })
  const after = await read(application)
  const next = after.stage_quotes[0]?.quote.total ?? 0
  // The first step keeps nothing of it, and the last one all.
  expect(after.retention?.map(({ returns }) => returns?.stage)).toEqual([
    { paid: next, back: next },
    { paid: next, back: 0 },
  ])
  const { staffId: staff_id } = await hireStaff(portal.db)
  await portal.db
    .insertInto('staff_acts')
    .values({
      application_id: application.applicationId,
      kind: 'complete',
      stage_id: step?.stage_id ?? '',
      comment: '',
      staff_id,
      request_id: randomUUID(),
    })
    .execute()
  expect((await read(application)).retention?.map(({ returns }) => returns?.stage)).toEqual([
    undefined,
    { paid: next, back: 0 },
  ])
})

it('a live order is shown, and a payment being confirmed is nothing to pay again', async () => {
  const application = await begin()
  const orderId = await createOrder(portal.services, { ...application, state: 'confirming' })
  expect(await read(application)).toMatchObject({
    live_order: { order_id: orderId, total: 15000, is_full_payment: true, confirming: true },
    next_step: { turn: 'us', next: 'confirm_payment' },
    allowed_actions: ['pay'],
  })
})

it('a payment that the bank decides says since when, and by when it is decided', async () => {
  const application = await begin()
  const orderId = await createOrder(portal.services, { ...application, state: 'confirming' })
  // Friday, 20 November 2026, 0:30 IST.
  const begun_at = '2026-11-19T19:00:00.000Z'
  await sql`update payment_orders set created_at = ${begun_at} where order_id = ${orderId}`.execute(portal.db)
  expect((await read(application)).live_order).toMatchObject({ begun_at, bank_decides_by: '2026-11-25' })
})

it('tells for a day how the last payment ended, and no longer once another one is live', async () => {
  const application = await begin()
  const orderId = await createOrder(portal.services, { ...application })
  const { db } = portal.services
  const end = (closed_at: RawBuilder<Date>) =>
    db
      .updateTable('payment_orders')
      .set({ state: 'failed', closed_at })
      .where('order_id', '=', orderId)
      .execute()
  await db
    .insertInto('payment_attempts')
    .values({
      provider_payment_id: orderId,
      order_id: orderId,
      provider: 'cashfree',
      status: 'failed',
      amount_rupees: '15000.00',
      currency: 'INR',
      message: 'ZM::Insufficient funds',
    })
    .execute()

  await end(sql`now()`)
  expect(await read(application)).toMatchObject({
    live_order: null,
    ended_order: { order_id: orderId, total: 15000, status: 'failed', reason: 'Insufficient funds' },
  })
  await end(sql`now() - interval '25 hours'`)
  expect((await read(application)).ended_order).toBeNull()

  await end(sql`now()`)
  await createOrder(portal.services, { ...application })
  expect(await read(application)).toMatchObject({ live_order: { confirming: false }, ended_order: null })
})

it('money that came in and was not asked for is told until it is dealt with', async () => {
  const application = await begin()
  const orderId = await createOrder(portal.services, { ...application, state: 'refund_due' })
  expect((await read(application)).ended_order).toMatchObject({ order_id: orderId, status: 'refund_due' })
})

it('speaks the language that the caller prefers', async () => {
  const application = await begin()
  const data = await read(application, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' })
  expect(data.service.title).toBe(application.service.title.hi)
  expect(data.fieldList[0]?.label).toBe(application.service.fields[0]?.label.hi)
})

it.each([
  'skill-india',
  'tp-registration',
  'tc-registration',
  'tot-toa',
  'ssc-affiliation',
  'nsdc-affiliation',
])('reads an application for %s', async (slug) => {
  const data = await read(await begin({ slug }))
  expect(data.service.service).toBe(slug)
  expect(data.default_timeline.length).toBeGreaterThan(0)
})

it('a stranger, a wrong id and a deleted application meet the same 404', async () => {
  const application = await begin()
  const stranger = await signIn(portal.services)
  const ask = (token: string, userServiceId: string) =>
    refuse(portal.app, getServiceDetails, { token, params: { userServiceId } })
  const unknown = await ask(stranger.token, randomUUID())
  expect(unknown).toMatchObject({ status: 404, code: 'not_found', message: 'Not found' })
  const foreign = await ask(stranger.token, application.applicationId)
  expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })

  await portal.db
    .updateTable('applications')
    .set({ deleted_at: new Date() })
    .where('id', '=', application.applicationId)
    .execute()
  const deleted = await ask(application.token, application.applicationId)
  expect(deleted).toEqual({ ...unknown, requestId: deleted.requestId })
})
