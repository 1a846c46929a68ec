import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { CustomerPrincipal } from '../../../platform/http/principal.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { forgetDevice } from '../sessions/devices.ts'

/**
 * Ends the session on the server and revokes the trusted device: on a shared computer a mobile number alone must not log
 * the next person in. A challenge needs no revocation: it authorises nothing without a code.
 */
export async function logOut(
  db: Kysely<Tables>,
  principal: CustomerPrincipal,
  deviceToken: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (deviceToken) await forgetDevice(tx, deviceToken)
    if (principal.kind !== 'session') return
    await endSession(tx, principal.sessionId)
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: principal.customerId,
      customerId: principal.customerId,
      description: 'Signed out',
    })
  })
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}
