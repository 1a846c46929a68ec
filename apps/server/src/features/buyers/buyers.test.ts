import { randomUUID } from 'node:crypto'
import {
  addBusinessName,
  createApplication as createApplicationEndpoint,
  createPayment,
  getServiceDetails,
  saveBuyer,
  saveDraft,
  submitFields,
  submitForm,
  updateApplication,
  updateGstinNumber,
  verifyPayment,
} from '@sanad/contracts'
import { amendBuyer, getDeskApplication } from '@sanad/contracts/staff'
import { gstinCheckDigit } from '@sanad/domain'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication, serviceOf } from '../../testing/factories/application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { centreForm } from '../../testing/form-values.ts'
import { startPayments } from '../../testing/start-payments.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

const { gateway, portal } = await startPayments()
await loadCatalogue(portal.db, [await serviceOf('tc-registration'), await serviceOf('tp-registration')])

const MAHARASHTRA = 21
const DELHI = 9
const ofState = (code: string) => `${code}AAPFU0939F1Z${gstinCheckDigit(`${code}AAPFU0939F1Z`)}`
const ofDelhi = {
  gstin: ofState('07'),
  legal_name: 'Asha Traders LLP',
  address: '4 Ring Road, New Delhi 110001',
}

async function applicant(service_id = 'tc-registration', stateId: number | null = MAHARASHTRA) {
  const customer = await signIn(portal.services)
  const { token, customerId } = customer
  const body = { name_of_firm: 'Asha Traders', user_id: customerId }
  const { business_id } = await succeed(portal.app, addBusinessName, { token, body })
  const apply = async (chosen: number | null = stateId) => {
    const { data } = await succeed(portal.app, createApplicationEndpoint, {
      token,
      body: { service_id, stateId: chosen, business_id },
    })
    return { token, customerId, service_id, id: data.id }
  }
  return { ...customer, apply }
}
type Applied = Awaited<ReturnType<Awaited<ReturnType<typeof applicant>>['apply']>>

const read = async ({ token, id }: Pick<Applied, 'token' | 'id'>) =>
  (await succeed(portal.app, getServiceDetails, { token, params: { userServiceId: id } })).data
const give = ({ token, id }: Pick<Applied, 'token' | 'id'>, body: Partial<typeof ofDelhi>) =>
  succeed(portal.app, saveBuyer, { token, params: { id }, body: { ...ofDelhi, ...body } })
const createRequest = ({ token, customerId, service_id, id }: Applied, amount: number) => ({
  params: gateway.params,
  token,
  body: { amount, user_id: customerId, service_type: service_id, application_id: id },
})

async function pay(applied: Applied, amount: number) {
  const { orderId } = await succeed(portal.app, createPayment, createRequest(applied, amount))
  await gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const body = { orderId, service_checkout: [] }
  await succeed(portal.app, verifyPayment, { params: gateway.params, token: applied.token, body })
  const documents = await portal.db
    .selectFrom('money_documents')
    .select('snapshot')
    .where('application_id', '=', applied.id)
    .orderBy('issued_at')
    .execute()
  return documents.map(({ snapshot }) => snapshot)
}

it('a registered buyer of Delhi buys in Maharashtra: the State follows the GSTIN, and the voucher names it', async () => {
  const { apply } = await applicant()
  const applied = await apply()
  expect((await give(applied, {})).data).toEqual({ state_id: DELHI })
  const { serviceDetails, buyer, quote } = await read(applied)
  expect(serviceDetails.stateId).toBe(DELHI)
  expect(buyer).toEqual({ ...ofDelhi, may_change: true, address_needed: false, home_state_id: 21 })
  expect(quote?.taxes).toMatchObject([{ kind: 'IGST' }])
  const [voucher] = await pay(applied, 15_000)
  expect(voucher).toMatchObject({
    recipient: {
      name: 'Asha Traders LLP',
      contact: 'Asha Patil',
      address: ofDelhi.address,
      gstin: ofDelhi.gstin,
      state: { name: 'Delhi', code: '07' },
    },
    placeOfSupply: { name: 'Delhi', code: '07' },
    totals: { taxes: [{ kind: 'IGST', percent: 18, amount: '2288.14' }] },
  })
})

