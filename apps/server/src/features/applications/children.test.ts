import {
  consentAsGuardian,
  createApplication as createApplicationEndpoint,
  getByApplication,
  register,
  saveDraft,
  submitFields,
  submitForm,
  updateProfile,
} from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication, serviceOf } from '../../testing/factories/application.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { randomMobile, signIn } from '../../testing/factories/sign-in.ts'
import { requiredValues } from '../../testing/form-values.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

/** Fifteen years old, today. */
const child = addDays(indianDayOf(new Date().toISOString()), -15 * 366)
const adult = '1988-04-12'
const needed = { status: 409, code: 'guardian_needed' }

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(portal.db, [await serviceOf('ssc-affiliation')])
})
afterAll(() => portal.close())

const consentOf = (application_id: string) =>
  ({ application_id, relation: 'mother', is_adult: true }) as const

it('what is about a child is kept only after a guardian has consented, once for each application', async () => {
  const { token, customerId, applicationId } = await createPaidApplication(portal.services)
  const give = (day: string) => ({
    token,
    body: {
      user_id: customerId,
      application_id: applicationId,
      fields: [{ field_id: 'birth-date', value: day }],
    },
  })
  expect(await refuse(portal.app, submitFields, give(child))).toMatchObject(needed)
  const stored = () =>
    portal.db
      .selectFrom('submitted_fields')
      .select('value')
      .where('application_id', '=', applicationId)
      .execute()
  expect(await stored()).toEqual([])
  await succeed(portal.app, consentAsGuardian, { token, body: consentOf(applicationId) })
  await succeed(portal.app, consentAsGuardian, { token, body: consentOf(applicationId) })
  await succeed(portal.app, submitFields, give(child))
  expect(await stored()).toEqual([{ value: child }])
  const consents = await portal.db
    .selectFrom('guardian_consents')
    .select(['relation', 'customer_id'])
    .where('application_id', '=', applicationId)
    .execute()
  expect(consents).toEqual([{ relation: 'mother', customer_id: customerId }])
})

it('the form, its draft and a new application keep nothing of a child either; an adult is asked nothing', async () => {
  const { token, customerId } = await signIn(portal.services)
  const { applicationId: id } = await createApplication(portal.services, {
    customerId,
    slug: 'ssc-affiliation',
  })
  const params = { id }
  const ofChild = { ...requiredValues, date_of_birth: child }
  expect(await refuse(portal.app, submitForm, { token, params, body: ofChild })).toMatchObject(needed)
  const save = (values: Record<string, string>) =>
    succeed(portal.app, saveDraft, { token, params, body: { values } })
  await save({ date_of_birth: adult })
  await save({ date_of_birth: child, city: 'Pune' })
  const { data } = await succeed(portal.app, getByApplication, { token, params })
  // The date that was typed over does not come back.
  expect(data.draft?.values).toEqual({ date_of_birth: '', city: 'Pune' })
  const body = { service_id: 'ssc-affiliation', stateId: 21, date_of_birth: child }
  expect(await refuse(portal.app, createApplicationEndpoint, { token, body })).toMatchObject(needed)
  await succeed(portal.app, submitForm, { token, params, body: { ...requiredValues, date_of_birth: adult } })
})

it("a stranger cannot consent for another's application, nor without saying that they are an adult", async () => {
  const { applicationId, token } = await createPaidApplication(portal.services)
  const stranger = await signIn(portal.services)
  expect(
    await refuse(portal.app, consentAsGuardian, { token: stranger.token, body: consentOf(applicationId) }),
  ).toMatchObject({ status: 404 })
  const body = { ...consentOf(applicationId), is_adult: false as never }
  expect(await refuse(portal.app, consentAsGuardian, { token, body })).toMatchObject({ status: 400 })
})

it('an account is for people of 18 or more', async () => {
  const mobile = randomMobile()
  const body = { mobile, email: `young.${mobile}@example.in`, name: 'Meera Joshi', date_of_birth: child }
  expect(await refuse(portal.app, register, { body })).toMatchObject({ status: 400, code: 'invalid_request' })
  await succeed(portal.app, register, { body: { ...body, date_of_birth: adult } })
  const { token } = await signIn(portal.services)
  expect(await refuse(portal.app, updateProfile, { token, body: { date_of_birth: child } })).toMatchObject({
    issues: [{ path: 'date_of_birth', message: expect.stringContaining('18 or more') }],
  })
})
