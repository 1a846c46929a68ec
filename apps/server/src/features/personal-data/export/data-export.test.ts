import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createDataExportLink,
  createTicket,
  readPrivacy,
  requestDataExport,
  submitDocument,
  submitFields,
} from '@sanad/contracts'
import { undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { createS3FileStore } from '../../../platform/storage/s3-file-store.ts'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import { defineTask } from '../../../platform/workers/worker-task.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { proveLately } from '../../../testing/factories/challenge.ts'
import { createDeliverable } from '../../../testing/factories/deliverable.ts'
import { createReceipt } from '../../../testing/factories/money-document.ts'
import { createMoneyProposal } from '../../../testing/factories/money-proposal.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { ticketBody } from '../../../testing/factories/ticket.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/upload.ts'
import type { hold } from '../../../testing/worker-tasks.ts'
import { printMoneyDocument } from '../../money-documents/print/print-money-document.ts'
import { createPrinter } from '../../money-documents/print/printer.ts'
import { removeExpiredData } from '../retention/remove-expired-data.ts'
import { buildDataExport } from './build-data-export.ts'
import { exportSections } from './export-sections.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function createWealthyCustomer() {
  const paid = await createPaidApplication(portal.services, { name_of_person: 'Asha <b>Patil</b>' })
  const { token, customerId, applicationId } = paid
  await createReceipt(portal.services, paid)
  const parts = { user_id: customerId, application_id: applicationId, document_id: 'photo-id' }
  const { body } = await upload(portal.app, { token, parts, content: pdfFile() })
  submitDocument.success.parse(body)
  const fields = [
    { field_id: 'full-name', value: 'Asha Patil' },
    { field_id: 'aadhaar-number', value: '234123412346' },
  ]
  const information = { user_id: customerId, application_id: applicationId, fields }
  await succeed(portal.app, submitFields, { token, body: information })
  await succeed(portal.app, createTicket, { token, body: ticketBody({ subject: 'Where is it?' }) })
  return paid
}

interface Asked {
  readonly token: string
  readonly customerId: string
  readonly headers?: Record<string, string>
}

const holding = defineTask<typeof hold>({
  file: new URL('../../../testing/worker-tasks.ts', import.meta.url),
  name: 'hold',
  deadlineMs: 60_000,
})

/** Occupies one thread of the pool until it is released. */
function holdThread(pool: WorkerPool): () => Promise<void> {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const held = pool.run(holding, shared)
  return async () => {
    Atomics.store(shared, 0, 1)
    Atomics.notify(shared, 0)
    await held
  }
}

/** Visible text of a page. */
function textOf(page: string): string {
  return page.slice(page.indexOf('<body>')).replace(/<[^>]*>/g, '|')
}

async function makeCopy({ token, customerId, headers = {} }: Asked) {
  await proveLately(portal.db, customerId)
  const { data } = await succeed(portal.app, requestDataExport, { token, headers })
  await portal.runJobs()
  const { url } = (await succeed(portal.app, createDataExportLink, { token, params: { id: data.id } })).data
  const { rawPayload } = await portal.app.inject(url)
  const files = readZip(rawPayload)
  const read = (name: string) => files.get(name)?.toString() ?? ''
  const json: unknown = JSON.parse(read('data.json'))
  return { files, page: read('index.html'), other: read('index.hi.html'), json }
}

it('a certificate in quarantine is not in the copy', async () => {
  const { token, customerId, applicationId } = await createPaidApplication(portal.services)
  const { staffToken } = await signInStaff(portal.services)
  await createDeliverable(portal.app, { staffToken, applicationId })
  await createDeliverable(portal.app, { staffToken, applicationId })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  // It can still be taken back.
  await createDeliverable(portal.app, { staffToken, applicationId })
  const certificates = await portal.db
    .selectFrom('deliverables')
    .select('filename')
    .where('application_id', '=', applicationId)
    .orderBy('attached_at')
    .execute()
  const [held = '', clean] = certificates.map(({ filename }) => filename)
  await portal.db.insertInto('file_scans').values({ filename: held }).execute()
  const { files } = await makeCopy({ token, customerId })
  const copied = [...files.keys()].filter((name) => name.startsWith('files/'))
  expect(copied).toEqual([`files/${clean}`])
})