it('the business remembers the GSTIN for its next application, whose State follows it', async () => {
  const { apply } = await applicant()
  await give(await apply(), {})
  const next = await apply(null)
  const { buyer, serviceDetails } = await read(next)
  expect(serviceDetails.stateId).toBe(DELHI)
  expect(buyer).toMatchObject(ofDelhi)
  const [voucher] = await pay(next, 15_000)
  expect(voucher?.recipient.gstin).toBe(ofDelhi.gstin)
  // What is said for another application changes nothing of one that was paid.
  await give(await apply(), { gstin: ofState('27') })
  expect((await read(next)).buyer).toMatchObject(ofDelhi)
})

it('another State than that of the GSTIN is refused, with words, before anything is paid', async () => {
  const { apply } = await applicant()
  const applied = await apply()
  await give(applied, {})
  const chosen = { token: applied.token, params: { id: applied.id }, body: { stateId: MAHARASHTRA } }
  expect(await refuse(portal.app, updateApplication, chosen)).toMatchObject({
    status: 409,
    code: 'gstin_state_mismatch',
    message: expect.stringContaining('The first two digits of your GSTIN'),
  })
  await portal.db
    .updateTable('applications')
    .set({ state_id: MAHARASHTRA })
    .where('id', '=', applied.id)
    .execute()
  const refusal = await refuse(portal.app, createPayment, createRequest(applied, 15_000))
  expect(refusal).toMatchObject({ status: 409, code: 'gstin_state_mismatch' })
  // Without the GSTIN any State may be chosen.
  await give(applied, { gstin: '', legal_name: '', address: '' })
  await succeed(portal.app, updateApplication, chosen)
  const [voucher] = await pay(applied, 15_000)
  expect(voucher).toMatchObject({ recipient: { gstin: null }, placeOfSupply: { code: '27' } })
})

it('a payment without a State is refused; the address on record stands in for it', async () => {
  const { apply } = await applicant('tc-registration', null)
  const applied = await apply()
  const refusal = await refuse(portal.app, createPayment, createRequest(applied, 15_000))
  expect(refusal).toMatchObject({ status: 400, code: 'state_missing' })
  await portal.db
    .updateTable('applications')
    .set({ fields: JSON.stringify({ office_state: '9' }) })
    .where('id', '=', applied.id)
    .execute()
  const [voucher] = await pay(applied, 15_000)
  expect(voucher?.placeOfSupply).toEqual({ name: 'Delhi', code: '07' })
})

it('a GSTIN that is none is refused by field', async () => {
  const { apply } = await applicant()
  const { token, id } = await apply()
  const body = { gstin: '27AAPFU0939F1ZW', legal_name: '', address: '' }
  expect(await refuse(portal.app, saveBuyer, { token, params: { id }, body })).toMatchObject({
    status: 400,
    code: 'field_invalid',
    issues: [
      { path: 'gstin', message: 'This is not a GSTIN. Please check the characters.' },
      { path: 'legal_name', message: 'Please fill this in.' },
      { path: 'address', message: 'Please fill this in.' },
    ],
  })
})

it('a GSTIN given after the first stage is on what is issued from then on; one of another State is for staff', async () => {
  const { apply } = await applicant('tp-registration', DELHI)
  const applied = await apply()
  const [first] = await pay(applied, 10_000)
  const refusal = await refuse(portal.app, saveBuyer, {
    token: applied.token,
    params: { id: applied.id },
    body: { ...ofDelhi, gstin: ofState('27') },
  })
  expect(refusal).toMatchObject({ status: 409, code: 'gstin_state_mismatch' })
  await give(applied, {})
  const quote = (await read(applied)).quote
  const documents = await pay(applied, quote?.total ?? 0)
  expect(documents[0]).toEqual(first)
  expect(documents[0]?.recipient.gstin).toBeNull()
  expect(documents[1]?.recipient).toMatchObject({ name: 'Asha Traders LLP', gstin: ofDelhi.gstin })
})

