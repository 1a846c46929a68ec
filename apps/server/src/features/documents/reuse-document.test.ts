import { randomUUID } from 'node:crypto'
import {
  getByApplication,
  getProfile,
  getServiceDetails,
  reuseDocument,
  submitFields,
} from '@sanad/contracts'
import { decideDocument } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { createDeliverable } from '../../testing/factories/deliverable.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function createBusiness(customerId: string): Promise<string> {
  const { id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Patil Skills' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Customer = Awaited<ReturnType<typeof signIn>>

async function apply({ customerId }: Customer, slug: string, businessId: string | null) {
  const { applicationId } = await createApplication(portal.services, { customerId, slug })
  const items = slug === 'tp-registration' ? ['initial-payment'] : ['service']
  await settle(portal.services, { applicationId, customerId, items })
  await portal.db
    .updateTable('applications')
    .set({ business_id: businessId })
    .where('id', '=', applicationId)
    .execute()
  return applicationId
}

const read = async ({ token }: Customer, applicationId: string) =>
  (await succeed(portal.app, getServiceDetails, { token, params: { userServiceId: applicationId } })).data

async function knownOf(customer: Customer, applicationId: string) {
  const { fieldList } = await read(customer, applicationId)
  return fieldList.flatMap(({ field_id, known }) => (known === undefined ? [] : [[field_id, known]]))
}

/** A registration certificate, given to a first application. */
async function begin() {
  const customer = await signIn(portal.services)
  const business = await createBusiness(customer.customerId)
  const first = await apply(customer, 'tp-registration', business)
  const document_id = 'registration-certificate'
  const parts = { user_id: customer.customerId, application_id: first, document_id }
  await upload(portal.app, { token: customer.token, parts, content: pdfFile() })
  const second = await apply(customer, 'ssc-affiliation', business)
  return { customer, business, first, second, document_id }
}

it('a document is uploaded once and given again by a press, and stays when the first application goes', async () => {
  const { customer, first, second, document_id } = await begin()
  const [offered] = (await read(customer, second)).reusable_documents
  expect(offered).toMatchObject({ document_id, from: 'Training Partner (TP) Registration' })
  const body = { application_id: second, document_id, source_id: offered?.source_id ?? '' }
  await succeed(portal.app, reuseDocument, { token: customer.token, body })
  const after = await read(customer, second)
  expect(after.reusable_documents).toEqual([])
  expect(after.uploadedDocs).toMatchObject([{ document_id, status: 'submitted' }])
  const files = await portal.db.selectFrom('uploaded_documents').select('filename').execute()
  expect(new Set(files.map(({ filename }) => filename)).size).toBe(files.length)
  expect((await read(customer, first)).uploadedDocs).toHaveLength(1)
})

it('a file of another business, of another document or of a stranger is not given', async () => {
  const { customer, second, document_id } = await begin()
  const { source_id = '' } = (await read(customer, second)).reusable_documents[0] ?? {}
  const reuse = ({ token }: Customer, application_id: string, document = document_id) =>
    refuse(portal.app, reuseDocument, { token, body: { application_id, document_id: document, source_id } })

  const other = await apply(customer, 'ssc-affiliation', await createBusiness(customer.customerId))
  expect((await read(customer, other)).reusable_documents).toEqual([])
  expect(await reuse(customer, other)).toMatchObject({ status: 404 })
  expect(await reuse(customer, second, 'premises-proof')).toMatchObject({ status: 404 })

  const stranger = await signIn(portal.services)
  const theirs = await apply(stranger, 'ssc-affiliation', await createBusiness(stranger.customerId))
  expect(await reuse(stranger, theirs)).toMatchObject({ status: 404 })
  expect(await reuse(stranger, second)).toMatchObject({ status: 404 })
})

async function give(customer: Customer, application_id: string, document_id: string) {
  const parts = { user_id: customer.customerId, application_id, document_id }
  await upload(portal.app, { token: customer.token, parts, content: pdfFile() })
}

async function offeredFor(customer: Customer, applicationId: string) {
  const offered = (await read(customer, applicationId)).reusable_documents
  return offered.map(({ document_id, from }) => [document_id, from])
}

async function setQuantity(id: string, quantity: number): Promise<void> {
  await portal.db.updateTable('applications').set({ quantity }).where('id', '=', id).execute()
}

it('a PAN card that was accepted for one service is given again in another, for the same business alone', async () => {
  const customer = await signIn(portal.services)
  const business = await createBusiness(customer.customerId)
  const partner = await apply(customer, 'tp-registration', business)
  await give(customer, partner, 'pan-card')
  const { id: source_id = '' } = (await read(customer, partner)).uploadedDocs[0] ?? {}
  const { staffToken } = await signInStaff(portal.services)
  const decision = { decision: 'accepted', request_id: randomUUID() } as const
  await succeed(portal.app, decideDocument, { token: staffToken, params: { id: source_id }, body: decision })

  const application_id = await apply(customer, 'nsdc-affiliation', business)
  expect(await offeredFor(customer, application_id)).toEqual([
    ['pan-card', 'Training Partner (TP) Registration'],
  ])
  const body = { application_id, document_id: 'pan-card', source_id }
  await succeed(portal.app, reuseDocument, { token: customer.token, body })
  expect((await read(customer, application_id)).uploadedDocs).toMatchObject([
    { document_id: 'pan-card', status: 'submitted' },
  ])

  for (const other of [await createBusiness(customer.customerId), null]) {
    const elsewhere = await apply(customer, 'nsdc-affiliation', other)
    expect(await offeredFor(customer, elsewhere)).toEqual([])
    const again = { token: customer.token, body: { ...body, application_id: elsewhere } }
    expect(await refuse(portal.app, reuseDocument, again)).toMatchObject({ status: 404 })
  }
})

it('the photo identity of a person is given again under another name, without a business and for any', async () => {
  const customer = await signIn(portal.services)
  const learner = await apply(customer, 'skill-india', null)
  await give(customer, learner, 'photo-id')
  await give(customer, learner, 'education-proof')
  const business = await createBusiness(customer.customerId)
  const trainer = await apply(customer, 'tot-toa', null)
  const ofFirm = await apply(customer, 'tot-toa', business)
  const from = 'Skill India Registration'
  expect(await offeredFor(customer, ofFirm)).toEqual([
    ['photo-ids', from],
    ['education-certificates', from],
  ])
  const { source_id = '' } = (await read(customer, trainer)).reusable_documents[0] ?? {}
  for (const application_id of [trainer, ofFirm]) {
    const body = { application_id, document_id: 'photo-ids', source_id }
    await succeed(portal.app, reuseDocument, { token: customer.token, body })
    expect((await read(customer, application_id)).uploadedDocs).toMatchObject([{ document_id: 'photo-ids' }])
    const other = { token: customer.token, body: { ...body, document_id: 'resumes' } }
    expect(await refuse(portal.app, reuseDocument, other)).toMatchObject({ status: 404 })
  }
  const stranger = await signIn(portal.services)
  expect(await offeredFor(stranger, await apply(stranger, 'tot-toa', null))).toEqual([])
})

it('a file of one person is not offered for several, nor one of several for one', async () => {
  const customer = await signIn(portal.services)
  const learner = await apply(customer, 'skill-india', null)
  await give(customer, learner, 'photo-id')
  const { id: source_id = '' } = (await read(customer, learner)).uploadedDocs[0] ?? {}
  const trainers = await apply(customer, 'tot-toa', null)
  await setQuantity(trainers, 2)
  expect(await offeredFor(customer, trainers)).toEqual([])
  const body = { application_id: trainers, document_id: 'photo-ids', source_id }
  expect(await refuse(portal.app, reuseDocument, { token: customer.token, body })).toMatchObject({
    status: 404,
  })
  await give(customer, trainers, 'photos')
  expect(await offeredFor(customer, await apply(customer, 'skill-india', null))).toEqual([
    ['photo-id', 'Skill India Registration'],
  ])
})

it('a version without papers goes on: its file is offered by its id, in the same business', async () => {
  const customer = await signIn(portal.services)
  const business = await createBusiness(customer.customerId)
  const older = await apply(customer, 'tot-toa', business)
  await give(customer, older, 'photo-ids')
  await portal.db.transaction().execute(async (tx) => {
    const { service_version } = await tx
      .selectFrom('applications')
      .select('service_version')
      .where('id', '=', older)
      .executeTakeFirstOrThrow()
    const { definition } = await tx
      .selectFrom('service_versions')
      .select('definition')
      .where('slug', '=', 'tot-toa')
      .where('version', '=', service_version)
      .executeTakeFirstOrThrow()
    const documents = definition.documents.map(({ paper: _, perUnit: __, ...document }) => document)
    await tx
      .insertInto('service_versions')
      .values({
        slug: 'tot-toa',
        version: 1,
        definition: JSON.stringify({ ...definition, version: 1, documents }),
      })
      .execute()
    await tx.updateTable('applications').set({ service_version: 1 }).where('id', '=', older).execute()
  })
  const title = 'Training of Trainers / Assessors (ToT / ToA)'
  expect(await offeredFor(customer, await apply(customer, 'tot-toa', business))).toEqual([
    ['photo-ids', title],
  ])
  expect(await offeredFor(customer, await apply(customer, 'skill-india', business))).toEqual([])
  expect(await offeredFor(customer, await apply(customer, 'tot-toa', null))).toEqual([])
})

it('what was answered once is known to the form and to the next application of the same business', async () => {
  const { customer, business, first } = await begin()
  const { customerId: user_id, token } = customer
  const fields = [
    { field_id: 'office-address', value: '5 MG Road' },
    { field_id: 'office-state', value: '21' },
    { field_id: 'org-pan', value: 'AAPFU0939F' },
  ]
  await succeed(portal.app, submitFields, { token, body: { user_id, application_id: first, fields } })

  const next = await apply(customer, 'nsdc-affiliation', business)
  expect(await knownOf(customer, next)).toContainEqual(['office-state', '21'])
  const third = await apply(customer, 'tc-registration', business)
  const form = (await succeed(portal.app, getByApplication, { token, params: { id: third } })).data
  const values = form.groups.flatMap((group) => group.fields).map(({ field_id, value }) => [field_id, value])
  expect(values).toContainEqual(['office_state', '21'])

  const elsewhere = await apply(customer, 'nsdc-affiliation', null)
  const ids = (await knownOf(customer, elsewhere)).map(([id]) => id)
  expect(ids).toEqual(['office-state', 'signatory-name', 'signatory-mobile', 'signatory-email'])
})

it('what the account says is filled in, and what the business said of somebody else goes before it', async () => {
  const { customer, business, first } = await begin()
  const { customerId: user_id, token } = customer
  const account = (await succeed(portal.app, getProfile, { token })).user
  expect((await knownOf(customer, first)).filter(([id]) => id !== 'office-state')).toEqual([
    ['signatory-name', account.name_of_person],
    ['signatory-mobile', account.mobile],
    ['signatory-email', account.email],
  ])
  const fields = [{ field_id: 'signatory-name', value: 'Ravi Kulkarni' }]
  await succeed(portal.app, submitFields, { token, body: { user_id, application_id: first, fields } })
  const next = await knownOf(customer, await apply(customer, 'nsdc-affiliation', business))
  expect(next).toContainEqual(['signatory-name', 'Ravi Kulkarni'])
  expect(next).toContainEqual(['signatory-mobile', account.mobile])
  const learner = await knownOf(customer, await apply(customer, 'skill-india', null))
  expect(learner).toContainEqual(['full-name', account.name_of_person])
})

it('the State that was named for the tax is that of the office, until another one is given', async () => {
  const { customer, first } = await begin()
  await portal.db.updateTable('applications').set({ state_id: 29 }).where('id', '=', first).execute()
  expect(await knownOf(customer, first)).toContainEqual(['office-state', '29'])
  const request = { token: customer.token, params: { id: first } }
  const form = (await succeed(portal.app, getByApplication, request)).data
  const values = form.groups.flatMap((group) => group.fields).map(({ field_id, value }) => [field_id, value])
  expect(values).toContainEqual(['state', '29'])
})

it('a number that a service of ours gave is not asked for, once the customer has it for good', async () => {
  const { customer, business, first } = await begin()
  const { staffToken } = await signInStaff(portal.services)
  const letter = { staffToken, applicationId: first, number: 'TP004211', deliverable_id: 'tp-letter' }
  await createDeliverable(portal.app, { ...letter, visible: 'when_completed' })
  const next = await apply(customer, 'tc-registration', business)
  expect(await knownOf(customer, next)).not.toContainEqual(['tp-id', 'TP004211'])
  await createDeliverable(portal.app, { ...letter, number: 'TP004212', visible: 'now' })
  expect((await knownOf(customer, next)).map(([id]) => id)).not.toContain('tp-id')
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await knownOf(customer, next)).toContainEqual(['tp-id', 'TP004212'])
  const other = await apply(customer, 'tc-registration', await createBusiness(customer.customerId))
  expect((await knownOf(customer, other)).map(([id]) => id)).not.toContain('tp-id')
})

