import { randomUUID } from 'node:crypto'
import { type ApplicationDocuments, listDocuments } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { listFieldsAtFirst } from '../../testing/factories/paid-application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile, pngFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { createStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const read = (token: string, query: { cursor?: string; limit?: number } = {}) =>
  succeed(portal.app, listDocuments, { token, query })

async function paidApplication({ customerId }: { customerId: string }) {
  const application = await createApplication(portal.services, { customerId })
  await settle(portal.services, { customerId, applicationId: application.applicationId })
  return application
}

async function give(
  { customerId, token }: { customerId: string; token: string },
  { applicationId, documentId }: { applicationId: string; documentId: string | undefined },
  content = pdfFile(),
  name = 'paper.pdf',
): Promise<string> {
  const parts = { user_id: customerId, application_id: applicationId, document_id: documentId ?? '' }
  const { body } = await upload(portal.app, { token, parts, content, name })
  return (body as { data: { id: string } }).data.id
}

async function decide(documentId: string, decision: 'accepted' | 'rejected', reason: string | null) {
  const { staffId } = await createStaff(portal.services)
  await portal.db
    .insertInto('document_decisions')
    .values({ document_id: documentId, staff_id: staffId, decision, reason, request_id: randomUUID() })
    .execute()
}

it('tells of each paid application what is in, what was said of it, and what is still asked for', async () => {
  const customer = await signIn(portal.services)
  const { applicationId, service, trackId } = await paidApplication(customer)
  const [first, second, ...others] = service.documents
  await decide(await give(customer, { applicationId, documentId: first?.id }), 'accepted', null)
  const rejected = await give(customer, { applicationId, documentId: second?.id }, pngFile(), 'plan.png')
  await decide(rejected, 'rejected', 'The picture is not sharp.')

  const { data, next_cursor } = await read(customer.token)
  expect(next_cursor).toBeNull()
  expect(data).toMatchObject([
    {
      application: {
        id: applicationId,
        track_id: trackId,
        title: service.title.en,
        name_of_firm: null,
        payment_status: 1,
        client_status: 'processing',
      },
      may_upload: true,
      documents: [
        { document_id: first?.id, label: first?.label.en, uploaded: { status: 'accepted' } },
        {
          document_id: second?.id,
          uploaded: {
            original_name: 'plan.png',
            status: 'rejected',
            rejection_reason: 'The picture is not sharp.',
          },
        },
        ...others.map(({ id }) => ({ document_id: id, uploaded: null })),
      ],
      pending_items:
        service.documents.length - 1 + listFieldsAtFirst(service).length + service.extraInfo.length,
    },
  ])
})

it('a file opens by its link, and the file that replaced another is the one that is shown', async () => {
  const customer = await signIn(portal.services)
  const { applicationId, service } = await paidApplication(customer)
  const documentId = service.documents[0]?.id
  await give(customer, { applicationId, documentId }, pdfFile(), 'old.pdf')
  const content = pngFile()
  await give(customer, { applicationId, documentId }, content, 'new.png')
  const { data } = await read(customer.token)
  const files = data.flatMap(({ documents }) => documents.flatMap(({ uploaded }) => uploaded ?? []))
  expect(files).toMatchObject([{ original_name: 'new.png', status: 'submitted' }])
  const opened = await portal.app.inject(files[0]?.view_url ?? '')
  expect(opened.rawPayload.equals(content)).toBe(true)
})

it('asks for nothing before the payment, and leaves out deleted applications', async () => {
  const { customerId, token } = await signIn(portal.services)
  await createApplication(portal.services, { customerId })
  const { applicationId } = await paidApplication({ customerId })
  await portal.db
    .updateTable('applications')
    .set({ deleted_at: new Date() })
    .where('id', '=', applicationId)
    .execute()
  expect(await read(token)).toEqual({ success: true, data: [], next_cursor: null })
})

it('pages by key: every application once, also when another is paid in between', async () => {
  const customer = await signIn(portal.services)
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.unshift((await paidApplication(customer)).applicationId)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: { limit: number; cursor?: string } = { limit: 2, ...(cursor ? { cursor } : {}) }
    const page: { data: ApplicationDocuments[]; next_cursor: string | null } = await read(
      customer.token,
      query,
    )
    seen.push(...page.data.map(({ application }) => application.id))
    cursor = page.next_cursor
    await paidApplication(customer)
  } while (cursor)
  expect(seen).toEqual(ids)
})

it("shows nothing of another customer's documents", async () => {
  const owner = await signIn(portal.services)
  const { applicationId, service } = await paidApplication(owner)
  await give(owner, { applicationId, documentId: service.documents[0]?.id })
  const stranger = await signIn(portal.services)
  expect(await read(stranger.token)).toEqual({ success: true, data: [], next_cursor: null })
  // A cursor grants no access to another customer's list.
  await paidApplication(owner)
  const { next_cursor } = await read(owner.token, { limit: 1 })
  expect((await read(stranger.token, { cursor: next_cursor ?? '' })).data).toEqual([])
})

it('speaks Hindi, and refuses a cursor that is none of ours', async () => {
  const customer = await signIn(portal.services)
  const { service } = await paidApplication(customer)
  const { data } = await succeed(portal.app, listDocuments, {
    token: customer.token,
    query: {},
    headers: { 'accept-language': 'hi' },
  })
  expect(data[0]?.documents[0]?.label).toBe(service.documents[0]?.label.hi)
  const error = await refuse(portal.app, listDocuments, { token: customer.token, query: { cursor: '1 2' } })
  expect(error).toMatchObject({ status: 400, code: 'invalid_request' })
})
