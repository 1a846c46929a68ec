import { mkdir, readdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getServiceDetails, getTicket, submitTicketFile } from '@sanad/contracts'
import { decideDocument } from '@sanad/contracts/staff'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { createClamdScanner } from '../../platform/scanning/clamd-scanner.ts'
import { fileLink } from '../../platform/uploads/file-link.ts'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { createTicket } from '../../testing/factories/ticket.ts'
import { eicar, startClamd } from '../../testing/start-clamd.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'
import { scanWaitingFilesJob } from './file-scan-jobs.ts'

let clamd: Awaited<ReturnType<typeof startClamd>>
let portal: TestApp
beforeAll(async () => {
  clamd = await startClamd()
  portal = await startTestApp({ scanner: createClamdScanner(clamd.address, { silenceMs: 500 }) })
})
afterAll(async () => {
  await portal.close()
  await clamd.close()
})
beforeEach(() => clamd.misbehave(undefined))

const infected = pdfFile({ objects: eicar })
const listKept = async () =>
  (await readdir(join(portal.services.config.dataDir, 'files'))).filter((name) => name.endsWith('.pdf'))

async function submitted(content: Buffer) {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const document_id = service.documents[0]?.id ?? ''
  const parts = { user_id: customerId, application_id: applicationId, document_id }
  const answer = await upload(portal.app, { token, parts, content })
  const read = async () => {
    const { data } = await succeed(portal.app, getServiceDetails, {
      token,
      params: { userServiceId: applicationId },
    })
    return { document: data.uploadedDocs[0], pendingItems: data.pending_items }
  }
  return { customerId, token, applicationId, parts, answer, read }
}

/** Opens the file by a signed link. */
function openByOwnLink(filename: string) {
  const { fileLinks } = portal.services.config.secrets
  return portal.app.inject(fileLink(fileLinks, { folder: '', filename, now: new Date() }))
}

it('[DK-36] a file is in quarantine, neither opened nor judged, until the scanner has found it clean', async () => {
  const { answer, read } = await submitted(pdfFile())
  expect(answer).toMatchObject({ status: 200, body: { data: { status: 'checking', view_url: null } } })
  const { document, pendingItems } = await read()
  expect((await openByOwnLink(document?.filename ?? '')).statusCode).toBe(404)
  const { staffToken } = await signInStaff(portal.services)
  const decision = { decision: 'accepted', request_id: crypto.randomUUID() } as const
  const params = { id: document?.id ?? '' }
  const judged = await refuse(portal.app, decideDocument, { token: staffToken, params, body: decision })
  expect(judged).toMatchObject({ status: 409, code: 'act_not_allowed' })

  await portal.runJobs()
  const clean = await read()
  expect(clean).toMatchObject({ document: { status: 'submitted' }, pendingItems })
  expect((await portal.app.inject(String(clean.document?.view_url))).statusCode).toBe(200)
})

it('[F-27] [DK-36] an infected file is removed, asked for again, audited, and cannot be judged', async () => {
  const before = await listKept()
  const { read, token, parts, applicationId } = await submitted(infected)
  const waiting = await read()
  await portal.runJobs()
  const { document, pendingItems } = await read()
  expect(document).toMatchObject({ status: 'infected', view_url: null })
  expect(pendingItems).toBe(waiting.pendingItems + 1)
  expect(await listKept()).toEqual(before)
  expect((await openByOwnLink(document?.filename ?? '')).statusCode).toBe(404)
  const { staffToken } = await signInStaff(portal.services)
  const judged = await refuse(portal.app, decideDocument, {
    token: staffToken,
    params: { id: document?.id ?? '' },
    body: { decision: 'accepted', request_id: crypto.randomUUID() },
  })
  expect(judged).toMatchObject({ status: 409, code: 'act_not_allowed' })
  const entry = await portal.db
    .selectFrom('audit_entries')
    .select(['metadata', 'error_message'])
    .where('entity_id', '=', applicationId)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    metadata: { finding: 'Eicar-Signature', upload_id: document?.id },
    error_message: 'A virus was found in this file.',
  })

  await upload(portal.app, { token, parts, content: pdfFile() })
  await portal.runJobs()
  expect((await read()).document).toMatchObject({ status: 'submitted' })
})

it('an infected file is removed even if the store fails at first', async () => {
  const before = await listKept()
  const { read } = await submitted(infected)
  const [name] = (await listKept()).filter((kept) => !before.includes(kept))
  const path = join(portal.services.config.dataDir, 'files', name ?? '')
  // Reading succeeds, removing fails: the name is a folder to the remover.
  const find = portal.services.files.find
  portal.services.files.find = async (filename) => {
    const content = await find(filename)
    await rename(path, `${path}.aside`)
    await mkdir(path)
    return content
  }
  await portal.runJobs()
  portal.services.files.find = find
  expect((await read()).document?.status).toBe('infected')
  await rmdir(path)
  await rename(`${path}.aside`, path)
  await portal.runJobs({ dueWithinSeconds: 86_400 })
  expect(await listKept()).toEqual(before)
})

it('while the scanner is down a file stays in quarantine, and is scanned when it is back', async () => {
  await clamd.close()
  const { read } = await submitted(pdfFile())
  const { read: readOther } = await submitted(infected)
  await portal.runJobs()
  await enqueueJob(portal.db, scanWaitingFilesJob, {})
  await portal.runJobs()
  expect((await read()).document?.status).toBe('checking')

  clamd = await startClamd({ port: clamd.address.port })
  await enqueueJob(portal.db, scanWaitingFilesJob, {})
  await portal.runJobs()
  expect((await read()).document?.status).toBe('submitted')
  expect((await readOther()).document?.status).toBe('infected')
})

it('a file that the scanner cannot read holds up no other', async () => {
  clamd.misbehave('is too busy')
  const { read } = await submitted(pdfFile())
  const { read: readOther } = await submitted(pdfFile({ extra: '/Lang (hi)' }))
  const before = clamd.scans()
  await portal.runJobs()
  expect(clamd.scans()).toBe(before + 2)
  await enqueueJob(portal.db, scanWaitingFilesJob, {})
  await portal.runJobs()
  expect(clamd.scans()).toBe(before + 4)
  clamd.misbehave(undefined)
  await enqueueJob(portal.db, scanWaitingFilesJob, {})
  await portal.runJobs()
  expect([(await read()).document?.status, (await readOther()).document?.status]).toEqual([
    'submitted',
    'submitted',
  ])
})

it('a file of a support ticket is scanned as well', async () => {
  const { customerId, token } = await signIn(portal.services)
  const ticket = await createTicket(portal.services, { customerId })
  const send = async (content: Buffer) => {
    const body = { message_id: ticket.messageId }
    const { data } = await succeed(portal.app, submitTicketFile, { token, body, file: { content } })
    return data
  }
  expect(await send(pdfFile())).toMatchObject({ scan: 'checking', view_url: null })
  await send(infected)
  await portal.runJobs()
  const { data } = await succeed(portal.app, getTicket, { token, params: { id: ticket.id } })
  const files = data.messages.flatMap((message) => message.files)
  expect(files.map(({ scan }) => scan).sort()).toEqual(['clean', 'infected'])
  const clean = files.find(({ scan }) => scan === 'clean')
  expect((await portal.app.inject(String(clean?.view_url))).statusCode).toBe(200)
})
