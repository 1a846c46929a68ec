import { assertItemLimit } from '../../platform/account-limits/assert-item-limit.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readNotices } from '../notifications/sending/read-notices.ts'
import { addMessage, lockOwnTicket, type OwnTicket } from './ticket-queries.ts'

/** Appends the customer's message, which reopens the ticket. Idempotent by `requestId`. */
export function replyToTicket(
  { db }: Pick<Services, 'db'>,
  owned: OwnTicket,
  { text, requestId }: { text: string; requestId: string },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const ticket = await lockOwnTicket(tx, owned)
    const { messageId, isNew } = await addMessage(tx, { ticketId: ticket.id, staffId: null, text, requestId })
    if (isNew) {
      await assertItemLimit(tx, { itemId: ticket.id, customerId: owned.customerId }, 'messagesOfTicket')
      await readNotices(tx, { customerId: owned.customerId, target: 'ticket', targetId: ticket.id })
      await recordAudit(tx, {
        action: 'USER_ACTION',
        entityType: 'ticket',
        entityId: ticket.id,
        customerId: owned.customerId,
        description: 'Replied to a support ticket',
        metadata: { ticket_no: ticket.ticket_no, message_id: messageId },
      })
    }
    return messageId
  })
}
