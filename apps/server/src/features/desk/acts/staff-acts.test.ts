import { randomUUID } from 'node:crypto'
import { getServiceDetails, listNotifications, submitFields } from '@sanad/contracts'
import {
  askExtraItem,
  completeStage,
  decideDocument,
  holdApplication,
  resumeApplication,
} from '@sanad/contracts/staff'
import { addDays, indianDayOf, undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import {
  createPaidApplication,
  giveEverything,
  type PaidApplication,
} from '../../../testing/factories/paid-application.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { createCustomer } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { invalid } from '../../../testing/invalid.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/upload.ts'

let portal: TestApp
let token: string
let staffId: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token, staffId } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

async function readAsCustomer(
  { token, applicationId }: PaidApplication,
  headers: Record<string, string> = {},
) {
  const request = { token, headers, params: { userServiceId: applicationId } }
  return (await succeed(portal.app, getServiceDetails, request)).data
}

async function begin() {
  const application = await createPaidApplication(portal.services)
  const uploads = await giveEverything(portal.services, application)
  const uploadOf = (documentId: string) => ({ id: uploads.get(documentId) ?? '' })
  return { ...application, params: { id: application.applicationId }, uploadOf }
}

const request_id = () => randomUUID()

it('a rejected document is shown to the customer with its reason and is theirs to replace', async () => {
  const application = await begin()
  const body = { decision: 'rejected' as const, reason: 'The photo is too dark.', request_id: request_id() }
  await succeed(portal.app, decideDocument, { token, params: application.uploadOf('photo'), body })

  const data = await readAsCustomer(application)
  expect(data.uploadedDocs.find(({ document_id }) => document_id === 'photo')).toMatchObject({
    status: 'rejected',
    rejection_reason: 'The photo is too dark.',
  })
  expect(data).toMatchObject({
    next_step: { turn: 'you', next: 'replace_document' },
    pending_items: 1,
    is_information_complete: false,
  })

  const parts = {
    user_id: application.customerId,
    application_id: application.applicationId,
    document_id: 'photo',
  }
  await upload(portal.app, { token: application.token, parts, content: pdfFile() })
  const replaced = await readAsCustomer(application)
  expect(replaced.uploadedDocs.find(({ document_id }) => document_id === 'photo')).toMatchObject({
    status: 'submitted',
    rejection_reason: null,
  })
  expect(replaced.is_information_complete).toBe(true)
  const late = { decision: 'accepted' as const, request_id: request_id() }
  expect(
    await refuse(portal.app, decideDocument, { token, params: application.uploadOf('photo'), body: late }),
  ).toMatchObject({ status: 409, code: 'document_replaced' })
})

it('an accepted document is accepted once; the refusal of another acceptance names what may be done', async () => {
  const application = await begin()
  const params = application.uploadOf('photo')
  const accept = () => ({ decision: 'accepted' as const, request_id: request_id() })
  await succeed(portal.app, decideDocument, { token, params, body: accept() })
  const [document] = (await readAsCustomer(application)).uploadedDocs.filter(({ id }) => id === params.id)
  expect(document).toMatchObject({ status: 'accepted', rejection_reason: null })
  expect(await refuse(portal.app, decideDocument, { token, params, body: accept() })).toMatchObject({
    status: 409,
    code: 'act_not_allowed',
    allowed_acts: ['reject_document'],
  })
})

it('a rejection without a reason is refused', async () => {
  const application = await begin()
  const body = { decision: 'rejected' as const, reason: '  ', request_id: request_id() }
  expect(
    await refuse(portal.app, decideDocument, { token, params: application.uploadOf('photo'), body }),
  ).toMatchObject(invalid('Please say why.'))
})

