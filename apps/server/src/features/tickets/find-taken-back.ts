import type { Db } from '../../platform/db.ts'

interface Asked {
  readonly ticketId: string
  /** Request id of the reply or of the closing. */
  readonly takesBack: string
}

/** That what a request recorded was taken back. */
export const findTakenBack = (db: Db, { ticketId, takesBack }: Asked) =>
  db
    .selectFrom('taken_back_replies')
    .select(['message_id', 'request_id', 'body'])
    .where('takes_back', '=', takesBack)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
