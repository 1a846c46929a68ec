import { randomUUID } from 'node:crypto'
import {
  attachDeliverable,
  getDeliverable,
  getServiceDetails,
  listDocuments,
  listNotifications,
} from '@sanad/contracts'
import { getDeskApplication } from '@sanad/contracts/staff'
import { addDays, indianDayOf, undoSeconds, usualEndOfValidity } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createClamdScanner } from '../../../platform/scanning/clamd-scanner.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { completeStages } from '../../../testing/factories/complete-stages.ts'
import { createDeliverable } from '../../../testing/factories/deliverable.ts'
import {
  createPaidApplication,
  giveEverything,
  type PaidApplication,
} from '../../../testing/factories/paid-application.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { createCustomer, signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { eicar, startClamd } from '../../../testing/start-clamd.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeExpiredData } from '../../personal-data/retention/remove-expired-data.ts'

let clamd: Awaited<ReturnType<typeof startClamd>>
let portal: TestApp
let staffToken: string
let staffId: string
beforeAll(async () => {
  clamd = await startClamd()
  portal = await startTestApp({ scanner: createClamdScanner(clamd.address, { silenceMs: 500 }) })
  ;({ staffToken, staffId } = await signInStaff(portal.services))
})
afterAll(async () => {
  await portal.close()
  await clamd.close()
})
beforeEach(() => clamd.misbehave(undefined))

const today = indianDayOf(new Date().toISOString())

async function begin() {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const { applicationId } = application
  return {
    ...application,
    attach: (parts: Partial<Parameters<typeof createDeliverable>[1]> = {}) =>
      createDeliverable(portal.app, { staffToken, applicationId, ...parts }),
  }
}

async function seenBy({ token, applicationId }: PaidApplication, headers: Record<string, string> = {}) {
  const request = { token, headers, params: { userServiceId: applicationId } }
  return (await succeed(portal.app, getServiceDetails, request)).data.deliverables
}

async function toldTo({ token }: PaidApplication) {
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  return data.filter(({ kind }) => kind === 'deliverable_ready')
}

/** Nothing can be taken back any more. */
const pass = () => portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })

const complete = (application: PaidApplication) => completeStages(portal, { staffToken, ...application })

it('[DK-44] a certificate is scanned, then told, shown in both languages, and downloaded', async () => {
  const application = await begin()
  const id = await application.attach()
  expect(await seenBy(application)).toEqual([])
  const { token } = application
  expect(await refuse(portal.app, getDeliverable, { token, params: { id } })).toMatchObject({ status: 404 })
  expect(await toldTo(application)).toEqual([])

  await portal.runJobs()
  // Until then it can be taken back.
  expect(await seenBy(application)).toEqual([])
  expect(await toldTo(application)).toEqual([])
  expect(await refuse(portal.app, getDeliverable, { token, params: { id } })).toMatchObject({ status: 404 })
  await pass()
  expect(await seenBy(application)).toMatchObject([
    { id, kind: 'certificate', title: 'TC certificate', number: 'TC/2026/0042', valid_until: '2031-09-30' },
  ])
  expect(await seenBy(application, { 'accept-language': 'hi' })).toMatchObject([{ title: 'TC प्रमाणपत्र' }])
  expect(await toldTo(application)).toMatchObject([
    { params: { title: 'TC certificate' }, target: { type: 'application', id: application.applicationId } },
  ])
  const { data } = await succeed(portal.app, getDeliverable, { token, params: { id } })
  expect(data.filename).toBe(`TC certificate ${application.trackId}.pdf`)
  const file = await portal.app.inject(data.download_url)
  expect(file.headers['content-disposition']).toMatch(/^attachment;/)
  expect(file.rawPayload.equals(pdfFile())).toBe(true)
  const documents = await succeed(portal.app, listDocuments, { token, query: {} })
  expect(documents.data[0]?.deliverables).toMatchObject([{ id }])
})

