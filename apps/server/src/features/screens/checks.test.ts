import { createApplication as createApplicationEndpoint, submitFields } from '@sanad/contracts'
import { getDeskApplication } from '@sanad/contracts/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { everyValue } from '../../testing/form-values.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const aadhaar = '234123412346'
const given = { 'full-name': 'Asha Kulkarni', 'birth-date': '1990-04-23', 'aadhaar-number': aadhaar }

it('[DK-34] answers that a document is checked against come with what was said elsewhere, same or different', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const { token, customerId } = await signIn(portal.services, { date_of_birth: '1990-04-23' })
  const apply = async (answers: Readonly<Record<string, string>>) => {
    const { applicationId } = await createApplication(portal.services, { customerId, slug: 'skill-india' })
    await settle(portal.services, { applicationId, customerId })
    const fields = Object.entries(answers).map(([field_id, value]) => ({ field_id, value }))
    const body = { user_id: customerId, application_id: applicationId, fields }
    await succeed(portal.app, submitFields, { token, body })
    return applicationId
  }
  const read = async (id: string) => {
    const { data } = await succeed(portal.app, getDeskApplication, { token: staffToken, params: { id } })
    const check = data.checks.find(({ document_id }) => document_id === 'photo-id')
    return Object.fromEntries(
      (check?.answers ?? []).map(({ field, ...answer }) => [field.field_id, answer] as const),
    )
  }

  const first = await apply(given)
  expect(await read(first)).toEqual({
    'full-name': {
      value: 'Asha Kulkarni',
      elsewhere: [{ place: 'profile', application: null, value: 'Asha Patil', is_same: false }],
    },
    'birth-date': {
      value: '1990-04-23',
      elsewhere: [{ place: 'profile', application: null, value: '1990-04-23', is_same: true }],
    },
    'aadhaar-number': { value: 'XXXX XXXX 2346', elsewhere: [] },
  })

  const second = await apply({ ...given, 'birth-date': '1990-04-24' })
  const earlier = { place: 'information', application: 'Skill India Registration' }
  expect(await read(second)).toMatchObject({
    'birth-date': {
      value: '1990-04-24',
      elsewhere: [
        { place: 'profile', application: null, is_same: false },
        { ...earlier, value: '1990-04-23', is_same: false },
      ],
    },
    'aadhaar-number': { elsewhere: [{ ...earlier, value: 'XXXX XXXX 2346', is_same: true }] },
  })
})

it('what was not answered yet is listed without a value, and documents that name nothing are not', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const { customerId } = await signIn(portal.services)
  const { applicationId: id } = await createApplication(portal.services, { customerId, slug: 'skill-india' })
  const { data } = await succeed(portal.app, getDeskApplication, { token: staffToken, params: { id } })
  expect(data.checks.map(({ document_id }) => document_id)).toEqual(['photo-id', 'education-proof'])
  expect(data.checks.flatMap(({ answers }) => answers.map(({ value }) => value))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

it('[DK-25] [DK-34] [DK-37] the answers of the form are read with those of the information, masked, and marked where they repeat', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const { token, customerId } = await signIn(portal.services)
  const form = { service_id: 'skill-india', stateId: 21, ...everyValue }
  const { data: created } = await succeed(portal.app, createApplicationEndpoint, { token, body: form })
  await settle(portal.services, { applicationId: created.id, customerId })
  const fields = Object.entries({ ...given, 'aadhaar-number': everyValue.aadhaar_number ?? '' })
  const body = {
    ...{ user_id: customerId, application_id: created.id },
    fields: fields.map(([field_id, value]) => ({ field_id, value })),
  }
  await succeed(portal.app, submitFields, { token, body })
  const params = { id: created.id }
  const { data } = await succeed(portal.app, getDeskApplication, { token: staffToken, params })
  const answers = new Map(data.given.form.map(({ field, ...answer }) => [field.field_id, answer]))
  expect(answers.get('district')?.value).toBe(everyValue.district)
  expect(answers.get('personal_pan')).toMatchObject({ value: 'ABCPX••••K', is_sealed: true })
  expect(answers.get('aadhaar_number')).toMatchObject({
    value: 'XXXX XXXX 2346',
    elsewhere: [{ place: 'information', application: null, value: 'XXXX XXXX 2346', is_same: true }],
  })
  const aadhaarThere = data.given.information.find(({ field }) => field.field_id === 'aadhaar-number')
  expect(aadhaarThere?.elsewhere).toMatchObject([{ place: 'form', is_same: true }])
  expect(answers.get('bank_account_number')?.value).toBe('••••6789')
  expect(answers.get('company_pan_number')?.value).toBe('AAPFU••••F')
})
