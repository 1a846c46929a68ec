import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ErrorBody, submitDocument } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../../../scripts/postgres/find-free-port.ts'
import { readConfig } from '../../config/config.ts'
import { sourceOfToday } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { tusHeaders } from '../../testing/send-in-parts.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { multipartOf } from '../../testing/upload.ts'

/** In blocks of the shell, of 512 or 1024 bytes: between half a megabyte and one. */
const FILE_BLOCKS = 1000

let portal: TestApp
let limited: ChildProcess
let origin: string
beforeAll(async () => {
  const SECRET_KEY = randomBytes(32).toString('hex')
  const { secrets } = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://none', SECRET_KEY })
  portal = await startTestApp({ config: { secrets } })
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  // A portal of its own whose files the kernel lets grow no further.
  const main = join(import.meta.dirname, '../../main.ts')
  limited = spawn('/bin/sh', ['-c', `ulimit -f ${FILE_BLOCKS}; exec "$0" "$1"`, process.execPath, main], {
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      SECRET_KEY,
      DATABASE_URL: portal.services.config.databaseUrl,
      DATA_DIR: portal.services.config.dataDir,
    },
    // The channel's closing ends it when the test process is gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await vi.waitUntil(
    () =>
      fetch(`${origin}/health/ready`)
        .then(({ ok }) => ok)
        .catch(() => false),
    {
      timeout: 50_000,
    },
  )
})
afterAll(async () => {
  const ended = new Promise((resolve) => limited.once('exit', resolve))
  limited.kill('SIGTERM')
  await ended
  await portal.close()
})

const small = pdfFile()
const large = Buffer.concat([small, Buffer.alloc(3_000_000, '\n'), Buffer.from('%%EOF')])

async function paidApplication() {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const document_id = service.documents[0]?.id ?? ''
  return { token, applicationId, parts: { user_id: customerId, application_id: applicationId, document_id } }
}

async function send(token: string, request: { parts: Record<string, string>; content: Buffer }) {
  const { body, contentType } = await multipartOf(request)
  return fetch(origin + submitDocument.path({}), {
    method: 'POST',
    headers: { source: sourceOfToday(), authorization: `Bearer ${token}`, 'content-type': contentType },
    body,
  })
}

async function listFiles() {
  const names = await readdir(join(portal.services.config.dataDir, 'files'), { recursive: true })
  return names.filter((name) => name.includes('.') || name.includes('/')).sort()
}

it('[F-26] a disk that takes no more is told plainly; what was stored stays, and what fits is taken', async () => {
  const { token, applicationId, parts } = await paidApplication()
  expect((await send(token, { parts, content: small })).status).toBe(200)
  const before = await listFiles()

  const refused = await send(token, { parts, content: large })
  expect(refused.status).toBe(507)
  expect(ErrorBody.parse(await refused.json())).toMatchObject({
    code: 'storage_full',
    message: 'The file could not be stored. Please try again later.',
  })
  expect(await listFiles()).toEqual(before)
  const rows = await portal.db
    .selectFrom('uploaded_documents')
    .select('size_bytes')
    .where('application_id', '=', applicationId)
    .execute()
  expect(rows).toEqual([{ size_bytes: small.length }])

  const other = await paidApplication()
  expect((await send(other.token, { parts: other.parts, content: small })).status).toBe(200)
})

it('[F-26] the same holds for a file that comes in parts, which goes on where it was', async () => {
  const { token } = await paidApplication()
  const before = await listFiles()
  const announced = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tusHeaders(token),
      'upload-length': String(large.length),
      'upload-metadata': `filename ${btoa('scan.pdf')}`,
    },
  })
  const url = origin + announced.headers.get('location')
  const patch = (offset: number, part: Buffer) =>
    fetch(url, {
      method: 'PATCH',
      headers: {
        ...tusHeaders(token),
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(part),
    })
  const refused = await patch(0, large)
  expect(refused.status).toBe(507)
  expect(ErrorBody.parse(await refused.json()).code).toBe('storage_full')
  expect(await listFiles()).toEqual(before)

  expect((await patch(0, large.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000')
})
