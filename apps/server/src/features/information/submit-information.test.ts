import { randomUUID } from 'node:crypto'
import { getServiceDetails, submitFields } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { makePasswordDue } from '../../testing/factories/paid-application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function begin({ paid = true } = {}) {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  if (paid) await settle(portal.services, { applicationId, customerId })
  const ids = { user_id: customerId, application_id: applicationId }
  const field = (field_id: string, value: string | string[]) => ({ field_id, value })
  return { customerId, token, applicationId, service, ids, field }
}

function listRows(applicationId: string) {
  return portal.db
    .selectFrom('submitted_fields')
    .select(['field_id', 'value'])
    .where('application_id', '=', applicationId)
    .orderBy('field_id')
    .execute()
}

it('[AP-25] takes fields and extra items and shows them submitted', async () => {
  const { token, ids, field, applicationId, service } = await begin()
  const extraId = service.extraInfo[0]?.id ?? ''
  const answer = await succeed(portal.app, submitFields, {
    token,
    body: {
      ...ids,
      fields: [field('centre-name', '  Patil Centre '), field('centre-email', 'centre@example.in')],
      extra_info: [{ id: extraId, value: 'Welding' }],
    },
  })
  expect(answer).toEqual({ success: true, message: 'Field submitted successfully!' })
  const request = { token, params: { userServiceId: applicationId } }
  const { data } = await succeed(portal.app, getServiceDetails, request)
  expect(data.submittedFields.toSorted((a, b) => a.field_id.localeCompare(b.field_id))).toEqual([
    field('centre-email', 'centre@example.in'),
    field('centre-name', 'Patil Centre'),
  ])
  expect(data.extra_info.find(({ id }) => id === extraId)).toMatchObject({
    value: 'Welding',
    is_submit: true,
  })
})

it('[DI-06] drops empty values and needs a user, an application and one value', async () => {
  const { token, ids, field, applicationId } = await begin()
  const fields = [field('centre-name', 'Patil Centre'), field('tp-id', '   '), field('sector', [])]
  await succeed(portal.app, submitFields, { token, body: { ...ids, fields, extra_info: [] } })
  expect(await listRows(applicationId)).toEqual([field('centre-name', 'Patil Centre')])

  const { user_id, application_id } = ids
  const one = [field('tp-id', 'TP1')]
  const missing = [
    { user_id, application_id, fields: [field('tp-id', ' ')] },
    { user_id, application_id },
    { user_id, fields: one },
    { application_id, fields: one },
  ]
  for (const body of missing) {
    expect(await refuse(portal.app, submitFields, { token, body })).toMatchObject({
      status: 400,
      message: 'Missing required fields: user_id, application_id, fields',
    })
  }
})

it('names every value that is wrong and stores none of them', async () => {
  const { token, ids, field, applicationId } = await begin()
  const fields = [
    field('centre-name', 'Patil Centre'),
    field('centre-email', 'nobody'),
    field('sector', 'unheard-of'),
    field('never-asked', 'x'),
  ]
  const error = await refuse(portal.app, submitFields, { token, body: { ...ids, fields } })
  expect(error).toMatchObject({
    status: 400,
    code: 'field_invalid',
    issues: [
      {
        path: 'fields.centre-email',
        message: 'Please enter the whole email address, such as name@example.com.',
      },
      { path: 'fields.sector', message: 'Please choose one of the options.' },
      { path: 'fields.never-asked', message: 'This service does not ask for this.' },
    ],
  })
  expect(await listRows(applicationId)).toEqual([])
})

