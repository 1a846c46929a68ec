import { randomUUID } from 'node:crypto'
import {
  deleteApplication,
  getServiceDetails,
  markOtpViewSeen,
  reuseFormAnswer,
  saveDraft,
  submitForm,
  updateApplication,
  updateApplicationBusiness,
  updateGstinNumber,
} from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { completeStages } from '../../testing/factories/complete-stages.ts'
import { createPaidApplication, giveEverything } from '../../testing/factories/paid-application.ts'
import { createOrder, settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { requiredValues } from '../../testing/form-values.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertBusiness } from '../businesses/business-queries.ts'
import { getApplicationRecord } from '../case/application-record.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function begin(fields: Partial<Parameters<typeof createApplication>[1]> = {}) {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId, ...fields })
  const business = await insertBusiness(portal.db, { customerId, nameOfFirm: 'Patil Skills' })
  return { customerId, token, applicationId, service, businessId: business.id, params: { id: applicationId } }
}

function rowOf(applicationId: string) {
  return portal.db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
}

describe('[AP-16] updating', () => {
  it('changes state, quantity and application details before payment', async () => {
    const { token, params, applicationId } = await begin()
    const body = { stateId: 29, quantity: 3, type_of_licence: 'new', number_of_years: '5' }
    const answer = await succeed(portal.app, updateApplication, { token, params, body })
    expect(answer.message).toBe('Application updated successfully!')
    expect(await rowOf(applicationId)).toMatchObject({
      state_id: 29,
      quantity: 3,
      fields: { type_of_licence: 'new', number_of_years: '5' },
    })
  })

  it('[EA-01] says which fields it took, and refuses by name what it may not take', async () => {
    const { token, params, applicationId } = await begin()
    const body = { stateId: 29, number_of_years: '5' }
    const { updated } = await succeed(portal.app, updateApplication, { token, params, body })
    expect(updated).toEqual(['number_of_years', 'stateId'])
    const others = {
      type_of_reg: 'Another',
      name_of_person: 'Somebody',
      email: 'somebody@example.in',
      mobile: '9000000001',
      discount_price: 500,
      payment_status: 1,
    }
    for (const [field, value] of Object.entries(others)) {
      const change = { token, params, body: { ...body, quantity: 3, [field]: value } }
      expect(await refuse(portal.app, updateApplication, change)).toMatchObject({
        code: 'field_invalid',
        issues: [{ path: field }],
      })
    }
    expect(await rowOf(applicationId)).toMatchObject({ quantity: 1 })
  })

  it('[EA-01] takes back the popup flag as a link shows it, and does not change it', async () => {
    const { token, params, applicationId } = await begin()
    await succeed(portal.app, markOtpViewSeen, { token, params, body: { otp_verified_view: 1 } })
    const body = { stateId: 29, otp_verified_view: 0 }
    const { updated } = await succeed(portal.app, updateApplication, { token, params, body })
    expect(updated).toEqual(['stateId'])
    expect((await rowOf(applicationId)).otp_verified_view).toBe(1)
  })

  it('[EA-01] does not say that it took what is only a name of every object', async () => {
    const { token, params } = await begin()
    const body = { stateId: 29, toString: 'anything', valueOf: 'anything' }
    const { updated } = await succeed(portal.app, updateApplication, { token, params, body })
    expect(updated).toEqual(['stateId'])
  })

  it('[AP-16] takes the whole application back as it was read', async () => {
    const { token, params, applicationId } = await begin()
    const read = await succeed(portal.app, getServiceDetails, {
      token,
      params: { userServiceId: applicationId },
    })
    const { serviceDetails } = read.data
    const body = { ...serviceDetails, stateId: 29, number_of_years: '7' }
    const { updated } = await succeed(portal.app, updateApplication, { token, params, body })
    expect(updated).toEqual(expect.arrayContaining(['stateId', 'number_of_years']))
    expect(updated).not.toContain('email')
  })

  it('saves a choice level by level and refuses what is not on offer', async () => {
    const { token, params, applicationId, service } = await begin({ slug: 'nsdc-affiliation' })
    const form = service.pricing.mode === 'choice' ? service.pricing.form : undefined
    const primary = form?.options.find(({ subOptions }) => subOptions.length > 0)
    const selection = { primary: primary?.id ?? '', sub: null, nested: null }
    await succeed(portal.app, updateApplication, { token, params, body: { selection } })
    expect((await rowOf(applicationId)).selection).toEqual(selection)

    const foreign = { primary: selection.primary, sub: 'nothing' }
    const error = await refuse(portal.app, updateApplication, { token, params, body: { selection: foreign } })
    expect(error).toMatchObject({ status: 400, code: 'selection_unavailable' })
    await succeed(portal.app, updateApplication, { token, params, body: { selection: null } })
    expect((await rowOf(applicationId)).selection).toBeNull()
  })

  it('refuses a quantity or a choice that the service does not have', async () => {
    const plain = await begin({ slug: 'skill-india' })
    const update = (body: Record<string, unknown>) =>
      refuse(portal.app, updateApplication, { ...plain, body })
    expect(await update({ quantity: 2 })).toMatchObject({ code: 'quantity_unavailable' })
    expect(await update({ quantity: 0 })).toMatchObject({ status: 400 })
    expect(await update({ selection: { primary: 'any' } })).toMatchObject({ code: 'selection_unavailable' })
  })

  it('[F-18] refuses another choice while an order is live and after payment, but not the same one', async () => {
    const { token, params, ...ids } = await begin()
    const order = await createOrder(portal.services, ids)
    const change = { token, params, body: { quantity: 2 } }
    expect(await refuse(portal.app, updateApplication, change)).toMatchObject({
      status: 409,
      code: 'order_live',
      allowed_actions: ['pay'],
    })
    await portal.db
      .updateTable('payment_orders')
      .set({ state: 'cancelled' })
      .where('order_id', '=', order)
      .execute()
    await settle(portal.services, ids)
    expect(await refuse(portal.app, updateApplication, change)).toMatchObject({
      status: 409,
      code: 'choice_locked',
    })
    const same = { quantity: 1, stateId: 21, validity: '3 years' }
    await succeed(portal.app, updateApplication, { token, params, body: same })
    expect((await rowOf(ids.applicationId)).fields).toEqual({ validity: '3 years' })
  })

  it('takes the full body back as it was shown, and refuses other user and business details', async () => {
    const { token, params, applicationId } = await begin()
    const given = { aadhaar_number: '234123412346', district: 'Pune', validity: '1 year' }
    await succeed(portal.app, updateApplication, { token, params, body: given })
    const sealed = (await rowOf(applicationId)).fields

    const request = { token, params: { userServiceId: applicationId } }
    const { data } = await succeed(portal.app, getServiceDetails, request)
    const { stateId, selection, ...shown } = data.serviceDetails
    const body = { ...shown, stateId: stateId ?? 21, selection, validity: '2 years' }
    await succeed(portal.app, updateApplication, { token, params, body })
    expect((await rowOf(applicationId)).fields).toEqual({ ...sealed, validity: '2 years' })

    const changed = { district: 'Nashik', aadhaar_number: '999999999999' }
    const error = await refuse(portal.app, updateApplication, { token, params, body: changed })
    expect(error).toMatchObject({ code: 'field_invalid' })
    expect(error.issues?.map(({ path }) => path).sort()).toEqual(['aadhaar_number', 'district'])
  })
})

