import { writeAuditLog } from '@sanad/contracts'
import { onCall } from '@sanad/testing/on-call'
import { HttpResponse } from 'msw'

/** The actions that were written to the audit log. */
export const audited: string[] = []
/** Their whole entries. */
export const reports: unknown[] = []

export const recordAudit = onCall(writeAuditLog, async ({ request }) => {
  const entry = await request.json()
  reports.push(entry)
  if (typeof entry === 'object' && entry && 'action' in entry) audited.push(String(entry.action))
  return HttpResponse.json({ success: true, message: 'Recorded' })
})

export function emptyAuditLog(): void {
  audited.length = 0
  reports.length = 0
}
