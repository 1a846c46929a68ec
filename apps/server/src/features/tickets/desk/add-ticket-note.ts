import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { lockTicket } from '../ticket-queries.ts'

interface Note {
  readonly ticketId: string
  readonly staffId: string
  readonly note: string
  readonly aboutOthers: boolean
  readonly requestId: string
}

/** Appends a note of staff, of which the customer is told nothing. Idempotent by `requestId` alone: who rings three times may note the same words three times. */
export async function addTicketNote(
  db: Services['db'],
  { ticketId, staffId, note, aboutOthers, requestId }: Note,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    const added = await tx
      .insertInto('note_entries')
      .values({
        customer_id: ticket.customer_id,
        ticket_id: ticketId,
        staff_id: staffId,
        body: note,
        about_others: aboutOthers,
        request_id: requestId,
      })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      const former = await tx
        .selectFrom('note_entries')
        .select('id')
        .where('request_id', '=', requestId)
        .where('ticket_id', '=', ticketId)
        .where('body', '=', note)
        .executeTakeFirst()
      if (!former) throw new AppError('invalid_request', { message: 'This request was used before.' })
      return
    }
    await endDraft(tx, { staffId, subjectId: ticketId, kind: 'note' })
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'ticket',
      entityId: ticketId,
      customerId: ticket.customer_id,
      description: 'Wrote a note to a support ticket',
      metadata: { ticket_no: ticket.ticket_no, note_id: added.id },
    })
  })
}
