import { undoSeconds } from '@sanad/domain'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findLastWords, recordAnswer } from '../answer-ticket.ts'
import { findTakenBack } from '../find-taken-back.ts'
import { addClosing, assertSeen, isClosed, lockTicket } from '../ticket-queries.ts'

interface Closing {
  readonly ticketId: string
  readonly staffId: string
  /** Last words to the customer; empty for none. */
  readonly text: string
  readonly seen: string | null | undefined
  readonly requestId: string
}

/**
 * Closes a ticket for the service centre; the customer may still reply, which opens it again. Held as an answer is: with
 * words the customer is shown and told of it once it cannot be taken back any more. Idempotent. Answers the message.
 */
export function closeDeskTicket(
  db: Services['db'],
  { ticketId, staffId, text, seen, requestId }: Closing,
): Promise<{ messageId: string | null }> {
  return db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    const takenBack = await findTakenBack(tx, { ticketId, takesBack: requestId })
    if (takenBack) return { messageId: takenBack.message_id }
    const words = { ticketId, staffId, text, seen, requestId, isHeld: true }
    if (await isClosed(tx, ticketId)) {
      const said = text === '' ? { id: null } : await findLastWords(tx, words)
      if (said) return { messageId: said.id }
    }
    if (text === '' && seen !== undefined) await assertSeen(tx, ticketId, seen)
    const message = text === '' ? undefined : await recordAnswer(tx, words)
    const answer = { messageId: message?.messageId ?? null }
    if (message?.isNew === false) return answer
    await addClosing(tx, ticketId, staffId, { actId: requestId, seconds: message ? undoSeconds : 0 })
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'ticket',
      entityId: ticketId,
      customerId: ticket.customer_id,
      description: 'Closed a support ticket',
      metadata: { ticket_no: ticket.ticket_no, with_words: text !== '' },
    })
    return answer
  })
}
