import {
  createApplication as createApplicationEndpoint,
  getByApplication,
  getServiceDetails,
  saveDraft,
  submitForm,
  updateGstinNumber,
} from '@sanad/contracts'
import { applicationFieldGroups } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createLinkedApplication } from '../../testing/factories/access-link.ts'
import { createApplication, serviceOf } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { everyValue, requiredValues, type Values } from '../../testing/form-values.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteApplication } from '../applications/delete-application.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(portal.db, [await serviceOf('ssc-affiliation')])
})
afterAll(() => portal.close())

const begin = () => createLinkedApplication(portal.services, { slug: 'ssc-affiliation' })

type Linked = Awaited<ReturnType<typeof begin>>
const formOf = async ({ accessLink, params }: Pick<Linked, 'accessLink' | 'params'>) =>
  (await succeed(portal.app, getByApplication, { accessLink, params })).data
const submit = ({ accessLink, params }: Linked, body: Values = requiredValues) =>
  succeed(portal.app, submitForm, { accessLink, params, body })

function storedOf(applicationId: string) {
  return portal.db
    .selectFrom('applications')
    .select(['fields', 'form_submitted_at'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
}

describe('[EA-05] the fields of the specification', () => {
  it('are all stored, returned, and shown in their groups', async () => {
    const { token } = await signIn(portal.services)
    const body = { service_id: 'ssc-affiliation', stateId: 21, ...everyValue }
    const { data: created } = await succeed(portal.app, createApplicationEndpoint, { token, body })
    const { data: form } = await succeed(portal.app, getByApplication, { token, params: { id: created.id } })
    const { data: details } = await succeed(portal.app, getServiceDetails, {
      token,
      params: { userServiceId: created.id },
    })
    const masked: Values = {
      personal_pan: 'ABCPX••••K',
      company_pan_number: 'AAPFU••••F',
      aadhaar_number: 'XXXX XXXX 2346',
      bank_account_number: '••••6789',
    }
    for (const { group, fields } of form.groups) {
      expect(fields.map(({ field_id }) => field_id)).toEqual(applicationFieldGroups[group])
      for (const { field_id, value, label } of fields) {
        const key = field_id as keyof Values
        expect(label).not.toBe('')
        expect(value).toBe(details.serviceDetails[key])
        if (key in everyValue) expect(value).toBe(masked[key] ?? everyValue[key])
        else expect(value).not.toBe('')
      }
    }
  })

  it('mobile and e-mail are masked for a link', async () => {
    const linked = await begin()
    await submit(linked, {
      ...requiredValues,
      business_email: 'office@patil.example',
      application_mobile: '9876543211',
    })
    const fields = (await formOf(linked)).groups.flatMap((group) => group.fields)
    const shownOf = (key: string) => fields.find(({ field_id }) => field_id === key)?.value
    expect(shownOf('business_email')).toBe('o••••@patil.example')
    expect(shownOf('application_mobile')).toBe('••••••3211')
    expect(shownOf('mobile')).toBe(`••••••${linked.mobile.slice(-4)}`)
  })
})

describe('reading the form', () => {
  it('asks only for the fields of the service, in its language', async () => {
    const linked = await createLinkedApplication(portal.services, { slug: 'skill-india' })
    const { groups, title } = await formOf(linked)
    const asked = groups.flatMap(({ fields }) => fields).filter((field) => field.asked)
    const { required = [], optional = [] } = linked.service.applicationFields ?? {}
    expect(asked.map(({ field_id }) => field_id).sort()).toEqual([...required, ...optional].sort())
    expect(groups.find(({ group }) => group === 'business')?.fields).toEqual([])
    expect(title).toBe(linked.service.title.en)
    const headers = { 'accept-language': 'hi' }
    const { data } = await succeed(portal.app, getByApplication, { ...linked, headers })
    expect(data.groups[0]?.fields.find(({ field_id }) => field_id === 'gender')?.label).toBe('लिंग')
    const fields = data.groups.flatMap((group) => group.fields)
    expect(fields.find(({ field_id }) => field_id === 'type_of_reg')).toMatchObject({
      value: linked.service.typeOfRegistration,
      options: [{ label: linked.service.shortTitle?.hi }],
    })
  })

  it('[AP-14] opens for its own link and its own session, not for others, not after verification', async () => {
    const linked = await begin()
    const other = await begin()
    const stranger = await signIn(portal.services)
    const read = (caller: object) =>
      refuse(portal.app, getByApplication, { params: linked.params, ...caller })
    expect(await read({ accessLink: other.accessLink })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await read({ token: stranger.token })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await read({})).toMatchObject({ status: 401 })
    await portal.db
      .insertInto('application_verifications')
      .values({ application_id: linked.applicationId, channel: 'sms' })
      .execute()
    const refusals = [
      await read(linked),
      await refuse(portal.app, saveDraft, { ...linked, body: { values: { city: 'Pune' } } }),
      await refuse(portal.app, submitForm, { ...linked, body: requiredValues }),
      await refuse(portal.app, updateGstinNumber, { ...linked, body: { gst_number: '27AAPFU0939F1ZV' } }),
    ]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 409, code: 'application_verified' })
    }
  })
})

