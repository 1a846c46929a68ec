import { getByApplication, reuseFormAnswer, submitFields, submitForm } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createLinkedApplication } from '../../testing/factories/access-link.ts'
import { createApplication, serviceOf } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { requiredValues } from '../../testing/form-values.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

const pan = 'AAPFU0939F'
const mask = 'AAPFU••••F'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(portal.db, [await serviceOf('ssc-affiliation')])
})
afterAll(() => portal.close())

async function readField(token: string, applicationId: string, fieldId: string) {
  const { data } = await succeed(portal.app, getByApplication, { token, params: { id: applicationId } })
  return data.groups.flatMap(({ fields }) => fields).find(({ field_id }) => field_id === fieldId)
}

/** The firm's PAN as information of a first application, and the form of a second one that asks for it. */
async function begin(
  given: Record<string, string> = { 'org-pan': pan },
  profile: Parameters<typeof signIn>[1] = { date_of_birth: '1990-04-23', address: '12 MG Road, Pune' },
) {
  const { token, customerId } = await signIn(portal.services, profile)
  const firm = { customer_id: customerId, name_of_firm: 'Patil Skills' }
  const { id: business_id } = await portal.db
    .insertInto('businesses')
    .values(firm)
    .returning('id')
    .executeTakeFirstOrThrow()
  const apply = async (slug: string) => {
    const { applicationId } = await createApplication(portal.services, { customerId, slug })
    await portal.db.updateTable('applications').set({ business_id }).where('id', '=', applicationId).execute()
    return applicationId
  }
  const first = await apply('tp-registration')
  await settle(portal.services, { applicationId: first, customerId, items: ['initial-payment'] })
  const fields = Object.entries(given).map(([field_id, value]) => ({ field_id, value }))
  await succeed(portal.app, submitFields, {
    token,
    body: { user_id: customerId, application_id: first, fields },
  })
  return { token, first, second: await apply('ssc-affiliation') }
}

const reuse = (token: string, id: string, source_id: string | null) => ({
  token,
  params: { id },
  body: { field_id: 'company_pan_number' as const, source_id },
})

it('the form offers a number that an earlier application has, and takes it by reference', async () => {
  const { token, first, second } = await begin()
  const from = 'Training Partner (TP) Registration'
  const asked = await readField(token, second, 'company_pan_number')
  expect(asked).toMatchObject({ value: '', read_only: false, reusable: { source_id: first, mask, from } })

  const answer = await succeed(portal.app, reuseFormAnswer, reuse(token, second, first))
  expect(JSON.stringify(answer)).not.toContain(pan)
  // Idempotent.
  await succeed(portal.app, reuseFormAnswer, reuse(token, second, first))
  const used = await readField(token, second, 'company_pan_number')
  expect(used).toMatchObject({ value: mask, read_only: true })
  expect(used).not.toHaveProperty('reusable')
  const { company_pan_number: _, ...others } = { ...requiredValues }
  await succeed(portal.app, submitForm, { token, params: { id: second }, body: others })

  const refusal = await refuse(portal.app, reuseFormAnswer, reuse(token, second, first))
  expect(refusal).toMatchObject({ code: 'form_submitted' })
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select('metadata')
    .where('description', '=', 'Used a number again that was given before')
    .execute()
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).toContain(mask)
  expect(JSON.stringify(entries)).not.toContain(pan)
})

it('a number that was used by mistake is taken out again, until the form is submitted', async () => {
  const { token, first, second } = await begin()
  await succeed(portal.app, reuseFormAnswer, reuse(token, second, first))
  expect(await readField(token, second, 'company_pan_number')).toMatchObject({ replaceable: true })
  await succeed(portal.app, reuseFormAnswer, reuse(token, second, null))
  // Idempotent.
  await succeed(portal.app, reuseFormAnswer, reuse(token, second, null))
  const open = await readField(token, second, 'company_pan_number')
  expect(open).toMatchObject({ value: '', read_only: false, reusable: { source_id: first } })
  expect(open).not.toHaveProperty('replaceable')

  await succeed(portal.app, submitForm, { token, params: { id: second }, body: requiredValues })
  expect(await readField(token, second, 'company_pan_number')).not.toHaveProperty('replaceable')
  const refusal = await refuse(portal.app, reuseFormAnswer, reuse(token, second, null))
  expect(refusal).toMatchObject({ code: 'form_submitted' })
})

