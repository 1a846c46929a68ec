import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { submitDocument } from '@sanad/contracts'
import { toRequest } from '@sanad/testing'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { createLocalFileStore } from '../../platform/storage/local-file-store.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

let folder: string
let store: FileStore
let receiving: FileStore['receive']
let portal: TestApp
let log = ''
const logTo = new Writable({
  write(line, _encoding, done) {
    log += String(line)
    done()
  },
})
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-upload-'))
  store = await createLocalFileStore(folder)
  portal = await startTestApp({
    files: { ...store, receive: (content) => receiving(content) },
    logTo,
    config: { logLevel: 'info' },
  })
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  log = ''
  receiving = store.receive
})

const content = Buffer.concat([pdfFile(), Buffer.alloc(300_000, '\n'), Buffer.from('%%EOF')])

async function paidApplication() {
  const { services } = portal
  const { customerId, token } = await signIn(services)
  const { applicationId, service } = await createApplication(services, { customerId })
  await settle(services, { applicationId, customerId })
  const document_id = service.documents[0]?.id ?? ''
  return { token, applicationId, parts: { user_id: customerId, application_id: applicationId, document_id } }
}

/** An upload over a raw socket, so that it can be cut or paused at any byte. */
async function openUpload({ token, parts }: Awaited<ReturnType<typeof paidApplication>>) {
  const { body = Buffer.alloc(0), headers } = await toRequest(submitDocument, {
    token,
    body: parts,
    file: { content },
  })
  const { port } = portal.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = [
    `${submitDocument.method} ${submitDocument.path({})} HTTP/1.1`,
    'host: portal.test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return { socket, body }
}

const listIncoming = () => readdir(join(folder, 'incoming'))
const listKept = async () => (await readdir(folder)).filter((name) => name !== 'incoming')

function listRows(applicationId: string) {
  return portal.db
    .selectFrom('uploaded_documents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute()
}

it('[F-26] an upload that is cut at 99 % leaves neither a row nor a file, and a retry succeeds', async () => {
  const application = await paidApplication()
  const kept = await listKept()
  const { socket, body } = await openUpload(application)
  socket.write(body.subarray(0, Math.floor(body.length * 0.99)))
  await vi.waitUntil(async () => (await listIncoming()).length === 1)
  socket.destroy()
  await vi.waitUntil(async () => (await listIncoming()).length === 0)
  expect(await listRows(application.applicationId)).toEqual([])
  expect(await listKept()).toEqual(kept)
  await vi.waitUntil(() => log.includes('The caller left before the request had come'))
  expect(log).not.toContain('"level":50')

  expect(await upload(portal.app, { ...application, content })).toMatchObject({ status: 200 })
  expect(await listRows(application.applicationId)).toHaveLength(1)
})

it('[F-26] an upload of which only the last bytes are missing is not taken', async () => {
  const application = await paidApplication()
  const { socket, body } = await openUpload(application)
  socket.write(body.subarray(0, body.length - 4))
  await vi.waitUntil(async () => (await listIncoming()).length === 1)
  socket.destroy()
  await vi.waitUntil(async () => (await listIncoming()).length === 0)
  expect(await listRows(application.applicationId)).toEqual([])
})

it('[F-26] an upload that pauses on the way is waited for', async () => {
  const application = await paidApplication()
  const { socket, body } = await openUpload(application)
  socket.write(body.subarray(0, 5000))
  await vi.waitUntil(async () => (await listIncoming()).length === 1)
  socket.write(body.subarray(5000))
  const answer = await socket.toArray()
  expect(Buffer.concat(answer).toString()).toContain('"message":"Document submitted successfully!"')
})

it('an upload that is refused before its end gets its answer over a real connection', async () => {
  const application = await paidApplication()
  const stranger = await paidApplication()
  const origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`
  const send = (size: number, parts: Record<string, string>) =>
    upload(origin, { token: application.token, parts, content: Buffer.alloc(size, '%PDF-1.7\n') })
  expect(await send(20_000_000, application.parts)).toMatchObject({
    status: 413,
    body: { code: 'file_too_large' },
  })
  expect(await send(10 * 1024 * 1024 + 1, application.parts)).toMatchObject({ status: 413 })
  expect(await send(9_000_000, stranger.parts)).toMatchObject({ status: 404 })
  expect(await listIncoming()).toEqual([])
})

it('a file whose application changed while it came is neither recorded nor kept', async () => {
  const application = await paidApplication()
  const kept = await listKept()
  receiving = async (stream) => {
    const file = await store.receive(stream)
    await portal.db
      .deleteFrom('settled_items')
      .where('application_id', '=', application.applicationId)
      .execute()
    return file
  }
  const answer = await upload(portal.app, { ...application, content })
  expect(answer).toMatchObject({ status: 409, body: { code: 'payment_first' } })
  expect(await listRows(application.applicationId)).toEqual([])
  expect(await listKept()).toEqual(kept)
  expect(await listIncoming()).toEqual([])
})

it('the store tells a full disk from other failures', async () => {
  const store = await createLocalFileStore(folder)
  const failing = (code: string) =>
    new Readable({
      read() {
        this.destroy(Object.assign(new Error(code), { code }))
      },
    })
  await expect(store.receive(failing('ENOSPC'))).rejects.toMatchObject({ code: 'storage_full' })
  await expect(store.receive(failing('EIO'))).rejects.toMatchObject({ code: 'EIO' })
  expect(await listIncoming()).toEqual([])
})

it('[F-26] a file stays when nobody knows whether its recording was committed', async () => {
  const application = await paidApplication()
  const kept = await listKept()
  const owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
  await owner.query(`
    create function hang_up() returns trigger language plpgsql security definer as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger hang_up after insert on uploaded_documents
      deferrable initially deferred for each row execute function hang_up()`)
  const answer = await upload(portal.app, { ...application, content })
  await owner.query('drop trigger hang_up on uploaded_documents')
  await owner.end()
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await listKept()).toHaveLength(kept.length + 1)
  expect(await upload(portal.app, { ...application, content })).toMatchObject({ status: 200 })
})
