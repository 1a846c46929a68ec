import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { submitDocument } from '@sanad/contracts'
import { sendInParts } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createS3FileStore } from '../../platform/storage/s3-file-store.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startS3 } from '../../testing/start-s3.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let incoming: string
let portal: TestApp
beforeAll(async () => {
  s3 = await startS3()
  incoming = await mkdtemp(join(tmpdir(), 's3-upload-'))
  portal = await startTestApp({ files: await createS3FileStore(s3.settings, incoming) })
})
afterAll(async () => {
  await portal.close()
  await s3.close()
  await rm(incoming, { recursive: true })
})

async function paidApplication() {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const document_id = service.documents[0]?.id ?? ''
  return { token, applicationId, parts: { user_id: customerId, application_id: applicationId, document_id } }
}

const content = Buffer.concat([pdfFile(), Buffer.alloc(1_000_000, '\n'), Buffer.from('%%EOF')])

it('a file in a bucket opens through the portal by its link, as one in a folder does', async () => {
  const { token, parts } = await paidApplication()
  const upload_id = await sendInParts({ portal: portal.app, token }, { name: 'scan.pdf', content, parts: 3 })
  const { body } = await upload(portal.app, { token, parts: { ...parts, upload_id } })
  const { view_url } = submitDocument.success.parse(body).data
  const opened = await portal.app.inject(String(view_url))
  expect(opened.rawPayload.equals(content)).toBe(true)
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''scan.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(opened.headers['content-security-policy']).toContain('sandbox')
  expect((await portal.app.inject(String(view_url).replace(/signature=../, 'signature=AA'))).statusCode).toBe(
    404,
  )
})

it('[F-26] while the bucket is down nothing is half recorded, and the answer says so', async () => {
  const { token, parts, applicationId } = await paidApplication()
  const { body } = await upload(portal.app, { token, parts, content })
  const { view_url } = submitDocument.success.parse(body).data
  await s3.close()
  const unavailable = {
    code: 'storage_unavailable',
    message: 'Files cannot be stored or opened at the moment. Please try again in a few minutes.',
  }
  const refused = await upload(portal.app, { token, parts, content: pdfFile() })
  expect(refused).toMatchObject({ status: 503, body: unavailable })
  expect((await portal.app.inject(String(view_url))).json()).toMatchObject(unavailable)
  const rows = await portal.db
    .selectFrom('uploaded_documents')
    .select(['size_bytes', 'replaced_at'])
    .where('application_id', '=', applicationId)
    .execute()
  expect(rows).toEqual([{ size_bytes: content.length, replaced_at: null }])
  expect(await readdir(incoming)).toEqual([])
  s3 = await startS3()
})
