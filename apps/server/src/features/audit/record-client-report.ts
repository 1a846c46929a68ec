import type { BodyOf, writeAuditLog } from '@sanad/contracts'
import { maskIdentifiersIn, maskIdentifiersInJson } from '@sanad/domain'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import type { Db } from '../../platform/db.ts'

type Body = BodyOf<typeof writeAuditLog>

/**
 * Stores client-side telemetry in a table of its own: the audit log contains only what the server knows. The customer is
 * the session's; `user_id` of the body is ignored. Identity numbers in the text are masked.
 */
export async function recordClientReport(db: Db, customerId: string, report: Body): Promise<void> {
  const { track_id } = report
  await db
    .insertInto('client_reports')
    .values({
      customer_id: customerId,
      staff_id: findActingStaffId(),
      action: report.action,
      entity_type: report.entity_type,
      entity_id: report.entity_id ?? track_id ?? null,
      description: maskIdentifiersIn(report.description ?? ''),
      metadata: JSON.stringify(
        maskIdentifiersInJson({ ...report.metadata, ...(track_id ? { track_id } : {}) }),
      ),
      status: report.status === 'failed' ? 'failed' : 'success',
      error_message: report.error_message ? maskIdentifiersIn(report.error_message) : null,
    })
    .execute()
}