it('says which values are known from elsewhere, and whether the application still takes information', async () => {
  const { customerId, token } = await signIn(portal.services)
  const earlier = await createApplication(portal.services, { customerId, slug: 'ssc-affiliation' })
  const given = { district: 'Pune', city: '' }
  await portal.db
    .updateTable('applications')
    .set({ fields: JSON.stringify(given) })
    .where('id', '=', earlier.applicationId)
    .execute()
  const { applicationId } = await createApplication(portal.services, { customerId, slug: 'ssc-affiliation' })
  const read = async () =>
    (await succeed(portal.app, getByApplication, { token, params: { id: applicationId } })).data
  const form = await read()
  const known = form.groups.flatMap(({ fields }) => fields).filter(({ prefilled }) => prefilled)
  expect(known).toMatchObject([
    { field_id: 'state', value: '21' },
    { field_id: 'district', value: 'Pune' },
  ])
  expect(form.takes_information).toBe(false)
  await settle(portal.services, { applicationId, customerId })
  expect((await read()).takes_information).toBe(true)
})

it('[EA-06] what the details of the invoice say is not asked again, in the form and in Provide Information', async () => {
  const { customerId, token } = await signIn(portal.services)
  const made = { customerId, slug: 'tp-registration' }
  const { applicationId } = await createApplication(portal.services, made)
  const buyer = {
    gstin: '27ABCPJ1234F1Z6',
    legalName: 'Joshi Skill Academy',
    address: '12 Laxmi Road, Pune 411030',
  }
  await portal.db
    .updateTable('applications')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', applicationId)
    .execute()
  await settle(portal.services, { applicationId, customerId })
  const form = (await succeed(portal.app, getByApplication, { token, params: { id: applicationId } })).data
  const fields = form.groups.flatMap((group) => group.fields)
  const prefilled = Object.fromEntries(
    fields.filter((field) => field.prefilled).map(({ field_id, value }) => [field_id, value]),
  )
  expect(prefilled).toMatchObject({ gst_radio: 'yes', gst_number: buyer.gstin })
  const params = { userServiceId: applicationId }
  const { fieldList } = (await succeed(portal.app, getServiceDetails, { token, params })).data
  const given = Object.fromEntries(fieldList.map(({ field_id, known }) => [field_id, known]))
  expect(given).toMatchObject({
    'org-pan': 'ABCPJ1234F',
    'office-address': '12 Laxmi Road, Pune 411030',
    'office-pin': '411030',
  })
})

it('[EA-06] a service of which no form is known says so', async () => {
  const linked = await createLinkedApplication(portal.services, { slug: 'tp-registration' })
  await sql`update service_versions set definition = definition - 'applicationFields' where slug = 'tp-registration'`.execute(
    portal.db,
  )
  expect(await refuse(portal.app, getByApplication, linked)).toMatchObject({
    status: 404,
    message: 'Failed to retrieve service form',
  })
})