it('a copy says which refund ended an application', async () => {
  const { token, customerId, applicationId: application_id } = await createPaidApplication(portal.services)
  const { order_id } = await portal.db
    .selectFrom('settled_items')
    .select('order_id')
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow()
  const { staffId: staff_id } = await signInStaff(portal.services)
  for (const ends_application of [false, true]) {
    const refund_id = randomUUID()
    const amount_rupees = ends_application ? 12_000 : 500
    const { proposalId: proposal_id } = await createMoneyProposal(portal.services, {
      applicationId: application_id,
    })
    const act = { proposal_id, refund_id, application_id, staff_id, amount_rupees, ends_application }
    await portal.db
      .insertInto('refund_acts')
      .values({ ...act, kind: 'requested', comment: 'You cancelled.', request_id: randomUUID() })
      .execute()
    const refund = { order_id, application_id, origin: 'staff', staff_refund_id: refund_id } as const
    await portal.db
      .insertInto('refunds')
      .values({ ...refund, amount_rupees: String(amount_rupees) })
      .execute()
  }
  const { json, page, other } = await makeCopy({ token, customerId })
  expect(json).toMatchObject({ refunds: [{ ends_application: false }, { ends_application: true }] })
  expect(textOf(page)).toMatch(/Ended the application.*₹500.*No.*₹12,000.*Yes/s)
  expect(textOf(other)).toContain('आवेदन इसी से बंद हुआ')
})

it('a customer gets a copy of everything, masked, with the files, by a link of their own', async () => {
  const { token, customerId } = await createWealthyCustomer()
  expect(await refuse(portal.app, requestDataExport, { token })).toMatchObject({ code: 'proof_needed' })
  await proveLately(portal.db, customerId)
  const asked = await succeed(portal.app, requestDataExport, { token })
  const again = await succeed(portal.app, requestDataExport, { token })
  expect(again.data).toMatchObject({ id: asked.data.id, status: 'preparing' })
  const params = { id: asked.data.id }
  expect(await refuse(portal.app, createDataExportLink, { token, params })).toMatchObject({ status: 404 })

  await portal.runJobs()
  const { data } = await succeed(portal.app, readPrivacy, { token })
  // The uploaded document and the receipt of the payment.
  expect(data.data_export).toMatchObject({ status: 'ready', files_done: 2, files_total: 2 })
  const { url } = (await succeed(portal.app, createDataExportLink, { token, params })).data
  const { rawPayload, headers, statusCode } = await portal.app.inject(url)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toContain('attachment')
  const files = readZip(rawPayload)
  expect([...files.keys()].slice(0, 3)).toEqual(['data.json', 'index.html', 'index.hi.html'])
  const json: unknown = JSON.parse(files.get('data.json')?.toString() ?? '')
  expect(json).toMatchObject({
    profile: [{ name: 'Asha <b>Patil</b>' }],
    answers: expect.arrayContaining([
      expect.objectContaining({ field: 'aadhaar-number', value: 'XXXX XXXX 2346' }),
    ]) as unknown,
    tickets: [{ subject: 'Where is it?' }],
  })
  const path = (json as { documents: { files: { path: string }[] }[] }).documents[0]?.files[0]?.path ?? ''
  expect(files.get(path)?.equals(pdfFile())).toBe(true)
  const page = files.get('index.html')?.toString() ?? ''
  expect(page).toContain('Asha &#60;b&#62;Patil')
  expect(page).toContain(`href="${path}"`)
  expect(files.get('index.hi.html')?.toString()).toContain('आपकी जानकारी')
  for (const content of files.values()) expect(content.toString()).not.toContain('234123412346')
})

