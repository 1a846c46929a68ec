import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { announceUpload, sendPart } from '@sanad/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../../../scripts/postgres/find-free-port.ts'
import { readConfig } from '../../config/config.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

/** `ulimit -f` counts blocks of 512 or 1024 bytes: between half a megabyte and one. */
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
  // A separate process with a file size limit of the kernel.
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
    // It ends itself when the IPC channel closes, also if the test process is killed.
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

async function listFiles() {
  const names = await readdir(join(portal.services.config.dataDir, 'files'), { recursive: true })
  return names.filter((name) => name.includes('.') || name.includes('/')).sort()
}

it('[F-26] a disk that takes no more is told plainly; what was stored stays, and what fits is taken', async () => {
  const { token, applicationId, parts } = await paidApplication()
  expect(await upload(origin, { token, parts, content: small })).toMatchObject({ status: 200 })
  const before = await listFiles()

  expect(await upload(origin, { token, parts, content: large })).toMatchObject({
    status: 507,
    body: { code: 'storage_full', message: 'The file could not be stored. Please try again later.' },
  })
  expect(await listFiles()).toEqual(before)
  const rows = await portal.db
    .selectFrom('uploaded_documents')
    .select('size_bytes')
    .where('application_id', '=', applicationId)
    .execute()
  expect(rows).toEqual([{ size_bytes: small.length }])

  const other = await paidApplication()
  expect(await upload(origin, { ...other, content: small })).toMatchObject({ status: 200 })
})

it('[F-26] the same holds for a file that comes in parts, which goes on where it was', async () => {
  const { token } = await paidApplication()
  const before = await listFiles()
  const sender = { portal: origin, token }
  const announced = await announceUpload(sender, { name: 'scan.pdf', size: large.length })
  const url = announced.headers.location ?? ''
  expect(await sendPart(sender, { url, offset: 0, part: large })).toMatchObject({
    status: 507,
    body: { code: 'storage_full' },
  })
  expect(await listFiles()).toEqual(before)

  const taken = await sendPart(sender, { url, offset: 0, part: large.subarray(0, 100_000) })
  expect(taken.headers['upload-offset']).toBe('100000')
})