it('something more that staff ask for is asked of the customer, in their language, and taken', async () => {
  const application = await begin()
  const { params } = application
  const body = { title: 'Name of your trainer', title_hi: 'आपके प्रशिक्षक का नाम', request_id: request_id() }
  await succeed(portal.app, askExtraItem, { token, params, body })
  const asked = await readAsCustomer(application)
  const item = asked.extra_info.at(-1)
  expect(item).toMatchObject({ title: 'Name of your trainer', is_submit: false })
  expect(asked).toMatchObject({
    pending_items: 1,
    next_step: { turn: 'you', next: 'provide_information' },
  })
  const hindi = await readAsCustomer(application, { 'accept-language': 'hi' })
  expect(hindi.extra_info.at(-1)?.title).toBe('आपके प्रशिक्षक का नाम')

  const { customerId: user_id, applicationId: application_id } = application
  const extra_info = [{ id: item?.id ?? '', value: 'Ravi Kumar' }]
  await succeed(portal.app, submitFields, {
    token: application.token,
    body: { user_id, application_id, extra_info },
  })
  const given = await readAsCustomer(application)
  expect(given.extra_info.at(-1)).toMatchObject({ value: 'Ravi Kumar', is_submit: true })
  expect(given).toMatchObject({ pending_items: 0, next_step: { turn: 'us' } })
})

it('a file and a date that staff ask for are given as a document and as a date', async () => {
  const application = await begin()
  const { params } = application
  const file = { title: 'Rent agreement', kind: 'file' as const, request_id: request_id() }
  await succeed(portal.app, askExtraItem, { token, params, body: file })
  const day = { title: 'Day of your visit', kind: 'date' as const, request_id: request_id() }
  await succeed(portal.app, askExtraItem, { token, params, body: day })
  const asked = await readAsCustomer(application)
  expect(asked).toMatchObject({ pending_items: 2, next_step: { next: 'provide_information' } })
  const document = asked.documentList.at(-1)
  expect(document).toMatchObject({ label: 'Rent agreement', submitted: false, value: null })
  const field = asked.fieldList.at(-1)
  expect(field).toMatchObject({ label: 'Day of your visit', input_type: 'date' })

  const { customerId: user_id, applicationId: application_id } = application
  const parts = { user_id, application_id, document_id: document?.document_id ?? '' }
  await upload(portal.app, { token: application.token, parts, content: pdfFile() })
  const answer = (value: string) => ({
    token: application.token,
    body: { user_id, application_id, fields: [{ field_id: field?.field_id ?? '', value }] },
  })
  expect(await refuse(portal.app, submitFields, answer('some day'))).toMatchObject({ code: 'field_invalid' })
  await succeed(portal.app, submitFields, answer('2026-12-01'))
  const given = await readAsCustomer(application)
  expect(given).toMatchObject({ pending_items: 0, is_information_complete: true, next_step: { turn: 'us' } })
  expect(given.documentList.at(-1)).toMatchObject({ submitted: true, value: expect.stringMatching(/\.pdf$/) })
})

it('stages are completed in order, with comment and date, until the application is completed', async () => {
  const application = await begin()
  const { params, service } = application
  const stages = service.timeline.filter(({ kind }) => kind === 'centre' || kind === 'department')
  const [first, second] = stages
  const early = { stage_id: second?.id ?? '', request_id: request_id() }
  expect(await refuse(portal.app, completeStage, { token, params, body: early })).toMatchObject({
    status: 409,
    code: 'act_not_allowed',
    stage_id: first?.id,
  })
  for (const { id } of stages) {
    const body = {
      stage_id: id,
      comment: `Done with ${id}.`,
      comment_hi: 'हो गया।',
      request_id: request_id(),
    }
    await succeed(portal.app, completeStage, { token, params, body })
  }
  await portal.runHeld()
  const data = await readAsCustomer(application)
  expect(data.serviceDetails.client_status).toBe('completed')
  expect(data.next_step).toMatchObject({ turn: 'nobody', next: 'none' })
  const timeline = data.userTimeLine[0]?.timeline ?? []
  expect(timeline.find(({ id }) => id === first?.id)).toMatchObject({
    status: 'completed',
    comment: `Done with ${first?.id}.`,
    completed_at: expect.any(String),
  })
  const more = { stage_id: first?.id ?? '', request_id: request_id() }
  expect(await refuse(portal.app, completeStage, { token, params, body: more })).toMatchObject({
    status: 409,
    allowed_acts: ['attach_deliverable', 'request_refund'],
  })
})