it('staff amend it after a payment, with a reason: vouchers stay, and what comes then is of the other State', async () => {
  const { apply } = await applicant('tp-registration', MAHARASHTRA)
  const applied = await apply()
  const [first] = await pay(applied, 10_000)
  const { staffToken } = await signInStaff(portal.services)
  const params = { id: applied.id }
  const body = { ...ofDelhi, reason: 'The customer wrote to us.', request_id: randomUUID() }
  for (const _ of [1, 2]) await succeed(portal.app, amendBuyer, { token: staffToken, params, body })
  const { data } = await succeed(portal.app, getDeskApplication, { token: staffToken, params })
  expect(data.acts).toMatchObject([
    { act: 'amend_buyer', subject: ofDelhi.gstin, comment: 'The customer wrote to us.' },
  ])
  const documents = await pay(applied, (await read(applied)).quote?.total ?? 0)
  expect(documents[0]).toEqual(first)
  expect(documents[0]).toMatchObject({ recipient: { gstin: null }, placeOfSupply: { code: '27' } })
  expect(documents[1]).toMatchObject({
    recipient: { gstin: ofDelhi.gstin },
    placeOfSupply: { code: '07' },
    totals: { taxes: [{ kind: 'IGST', percent: 18 }] },
  })
})

const refusedBuyer = ({ token, id }: Applied, body: Partial<typeof ofDelhi>) =>
  refuse(portal.app, saveBuyer, { token, params: { id }, body: { ...ofDelhi, ...body } })
const gstinOf = (first14: string) => first14 + gstinCheckDigit(first14)

it('after a payment the customer may not name another legal person, nor none; a correction is audited', async () => {
  const { apply } = await applicant('tp-registration', DELHI)
  const applied = await apply()
  await give(applied, {})
  await pay(applied, 10_000)
  for (const gstin of [gstinOf('07AAACT2727Q1Z'), '']) {
    expect(await refusedBuyer(applied, { gstin })).toMatchObject({
      status: 409,
      code: 'buyer_other_person',
      message: expect.stringContaining('our staff make such a change and record it'),
    })
  }
  expect((await read(applied)).buyer).toMatchObject(ofDelhi)
  await give(applied, { gstin: gstinOf('07AAPFU0939F2Z'), legal_name: 'Asha Traders LLP, Delhi' })
  const audited = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'metadata'])
    .where('entity_id', '=', applied.id)
    .where('description', 'like', '%invoice%')
    .orderBy('id')
    .execute()
  expect(audited).toMatchObject([
    { description: 'Gave a GSTIN for the invoice' },
    {
      description: 'Changed the GSTIN of the invoice',
      metadata: { by: 'session', changed: ['gstin', 'legalName'] },
    },
  ])
})

it('a GSTIN that comes after the payment is of the PAN that the form gave', async () => {
  const { apply } = await applicant('tp-registration', DELHI)
  const applied = await apply()
  await pay(applied, 10_000)
  await portal.db
    .updateTable('applications')
    .set({ fields: JSON.stringify({ type_of_org: 'partnership', company_pan_number: 'AAPFU0939F' }) })
    .where('id', '=', applied.id)
    .execute()
  const other = await refusedBuyer(applied, { gstin: gstinOf('07AAACT2727Q1Z') })
  expect(other).toMatchObject({ status: 409, code: 'buyer_other_person' })
  await give(applied, {})
  expect((await read(applied)).buyer).toMatchObject(ofDelhi)
})

it('with a GSTIN the address is whole, at the entry and of what a business remembers', async () => {
  const { apply } = await applicant()
  const applied = await apply()
  for (const address of ['Delhi', '4 Ring Road, New Delhi']) {
    expect(await refusedBuyer(applied, { address })).toMatchObject({
      code: 'field_invalid',
      issues: [{ path: 'address', message: expect.stringContaining('the PIN code') }],
    })
  }
  await give(applied, {})
  await portal.db
    .updateTable('businesses')
    .set({ buyer: JSON.stringify({ gstin: ofDelhi.gstin, legalName: ofDelhi.legal_name, address: 'Delhi' }) })
    .where('customer_id', '=', applied.customerId)
    .execute()
  const next = await apply(null)
  expect((await read(next)).buyer).toMatchObject({ address: 'Delhi', address_needed: true })
  expect(await refuse(portal.app, createPayment, createRequest(next, 15_000))).toMatchObject({
    code: 'buyer_details_missing',
  })
})