it('only an identity number is taken out this way', async () => {
  const { token, second } = await begin()
  const body = { field_id: 'city' as const, source_id: null }
  const refusal = await refuse(portal.app, reuseFormAnswer, { token, params: { id: second }, body })
  expect(refusal).toMatchObject({ code: 'not_found' })
})

it('what the profile says is filled in, for its owner and for nobody with a link alone', async () => {
  const { token, second } = await begin()
  expect(await readField(token, second, 'date_of_birth')).toMatchObject({
    value: '1990-04-23',
    prefilled: true,
    read_only: false,
  })
  expect(await readField(token, second, 'address')).toMatchObject({ value: '12 MG Road, Pune' })

  const linked = await createLinkedApplication(portal.services, { slug: 'ssc-affiliation' })
  await portal.db.updateTable('customers').set({ address: '12 MG Road, Pune' }).execute()
  const { data } = await succeed(portal.app, getByApplication, linked)
  expect(JSON.stringify(data)).not.toContain('MG Road')
})

it('a number of another application, of another question or of a stranger is not given', async () => {
  const { token, first, second } = await begin()
  const stranger = await begin()
  for (const source of [second, stranger.first]) {
    const refusal = await refuse(portal.app, reuseFormAnswer, reuse(token, second, source))
    expect(refusal).toMatchObject({ code: 'not_found' })
  }
  for (const field_id of ['personal_pan', 'city'] as const) {
    const body = { field_id, source_id: first }
    const refusal = await refuse(portal.app, reuseFormAnswer, { token, params: { id: second }, body })
    expect(refusal).toMatchObject({ code: 'not_found' })
  }
  const refusal = await refuse(portal.app, reuseFormAnswer, reuse(stranger.token, second, first))
  expect(refusal).toMatchObject({ code: 'not_found' })
})

it('the PAN of a proprietorship is its owner’s, and asked for once; of another organisation it is not', async () => {
  const own = 'ABCPP1234K'
  const proprietor = await begin({ 'org-type': 'proprietorship', 'org-pan': own })
  for (const id of [proprietor.first, proprietor.second]) {
    expect(await readField(proprietor.token, id, 'personal_pan')).toMatchObject({
      reusable: { source_id: proprietor.first, mask: 'ABCPP••••K' },
    })
  }
  const { token, first, second } = proprietor
  const body = { field_id: 'personal_pan' as const, source_id: first }
  await succeed(portal.app, reuseFormAnswer, { token, params: { id: second }, body })
  expect(await readField(token, second, 'personal_pan')).toMatchObject({ value: 'ABCPP••••K' })

  for (const given of [
    { 'org-type': 'company', 'org-pan': own },
    { 'org-type': 'proprietorship', 'org-pan': pan },
    { 'org-pan': own },
  ]) {
    const other = await begin(given)
    expect(await readField(other.token, other.second, 'personal_pan')).not.toHaveProperty('reusable')
  }
})

it('the address of a sole owner begins as that of the business; of another organisation, or where theirs is known, it does not', async () => {
  const office = { 'office-address': '4 Residency Road', 'office-state': '11', 'office-pin': '560025' }
  const proprietor = { 'org-type': 'proprietorship', ...office }
  const addressOf = async ({ token, first }: Awaited<ReturnType<typeof begin>>) => {
    const fields = ['address', 'state', 'pincode'].map((key) => readField(token, first, key))
    return (await Promise.all(fields)).map((field) => field?.value)
  }
  const owner = await begin(proprietor, {})
  expect(await addressOf(owner)).toEqual(['4 Residency Road', '11', '560025'])
  expect(await readField(owner.token, owner.first, 'pincode')).toMatchObject({
    prefilled: true,
    read_only: false,
  })
  expect(await addressOf(await begin({ 'org-type': 'llp', ...office }, {}))).toEqual(['', '21', ''])
  expect(await addressOf(await begin(proprietor))).toEqual(['12 MG Road, Pune', '21', ''])
})
