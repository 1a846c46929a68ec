import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getServiceDetails, type UploadedDocument } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { jpgFile, pdfFile, pngFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { createStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function paidApplication() {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const documentId = service.documents[0]?.id ?? ''
  const parts = { user_id: customerId, application_id: applicationId, document_id: documentId }
  return { customerId, token, applicationId, service, documentId, parts }
}

function listRows(applicationId: string) {
  return portal.db
    .selectFrom('uploaded_documents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('uploaded_at')
    .execute()
}

async function listFiles(): Promise<string[]> {
  const folder = join(portal.services.config.dataDir, 'files')
  const names = await Promise.all([readdir(folder), readdir(join(folder, 'incoming'))])
  return names.flat().filter((name) => name !== 'incoming')
}

it('takes an uploaded document and shows it with a link that opens it', async () => {
  const { token, parts, applicationId, documentId } = await paidApplication()
  const content = pdfFile()
  const answer = await upload(portal.app, { token, parts, content, name: "Asha's pän.pdf" })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Document submitted successfully!',
      data: { document_id: documentId, original_name: "Asha's pän.pdf", size_bytes: content.length },
    },
  })

  const request = { token, params: { userServiceId: applicationId } }
  const { data } = await succeed(portal.app, getServiceDetails, request)
  const [document] = data.uploadedDocs
  const opened = await portal.app.inject(document?.view_url ?? '')
  expect(opened.rawPayload.equals(content)).toBe(true)
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''Asha%27s%20p%C3%A4n.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(opened.headers['content-security-policy']).toContain('sandbox')
})

it('does not open a file without its signature, with another one or after its time', async () => {
  const { token, parts } = await paidApplication()
  const { body } = await upload(portal.app, { token, parts, content: pdfFile() })
  const url = new URL((body as { data: UploadedDocument }).data.view_url ?? '', 'http://portal.test')
  const expires = Number(url.searchParams.get('expires'))
  const signature = url.searchParams.get('signature')
  const paths = [
    url.pathname,
    `${url.pathname}?expires=${expires}&signature=`,
    `${url.pathname}?expires=${expires + 1}&signature=${signature}`,
    `/uploads/${'0'.repeat(32)}.pdf?expires=${expires}&signature=${signature}`,
    `/uploads/..%2Fsecret-key?expires=${expires}&signature=${signature}`,
  ]
  for (const path of paths) expect((await portal.app.inject(path)).statusCode).toBe(404)
})

it('[DI-09] an upload is recorded with name, type, size and outcome', async () => {
  const { token, parts, applicationId, customerId, documentId } = await paidApplication()
  await upload(portal.app, { token, parts, content: jpgFile(), name: 'scan.jpeg' })
  await upload(portal.app, { token, parts, content: jpgFile(), name: 'scan.pdf' })
  const entries = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', applicationId)
    .where('action', '=', 'DOCUMENT_UPLOAD')
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    {
      customer_id: customerId,
      status: 'success',
      metadata: {
        document_id: documentId,
        document_name: 'scan.jpeg',
        document_type: documentId,
        file_size: 1,
        file_type: 'jpeg',
      },
    },
    { status: 'failed', metadata: { document_name: 'scan.pdf' } },
  ])
})

it('[F-26] the same file again is the same document, also when both come at once', async () => {
  const { token, parts, applicationId } = await paidApplication()
  const before = await listFiles()
  const request = { token, parts, content: pngFile(), name: 'photo.png' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(portal.app, request)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => (body as { data: UploadedDocument }).data.id)).size).toBe(1)
  expect(await listRows(applicationId)).toHaveLength(1)
  expect(await listFiles()).toHaveLength(before.length + 1)
})

it('another file replaces the former one, which is kept', async () => {
  const { token, parts, applicationId } = await paidApplication()
  await upload(portal.app, { token, parts, content: pngFile(), name: 'photo.png' })
  await upload(portal.app, { token, parts, content: pdfFile() })
  const [former, current] = await listRows(applicationId)
  expect([former?.replaced_at, current?.replaced_at]).toEqual([expect.any(Date), null])
})

it('refuses to replace an accepted document', async () => {
  const { token, parts, applicationId } = await paidApplication()
  await upload(portal.app, { token, parts, content: pdfFile() })
  const [document] = await listRows(applicationId)
  const { staffId } = await createStaff(portal.services)
  await portal.db
    .insertInto('document_decisions')
    .values({
      document_id: String(document?.id),
      staff_id: staffId,
      decision: 'accepted',
      request_id: randomUUID(),
    })
    .execute()
  const answer = await upload(portal.app, { token, parts, content: jpgFile(), name: 'a.jpg' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'document_locked' } })
})

