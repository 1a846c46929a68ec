import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  addBusinessName,
  bookConsultation,
  cancelErasure,
  createTicket,
  getProfile,
  listErasureRequests,
  readPrivacy,
  register,
  requestErasure,
  requestOtp,
  saveConsents,
  saveDraft,
  submitDocument,
  submitFields,
  updateApplication,
  updateProfile,
  verifyOtp,
  writeAuditLog,
} from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { beginLogin, proveEmail, proveLately, readCode } from '../../../testing/factories/challenge.ts'
import { bookingBody } from '../../../testing/factories/consultation.ts'
import { createDeliverable } from '../../../testing/factories/deliverable.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { createOrder } from '../../../testing/factories/payments.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { ticketBody } from '../../../testing/factories/ticket.ts'
import { listTables, readWholeTable } from '../../../testing/read-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/upload.ts'
import { beginSession } from '../../identity/sessions/begin-session.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'
import { removeExpiredData } from '../retention/remove-expired-data.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const sixDays = 6 * 86_400
const days = (count: number) => count * 86_400

/** Lets the cooling-off period pass. */
async function passCoolingOff(customerId: string): Promise<void> {
  await sql`
    update erasure_requests set due_at = now(), requested_at = now() - interval '7 days'
    where customer_id = ${customerId}`.execute(portal.db)
  await portal.runJobs({ dueWithinSeconds: days(8) })
}

/** A customer with a finished application and a recognisable text in every place that holds personal data. */
async function createKnownCustomer(mark: string) {
  const { app, db, services } = portal
  const paid = await createPaidApplication(services, {
    name_of_person: `Name${mark}`,
    email: `mail${mark}@example.in`,
    mobile: '9812345670',
  })
  const { token, customerId, applicationId } = paid
  await proveEmail(db, customerId)
  await succeed(app, updateProfile, { token, body: { address: `Street${mark}` } })
  await succeed(app, saveConsents, { token, body: { notice_version: 2, reminders: true, offers: false } })
  await succeed(app, addBusinessName, { token, body: { name_of_firm: `Firm${mark}`, user_id: customerId } })
  const parts = { user_id: customerId, application_id: applicationId, document_id: 'photo-id' }
  const { body } = await upload(app, {
    token,
    parts,
    content: pdfFile({ extra: `/Mark (${mark}) ` }),
    name: `File${mark}.pdf`,
  })
  submitDocument.success.parse(body)
  const fields = [{ field_id: 'full-name', value: `Full${mark}` }]
  const information = { user_id: customerId, application_id: applicationId, fields }
  await succeed(app, submitFields, { token, body: information })
  const open = await createApplication(services, { customerId })
  const params = { id: open.applicationId }
  await succeed(app, updateApplication, { token, params, body: { validity: `Validity${mark}` } })
  await succeed(app, saveDraft, { token, params, body: { values: { village: `Draft${mark}` } } })
  await succeed(app, createTicket, {
    token,
    body: ticketBody({ subject: `Subject${mark}`, message: `Body${mark}` }),
  })
  await succeed(app, bookConsultation, { token, body: bookingBody({ note: `Note${mark}` }) })
  const { staffToken } = await signInStaff(services)
  await createDeliverable(app, {
    staffToken,
    applicationId,
    title: `Certificate${mark}`,
    number: `Number${mark}`,
    content: pdfFile({ extra: `/Mark (${mark}) ` }),
  })
  const report = { action: 'USER_ACTION', entity_type: 'screen', description: `Report${mark}` } as const
  await succeed(app, writeAuditLog, { token, body: report })
  await succeed(app, requestOtp, { token, body: { user_id: customerId, channel: 'email' } })
  await portal.runJobs()
  const { staffId } = await signInStaff(services)
  const acts = paid.service.timeline.filter(({ kind }) => kind === 'centre' || kind === 'department')
  for (const { id } of acts) {
    await db
      .insertInto('staff_acts')
      .values({
        application_id: applicationId,
        staff_id: staffId,
        kind: 'complete',
        stage_id: id,
        comment: '',
        request_id: crypto.randomUUID(),
      })
      .execute()
  }
  await proveLately(db, customerId)
  return paid
}

/** Columns of the database that contain a text. */
async function findTables(text: string): Promise<string[]> {
  const tables = await listTables(portal.db)
  const holding = await Promise.all(
    tables.map(async (table) => ((await readWholeTable(portal.db, table)).includes(text) ? [table] : [])),
  )
  return holding.flat()
}

