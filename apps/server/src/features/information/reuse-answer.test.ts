import { getServiceDetails, reuseAnswer, submitFields } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const pan = 'AAPFU0939F'
const mask = 'AAPFU••••F'
type Customer = Awaited<ReturnType<typeof signIn>>

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function createBusiness({ customerId }: Customer): Promise<string> {
  const row = { customer_id: customerId, name_of_firm: 'Patil Skills' }
  return (await portal.db.insertInto('businesses').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function apply({ customerId }: Customer, slug: string, business_id: string) {
  const { applicationId } = await createApplication(portal.services, { customerId, slug })
  const items = slug === 'tp-registration' ? ['initial-payment'] : ['service']
  await settle(portal.services, { applicationId, customerId, items })
  await portal.db.updateTable('applications').set({ business_id }).where('id', '=', applicationId).execute()
  return applicationId
}

const read = async ({ token }: Customer, applicationId: string) =>
  (await succeed(portal.app, getServiceDetails, { token, params: { userServiceId: applicationId } })).data

/** A PAN that was given for TP Registration, and a second application of the same business that asks for it. */
async function begin() {
  const customer = await signIn(portal.services)
  const business = await createBusiness(customer)
  const first = await apply(customer, 'tp-registration', business)
  await succeed(portal.app, submitFields, {
    token: customer.token,
    body: {
      user_id: customer.customerId,
      application_id: first,
      fields: [{ field_id: 'org-pan', value: pan }],
    },
  })
  const second = await apply(customer, 'nsdc-affiliation', business)
  return { customer, first, second }
}

it('a PAN is given once and reused by reference, masked and encrypted anew', async () => {
  const { customer, first, second } = await begin()
  const asked = (await read(customer, second)).fieldList.find(({ field_id }) => field_id === 'org-pan')
  expect(asked).toMatchObject({
    reusable: { source_id: first, mask, from: 'Training Partner (TP) Registration' },
  })
  expect(asked).not.toHaveProperty('known')
  const body = { application_id: second, field_id: 'org-pan', source_id: first }
  const request = { token: customer.token, body }
  const answer = await succeed(portal.app, reuseAnswer, request)
  expect(JSON.stringify(answer)).not.toContain(pan)
  // Idempotent.
  await succeed(portal.app, reuseAnswer, request)

  const after = await read(customer, second)
  expect(after.submittedFields).toContainEqual({ field_id: 'org-pan', value: mask })
  expect(JSON.stringify(after)).not.toContain(pan)
  const rows = await portal.db
    .selectFrom('submitted_fields')
    .select('value')
    .where('field_id', '=', 'org-pan')
    .where('application_id', 'in', [first, second])
    .execute()
  expect(new Set(rows.map(({ value }) => JSON.stringify(value))).size).toBe(2)
})

it('nothing is reused from a stranger, from another business, or for what was not given', async () => {
  const { customer, first, second } = await begin()
  const stranger = await begin()
  const attempt = (token: string, application_id: string, source_id: string, field_id = 'org-pan') =>
    refuse(portal.app, reuseAnswer, { token, body: { application_id, field_id, source_id } })
  const notFound = { status: 404, code: 'not_found' }
  expect(await attempt(customer.token, second, stranger.first)).toMatchObject(notFound)
  expect(await attempt(stranger.customer.token, second, first)).toMatchObject(notFound)
  expect(await attempt(customer.token, second, first, 'org-gstin')).toMatchObject(notFound)
  expect(await attempt(customer.token, second, first, 'unknown')).toMatchObject(notFound)

  const other = await apply(customer, 'nsdc-affiliation', await createBusiness(customer))
  expect(await attempt(customer.token, other, first)).toMatchObject(notFound)
  const { fieldList } = await read(customer, other)
  expect(fieldList.some(({ reusable }) => reusable !== undefined)).toBe(false)
})
