import {
  createComplianceCalendarLink,
  createDataExportLink,
  getDeliverable,
  getMoneyDocument,
  getTicket,
  makeCalendarSubscription,
  requestDataExport,
  submitDocument,
  submitTicketFile,
} from '@sanad/contracts'
import { exportAuditEntries } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../call.ts'
import { beginLogin } from '../factories/challenge.ts'
import { createDeliverable } from '../factories/deliverable.ts'
import { pdfFile } from '../factories/sample-files.ts'
import { signIn } from '../factories/sign-in.ts'
import { signInStaff } from '../factories/staff.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { upload } from '../upload.ts'
import { type Case, createCase } from './create-case.ts'
import { signedDownloads } from './how-to-call.ts'

type Download = (typeof signedDownloads)[number]

let portal: TestApp
let victim: Case
let links: Record<Download, string>
let callers: Record<string, Record<string, string>>

beforeAll(async () => {
  portal = await startTestApp()
  victim = await createCase(portal)
  links = {
    '/uploads/{filename}': await documentLink(),
    '/uploads/tickets/{filename}': await ticketFileLink(),
    '/uploads/exports/{filename}': await exportLink(),
    '/uploads/money-documents/{filename}': await moneyDocumentLink(),
    '/uploads/deliverables/{filename}': await deliverableLink(),
    '/uploads/audit/{filename}': await auditLink(),
    '/api/compliance/calendar.ics': await calendarLink(),
    '/api/compliance/subscription.ics': await subscriptionLink(),
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  callers = {
    nobody: {},
    'a stranger': bearer((await signIn(portal.services)).token),
    'a challenge': bearer((await beginLogin(portal.app, portal.services)).token),
    staff: bearer((await signInStaff(portal.services)).staffToken),
    'the customer': bearer(victim.token),
  }
})
afterAll(() => portal.close())

async function auditLink(): Promise<string> {
  const { staffToken: token } = await signInStaff(portal.services, { roles: ['auditor'] })
  const body = { filter: {}, reason: 'The yearly audit' }
  return (await succeed(portal.app, exportAuditEntries, { token, body })).data.url
}

async function documentLink(): Promise<string> {
  const { ids, token, documentId: document_id } = victim
  const parts = { user_id: ids.customer, application_id: ids.application, document_id }
  const { body } = await upload(portal.app, { token, parts, content: pdfFile() })
  return submitDocument.success.parse(body).data.view_url ?? ''
}

async function ticketFileLink(): Promise<string> {
  const { token, ids } = victim
  const body = { message_id: ids.message }
  await succeed(portal.app, submitTicketFile, { token, body, file: { content: pdfFile() } })
  const { data } = await succeed(portal.app, getTicket, { token, params: { id: ids.ticket } })
  return data.messages[0]?.files[0]?.view_url ?? ''
}

async function exportLink(): Promise<string> {
  const { token } = victim
  const { data } = await succeed(portal.app, requestDataExport, { token })
  await portal.runJobs()
  const link = await succeed(portal.app, createDataExportLink, { token, params: { id: data.id } })
  return link.data.url
}

async function moneyDocumentLink(): Promise<string> {
  const { token, ids } = victim
  const { data } = await succeed(portal.app, getMoneyDocument, { token, params: { id: ids.moneyDocument } })
  return data.download_url
}

async function deliverableLink(): Promise<string> {
  const { staffToken } = await signInStaff(portal.services)
  const id = await createDeliverable(portal.app, { staffToken, applicationId: victim.ids.application })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const { data } = await succeed(portal.app, getDeliverable, { token: victim.token, params: { id } })
  return data.download_url
}

async function calendarLink(): Promise<string> {
  const answer = await succeed(portal.app, createComplianceCalendarLink, { token: victim.token, body: {} })
  return answer.data.url
}

async function subscriptionLink(): Promise<string> {
  const { data } = await succeed(portal.app, makeCalendarSubscription, { token: victim.token })
  return data.url
}

it.each(signedDownloads)('%s opens from its link alone', async (download) => {
  const opened = await portal.app.inject(links[download])
  expect(opened.statusCode).toBe(200)
})

it.each(signedDownloads)('%s opens to nobody whose link was changed', async (download) => {
  const link = new URL(links[download], 'http://portal.test')
  for (const [who, headers] of Object.entries(callers)) {
    for (const name of ['', ...link.searchParams.keys()]) {
      const changed = new URL(link)
      if (name === '') changed.search = ''
      else changed.searchParams.set(name, `${changed.searchParams.get(name)}0`)
      const answer = await portal.app.inject({ url: changed.pathname + changed.search, headers })
      expect(answer.statusCode, `${who}, ${name}`).toBe(404)
      expect(answer.json(), who).toMatchObject({ success: false, code: 'not_found' })
      for (const mark of victim.marks) expect(answer.body, who).not.toContain(mark)
    }
  }
})