describe('the draft', () => {
  it('keeps what two devices type, each its own fields', async () => {
    const linked = await begin()
    expect((await formOf(linked)).draft).toBeNull()
    await succeed(portal.app, saveDraft, { ...linked, body: { values: { city: 'Pu', district: 'Pune' } } })
    const answer = await succeed(portal.app, saveDraft, { ...linked, body: { values: { city: 'Pune' } } })
    const { draft } = await formOf(linked)
    expect(draft).toEqual({ values: { city: 'Pune', district: 'Pune' }, saved_at: answer.saved_at })
  })

  it('keeps no identity number, no bank account, and nothing that the service does not ask for', async () => {
    const linked = await createLinkedApplication(portal.services)
    const values = {
      personal_pan: 'ABCPX1234K',
      aadhaar_number: '234123412346',
      company_pan_number: 'AAPFU0939F',
      bank_account_number: '50100123456789',
      income_tax: 'yes',
      city: 'Pune',
    }
    await succeed(portal.app, saveDraft, { ...linked, body: { values } })
    const rows = await portal.db.selectFrom('form_drafts').selectAll().execute()
    expect(rows.find((row) => row.application_id === linked.applicationId)?.values).toEqual({ city: 'Pune' })
    expect(JSON.stringify(rows)).not.toMatch(/ABCPX1234K|234123412346|AAPFU0939F|50100123456789/)
  })

  it('goes with its application', async () => {
    const linked = await begin()
    await succeed(portal.app, saveDraft, { ...linked, body: { values: { city: 'Pune' } } })
    const owned = { applicationId: linked.applicationId, customerId: linked.customerId }
    await deleteApplication(portal.services, owned)
    const rows = await portal.db
      .selectFrom('form_drafts')
      .select('values')
      .where('application_id', '=', linked.applicationId)
      .execute()
    expect(rows).toEqual([])
  })

  it("stays out of reach of another application's link", async () => {
    const [one, two] = [await begin(), await begin()]
    const request = { ...one, accessLink: two.accessLink, body: { values: { city: 'Pune' } } }
    expect(await refuse(portal.app, saveDraft, request)).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('submitting the form', () => {
  it('stores it sealed, ends the draft, is recorded, and happens once', async () => {
    const linked = await begin()
    await succeed(portal.app, saveDraft, { ...linked, body: { values: { city: 'Pune' } } })
    await submit(linked)
    const { fields, form_submitted_at } = await storedOf(linked.applicationId)
    expect(form_submitted_at).toEqual(expect.any(Date))
    expect(fields).toMatchObject({ city: 'Pune', gst_number: '27AAPFU0939F1ZV' })
    expect(JSON.stringify(fields)).not.toMatch(/ABCPX1234K|"AAPFU0939F"/)
    const form = await formOf(linked)
    expect(form).toMatchObject({ submitted_at: form_submitted_at?.toISOString(), draft: null })
    const user = form.groups.find(({ group }) => group === 'user')
    expect(user?.fields.every((field) => field.read_only)).toBe(true)
    expect(form.groups.find(({ group }) => group === 'application')?.fields.at(-1)?.read_only).toBe(false)

    const [entry] = await portal.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', linked.applicationId)
      .execute()
    expect(entry).toMatchObject({ action: 'INFORMATION_UPDATE', customer_id: linked.customerId })
    expect(JSON.stringify(entry?.metadata)).toContain('ABCPX••••K')
    expect(JSON.stringify(entry?.metadata)).not.toMatch(/ABCPX1234K|"AAPFU0939F"/)

    const again = await refuse(portal.app, submitForm, { ...linked, body: requiredValues })
    expect(again).toMatchObject({ status: 409, code: 'form_submitted' })
    const late = await refuse(portal.app, saveDraft, { ...linked, body: { values: { city: 'Nashik' } } })
    expect(late).toMatchObject({ status: 409, code: 'form_submitted' })
  })

  it('names every field that is missing, wrong or contradicts another', async () => {
    const linked = await begin()
    const body = {
      ...requiredValues,
      personal_pan: 'AAPXU0939F',
      pincode: '012345',
      designation: '',
      company_pan_number: 'AAPFU0940F',
      office_address: 'not asked',
    }
    const { issues, code } = await refuse(portal.app, submitForm, { ...linked, body })
    expect(code).toBe('field_invalid')
    expect(Object.fromEntries(issues?.map(({ path, message }) => [path, message]) ?? [])).toEqual({
      office_address: 'This service does not ask for this.',
      pincode: 'A PIN code has six digits and does not start with 0.',
      designation: 'Please fill this in.',
      personal_pan: 'The fourth letter of this PAN is not valid.',
      gst_number: 'This GSTIN contains a different PAN from the one you gave for the business.',
    })
    expect((await storedOf(linked.applicationId)).form_submitted_at).toBeNull()
  })

  it('drops what another answer has hidden', async () => {
    const linked = await begin()
    await submit(linked, { ...requiredValues, gst_radio: 'no', gst_number: 'left over' })
    expect((await storedOf(linked.applicationId)).fields).not.toHaveProperty('gst_number')
  })

  it('of two at once one is taken', async () => {
    const linked = await begin()
    const body = requiredValues
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => succeed(portal.app, submitForm, { ...linked, body })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('[AP-20] the GSTIN', () => {
  it('is given and corrected by its own call, by link or by session', async () => {
    const linked = await begin()
    await submit(linked, { ...requiredValues, gst_radio: 'no', gst_number: '' })
    const body = { gst_number: ' 27aapfu0939f1zv ' }
    await succeed(portal.app, updateGstinNumber, { ...linked, body })
    expect((await storedOf(linked.applicationId)).fields).toMatchObject({
      gst_radio: 'yes',
      gst_number: '27AAPFU0939F1ZV',
      GSTIN_number: '27AAPFU0939F1ZV',
    })
  })

  it('is refused when it is wrong, missing or of another PAN or State, or of a stranger', async () => {
    const linked = await begin()
    await submit(linked)
    const refusedWith = async (gst_number: string) =>
      (await refuse(portal.app, updateGstinNumber, { ...linked, body: { gst_number } })).issues?.[0]
    expect(await refusedWith('')).toMatchObject({ path: 'gst_number', message: 'Please fill this in.' })
    expect(await refusedWith('27AAPFU0939F1ZX')).toMatchObject({ path: 'gst_number' })
    const elsewhere = await refusedWith('29AAPFU0939F1ZR')
    expect(elsewhere?.message).toBe('This GSTIN belongs to a different State from those of your addresses.')
    const { token } = await signIn(portal.services)
    const strangers = { params: linked.params, token, body: { gst_number: '27AAPFU0939F1ZV' } }
    expect(await refuse(portal.app, updateGstinNumber, strangers)).toMatchObject({ status: 404 })
  })
})