it('a copy holds every money document as the PDF that a download would give', async () => {
  const { token, customerId } = await createWealthyCustomer()
  const { id, number, snapshot } = await portal.db
    .selectFrom('money_documents')
    .select(['id', 'number', 'snapshot'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  const { files, page, json } = await makeCopy({ token, customerId })
  const path = `money-documents/${number.replaceAll('/', '-')}.pdf`
  const { documentSigner: signer, publicUrl, brand } = portal.services.config
  const checkUrl = `${publicUrl}/user/check-document/${id}`
  const accent = brand.colours.light.primary
  const print = { document: snapshot, registration: null, language: 'en', signer, accent, checkUrl } as const
  expect(files.get(path)?.equals(await printMoneyDocument(print))).toBe(true)
  expect(page).toContain(`<a href="${path}">`)
  expect(json).toMatchObject({ money_documents: [{ number, files: [{ path }] }] })
})

it('[F-29] data copies and money documents do not wait for one another', async () => {
  const { token, customerId } = await createWealthyCustomer()
  const { id, snapshot } = await portal.db
    .selectFrom('money_documents')
    .select(['id', 'snapshot'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  const { documents, copies } = portal.services.workers
  const held = [documents, documents].map((pool) => holdThread(pool))
  const print = { id, document: snapshot, registration: null, language: 'en' } as const
  const full = Array.from({ length: 32 }, () => createPrinter(documents, portal.services.config).print(print))
  const { files } = await makeCopy({ token, customerId })
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).not.toEqual([])
  await Promise.all(held.map((release) => release()))
  await Promise.all(full)

  const releaseCopies = holdThread(copies)
  expect(
    (await createPrinter(documents, portal.services.config).print(print)).subarray(0, 4).toString(),
  ).toBe('%PDF')
  await releaseCopies()
})

it('[F-31] rows and pages of a copy go between threads as bytes, as a pile of them would hold the event loop', async () => {
  const { token, customerId } = await createWealthyCustomer()
  const { db, reports, files, workers, config } = portal.services
  const passed: [unknown, unknown][] = []
  const copies: WorkerPool = {
    ...workers.copies,
    async run(task, input) {
      const output = await workers.copies.run(task, input)
      if (task.name === 'writeCopyPages') passed.push([input, output])
      return output
    },
  }
  await proveLately(portal.db, customerId)
  const { data } = await succeed(portal.app, requestDataExport, { token })
  const asked = { exportId: data.id, language: 'en' } as const
  await buildDataExport({ db, reports, files, config, workers: { ...workers, copies } }, asked)
  const [[{ rows }, pages]] = passed as [[{ rows: Record<string, unknown> }, { content: unknown }[]]]
  const bytes = [...Object.values(rows), ...pages.map(({ content }) => content)]
  expect(bytes.length).toBeGreaterThan(exportSections.length)
  expect(bytes.filter((each) => !(each instanceof Uint8Array))).toEqual([])
})

it('a copy says in words what its file for programs says exactly', async () => {
  const { token, customerId } = await createWealthyCustomer()
  await sql`update customers set date_of_birth = '1990-05-01' where id = ${customerId}`.execute(portal.db)
  const { page, other, json } = await makeCopy({ token, customerId })
  const { payments } = z
    .object({
      about: z.object({ amounts: z.string(), times: z.string() }),
      applications: z.tuple([z.looseObject({ service: z.literal('skill-india') })]),
      payments: z.tuple([
        z.object({ amount_rupees: z.int(), payment_state: z.literal('paid'), at: z.iso.datetime() }),
      ]),
      answers: z.array(z.object({ field: z.string(), question: z.object({ en: z.string() }) })),
    })
    .parse(json)
  const [{ amount_rupees, at }] = payments
  const time = new Date(at)
    .toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })
    .replace(/[ap]m$/, (half) => half.toUpperCase())
  const rupees = `₹${amount_rupees.toLocaleString('en-IN')}.00`
  for (const words of ['Skill India', rupees, time, '1 May 1990', 'Receipt voucher', 'Paid']) {
    expect(page).toContain(words)
  }
  for (const code of [
    'skill-india',
    'receipt_voucher',
    '|paid|',
    'full-name',
    'PAYMENT_',
    '_',
    '1990-05-01',
  ]) {
    expect(textOf(page)).not.toContain(code)
  }
  for (const words of ['1 मई 1990', rupees, 'रसीद वाउचर', 'आधार']) expect(other).toContain(words)
})

it('a copy begins in the language in which it was asked for, and names no folder that is not there', async () => {
  const { token, customerId } = await signIn(portal.services)
  const { files, page } = await makeCopy({ token, customerId, headers: { 'accept-language': 'hi' } })
  expect([...files.keys()]).toEqual(['data.json', 'index.html', 'index.en.html'])
  expect(page).toContain('<html lang="hi">')
  for (const folder of ['files', 'money-documents']) expect(page).not.toContain(folder)
})

it('a copy lasts seven days, and its link dies with it', async () => {
  const { token, customerId } = await signIn(portal.services)
  await proveLately(portal.db, customerId)
  const { data } = await succeed(portal.app, requestDataExport, { token })
  await portal.runJobs()
  const params = { id: data.id }
  const { url } = (await succeed(portal.app, createDataExportLink, { token, params })).data
  const { filename } = await portal.db
    .selectFrom('data_exports')
    .select('filename')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  await sql`update data_exports set expires_at = now() where id = ${data.id}`.execute(portal.db)
  expect((await portal.app.inject(url)).statusCode).toBe(404)
  await removeExpiredData(portal.services)
  expect(await portal.services.files.find(filename ?? '')).toBeUndefined()
  const { data: privacy } = await succeed(portal.app, readPrivacy, { token })
  expect(privacy.data_export?.status).toBe('expired')
})

it('a newer copy takes the place of the one before, so that copies do not pile up', async () => {
  const customer = await signIn(portal.services)
  await makeCopy(customer)
  await makeCopy(customer)
  await removeExpiredData(portal.services)
  const kept = await portal.db
    .selectFrom('data_exports')
    .select('filename')
    .where('customer_id', '=', customer.customerId)
    .where('filename', 'is not', null)
    .execute()
  expect(kept).toHaveLength(1)
  const { data: privacy } = await succeed(portal.app, readPrivacy, { token: customer.token })
  expect(privacy.data_export?.status).toBe('ready')
})

it('a job that runs twice leaves one copy', async () => {
  const { token, customerId } = await signIn(portal.services)
  await proveLately(portal.db, customerId)
  const { data } = await succeed(portal.app, requestDataExport, { token })
  const build = () => buildDataExport(portal.services, { exportId: data.id, language: 'en' })
  await Promise.all([build(), build()])
  await build()
  const zips: string[] = []
  for await (const { name } of portal.services.files.list()) if (name.endsWith('.zip')) zips.push(name)
  const { rows } = await sql<{
    filename: string
  }>`select filename from data_exports where filename is not null`.execute(portal.db)
  expect(zips.sort()).toEqual(rows.map(({ filename }) => filename).sort())
})

it('a copy that could not be kept leaves nothing on the disk', async () => {
  const { token, customerId } = await signIn(portal.services)
  await proveLately(portal.db, customerId)
  const { data } = await succeed(portal.app, requestDataExport, { token })
  const incoming = await mkdtemp(join(tmpdir(), 'copies-'))
  const access = {
    key: { accessKeyId: 'a', secretAccessKey: 'b' },
    region: 'ap-south-1',
    forcePathStyle: true,
  }
  // A port without a listener.
  const files = await createS3FileStore({ ...access, bucket: 'x', endpoint: 'http://127.0.0.1:1' }, incoming)
  const asked = { exportId: data.id, language: 'en' } as const
  await expect(buildDataExport({ ...portal.services, db: portal.db, files }, asked)).rejects.toMatchObject({
    code: 'storage_unavailable',
  })
  expect(await readdir(incoming)).toEqual([])
  await rm(incoming, { recursive: true })
})

it('every list of a copy has a name of its own', () => {
  const names = exportSections.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