it('a certificate is nobody else’s, and its link opens nothing after it was changed', async () => {
  const application = await begin()
  const id = await application.attach()
  await pass()
  const { token } = await signIn(portal.services)
  expect(await refuse(portal.app, getDeliverable, { token, params: { id } })).toMatchObject({ status: 404 })
})

it('an infected file is removed and never told', async () => {
  const application = await begin()
  const id = await application.attach({ content: pdfFile({ objects: eicar }) })
  await pass()
  expect(await seenBy(application)).toEqual([])
  expect(await toldTo(application)).toEqual([])
  const { data } = await succeed(portal.app, getDeskApplication, {
    token: staffToken,
    params: { id: application.applicationId },
  })
  expect(data.deliverables).toMatchObject([
    { id, scan: 'infected', visible: 'now', staff_name: 'Priya Nair', download_url: null },
  ])
  const [given] = data.deliverables
  expect(Date.parse(given?.visible_at ?? '')).toBeGreaterThan(Date.parse(given?.attached_at ?? ''))
})

it('what waits for the completion is seen and told then, once', async () => {
  const application = await begin()
  await giveEverything(portal.services, application)
  await application.attach({ visible: 'when_completed' })
  await pass()
  expect(await seenBy(application)).toEqual([])
  expect(await toldTo(application)).toEqual([])
  // At the desk it is opened already.
  const asked = { token: staffToken, params: { id: application.applicationId } }
  const { data } = await succeed(portal.app, getDeskApplication, asked)
  const opened = await portal.app.inject({ url: data.deliverables[0]?.download_url ?? '' })
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  await complete(application)
  expect(await seenBy(application)).toHaveLength(1)
  expect(await toldTo(application)).toHaveLength(1)
})

it('[DK-44] a certificate is downloaded years after the completion, whatever has had its time', async () => {
  const application = await begin()
  await giveEverything(portal.services, application)
  const id = await application.attach()
  await complete(application)
  await pass()
  const ofApplication = sql`where application_id = ${application.applicationId}::uuid`
  for (const statement of [
    sql`update deliverables set attached_at = attached_at - interval '6 years', visible_at = visible_at - interval '6 years' ${ofApplication}`,
    sql`update uploaded_documents set uploaded_at = uploaded_at - interval '6 years' ${ofApplication}`,
    sql`update applications set created_at = created_at - interval '6 years' where id = ${application.applicationId}::uuid`,
  ])
    await statement.execute(portal.db)
  await removeExpiredData(portal.services)
  const { data } = await succeed(portal.app, getDeliverable, { token: application.token, params: { id } })
  expect((await portal.app.inject(data.download_url)).rawPayload.equals(pdfFile())).toBe(true)
  expect(await seenBy(application)).toMatchObject([{ id }])
})

it('what is found clean after the completion is told then', async () => {
  const application = await begin()
  await giveEverything(portal.services, application)
  await application.attach({ visible: 'when_completed' })
  await complete(application)
  expect(await toldTo(application)).toEqual([])
  await pass()
  expect(await toldTo(application)).toHaveLength(1)
})

it('the catalogue gives kind, titles and usual validity', async () => {
  const application = await begin()
  const [usual] = application.service.deliverables ?? []
  const body = { deliverable_id: usual?.id, request_id: randomUUID() }
  const params = { id: application.applicationId }
  await succeed(portal.app, attachDeliverable, {
    token: staffToken,
    params,
    body,
    file: { content: pdfFile() },
  })
  await pass()
  expect(await seenBy(application)).toMatchObject([
    {
      kind: usual?.kind,
      title: usual?.label.en,
      number: null,
      issued_on: today,
      valid_until: usualEndOfValidity({ validMonths: 24 }, today),
    },
  ])
})