it('an application on hold says why, waits, and goes on after resuming', async () => {
  const application = await begin()
  const { params } = application
  const until = addDays(indianDayOf(new Date().toISOString()), 50)
  const hold = {
    comment: 'The portal of the department is closed until Monday.',
    until,
    request_id: request_id(),
  }
  await succeed(portal.app, holdApplication, { token, params, body: hold })
  const held = await readAsCustomer(application)
  expect(held).toMatchObject({
    serviceDetails: { client_status: 'on_hold' },
    hold_reason: hold.comment,
    hold_until: until,
    news: null,
    next_step: { turn: 'us' },
  })
  const stage = { stage_id: 'check', request_id: request_id() }
  expect(await refuse(portal.app, completeStage, { token, params, body: stage })).toMatchObject({
    code: 'act_not_allowed',
    allowed_acts: expect.arrayContaining(['resume']),
  })
  await succeed(portal.app, resumeApplication, { token, params, body: { request_id: request_id() } })
  expect(await readAsCustomer(application)).toMatchObject({
    serviceDetails: { client_status: 'processing' },
    hold_reason: null,
    hold_until: null,
    news: 'resumed',
  })
})

it('an open stage says by which day it is usually done, and none does while work is on hold', async () => {
  const application = await begin()
  const stagesOf = async () => (await readAsCustomer(application)).userTimeLine[0]?.timeline ?? []
  const [given, check, account] = await stagesOf()
  const since = indianDayOf(given?.completed_at ?? '')
  // The durations of catalogue/skill-india.yaml.
  expect(check?.expected_on).toBe(addDays(since, 2))
  expect(account?.expected_on).toBe(addDays(since, 4))
  expect(given?.expected_on).toBeNull()
  const hold = { comment: 'The portal is closed.', request_id: request_id() }
  await succeed(portal.app, holdApplication, { token, params: application.params, body: hold })
  expect((await stagesOf()).map(({ expected_on }) => expected_on)).toEqual([null, null, null, null, null])
})

it('[DK-48] a hold lasts until no day that is over, nor more than a year ahead', async () => {
  const { params } = await begin()
  const today = indianDayOf(new Date().toISOString())
  for (const until of ['2020-12-31', addDays(today, -1), addDays(today, 400)]) {
    const body = { comment: 'Waiting.', until, request_id: request_id() }
    expect(await refuse(portal.app, holdApplication, { token, params, body })).toMatchObject({
      status: 400,
      issues: [{ path: 'until' }],
    })
  }
})

it('nothing but a discount may be recorded before the payment', async () => {
  const { customerId } = await createCustomer(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const hold = { comment: 'Why not.', request_id: request_id() }
  expect(
    await refuse(portal.app, holdApplication, { token, params: { id: applicationId }, body: hold }),
  ).toMatchObject({ status: 409, code: 'act_not_allowed', allowed_acts: ['give_discount'] })
})

it('the same request is recorded once, also when it comes twice at the same time', async () => {
  const { params, applicationId } = await begin()
  const body = { stage_id: 'check', comment: 'Checked.', comment_hi: 'जाँच हो गई।', request_id: request_id() }
  await Promise.all([1, 2, 3].map(() => succeed(portal.app, completeStage, { token, params, body })))
  await succeed(portal.app, completeStage, { token, params, body })
  const acts = await portal.db
    .selectFrom('staff_acts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute()
  expect(acts).toHaveLength(1)
  const other = { ...body, comment: 'Something else.' }
  expect(await refuse(portal.app, completeStage, { token, params, body: other })).toMatchObject({
    status: 400,
  })
})

it('of two requests to complete a stage at the same time one is refused', async () => {
  const { params } = await begin()
  const attempts = await Promise.allSettled(
    [1, 2].map(() =>
      succeed(portal.app, completeStage, {
        token,
        params,
        body: { stage_id: 'check', request_id: request_id() },
      }),
    ),
  )
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('every act names who did it, in its row and in the audit, and nobody can change it', async () => {
  const { params, applicationId, customerId } = await begin()
  const body = { stage_id: 'check', request_id: request_id() }
  await succeed(portal.app, completeStage, { token, params, body })
  const act = await portal.db
    .selectFrom('staff_acts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  expect(act).toMatchObject({ staff_id: staffId, kind: 'complete', stage_id: 'check' })
  const entry = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', applicationId)
    .where('action', '=', 'STAFF_ACTION')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ staff_id: staffId, customer_id: customerId })
  for (const table of ['staff_acts', 'document_decisions', 'extra_item_requests', 'refund_acts'] as const) {
    const { db } = portal.services
    await expect(db.deleteFrom(table).execute()).rejects.toThrow('permission denied')
    await expect(db.updateTable(table).set({ request_id: randomUUID() }).execute()).rejects.toThrow(
      'permission denied',
    )
  }
})

it('an unknown application or document is not found', async () => {
  const params = { id: randomUUID() }
  const hold = { comment: 'Why not.', request_id: request_id() }
  expect(await refuse(portal.app, holdApplication, { token, params, body: hold })).toMatchObject({
    status: 404,
  })
  const accept = { decision: 'accepted' as const, request_id: request_id() }
  expect(await refuse(portal.app, decideDocument, { token, params, body: accept })).toMatchObject({
    status: 404,
  })
})

it('[DK-113] what the customer reads of a completed stage is said in both languages, or in neither', async () => {
  const { params } = await begin()
  for (const words of [
    { comment: 'Checked.' },
    { comment_hi: 'जाँच हो गई।' },
    { comment: 'Checked.', comment_hi: ' ' },
  ]) {
    const body = { stage_id: 'check', ...words, request_id: request_id() }
    expect(await refuse(portal.app, completeStage, { token, params, body })).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: 'comment_hi', message: 'Please say it in both languages, or in neither.' }],
    })
  }
})

