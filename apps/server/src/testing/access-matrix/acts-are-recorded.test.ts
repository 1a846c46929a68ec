import { type Endpoint, endpoints } from '@sanad/contracts'
import { staffRoles } from '@sanad/domain'
import { toRequest } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginSession } from '../../features/identity/sessions/begin-session.ts'
import { createTokens } from '../../features/identity/sessions/session-token.ts'
import { pdfFile } from '../factories/sample-files.ts'
import { signInStaff } from '../factories/staff.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { Request } from './call-forms.ts'
import { type Case, createCase } from './create-case.ts'
import { howToCall } from './how-to-call.ts'
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
  'saveApplicationDraft',
  'saveCustomerDraft',
  'saveConsultationDraft',
  'saveRefundDraft',
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

async function knock(endpoint: Endpoint, request: Request, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const sent = await toRequest(endpoint, { ...request, headers, file: { content: pdfFile() } })
  const { method, url, body: payload } = sent
  const answer = await portal.app.inject({
    method,
    url,
    headers: sent.headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return answer.statusCode
}

function listEntries(staffId: string) {
  return portal.db.selectFrom('audit_entries').select('customer_id').where('staff_id', '=', staffId).execute()
}

it('[DK-107] every act of staff that succeeds is in the audit log', async () => {
  const recorded: string[] = []
  const missing: string[] = []
  for (const endpoint of acts) {
    if (unrecorded.includes(endpoint.name)) continue
    const { staffToken, staffId } = await signInStaff(portal.services, { roles: staffRoles })
    const request = staffCalls[endpoint.name]?.request(victim.ids) ?? {}
    if ((await knock(endpoint, request, staffToken)) !== 200) continue
    if ((await listEntries(staffId)).length > 0) recorded.push(endpoint.name)
    else missing.push(endpoint.name)
  }
  expect(missing).toEqual([])
  expect(recorded.length, recorded.join(', ')).toBeGreaterThan(20)
}, 60_000)

/** What is read, asked of the gateway, typed and not sent yet, or reported of the screen; and what changes nothing in a case of `createCase`. */
const unrecordedForCustomers = [
  'createComplianceCalendarLink',
  'markNotificationRead',
  'markNotificationsRead',
  'markOtpViewSeen',
  'saveDraft',
  'undoComplianceDone',
  'updateApplicationBusiness',
  'verifyPayment',
  'writeAuditLog',
]
const actsForCustomers = endpoints.filter(
  ({ access, method, inPerson }) =>
    ['session', 'link', 'otp'].includes(access) && method !== 'GET' && !inPerson,
)

it('[DK-71] what staff do for a customer is in the audit log under both names', async () => {
  const tokens = createTokens(portal.services.config.secrets.session)
  const recorded: string[] = []
  const missing: string[] = []
  for (const [index, endpoint] of actsForCustomers.entries()) {
    if (unrecordedForCustomers.includes(endpoint.name)) continue
    const { ids } = await createCase(portal, index + 1)
    const { staffId, staffSessionId } = await signInStaff(portal.services)
    const session = { customerId: ids.customer, acting: { staffId, staffSessionId } }
    const token = await beginSession(portal.db, tokens, session)
    const request = howToCall[endpoint.name]?.request(ids) ?? {}
    if ((await knock(endpoint, request, token)) !== 200) continue
    const entries = await listEntries(staffId)
    const isOfBoth = entries.length > 0 && entries.every(({ customer_id }) => customer_id === ids.customer)
    if (isOfBoth) recorded.push(endpoint.name)
    else missing.push(endpoint.name)
  }
  expect(missing).toEqual([])
  expect(recorded.length, recorded.join(', ')).toBeGreaterThan(10)
}, 120_000)