it.each(['nsdc-affiliation', 'ssc-affiliation', 'tp-registration'])(
  'an application for %s asks nothing twice that the business gave for a TP registration',
  async (slug) => {
    const customer = await signIn(portal.services)
    const { customerId: user_id, token } = customer
    const business = await createBusiness(user_id)
    const application_id = await apply(customer, 'tp-registration', business)
    const fields = Object.entries(answers).map(([field_id, value]) => ({ field_id, value }))
    await succeed(portal.app, submitFields, { token, body: { user_id, application_id, fields } })
    const first = await read(customer, application_id)
    expect(first.fieldList.map(({ field_id }) => field_id)).toEqual(Object.keys(answers))
    for (const { document_id } of first.documentList) {
      await upload(portal.app, { token, parts: { user_id, application_id, document_id }, content: pdfFile() })
    }

    const { fieldList, documentList, reusable_documents } = await read(
      customer,
      await apply(customer, slug, business),
    )
    const isShared = ({ field_id, same_as }: (typeof fieldList)[number]) =>
      first.fieldList.some((given) => given.field_id === field_id || (same_as && given.same_as === same_as))
    const askedAgain = fieldList
      .filter(isShared)
      .filter(({ known, reusable }) => known === undefined && !reusable)
    expect(askedAgain.map(({ field_id }) => field_id)).toEqual([])
    const offered = reusable_documents.map(({ document_id }) => document_id)
    const shared = documentList
      .map(({ document_id }) => document_id)
      .filter((id) => first.documentList.some(({ document_id }) => document_id === id))
    expect(offered.sort()).toEqual(shared.sort())
    expect(fieldList.filter(isShared).length + shared.length).toBeGreaterThan(0)
  },
)

/** To every question of a TP registration. */
const answers = {
  'org-type': 'proprietorship',
  'org-pan': 'ABCPX1234K',
  'registration-date': '2015-04-01',
  'office-address': '14 Prabhat Road, Pune',
  'office-state': '21',
  'office-pin': '411004',
  'signatory-name': 'Asha Patil',
  'signatory-mobile': '9876543210',
  'signatory-email': 'asha@patil-skill.example',
  'bank-ifsc': 'SBIN0001234',
}
