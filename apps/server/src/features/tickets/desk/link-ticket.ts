import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { getApplicationRecord } from '../../case/application-record.ts'
import { lockTicket } from '../ticket-queries.ts'

/** Links a ticket to an application of its customer. One about an answer belongs to that answer's application. */
export async function linkTicket(
  db: Services['db'],
  { ticketId, applicationId }: { ticketId: string; applicationId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    const application = await getApplicationRecord(tx, { applicationId, customerId: ticket.customer_id })
    const { numUpdatedRows } = await tx
      .updateTable('tickets')
      .set({ application_id: application.id })
      .where('id', '=', ticketId)
      .where((is) => is.or([is('field_id', 'is', null), is('application_id', '=', application.id)]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('act_not_allowed')
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'ticket',
      entityId: ticketId,
      customerId: ticket.customer_id,
      description: 'Linked a support ticket to an application',
      metadata: { ticket_no: ticket.ticket_no, track_id: application.trackId },
    })
  })
}