it('[DK-113] the customer reads what was said of a completed stage in their language', async () => {
  const application = await begin()
  const { params } = application
  const body = { stage_id: 'check', comment: 'Checked.', comment_hi: 'जाँच हो गई।', request_id: request_id() }
  await succeed(portal.app, completeStage, { token, params, body })
  const commentIn = async (headers: Record<string, string> = {}) => {
    const { userTimeLine } = await readAsCustomer(application, headers)
    return userTimeLine[0]?.timeline.find(({ id }) => id === 'check')?.comment
  }
  expect(await commentIn()).toBe('Checked.')
  expect(await commentIn({ 'accept-language': 'hi' })).toBe('जाँच हो गई।')
})

it('after a stage the customer is not asked for information where nothing is asked for', async () => {
  const { service, applicationId, token: own } = await createPaidApplication(portal.services)
  const centre = service.timeline.find(({ kind }) => kind === 'centre')
  const information = service.timeline.find(({ kind }) => kind === 'information')
  const stages = { timeline: [centre, information] }
  const asksForNothing = { documents: [], fields: [], extraInfo: [], applicationFields: undefined, ...stages }
  const { slug } = service
  await portal.db
    .insertInto('service_versions')
    .values({ slug, version: 1000, definition: JSON.stringify({ ...service, ...asksForNothing }) })
    .execute()
  const later = portal.db.updateTable('applications').set({ service_version: 1000 })
  await later.where('id', '=', applicationId).execute()
  const body = { stage_id: centre?.id ?? '', request_id: request_id() }
  await succeed(portal.app, completeStage, { token, params: { id: applicationId }, body })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const { data } = await succeed(portal.app, listNotifications, { token: own, query: {} })
  expect(data.find(({ kind }) => kind === 'stage_completed')?.params).toMatchObject({ next: 'wait' })
})

it('[DK-48] a hold says whose reason it is, in the language of the customer, and stops the clock for others alone', async () => {
  const application = await begin()
  const { params } = application
  const body = {
    comment: 'The portal is down.',
    comment_hi: 'पोर्टल बंद है।',
    waits_for: 'department' as const,
    request_id: request_id(),
  }
  await succeed(portal.app, holdApplication, { token, params, body })
  expect(await readAsCustomer(application)).toMatchObject({
    hold_reason: body.comment,
    hold_waits_for: 'department',
  })
  const inHindi = await readAsCustomer(application, { 'accept-language': 'hi' })
  expect(inHindi.hold_reason).toBe(body.comment_hi)
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const { data } = await succeed(portal.app, listNotifications, {
    token: application.token,
    headers: { 'accept-language': 'hi' },
    query: {},
  })
  expect(data[0]).toMatchObject({ kind: 'application_on_hold', params: { reason: body.comment_hi } })
  const { clock } = await portal.db
    .selectFrom('work_items')
    .select('clock')
    .where('application_id', '=', params.id)
    .where('kind', '=', 'stage')
    .executeTakeFirstOrThrow()
  expect(clock).toBe('paused')
})