describe('[AP-15] changing the business', () => {
  it('assigns an own business before payment', async () => {
    const { token, params, applicationId, businessId } = await begin()
    const body = { business_id: businessId }
    await succeed(portal.app, updateApplicationBusiness, { token, params, body })
    expect((await rowOf(applicationId)).business_id).toBe(businessId)
  })

  it("somebody else's business is not found", async () => {
    const [own, other] = [await begin(), await begin()]
    const ask = (business_id: string) =>
      refuse(portal.app, updateApplicationBusiness, { ...own, body: { business_id } })
    const unknown = await ask(randomUUID())
    const foreign = await ask(other.businessId)
    expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })
    expect(foreign).toMatchObject({ status: 404 })
  })

  it('[BZ-04] is refused after payment', async () => {
    const { token, params, businessId, ...ids } = await begin()
    await settle(portal.services, ids)
    const body = { business_id: businessId }
    expect(await refuse(portal.app, updateApplicationBusiness, { token, params, body })).toMatchObject({
      status: 409,
      code: 'business_locked',
      message: 'Business cannot be changed after payment completion.',
    })
  })
})

describe('[AP-17] deleting', () => {
  it('makes an unpaid application disappear, and what was typed for it', async () => {
    const { token, params, applicationId } = await begin()
    await succeed(portal.app, saveDraft, { token, params, body: { values: { city: 'Pune' } } })
    const answer = await succeed(portal.app, deleteApplication, { token, params })
    expect(answer.message).toBe('Application data deleted successfully.')
    expect((await rowOf(applicationId)).deleted_at).toBeInstanceOf(Date)
    const drafts = portal.db.selectFrom('form_drafts').select('values')
    expect(await drafts.where('application_id', '=', applicationId).execute()).toEqual([])
    expect(await refuse(portal.app, deleteApplication, { token, params })).toMatchObject({ status: 404 })
  })

  it('[F-18] is refused while an order is live and after payment', async () => {
    const live = await begin()
    await createOrder(portal.services, live)
    expect(await refuse(portal.app, deleteApplication, live)).toMatchObject({ code: 'order_live' })
    const paid = await begin()
    await settle(portal.services, paid)
    expect(await refuse(portal.app, deleteApplication, paid)).toMatchObject({
      status: 409,
      message: 'A paid service cannot be deleted. Please contact support.',
    })
  })
})

