import { randomUUID } from 'node:crypto'
import { getUploadedDocument, listUploadedDocuments } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** A customer with the first documents of a paid application uploaded. */
async function customerWithDocuments(count: number) {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service, trackId } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { customerId, applicationId })
  const documents = service.documents.slice(0, count)
  for (const { id } of documents) {
    const parts = { user_id: customerId, application_id: applicationId, document_id: id }
    const { status } = await upload(portal.app, { token, parts, content: pdfFile() })
    expect(status).toBe(200)
  }
  return { token, applicationId, trackId, documents }
}

it("[AP-26] lists the caller's own documents alone, newest first, page by page", async () => {
  const { token, applicationId, trackId, documents } = await customerWithDocuments(3)
  await customerWithDocuments(1)
  const first = await succeed(portal.app, listUploadedDocuments, { token, query: { limit: 2 } })
  const cursor = first.next_cursor ?? ''
  const second = await succeed(portal.app, listUploadedDocuments, { token, query: { limit: 2, cursor } })
  expect(second.next_cursor).toBeNull()
  const all = [...first.data, ...second.data]
  expect(all.map(({ document_title }) => document_title)).toEqual(
    documents.map(({ label }) => label.en).reverse(),
  )
  expect(all[0]).toMatchObject({ application_id: applicationId, track_id: trackId, status: 'submitted' })
  const file = await portal.app.inject({ url: all[0]?.view_url ?? '' })
  expect(file.headers['content-type']).toBe('application/pdf')
})

it('[AP-26] reads one of them; a stranger gets the 404 of nothing', async () => {
  const { token } = await customerWithDocuments(1)
  const { data } = await succeed(portal.app, listUploadedDocuments, { token, query: {} })
  const params = { id: data[0]?.id ?? '' }
  const one = await succeed(portal.app, getUploadedDocument, { token, params })
  expect(one.data).toMatchObject({ id: params.id, document_title: data[0]?.document_title })
  const stranger = await signIn(portal.services)
  const strangers = await refuse(portal.app, getUploadedDocument, { token: stranger.token, params })
  const nothing = await refuse(portal.app, getUploadedDocument, { token, params: { id: randomUUID() } })
  expect(strangers).toEqual({ ...nothing, requestId: strangers.requestId })
  expect(strangers).toMatchObject({ status: 404, code: 'not_found' })
})
