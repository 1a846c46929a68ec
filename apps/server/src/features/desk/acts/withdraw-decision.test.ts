import { randomUUID } from 'node:crypto'
import { listNotifications, listUploadedDocuments } from '@sanad/contracts'
import { decideDocument, getDeskApplication } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOutbox } from '../../../platform/messages/list-outbox.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/upload.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

async function giveFirstDocument() {
  const application = await createPaidApplication(portal.services)
  const documentId = application.service.documents[0]?.id ?? ''
  const id = await giveDocument(portal.services, application, documentId)
  const { token: own } = application
  return {
    ...application,
    id,
    documentId,
    statusOf: async () => {
      const { data } = await succeed(portal.app, listUploadedDocuments, { token: own, query: {} })
      return data[0]?.status
    },
    told: async () => {
      const { data } = await succeed(portal.app, listNotifications, { token: own, query: {} })
      return data.map(({ kind }) => kind)
    },
  }
}

async function decide(id: string, decision: 'accepted' | 'rejected'): Promise<string> {
  const request_id = randomUUID()
  const body =
    decision === 'accepted'
      ? { decision, request_id }
      : { decision, request_id, reason: 'Too dark.', reason_hi: 'बहुत गहरा है।' }
  await succeed(portal.app, decideDocument, { token, params: { id }, body })
  return request_id
}

const takeBack = (id: string, withdraws: string, by = token) => ({
  token: by,
  params: { id },
  body: { decision: 'withdrawn' as const, withdraws, request_id: randomUUID() },
})

it('[DK-29] a rejection that is taken back within 20 s is as if it had not been made, and nobody is told', async () => {
  const { id, customerId, statusOf, told, applicationId } = await giveFirstDocument()
  const request = takeBack(id, await decide(id, 'rejected'))
  expect(await statusOf()).toBe('rejected')
  await succeed(portal.app, decideDocument, request)
  // Sent twice, recorded once.
  await succeed(portal.app, decideDocument, request)
  expect(await statusOf()).toBe('submitted')

  await portal.runJobs({ dueWithinSeconds: 86_400 })
  expect(await told()).toEqual([])
  const { mobile } = await portal.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const sent = await listOutbox(portal.db, mobile)
  expect(sent.map(({ text }) => text).join()).not.toContain('Too dark.')
  const { data } = await succeed(portal.app, getDeskApplication, { token, params: { id: applicationId } })
  expect(data.acts.map(({ act }) => act)).toEqual(['withdraw_decision', 'reject_document'])

  await decide(id, 'rejected')
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await told()).toEqual(['document_rejected'])
})

it('[DK-29] the customer is told of a rejection 20 s later, and not before', async () => {
  const { id, told } = await giveFirstDocument()
  await decide(id, 'rejected')
  await portal.runJobs()
  expect(await told()).toEqual([])
  await portal.runJobs({ dueWithinSeconds: undoSeconds - 2 })
  expect(await told()).toEqual([])
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await told()).toEqual(['document_rejected'])
})

it('[DK-29] taking back what replaced an earlier decision brings that back', async () => {
  const { id, statusOf } = await giveFirstDocument()
  await decide(id, 'rejected')
  const accepted = await decide(id, 'accepted')
  await succeed(portal.app, decideDocument, takeBack(id, accepted))
  expect(await statusOf()).toBe('rejected')
})

it('[DK-29] after 20 s, by somebody else, or under a later decision, nothing is taken back', async () => {
  const { id, statusOf } = await giveFirstDocument()
  const accepted = await decide(id, 'accepted')
  const { staffToken } = await signInStaff(portal.services)
  expect(await refuse(portal.app, decideDocument, takeBack(id, accepted, staffToken))).toMatchObject({
    code: 'not_found',
  })
  const rejected = await decide(id, 'rejected')
  expect(await refuse(portal.app, decideDocument, takeBack(id, accepted))).toMatchObject({
    code: 'act_not_allowed',
  })
  await sql`update document_decisions set recorded_at = recorded_at - make_interval(secs => ${undoSeconds})`.execute(
    portal.db,
  )
  expect(await refuse(portal.app, decideDocument, takeBack(id, rejected))).toMatchObject({ code: 'too_late' })
  expect(await statusOf()).toBe('rejected')
})

it('[DK-35] nothing is decided or taken back about a file that the customer has replaced', async () => {
  const { id, token: own, customerId, applicationId, documentId } = await giveFirstDocument()
  const rejected = await decide(id, 'rejected')
  const parts = { user_id: customerId, application_id: applicationId, document_id: documentId }
  expect(await upload(portal.app, { token: own, parts, content: pdfFile() })).toMatchObject({ status: 200 })
  const replaced = { status: 409, code: 'document_replaced' }
  expect(await refuse(portal.app, decideDocument, takeBack(id, rejected))).toMatchObject(replaced)
  const accept = { decision: 'accepted' as const, request_id: randomUUID() }
  expect(await refuse(portal.app, decideDocument, { token, params: { id }, body: accept })).toMatchObject(
    replaced,
  )
})
