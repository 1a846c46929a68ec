import { randomUUID } from 'node:crypto'
import { decideDocument, getDeskApplication } from '@sanad/contracts/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('[DK-33] earlier files of a document are read with the reasons of their rejections, the latest first', async () => {
  const { staffToken: token } = await signInStaff(portal.services)
  const paid = await createPaidApplication(portal.services)
  const document = paid.service.documents[0]?.id ?? ''
  const replaceAll = () =>
    portal.db
      .updateTable('uploaded_documents')
      .set({ replaced_at: new Date() })
      .where('application_id', '=', paid.applicationId)
      .execute()
  const first = await giveDocument(portal.services, paid, document)
  const reason = { reason: 'Page 2 is missing.', reason_hi: 'पेज 2 नहीं है।' }
  const body = { decision: 'rejected', ...reason, request_id: randomUUID() } as const
  await succeed(portal.app, decideDocument, { token, params: { id: first }, body })
  await replaceAll()
  const second = await giveDocument(portal.services, paid, document)
  await replaceAll()
  const current = await giveDocument(portal.services, paid, document)

  const params = { id: paid.applicationId }
  const headers = { 'accept-language': 'hi' }
  const { data } = await succeed(portal.app, getDeskApplication, { token, params, headers })
  expect(data.application.uploadedDocs.map(({ id }) => id)).toEqual([current])
  expect(data.earlier_files).toMatchObject([
    { id: second, document_id: document, status: 'submitted', rejection_reason: null },
    { id: first, document_id: document, status: 'rejected', rejection_reason: reason.reason_hi },
  ])
  expect(data.earlier_files.every(({ view_url }) => view_url !== null)).toBe(true)
})