it('a corrected certificate takes the place of the former once it is clean', async () => {
  const application = await begin()
  const former = await application.attach({ number: 'TC/1' })
  await pass()
  const { token } = application
  const { data } = await succeed(portal.app, getDeliverable, { token, params: { id: former } })
  await application.attach({ number: 'TC/2', replaces: former })
  expect(await seenBy(application)).toMatchObject([{ number: 'TC/1' }])
  await pass()
  expect(await seenBy(application)).toMatchObject([{ number: 'TC/2' }])
  expect(await refuse(portal.app, getDeliverable, { token, params: { id: former } })).toMatchObject({
    status: 404,
  })
  expect((await portal.app.inject(data.download_url)).statusCode).toBe(200)
  const again = application.attach({ replaces: former })
  await expect(again).rejects.toThrow('act_not_allowed')
})

it('a correction that waits for the completion leaves the former in reach until then', async () => {
  const application = await begin()
  await giveEverything(portal.services, application)
  const former = await application.attach({ number: 'TC/1' })
  await application.attach({ number: 'TC/2', replaces: former, visible: 'when_completed' })
  await pass()
  expect(await seenBy(application)).toMatchObject([{ number: 'TC/1' }])
  const { token } = application
  await succeed(portal.app, getDeliverable, { token, params: { id: former } })
  await complete(application)
  expect(await seenBy(application)).toMatchObject([{ number: 'TC/2' }])
})

it('the correction of a correction takes the place of both, also where the first one was infected', async () => {
  const application = await begin()
  const former = await application.attach({ number: 'TC/1' })
  const infected = await application.attach({ replaces: former, content: pdfFile({ objects: eicar }) })
  await application.attach({ number: 'TC/3', replaces: infected })
  await pass()
  expect(await seenBy(application)).toMatchObject([{ number: 'TC/3' }])
})

it('the same request is recorded once, and with another file refused', async () => {
  const application = await begin()
  const request_id = randomUUID()
  const first = await application.attach({ request_id })
  expect(await application.attach({ request_id })).toBe(first)
  await expect(application.attach({ request_id, content: pdfFile({ extra: '/Other 1 ' }) })).rejects.toThrow(
    'invalid_request',
  )
  const rows = await portal.db
    .selectFrom('deliverables')
    .select('id')
    .where('application_id', '=', application.applicationId)
    .execute()
  expect(rows).toHaveLength(1)
})

it('it costs the customer nothing of their storage, and is audited with who attached it', async () => {
  const application = await begin()
  await application.attach()
  const { customerId } = application
  const use = portal.db.selectFrom('storage_use').select('bytes').where('customer_id', '=', customerId)
  expect(await use.executeTakeFirst()).toBeUndefined()
  const entry = await portal.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'description', 'metadata'])
    .where('customer_id', '=', customerId)
    .where('action', '=', 'STAFF_ACTION')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    staff_id: staffId,
    description: 'attach_deliverable',
    metadata: { kind: 'certificate' },
  })
})

it.each([
  ['no title', { title: '' }, 'Please give a title in both languages.'],
  ['a title in one language', { title_hi: '' }, 'Please give a title in both languages.'],
  ['no validity', { valid_until: '' }, 'Please say until when it is valid, or none.'],
  ['a day in the future', { issued_on: addDays(today, 1) }, 'It cannot have been issued in the future.'],
  [
    'an end before its beginning',
    { valid_until: '2026-10-01' },
    'It must be valid until a day after it was issued.',
  ],
])('it is refused with %s', async (_what, parts, message) => {
  const { attach } = await begin()
  await expect(attach(parts)).rejects.toThrow(message)
})

it('a dangerous file is refused like any upload, and nothing is attached before the payment', async () => {
  const { attach } = await begin()
  await expect(attach({ content: Buffer.from('<html>') })).rejects.toThrow('file_content_refused')
  const { customerId } = await createCustomer(portal.services)
  const unpaid = await createApplication(portal.services, { customerId })
  const early = createDeliverable(portal.app, { staffToken, applicationId: unpaid.applicationId })
  await expect(early).rejects.toThrow('act_not_allowed')
})