it('a GSTIN of the form is one of the invoice: the State follows it, and the payment asks for name and address', async () => {
  const { apply } = await applicant()
  const applied = await apply()
  const update = { token: applied.token, params: { id: applied.id }, body: { gst_number: ofDelhi.gstin } }
  await succeed(portal.app, updateGstinNumber, update)
  const { buyer, serviceDetails } = await read(applied)
  expect(serviceDetails.stateId).toBe(DELHI)
  expect(buyer).toMatchObject({ gstin: ofDelhi.gstin, legal_name: null, address: null, address_needed: true })
  expect(await refuse(portal.app, createPayment, createRequest(applied, 15_000))).toMatchObject({
    status: 400,
    code: 'buyer_details_missing',
  })
  await give(applied, {})
  const [voucher] = await pay(applied, 15_000)
  expect(voucher).toMatchObject({
    recipient: { name: 'Asha Traders LLP', address: ofDelhi.address, gstin: ofDelhi.gstin },
    placeOfSupply: { code: '07' },
  })
})

it('after a payment the GSTIN of the form follows the rules of the invoice', async () => {
  const { apply } = await applicant('tp-registration', DELHI)
  const applied = await apply()
  await pay(applied, 10_000)
  const update = async (gst_number: string) =>
    await refuse(portal.app, updateGstinNumber, {
      token: applied.token,
      params: { id: applied.id },
      body: { gst_number },
    })
  expect(await update(ofState('27'))).toMatchObject({ status: 409, code: 'gstin_state_mismatch' })
  expect(await update(ofDelhi.gstin)).toMatchObject({ status: 400, code: 'buyer_details_missing' })
  await give(applied, {})
  expect(await update(gstinOf('07AAACT2727Q1Z'))).toMatchObject({ status: 409, code: 'buyer_other_person' })
  expect((await read(applied)).buyer).toMatchObject(ofDelhi)
})

it('a number that no invoice can be made out to is refused at the entry: from abroad, or our own', async () => {
  const { apply } = await applicant()
  const applied = await apply()
  const own = portal.services.config.supplier.gstin
  for (const [gstin, words] of [
    ['9917USA12345OS8', 'online services from abroad'],
    [own, 'This is our own GSTIN'],
  ] as const) {
    const message = expect.stringContaining(words)
    expect(await refusedBuyer(applied, { gstin })).toMatchObject({
      code: 'field_invalid',
      issues: [{ path: 'gstin', message }],
    })
    const update = { token: applied.token, params: { id: applied.id }, body: { gst_number: gstin } }
    expect(await refuse(portal.app, updateGstinNumber, update)).toMatchObject({
      code: 'field_invalid',
      issues: [{ path: 'gst_number', message }],
    })
  }
  expect((await read(applied)).serviceDetails.stateId).toBe(MAHARASHTRA)
})

it('from ₹50,000 the invoice needs the address of whoever pays', async () => {
  const selection = { primary: 'new-partnership', sub: 'for-profit', nested: 'for-profit-6-to-25' }
  const { token, customerId } = await signIn(portal.services)
  const made = await createApplication(portal.services, {
    ...{ customerId, slug: 'nsdc-affiliation', selection, stateId: MAHARASHTRA },
  })
  const applied = { token, customerId, service_id: 'nsdc-affiliation', id: made.applicationId }
  expect((await read(applied)).buyer).toMatchObject({ address: null, address_needed: true })
  const refusal = await refuse(portal.app, createPayment, createRequest(applied, 75_000))
  expect(refusal).toMatchObject({ status: 400, code: 'address_missing' })
  for (const address of ['Village X', 'Village X, 411001', '12 Tilak Road, Pune']) {
    await give(applied, { gstin: '', legal_name: '', address })
    expect(await refuse(portal.app, createPayment, createRequest(applied, 75_000))).toMatchObject({
      code: 'address_missing',
    })
  }
  await give(applied, { gstin: '', legal_name: '', address: '12 Tilak Road, Pune 411030' })
  const [voucher] = await pay(applied, 75_000)
  expect(voucher?.recipient).toMatchObject({ gstin: null, address: '12 Tilak Road, Pune 411030' })
})

it('the address of the profile is that of an invoice to the person, not to a firm', async () => {
  const selection = { primary: 'new-partnership', sub: 'for-profit', nested: 'for-profit-6-to-25' }
  const { token, customerId, apply } = await applicant('nsdc-affiliation')
  await portal.db
    .updateTable('customers')
    .set({ address: '14 Prabhat Road, Pune 411004' })
    .where('id', '=', customerId)
    .execute()
  const made = await createApplication(portal.services, {
    ...{ customerId, slug: 'nsdc-affiliation', selection, stateId: MAHARASHTRA },
  })
  const own = { token, customerId, service_id: 'nsdc-affiliation', id: made.applicationId }
  expect((await buyerOf(own))?.address).toBe('14 Prabhat Road, Pune 411004')
  const ofFirm = await apply()
  expect((await buyerOf(ofFirm))?.address).toBeNull()
  await succeed(portal.app, updateApplication, { token, params: { id: ofFirm.id }, body: { selection } })
  expect(await refuse(portal.app, createPayment, createRequest(ofFirm, 75_000))).toMatchObject({
    code: 'address_missing',
  })
})