it('a submitted field stays as it is; the same value again is fine, also in parallel', async () => {
  const { token, ids, field, applicationId, service } = await begin()
  const giveThrice = async (...fields: ReturnType<typeof field>[]) => {
    const body = { ...ids, fields }
    const answers = await Promise.all([1, 2, 3].map(() => call(portal.app, submitFields, { token, body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  }
  await giveThrice(field('centre-name', 'Patil Centre'))
  await makePasswordDue(portal.services, { applicationId, service })
  await giveThrice(field('centre-name', 'Patil Centre'), field('tp-password', ' s3cret '))
  const before = await listRows(applicationId)

  const other = { ...ids, fields: [field('centre-name', 'Rao Centre'), field('tp-password', 'other')] }
  expect(await refuse(portal.app, submitFields, { token, body: other })).toMatchObject({
    status: 409,
    code: 'field_already_submitted',
    issues: [{ path: 'fields.centre-name' }, { path: 'fields.tp-password' }],
  })
  expect(await listRows(applicationId)).toEqual(before)
})

it('[DI-09] submitted information is recorded by field, a password sealed and only masked', async () => {
  const { token, ids, field, applicationId, service } = await begin()
  const give = (name: string, value: string) =>
    succeed(portal.app, submitFields, { token, body: { ...ids, fields: [field(name, value)] } })
  await give('centre-name', 'Patil Centre')
  await makePasswordDue(portal.services, { applicationId, service })
  await give('tp-password', 'S3cret-Word')
  expect(JSON.stringify(await listRows(applicationId))).not.toContain('S3cret-Word')
  const request = { token, params: { userServiceId: applicationId } }
  const { data } = await succeed(portal.app, getServiceDetails, request)
  expect(data.submittedFields).toContainEqual(field('tp-password', '••••••••'))
  const entries = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', applicationId)
    .where('action', '=', 'INFORMATION_BULK_SUBMIT')
    .execute()
  expect(entries.map(({ metadata }) => metadata)).toMatchObject([
    {
      fields: [
        { field_id: 'centre-name', field_name: 'Name of the training centre', field_value: 'Patil Centre' },
      ],
    },
    { fields: [{ field_id: 'tp-password', field_value: '••••••••' }] },
  ])
})

it('before payment nothing is taken', async () => {
  const { token, ids, field } = await begin({ paid: false })
  const body = { ...ids, fields: [field('centre-name', 'Patil Centre')] }
  expect(await refuse(portal.app, submitFields, { token, body })).toMatchObject({
    status: 409,
    code: 'payment_first',
  })
})

it("a stranger meets the same 404 for somebody's application and for none", async () => {
  const own = await begin()
  const stranger = await begin()
  const fields = [own.field('centre-name', 'Taken over')]
  const submit = (ids: { user_id: string; application_id: string }) =>
    refuse(portal.app, submitFields, { token: stranger.token, body: { ...ids, fields } })
  const unknown = await submit({ user_id: stranger.customerId, application_id: randomUUID() })
  const foreign = await submit({ user_id: stranger.customerId, application_id: own.applicationId })
  const disguised = await submit(own.ids)
  expect(unknown).toMatchObject({ status: 404, code: 'not_found' })
  expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })
  expect(disguised).toEqual({ ...unknown, requestId: disguised.requestId })
  expect(await listRows(own.applicationId)).toEqual([])
})

it('a date that cannot be is refused, with the reason', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  await settle(portal.services, { applicationId, customerId, items: ['initial-payment'] })
  const body = (value: string) => ({
    user_id: customerId,
    application_id: applicationId,
    fields: [{ field_id: 'registration-date', value }],
  })
  expect(await refuse(portal.app, submitFields, { token, body: body('2099-01-01') })).toMatchObject({
    code: 'field_invalid',
    issues: [{ path: 'fields.registration-date', message: 'This date cannot be in the future.' }],
  })
  await succeed(portal.app, submitFields, { token, body: body('2019-04-01') })
})

it('[EX-01] [EX-02] an extra field and a document say id, code, type, options, value and whether they are given', async () => {
  const { token, ids, applicationId, service } = await begin()
  const request = { token, params: { userServiceId: applicationId } }
  const read = async () => (await succeed(portal.app, getServiceDetails, request)).data
  const id = service.extraInfo[0]?.id ?? ''
  const { extra_info, documentList } = await read()
  expect(extra_info[0]).toMatchObject({
    id,
    code: id,
    type: 'textarea',
    options: [],
    value: '',
    submitted: false,
  })
  const document = service.documents[0]?.id
  expect(documentList[0]).toMatchObject({ id: document, code: document, value: null, submitted: false })
  const given = { ...ids, fields: [], extra_info: [{ id, value: 'Welding' }] }
  await succeed(portal.app, submitFields, { token, body: given })
  expect((await read()).extra_info[0]).toMatchObject({ value: 'Welding', submitted: true })
})
