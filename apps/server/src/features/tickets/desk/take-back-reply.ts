import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { assertUndoable, secondsSince } from '../../case/undo-window.ts'
import { restoreReplyDraft } from '../../drafts/restore-reply-draft.ts'
import { takeBackNotice } from '../../notifications/sending/take-back-notice.ts'
import { findTakenBack } from '../find-taken-back.ts'
import { lockTicket } from '../ticket-queries.ts'

interface TakingBack {
  readonly ticketId: string
  /** Request id of the reply or of the closing. */
  readonly takesBack: string
  readonly staffId: string
  readonly requestId: string
}

/**
 * Takes back one's own reply before the customer is told of it, and a closing with it. The words become one's draft again,
 * its files are dropped. Answers the words; idempotent by `requestId`.
 */
export async function takeBackReply(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { ticketId, takesBack, staffId, requestId }: TakingBack,
): Promise<string> {
  const { text, filenames } = await db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    const before = await findTakenBack(tx, { ticketId, takesBack })
    if (before?.request_id === requestId) return { text: before.body, filenames: [] }
    const found = await findReply(tx, { ticketId, takesBack, staffId })
    const reply = orThrow(before ? undefined : found, 'act_not_allowed')
    assertUndoable(reply)
    const { messageId, text } = reply
    if (messageId !== null) {
      const { customer_id: customerId } = ticket
      const since = reply.recordedAt
      await takeBackNotice(tx, { customerId, kind: 'ticket_answered', fact: messageId, since })
    }
    const filenames = await deleteEntries(tx, { ticketId, takesBack })
    await tx
      .insertInto('taken_back_replies')
      .values({
        takes_back: takesBack,
        ticket_id: ticketId,
        message_id: messageId,
        body: text,
        staff_id: staffId,
        request_id: requestId,
      })
      .execute()
    if (text !== '') await restoreReplyDraft(tx, { staffId, ticketId, customerId: ticket.customer_id, text })
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'ticket',
      entityId: ticketId,
      customerId: ticket.customer_id,
      description: 'Took back a reply to a support ticket',
      metadata: { ticket_no: ticket.ticket_no, message_id: messageId },
    })
    return { text, filenames }
  })
  // After the commit. If the process dies here, the sweep finds them.
  for (const filename of filenames) await files.remove(filename)
  return text
}

type Asked = Pick<TakingBack, 'ticketId' | 'takesBack'>

interface Reply {
  /** Null: closed without words. */
  readonly messageId: string | null
  readonly text: string
  readonly recordedAt: Date
  /** Since it was recorded, by the database's clock. */
  readonly seconds: number
}

async function findReply(
  db: Db,
  { ticketId, takesBack, staffId }: Omit<TakingBack, 'requestId'>,
): Promise<Reply | undefined> {
  const { rows } = await sql<Reply>`
    select case kind when 'message' then id end as "messageId", coalesce(body, '') as text, recorded_at as "recordedAt",
      ${secondsSince('recorded_at')} as seconds
    from ticket_entries
    where ticket_id = ${ticketId} and act_id = ${takesBack} and staff_id = ${staffId}
    order by position limit 1`.execute(db)
  return rows[0]
}

/** Answers the names of the files that went with them. Triggers announce what is recorded, not what is deleted. */
async function deleteEntries(db: Db, { ticketId, takesBack }: Asked): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    with files as (
      delete from ticket_files f using ticket_entries e
      where e.id = f.message_id and e.ticket_id = ${ticketId} and e.act_id = ${takesBack} returning f.filename
    ), scans as (
      delete from file_scans s using files where s.filename = files.filename
    )
    select filename from files`.execute(db)
  await sql`delete from ticket_entries where ticket_id = ${ticketId} and act_id = ${takesBack}`.execute(db)
  await sql`select announce_change(customer_id, 'ticket', id) from tickets where id = ${ticketId}`.execute(db)
  return rows.map(({ filename }) => filename)
}
