import type { CustomerSession } from '@sanad/contracts'
import { type Kysely, sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { endLinks } from '../../case/end-links.ts'
import { forgetOtherDevices } from './devices.ts'
import { endActing } from './end-acting.ts'

interface Own {
  readonly customerId: string
  readonly sessionId: string
}

/** The customer's active sessions, the current one first. */
export async function listSessions(db: Db, { customerId, sessionId }: Own): Promise<CustomerSession[]> {
  const rows = await db
    .selectFrom('sessions as session')
    .leftJoin('staff_members as member', 'member.id', 'session.acting_staff_id')
    .select(['session.id', 'session.user_agent', 'session.created_at', 'session.expires_at', 'member.name'])
    .where('session.customer_id', '=', customerId)
    .where(sql<boolean>`exists (select from live_sessions live where live.id = session.id)`)
    .orderBy('session.created_at', 'desc')
    .limit(100)
    .execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    is_current: row.id === sessionId,
    user_agent: row.user_agent,
    staff_name: row.name,
    began_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
  return sessions.sort((a, b) => Number(b.is_current) - Number(a.is_current))
}

/** Ends one of the customer's sessions with the links made in it, and revokes its device: the next login there needs an OTP. */
export async function revokeSession(db: Kysely<Tables>, customerId: string, sessionId: string) {
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`now()` })
      .where('id', '=', sessionId)
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .returning(['device_id', 'staff_session_id'])
      .executeTakeFirst()
    const { device_id, staff_session_id: staffSessionId } = orThrow(ended, 'not_found')
    if (staffSessionId) await endActing(tx, { customerId, staffSessionId })
    if (device_id) {
      await tx
        .updateTable('devices')
        .set({ revoked_at: sql<Date>`now()` })
        .where('id', '=', device_id)
        .execute()
    }
    await endLinks(tx, { customerId, madeInSession: sessionId })
    await recordEnd(tx, customerId, 'Ended a session')
  })
}

/** Ends all links and all sessions but the current one, and revokes all other trusted devices. */
export async function revokeOtherSessions(db: Kysely<Tables>, { customerId, sessionId }: Own): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`now()` })
      .where('customer_id', '=', customerId)
      .where('id', '!=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
    const current = await tx
      .selectFrom('sessions')
      .select('device_id')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    await forgetOtherDevices(tx, customerId, current?.device_id ?? null)
    await endLinks(tx, { customerId })
    await endActing(tx, { customerId, staffSessionId: null })
    await recordEnd(tx, customerId, 'Ended all other sessions')
  })
}

function recordEnd(db: Db, customerId: string, description: string): Promise<void> {
  const entity = { entityType: 'customer', entityId: customerId, customerId }
  return recordAudit(db, { action: 'USER_ACTION', ...entity, description })
}
