import { randomUUID } from 'node:crypto'
import { listNotifications, listUploadedDocuments } from '@sanad/contracts'
import { askExtraItem, decideDocument, listRejectionReasons, proposeRefund } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

async function giveFirstDocument(slug: string) {
  const application = await createPaidApplication(portal.services, { slug })
  const documentId = application.service.documents[0]?.id ?? ''
  return { ...application, uploadId: await giveDocument(portal.services, application, documentId) }
}

const reject = (id: string, words: { reason: string; reason_hi?: string; template_id?: string }) => ({
  token,
  params: { id },
  body: { decision: 'rejected' as const, request_id: randomUUID(), ...words },
})

const firstReason = async (id: string) =>
  (await succeed(portal.app, listRejectionReasons, { token, params: { id } })).data[0]

it('[DK-31] the reasons used most for a document of a service come first there, and nowhere else; a digit means the same all day', async () => {
  const { uploadId } = await giveFirstDocument('tot-toa')
  const elsewhere = await giveFirstDocument('ssc-affiliation')
  const before = await firstReason(elsewhere.uploadId)
  const today = await firstReason(uploadId)
  await succeed(portal.app, decideDocument, reject(uploadId, { reason: 'Expired.', template_id: 'expired' }))
  expect(await firstReason(uploadId)).toEqual(today)
  await sql`update document_decisions set recorded_at = recorded_at - interval '1 day'`.execute(portal.db)
  expect(await firstReason(uploadId)).toMatchObject({ template_id: 'expired', uses: 1 })
  expect(await firstReason(elsewhere.uploadId)).toEqual(before)
  expect(before?.uses).toBe(0)
})

it('[DK-30] both texts of a rejection are kept; the customer reads theirs, in the message too', async () => {
  const { uploadId, token: own } = await giveFirstDocument('tc-registration')
  const words = { reason: 'Page 2 is missing.', reason_hi: 'पेज 2 नहीं मिला।', template_id: 'page_missing' }
  await succeed(portal.app, decideDocument, reject(uploadId, words))
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const readIn = async (language: string) => {
    const request = { token: own, headers: { 'accept-language': language }, query: {} }
    const documents = await succeed(portal.app, listUploadedDocuments, request)
    const notices = await succeed(portal.app, listNotifications, request)
    const told = notices.data.find(({ kind }) => kind === 'document_rejected')
    return [documents.data[0]?.rejection_reason, told?.kind === 'document_rejected' && told.params.reason]
  }
  expect(await readIn('en')).toEqual([words.reason, words.reason])
  expect(await readIn('hi')).toEqual([words.reason_hi, words.reason_hi])
})

it('[DK-30] a reason with a placeholder that is not filled in is refused', async () => {
  const { uploadId } = await giveFirstDocument('tc-registration')
  const { data } = await succeed(portal.app, listRejectionReasons, { token, params: { id: uploadId } })
  const template = data.find(({ template_id }) => template_id === 'page_missing')
  expect(template).toMatchObject({ reason: expect.stringContaining('{page}') })
  const words = { reason: template?.reason ?? '', reason_hi: template?.reason_hi ?? '' }
  expect(await refuse(portal.app, decideDocument, reject(uploadId, words))).toMatchObject({ status: 400 })
  const hindi = { reason: 'Page 2 is missing.', reason_hi: words.reason_hi }
  expect(await refuse(portal.app, decideDocument, reject(uploadId, hindi))).toMatchObject({ status: 400 })
})

it('[DK-30] nothing that a customer is asked for, or reads of a refund, keeps a placeholder, in either language', () => {
  const ask = { kind: 'text', due_on: '2026-12-01', request_id: randomUUID() }
  const refund = { amount_rupees: 1, reason: 'Paid twice', request_id: randomUUID() }
  for (const [en, hi, isTaken] of [
    ['Page 2', 'पेज 2', true],
    ['Page {page}', 'पेज 2', false],
    ['Page 2', 'पेज {page}', false],
  ] as const) {
    const asked = askExtraItem.body?.safeParse({ ...ask, title: en, title_hi: hi })
    const told = proposeRefund.body?.safeParse({ ...refund, customer_reason: en, customer_reason_hi: hi })
    expect([asked?.success, told?.success], en + hi).toEqual([isTaken, isTaken])
  }
})