it('nothing of an erased customer is left but what the law keeps, and the number is free again', async () => {
  const mark = 'zq7kx'
  const { token, customerId, applicationId } = await createKnownCustomer(mark)
  // A stage that is not done would keep the application under way.
  await sql`update service_versions set definition = jsonb_set(jsonb_set(jsonb_set(jsonb_set(definition,
    '{documents}', '[]'), '{fields}', '[]'), '{extraInfo}', '[]'),
    '{timeline}', jsonb_path_query_array(definition, '$.timeline[*] ? (@.kind == "payment")'))
    where slug = 'skill-india'`.execute(portal.db)
  expect((await findTables(mark)).length).toBeGreaterThan(10)
  const { data } = await succeed(portal.app, requestErasure, { token })
  expect(data).toMatchObject({ blockers: [], cooling_off_days: 7 })
  expect(data.held.map(({ kind }) => kind)).toEqual([
    'payments',
    'applications',
    'consultations',
    'consents',
    'audit',
  ])
  const again = await succeed(portal.app, requestErasure, { token })
  expect(again.data.request).toEqual(data.request)
  await portal.runJobs({ dueWithinSeconds: sixDays })
  await succeed(portal.app, getProfile, { token })

  await passCoolingOff(customerId)
  expect(await refuse(portal.app, getProfile, { token })).toMatchObject({ status: 401 })
  // The confirmation is the last message.
  expect(await findTables(`mail${mark}`)).toEqual(['outbox_messages'])
  const { body } = await portal.db
    .selectFrom('outbox_messages')
    .select('body')
    .where('recipient', '=', `mail${mark}@example.in`)
    .executeTakeFirstOrThrow()
  expect(body).toContain(data.request?.reference)
  expect(body).toMatch(/payments, invoices and ledger \(until 31\/03\/20\d\d\)/)
  await sql`delete from outbox_messages`.execute(portal.db)
  expect(await findTables(mark)).toEqual([])
  expect(await findTables('9812345670')).toEqual([])
  const kept: string[] = []
  for await (const { name } of portal.services.files.list()) kept.push(name)
  expect(kept).toEqual([])
  const orders = await portal.db
    .selectFrom('payment_orders')
    .select('order_id')
    .where('application_id', '=', applicationId)
    .execute()
  expect(orders).toHaveLength(1)

  const newcomer = { mobile: '9812345670', email: `mail${mark}@example.in`, name: 'Somebody Else' }
  await succeed(portal.app, register, { body: newcomer })
  const { staffToken } = await signInStaff(portal.services)
  const requests = await succeed(portal.app, listErasureRequests, { token: staffToken, query: {} })
  expect(requests.data[0]).toMatchObject({ reference: data.request?.reference, status: 'done' })
  expect(requests.data[0]?.held).toHaveLength(5)
})

it('a request can be taken back until it is done', async () => {
  const { token, customerId } = await signIn(portal.services)
  expect(await refuse(portal.app, requestErasure, { token })).toMatchObject({ code: 'proof_needed' })
  await proveLately(portal.db, customerId)
  await succeed(portal.app, requestErasure, { token })
  // A job that comes too early does nothing.
  await portal.runJobs({ dueWithinSeconds: days(8) })
  await succeed(portal.app, getProfile, { token })
  await succeed(portal.app, cancelErasure, { token })
  expect(await refuse(portal.app, cancelErasure, { token })).toMatchObject({ code: 'erasure_not_requested' })
  await passCoolingOff(customerId)
  await succeed(portal.app, getProfile, { token })
  const { data } = await succeed(portal.app, readPrivacy, { token })
  expect(data.erasure.request).toBeNull()
})

it('money in the air and work under way stand against it, when it is asked for and when it is due', async () => {
  const { services, app, db } = portal
  const paid = await createPaidApplication(services, { slug: 'tc-registration' })
  await proveLately(db, paid.customerId)
  const refusal = await refuse(app, requestErasure, { token: paid.token })
  expect(refusal).toMatchObject({
    code: 'erasure_blocked',
    blockers: [{ kind: 'application_under_way', application_id: paid.applicationId, track_id: paid.trackId }],
  })
  const other = await signIn(services)
  await proveLately(db, other.customerId)
  await succeed(app, requestErasure, { token: other.token })
  const { applicationId } = await createApplication(services, { customerId: other.customerId })
  const orderId = await createOrder(services, { applicationId, customerId: other.customerId })
  await passCoolingOff(other.customerId)
  const { data } = await succeed(app, readPrivacy, { token: other.token })
  expect(data.erasure.blockers).toMatchObject([{ kind: 'payment_under_way' }])
  await db.updateTable('payment_orders').set({ state: 'expired' }).where('order_id', '=', orderId).execute()
  await portal.runJobs({ dueWithinSeconds: days(2) })
  expect(await refuse(app, getProfile, { token: other.token })).toMatchObject({ status: 401 })
})

