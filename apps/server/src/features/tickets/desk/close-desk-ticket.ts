import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { recordAnswer } from '../answer-ticket.ts'
import { addClosing, assertSeen, isClosed, lockTicket } from '../ticket-queries.ts'

interface Closing {
  readonly ticketId: string
  readonly staffId: string
  /** Last words to the customer; empty for none. */
  readonly text: string
  readonly seen: string | null | undefined
  readonly requestId: string
}

/** Closes a ticket for the service centre; the customer may still reply, which opens it again. Idempotent. */
export async function closeDeskTicket(
  db: Services['db'],
  { ticketId, staffId, text, seen, requestId }: Closing,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    if (await isClosed(tx, ticketId)) return
    if (seen !== undefined) await assertSeen(tx, ticketId, seen)
    if (text !== '') await recordAnswer(tx, { ticketId, staffId, text, requestId })
    await addClosing(tx, ticketId, staffId)
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'ticket',
      entityId: ticketId,
      customerId: ticket.customer_id,
      description: 'Closed a support ticket',
      metadata: { ticket_no: ticket.ticket_no, with_words: text !== '' },
    })
  })
}
