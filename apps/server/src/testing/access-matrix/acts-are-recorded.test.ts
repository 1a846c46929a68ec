import { endpoints } from '@sanad/contracts'
import { staffRoles } from '@sanad/domain'
import { toRequest } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfFile } from '../factories/sample-files.ts'
import { signInStaff } from '../factories/staff.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type Case, createCase } from './create-case.ts'
import { staffCalls } from './staff-calls.ts'

let portal: TestApp
let victim: Case
beforeAll(async () => {
  portal = await startTestApp()
  victim = await createCase(portal)
})
afterAll(() => portal.close())

/** Of one's own session, which its opening is recorded for; the next piece of a view that has none; what is not sent yet, and how papers and lists are looked at. */
const unrecorded = [
  'beginAuthenticator',
  'beginPasskey',
  'deleteWorkView',
  'lockStaffSession',
  'offerPasskey',
  'orderWorkViews',
  'saveDocumentDraft',
  'saveFileView',
  'saveStaffLanguage',
  'saveTicketDraft',
  'saveWorkView',
  'sayPresence',
  'staffLogout',
  'takeNextWork',
]
const acts = endpoints.filter(({ access, method }) => access === 'staff' && method !== 'GET')

it('[DK-107] every act of staff that succeeds is in the audit log', async () => {
  const recorded: string[] = []
  const missing: string[] = []
  for (const endpoint of acts) {
    if (unrecorded.includes(endpoint.name)) continue
    const { staffToken, staffId } = await signInStaff(portal.services, { roles: staffRoles })
    const request = staffCalls[endpoint.name]?.request(victim.ids) ?? {}
    const headers = { authorization: `Bearer ${staffToken}` }
    const sent = await toRequest(endpoint, { ...request, headers, file: { content: pdfFile() } })
    const { method, url, body: payload } = sent
    const answer = await portal.app.inject({
      method,
      url,
      headers: sent.headers,
      ...(payload === undefined ? {} : { payload }),
    })
    if (answer.statusCode !== 200) continue
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select('id')
      .where('staff_id', '=', staffId)
      .execute()
    if (entries.length > 0) recorded.push(endpoint.name)
    else missing.push(endpoint.name)
  }
  expect(missing).toEqual([])
  expect(recorded.length, recorded.join(', ')).toBeGreaterThan(20)
}, 60_000)