it('[AP-19] remembers that the popup after the OTP was seen', async () => {
  const { token, params, applicationId } = await begin()
  await succeed(portal.app, markOtpViewSeen, { token, params, body: { otp_verified_view: 1 } })
  expect((await rowOf(applicationId)).otp_verified_view).toBe(1)
})

it('once an application is completed, what its form asked for stays as it was delivered', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const application = await createPaidApplication(portal.services)
  const { token, applicationId } = application
  const params = { id: applicationId }
  await succeed(portal.app, updateApplication, { token, params, body: { city: 'Pune' } })
  await giveEverything(portal.services, application)
  await completeStages(portal, { staffToken, ...application })
  // Its form may never have been submitted.
  await sql`update applications set form_submitted_at = null where id = ${applicationId}`.execute(portal.db)
  const before = await rowOf(applicationId)
  const changes = [
    () => refuse(portal.app, updateApplication, { token, params, body: { city: 'Nagpur' } }),
    () => refuse(portal.app, saveDraft, { token, params, body: { values: { city: 'Nagpur' } } }),
    () => refuse(portal.app, submitForm, { token, params, body: { ...requiredValues, city: 'Nagpur' } }),
    () => refuse(portal.app, updateGstinNumber, { token, params, body: { gst_number: '27AAPFU0939F1ZV' } }),
    () =>
      refuse(portal.app, reuseFormAnswer, {
        token,
        params,
        body: { field_id: 'gender', source_id: randomUUID() },
      }),
  ]
  for (const refused of changes) {
    expect(await refused()).toMatchObject({
      status: 409,
      code: 'field_already_submitted',
      message: 'This application is closed; nothing more can be submitted.',
    })
  }
  expect(await rowOf(applicationId)).toEqual(before)
})

it("a stranger's change of any kind meets the same 404 and changes nothing", async () => {
  const own = await begin()
  const stranger = await begin()
  const before = await rowOf(own.applicationId)
  const { token } = stranger
  for (const id of [own.applicationId, randomUUID()]) {
    const params = { id }
    const answers = [
      await refuse(portal.app, updateApplication, { token, params, body: { quantity: 2 } }),
      await refuse(portal.app, updateApplicationBusiness, {
        token,
        params,
        body: { business_id: stranger.businessId },
      }),
      await refuse(portal.app, deleteApplication, { token, params }),
      await refuse(portal.app, markOtpViewSeen, { token, params, body: { otp_verified_view: 1 } }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, code: 'not_found', message: 'Not found' })
    }
  }
  expect(await rowOf(own.applicationId)).toEqual(before)
})

it('a change waits for a payment that is being made, and then sees it', async () => {
  const { token, params, ...ids } = await begin()
  let change: ReturnType<typeof call> | undefined
  await portal.db.transaction().execute(async (tx) => {
    await getApplicationRecord(tx, ids, { lock: true })
    change = call(portal.app, updateApplication, { token, params, body: { quantity: 2 } })
    await vi.waitUntil(async () => {
      const { rows } = await sql`
        select from pg_locks where not granted
          and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(portal.db)
      return rows.length > 0
    })
    await createOrder({ db: tx }, ids)
  })
  expect(await change).toMatchObject({ status: 409, body: { code: 'order_live' } })
})
