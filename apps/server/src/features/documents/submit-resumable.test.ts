import { announceUpload, sendInParts } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile, pngFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
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
  const document_id = service.documents[0]?.id ?? ''
  const parts = { user_id: customerId, application_id: applicationId, document_id }
  return { token, applicationId, parts, sender: { portal: portal.app, token } }
}

function listRows(applicationId: string) {
  return portal.db
    .selectFrom('uploaded_documents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute()
}

it('[F-26] takes a file that came in parts, and is repeatable as its answer may be lost', async () => {
  const { token, applicationId, parts, sender } = await paidApplication()
  const content = Buffer.concat([pdfFile(), Buffer.alloc(300_000, '\n'), Buffer.from('%%EOF')])
  const upload_id = await sendInParts(sender, { name: 'Aadhaar card.pdf', content, parts: 3 })
  const submission = { token, parts: { ...parts, upload_id } }
  const first = await upload(portal.app, submission)
  expect(first).toMatchObject({
    status: 200,
    body: { data: { original_name: 'Aadhaar card.pdf', size_bytes: content.length } },
  })
  const again = await upload(portal.app, submission)
  const { data } = first.body as { data: { id: string; view_url: string } }
  expect(again).toMatchObject({ status: 200, body: { data: { id: data.id } } })
  expect(await listRows(applicationId)).toHaveLength(1)
  expect((await portal.app.inject(data.view_url)).rawPayload.equals(content)).toBe(true)
})

it('[F-26] a file of which a part is missing is not taken', async () => {
  const { token, applicationId, parts, sender } = await paidApplication()
  const { headers } = await announceUpload(sender, { name: 'a.pdf', size: 1000 })
  const upload_id = headers.location?.split('/').at(-1) ?? ''
  const answer = await upload(portal.app, { token, parts: { ...parts, upload_id } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'upload_unfinished' } })
  expect(await listRows(applicationId)).toEqual([])
})

it('[F-27] a file that came in parts is checked like any other', async () => {
  const { token, applicationId, parts, sender } = await paidApplication()
  const upload_id = await sendInParts(sender, { name: 'photo.pdf', content: pngFile() })
  const answer = await upload(portal.app, { token, parts: { ...parts, upload_id } })
  expect(answer).toMatchObject({ status: 422, body: { code: 'file_content_refused', reason: 'mismatch' } })
  expect(await listRows(applicationId)).toEqual([])
})

it("[F-28] another customer's upload is not found", async () => {
  const { token, parts } = await paidApplication()
  const other = await paidApplication()
  const upload_id = await sendInParts(other.sender, { name: 'a.pdf', content: pdfFile() })
  for (const id of [upload_id, '0'.repeat(32), 'nonsense']) {
    const answer = await upload(portal.app, { token, parts: { ...parts, upload_id: id } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', message: 'Not found' } })
  }
})