it('[L-upload] refuses the 31st file of an application', async () => {
  const { token, parts, applicationId, documentId } = await paidApplication()
  const rows = Array.from({ length: 30 }, (_, index) => ({
    application_id: applicationId,
    document_id: documentId,
    filename: `${applicationId}-${index}.pdf`,
    original_name: 'a.pdf',
    content_type: 'application/pdf',
    size_bytes: 1,
    sha256: Buffer.alloc(32, index),
    replaced_at: new Date(),
  }))
  await portal.db.insertInto('uploaded_documents').values(rows).execute()
  const answer = await upload(portal.app, { token, parts, content: pdfFile() })
  expect(answer).toMatchObject({ status: 409, body: { code: 'file_limit' } })
})

it('before payment no document is taken', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  const parts = {
    user_id: customerId,
    application_id: applicationId,
    document_id: service.documents[0]?.id ?? '',
  }
  const answer = await upload(portal.app, { token, parts, content: pdfFile() })
  expect(answer).toMatchObject({
    status: 409,
    body: { message: 'We will require necessary documents after payment completion.' },
  })
})

it("[F-28] a stranger's upload meets the same 404 as one for nothing at all", async () => {
  const own = await paidApplication()
  const stranger = await signIn(portal.services)
  const tries = [
    { ...own.parts, user_id: stranger.customerId },
    own.parts,
    { ...own.parts, user_id: stranger.customerId, application_id: '8c6a3a1e-6d0c-4a51-9a6c-0d6f4e6f7a11' },
    { ...own.parts, user_id: stranger.customerId, application_id: 'nonsense' },
  ]
  for (const parts of tries) {
    const answer = await upload(portal.app, { token: stranger.token, parts, content: pdfFile() })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', message: 'Not found' } })
  }
  expect(await listRows(own.applicationId)).toEqual([])
})

it('[DI-08] names the part that is missing', async () => {
  const { token, parts } = await paidApplication()
  const { user_id, document_id, ...rest } = parts
  const content = pdfFile()
  expect((await upload(portal.app, { token, content, parts: { ...rest, document_id } })).body).toMatchObject({
    message: 'User ID is required',
  })
  expect((await upload(portal.app, { token, content, parts: { ...rest, user_id } })).body).toMatchObject({
    message: 'Document ID is required',
  })
  expect((await upload(portal.app, { token, parts })).body).toMatchObject({ code: 'file_missing' })
})

it('text parts are read in front of the file, and allowed behind it', async () => {
  const { token, parts, applicationId } = await paidApplication()
  const content = pdfFile()
  const late = await upload(portal.app, { token, content, parts: {}, behind: parts })
  expect(late).toMatchObject({ status: 400, body: { message: 'User ID is required' } })
  expect(await listRows(applicationId)).toEqual([])
  const more = await upload(portal.app, { token, content, parts, behind: { remark: 'The first page' } })
  expect(more.status).toBe(200)
})

it('[F-27] [L-upload] refuses a file that is nothing we take, and leaves neither a row nor a file', async () => {
  const { token, parts, applicationId } = await paidApplication()
  const before = await listFiles()
  const large = Buffer.concat([pdfFile(), Buffer.alloc(10 * 1024 * 1024)])
  const refusals = [
    [{ content: Buffer.alloc(0) }, 422, 'file_empty'],
    [{ content: pngFile(), name: 'photo.svg' }, 415, 'file_type_refused'],
    [{ content: pngFile(), name: 'photo.pdf' }, 422, 'file_content_refused'],
    [{ content: pdfFile(), name: '../../etc/paper.pdf' }, 422, 'file_content_refused'],
    [{ content: pdfFile({ extra: '/OpenAction <</S /JavaScript>>' }) }, 422, 'file_content_refused'],
    [{ content: pdfFile({ extra: '/Names <</EmbeddedFiles 5 0 R>>' }) }, 422, 'file_content_refused'],
    [{ content: pdfFile({ extra: '/Encrypt 5 0 R' }) }, 422, 'file_content_refused'],
    [{ content: pngFile({ side: 90_000 }), name: 'photo.png' }, 422, 'file_content_refused'],
    [
      { content: pngFile({ text: Buffer.alloc(20_000_000) }), name: 'photo.png' },
      422,
      'file_content_refused',
    ],
    [{ content: Buffer.from('<svg/>'), name: 'photo.png' }, 422, 'file_content_refused'],
    [{ content: large }, 413, 'file_too_large'],
    [{ content: Buffer.concat([large, Buffer.alloc(1024 * 1024)]) }, 413, 'file_too_large'],
    [{ content: pdfFile(), parts: { ...parts, document_id: 'unheard-of' } }, 404, 'not_found'],
  ] as const
  for (const [request, status, code] of refusals) {
    const answer = await upload(portal.app, { token, parts, ...request })
    expect(answer).toMatchObject({ status, body: { code } })
  }
  expect(await listRows(applicationId)).toEqual([])
  expect(await listFiles()).toEqual(before)
})
