import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readNotices } from '../notifications/sending/read-notices.ts'
import { addClosing, isClosed, lockOwnTicket, type OwnTicket } from './ticket-queries.ts'

/** Closes the customer's own ticket. Idempotent. */
export async function closeTicket({ db }: Pick<Services, 'db'>, owned: OwnTicket): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ticket = await lockOwnTicket(tx, owned)
    if (await isClosed(tx, ticket.id, { forCustomer: true })) return
    await addClosing(tx, ticket.id, null)
    await readNotices(tx, { customerId: owned.customerId, target: 'ticket', targetId: ticket.id })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'ticket',
      entityId: ticket.id,
      customerId: owned.customerId,
      description: 'Closed a support ticket',
      metadata: { ticket_no: ticket.ticket_no },
    })
  })
}
