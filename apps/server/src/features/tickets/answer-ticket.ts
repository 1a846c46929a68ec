import { undoSeconds } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { secondsSince } from '../case/undo-window.ts'
import { endDraft } from '../drafts/end-draft.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { findTakenBack } from './find-taken-back.ts'
import { addMessage, assertSeen, lockTicket } from './ticket-queries.ts'

interface Answer {
  readonly ticketId: string
  readonly staffId: string
  readonly text: string
  /** Idempotency key made by the client. */
  readonly requestId?: string
  /** The customer's newest message that staff have seen; undefined: whatever they wrote. */
  readonly seen?: string | null | undefined
  /** It can be taken back, and the customer is told of it afterwards. Needs a `requestId`. */
  readonly isHeld?: boolean
}

/** Appends an answer of the service centre. Idempotent by `requestId`, and by its words while they are the last ones. */
export function answerTicket(db: Services['db'], answer: Answer): Promise<{ messageId: string }> {
  return db.transaction().execute(async (tx) => {
    const { ticketId, staffId, requestId } = answer
    await lockTicket(tx, ticketId)
    const former = await findLastWords(tx, answer)
    if (former) {
      await endDraft(tx, { staffId, subjectId: ticketId, kind: 'reply' })
      return { messageId: former.id }
    }
    const takenBack = requestId ? await findTakenBack(tx, { ticketId, takesBack: requestId }) : undefined
    if (takenBack?.message_id) return { messageId: takenBack.message_id }
    const { messageId } = await recordAnswer(tx, answer)
    return { messageId }
  })
}

/** The same within the caller's transaction; `isNew` is false for a repeated request. */
export async function recordAnswer(
  tx: Db,
  { ticketId, staffId, text, requestId, seen, isHeld }: Answer,
): Promise<{ messageId: string; isNew: boolean }> {
  const ticket = await lockTicket(tx, ticketId)
  const heldSeconds = isHeld ? undoSeconds : 0
  const held = isHeld && requestId ? { actId: requestId, seconds: heldSeconds } : undefined
  const message = { ticketId, staffId, text, requestId: requestId ?? null, held }
  const { messageId, isNew } = await addMessage(tx, message)
  if (!isNew) return { messageId, isNew }
  if (seen !== undefined) await assertSeen(tx, ticketId, seen)
  await endDraft(tx, { staffId, subjectId: ticketId, kind: 'reply' })
  await notifyCustomer(tx, {
    kind: 'ticket_answered',
    params: { ticket_no: ticket.ticket_no, subject: ticket.subject },
    customerId: ticket.customer_id,
    targetId: ticketId,
    fact: messageId,
    heldSeconds,
  })
  await recordAudit(tx, {
    action: 'USER_ACTION',
    entityType: 'ticket',
    entityId: ticketId,
    customerId: ticket.customer_id,
    description: 'Answered a support ticket',
    metadata: { ticket_no: ticket.ticket_no, message_id: messageId, staff_id: staffId },
  })
  return { messageId, isNew }
}

/**
 * The newest message, where the same member has just said the same: sent from a second tab, it has another request id.
 * Later the same words are said once more.
 */
export async function findLastWords(
  db: Db,
  { ticketId, staffId, text }: Answer,
): Promise<{ id: string } | undefined> {
  const last = await db
    .selectFrom('ticket_entries')
    .select(['id', 'staff_id', 'body', secondsSince('recorded_at').as('seconds')])
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', 'message')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSame = last?.staff_id === staffId && last.body === text && last.seconds < undoSeconds
  return isSame ? last : undefined
}
