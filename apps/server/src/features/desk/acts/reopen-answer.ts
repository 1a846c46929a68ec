import { isAskedField } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { recordAnswer } from '../../tickets/answer-ticket.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

interface Reopening {
  readonly ticketId: string
  readonly staffId: string
  readonly text: string
  readonly requestId: string
}

/**
 * Answers a ticket that asks to change a submitted answer, and takes that answer back, so that the customer gives it again
 * by the same rules. Staff never type it: identity numbers are not written in a ticket. Idempotent by `requestId`.
 */
export async function reopenAnswer(
  { db }: Pick<Services, 'db'>,
  { ticketId, staffId, text, requestId }: Reopening,
): Promise<{ messageId: string }> {
  return db.transaction().execute(async (tx) => {
    const { applicationId, fieldId } = await getChangeRequest(tx, ticketId)
    const record = await lockForStaff(tx, applicationId)
    const { messageId, isNew } = await recordAnswer(tx, { ticketId, staffId, text, requestId })
    if (isNew) {
      assertStaffAction(record, 'reopen_answer')
      await takeBack(tx, record, fieldId)
      await recordStaffAudit(tx, record, 'reopen_answer', { field_id: fieldId, ticket_id: ticketId })
    }
    return { messageId }
  })
}

async function getChangeRequest(db: Db, ticketId: string) {
  const ticket = await db
    .selectFrom('tickets')
    .select(['application_id', 'field_id'])
    .where('id', '=', ticketId)
    .executeTakeFirst()
  return {
    applicationId: orThrow(ticket?.application_id, 'not_found'),
    fieldId: orThrow(ticket?.field_id, 'not_found'),
  }
}

/** The former value stays in the audit log. An answer that was taken back already is as it should be. */
async function takeBack(
  db: Db,
  { id, customerId, fields }: ApplicationRecord,
  fieldId: string,
): Promise<void> {
  await db
    .deleteFrom('submitted_fields')
    .where('application_id', '=', id)
    .where('field_id', '=', fieldId)
    .execute()
  await db
    .deleteFrom('submitted_extra_info')
    .where('application_id', '=', id)
    .where('item_id', '=', fieldId)
    .execute()
  // Triggers announce what is submitted, not what is deleted.
  await sql`select announce_change(${customerId}, 'application', ${id})`.execute(db)
  if (!isAskedField(fieldId) || fields[fieldId] === undefined) return
  await db
    .updateTable('applications')
    .set({ fields: sql`fields - ${fieldId}::text`, form_submitted_at: null })
    .where('id', '=', id)
    .execute()
}