it('a store that fails holds up no erasure, and its files go when it is back', async () => {
  const { services, app, db } = portal
  const { token, customerId } = await signIn(services)
  const filename = 'c0ffee.zip'
  await (await services.files.receive(Readable.from([Buffer.from('PK')]))).keep(filename)
  await sql`insert into data_exports (customer_id, filename, ready_at, expires_at, size_bytes)
    values (${customerId}, ${filename}, now(), now() + interval '30 days', 2)`.execute(db)
  const path = join(services.config.dataDir, 'files', filename)
  // A folder in place of the file: removing it fails.
  await rename(path, `${path}.aside`)
  await mkdir(path)
  await proveLately(db, customerId)
  await succeed(app, requestErasure, { token })
  await passCoolingOff(customerId)
  expect(await refuse(app, getProfile, { token })).toMatchObject({ status: 401 })
  await rmdir(path)
  await rename(`${path}.aside`, path)
  await portal.runJobs({ dueWithinSeconds: days(1) })
  expect(await services.files.find(filename)).toBeUndefined()
})

it('an erasure whose job was given up is taken up again at night', async () => {
  const { token, customerId } = await signIn(portal.services)
  await proveLately(portal.db, customerId)
  await succeed(portal.app, requestErasure, { token })
  // Run early, the job finds nothing due, ends, and enqueues no other.
  await portal.runJobs({ dueWithinSeconds: days(8) })
  await succeed(portal.app, getProfile, { token })
  await sql`
    update erasure_requests set due_at = now() - interval '1 hour', requested_at = now() - interval '8 days'
    where customer_id = ${customerId}`.execute(portal.db)
  await removeExpiredData(portal.services)
  await portal.runJobs()
  expect(await refuse(portal.app, getProfile, { token })).toMatchObject({ status: 401 })
})

it.each([
  ['by every proved channel', true, ['email', 'sms']],
  ['and never to an address that was only typed', false, ['sms']],
])('an erasure is warned of and confirmed %s', async (_what, emailIsProved, expected) => {
  const { token, customerId, mobile, email } = await signIn(portal.services)
  if (emailIsProved) await proveEmail(portal.db, customerId)
  await proveLately(portal.db, customerId)
  const listSent = async () => {
    const sent = await portal.db
      .selectFrom('outbox_messages')
      .select(['channel', 'recipient', 'body'])
      .where('recipient', 'in', [mobile, email])
      .execute()
    return sent.filter(({ body }) => body.includes('erase'))
  }
  const { data } = await succeed(portal.app, requestErasure, { token })
  await portal.runJobs()
  const warned = await listSent()
  expect(warned.map(({ channel }) => channel).sort()).toEqual(expected)
  for (const { body } of warned) {
    expect(body).toContain(data.request?.reference)
    expect(body).toContain('/user/go/privacy')
  }
  await passCoolingOff(customerId)
  // The erasure removes the warnings with everything else.
  const confirmed = await listSent()
  expect(confirmed.map(({ channel }) => channel).sort()).toEqual(expected)
  for (const { body } of confirmed) expect(body).toMatch(/was erased/)
})

it.each([
  ['erasure', /^\d{6} is your Sanad code to confirm that you want to erase your account\./],
  [undefined, /^\d{6} is your Sanad code to confirm a change to your account, such as .* or erasing it\./],
] as const)('the code that confirms an erasure says so: %s', async (purpose, text) => {
  const { app, db } = portal
  const { token, customerId, mobile } = await signIn(portal.services)
  const whom = { user_id: customerId, channel: 'sms' } as const
  await succeed(app, requestOtp, { token, body: { ...whom, purpose } })
  await portal.runJobs()
  const sent = db.selectFrom('outbox_messages').select('body').where('recipient', '=', mobile)
  expect((await sent.executeTakeFirstOrThrow()).body).toMatch(text)
  const proved = await succeed(app, verifyOtp, {
    token,
    body: { ...whom, otp_code: await readCode(app, mobile) },
  })
  const { data } = await succeed(app, requestErasure, { token: proved.token })
  expect(data.request).toBeTruthy()
})

it('a code to sign in never speaks of an erasure, and one for an erasure signs nobody in', async () => {
  const { app } = portal
  const { token: challenge, customerId, mobile } = await beginLogin(app, portal.services)
  const tokens = createTokens(portal.services.config.secrets.session)
  const token = await beginSession(portal.db, tokens, { customerId })
  const asked = { user_id: customerId, channel: 'sms', purpose: 'erasure' } as const
  await succeed(app, requestOtp, { token, body: asked })
  const otp_code = await readCode(app, mobile)
  await succeed(app, requestOtp, { token: challenge, body: asked })
  await portal.runJobs()
  const sent = portal.db.selectFrom('outbox_messages').select('body').where('recipient', '=', mobile)
  const texts = (await sent.execute()).map(({ body }) => body.replace(/^\d+ /, '').split('.')[0])
  expect(texts.sort()).toEqual([
    'is your Sanad code to confirm that you want to erase your account',
    'is your Sanad verification code',
  ])
  const body = { user_id: customerId, channel: 'sms', otp_code } as const
  expect(await refuse(app, verifyOtp, { token: challenge, body })).toMatchObject({ code: 'otp_invalid' })
})