const buyerOf = async (applied: Applied) => (await read(applied)).buyer

it('a GSTIN in a submitted form is that of the invoice, with the firm and the address that the form names', async () => {
  const { apply } = await applicant('tc-registration', MAHARASHTRA)
  const applied = await apply()
  await pay(applied, 15_000)
  const call = { token: applied.token, params: { id: applied.id } }
  await succeed(portal.app, submitForm, { ...call, body: centreForm })
  expect(await buyerOf(applied)).toMatchObject({
    gstin: ofState('27'),
    legal_name: expect.stringMatching(/./),
    address: expect.stringContaining('411001'),
  })
})

it('a form with a GSTIN that the invoice cannot have is refused whole, with words', async () => {
  const { apply } = await applicant('tc-registration', DELHI)
  const applied = await apply()
  await pay(applied, 15_000)
  const call = { token: applied.token, params: { id: applied.id } }
  expect(await refuse(portal.app, submitForm, { ...call, body: centreForm })).toMatchObject({
    status: 409,
    code: 'gstin_state_mismatch',
  })
  expect(await buyerOf(applied)).toMatchObject({ gstin: null })
  const { form_submitted_at, fields } = await portal.db
    .selectFrom('applications')
    .select(['form_submitted_at', 'fields'])
    .where('id', '=', applied.id)
    .executeTakeFirstOrThrow()
  expect(form_submitted_at).toBeNull()
  expect(fields).not.toHaveProperty('gst_number')
})

it('an update of the application with a GSTIN is the same: the State follows it before the payment', async () => {
  const { apply } = await applicant('tc-registration', MAHARASHTRA)
  const applied = await apply()
  const call = { token: applied.token, params: { id: applied.id } }
  const body = { gst_radio: 'yes', gst_number: ofDelhi.gstin } as const
  await succeed(portal.app, updateApplication, { ...call, body })
  expect((await read(applied)).serviceDetails.stateId).toBe(DELHI)
  expect(await buyerOf(applied)).toMatchObject({ gstin: ofDelhi.gstin })
})

it('a draft sets no GSTIN of an invoice', async () => {
  const { apply } = await applicant('tc-registration', MAHARASHTRA)
  const applied = await apply()
  const call = { token: applied.token, params: { id: applied.id } }
  await succeed(portal.app, saveDraft, { ...call, body: { values: { gst_number: ofDelhi.gstin } } })
  expect((await read(applied)).serviceDetails.stateId).toBe(MAHARASHTRA)
  expect(await buyerOf(applied)).toMatchObject({ gstin: null })
  const [voucher] = await pay(applied, 15_000)
  expect(voucher?.recipient.gstin).toBeNull()
})

it('information with a GSTIN is refused where the invoice is of another State, and taken where it fits', async () => {
  const selection = { primary: 'new-partnership', sub: 'for-profit', nested: 'for-profit-6-to-25' }
  const { token, customerId } = await signIn(portal.services)
  const made = await createApplication(portal.services, {
    ...{ customerId, slug: 'nsdc-affiliation', selection, stateId: DELHI },
  })
  const applied = { token, customerId, service_id: 'nsdc-affiliation', id: made.applicationId }
  await give(applied, { gstin: '', legal_name: '', address: '12 Ring Road, Delhi 110001' })
  await pay(applied, 75_000)
  const submit = (value: string) => ({
    token,
    body: {
      ...{ user_id: customerId, application_id: applied.id, extra_info: [] },
      fields: [{ field_id: 'org-gstin', value }],
    },
  })
  expect(await refuse(portal.app, submitFields, submit(ofState('27')))).toMatchObject({
    code: 'gstin_state_mismatch',
  })
  await give(applied, {})
  await succeed(portal.app, submitFields, submit(ofDelhi.gstin))
  expect(await buyerOf(applied)).toMatchObject(ofDelhi)
})
