import { sql } from 'kysely'
import { actingAs } from '../../../../platform/acting-staff.ts'
import type { Db } from '../../../../platform/db.ts'
import type { StaffPrincipal, StaffProof } from '../../../../platform/http/principal.ts'
import type { PortalConfig } from '../../../../platform/portal-config.ts'
import { writeTogether } from '../../../../platform/write-together.ts'
import { recordAudit } from '../../../audit/record-audit.ts'
import { type Origin, rememberPlaces } from '../../../identity/sessions/known-places.ts'
import type { Tokens } from '../../../identity/sessions/session-token.ts'

export interface OpenedSession {
  readonly token: string
  /** The name of the browser, for its cookie. */
  readonly browser: string
}

interface Options {
  readonly config: PortalConfig
  readonly tokens: Tokens
  readonly kind: Exclude<StaffProof['kind'], 'password'>
  readonly origin: Origin
}

/**
 * After a second factor: a session of eight hours with a name of its own takes the place of the one that had proved the
 * password (against session fixation), and the browser is known from now on.
 */
export async function openSession(
  tx: Db,
  { staffId, sessionId }: StaffPrincipal,
  { config, tokens, kind, origin }: Options,
): Promise<OpenedSession> {
  const former = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .returning('user_agent')
    .executeTakeFirstOrThrow()
  const { id, exp } = await insertSession(tx, { staffId, userAgent: former.user_agent, lasts: '8 hours' })
  await tx
    .insertInto('staff_proofs')
    .values([
      { session_id: id, kind: 'password' },
      { session_id: id, kind },
    ])
    .execute()
  const { browser, writes } = await rememberPlaces({ db: tx, config }, { staffId }, origin)
  await writeTogether(tx, writes)
  await actingAs(staffId, () =>
    recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'staff_member',
      entityId: staffId,
      customerId: null,
      description: 'Signed in at the desk',
      metadata: { factor: kind },
    }),
  )
  return { token: tokens.signStaff({ sid: id, sub: staffId, exp }), browser }
}

/** A row of a session, and its end as the token names it. */
export function insertSession(
  db: Db,
  { staffId, userAgent, lasts }: { staffId: string; userAgent: string; lasts: '8 hours' | '10 minutes' },
): Promise<{ id: string; exp: number }> {
  return db
    .insertInto('staff_sessions')
    .values({
      staff_id: staffId,
      user_agent: userAgent.slice(0, 300),
      opened_at: lasts === '8 hours' ? sql<Date>`now()` : null,
      expires_at: sql<Date>`date_trunc('second', now()) + ${lasts}::interval`,
    })
    .returning(['id', sql<number>`extract(epoch from expires_at)::float8`.as('exp')])
    .executeTakeFirstOrThrow()
}
