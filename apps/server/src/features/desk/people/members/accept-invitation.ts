import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { actingAs } from '../../../../platform/acting-staff.ts'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Tokens } from '../../../identity/sessions/session-token.ts'
import { insertSession } from '../factors/open-session.ts'
import { hashPassword } from '../hash-password.ts'
import { hashOfInvitation } from './make-invitation.ts'
import { endSessionsOf } from './member-queries.ts'
import { recordStaffChange } from './record-staff-change.ts'

interface Acceptance {
  readonly token: string
  readonly password: string
  readonly userAgent: string | undefined
}

/** Sets the password of who was invited or reset, uses the link up, and begins the session that enrols a second factor. */
export async function acceptInvitation(
  { db }: Pick<Services, 'db'>,
  tokens: Tokens,
  { token, password, userAgent = '' }: Acceptance,
): Promise<string> {
  // Hashing is slow: only the bearer of a live link makes the server do it.
  await getInvitation(db, token)
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const { id, staff_id: staffId } = await getInvitation(tx, token)
    await tx
      .updateTable('staff_invitations')
      .set({ used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('staff_members').set({ password_hash }).where('id', '=', staffId).execute()
    await tx.deleteFrom('staff_factors').where('staff_id', '=', staffId).execute()
    await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
    await endSessionsOf(tx, staffId)
    const change = { memberId: staffId, act: 'joined', actorId: staffId, requestId: randomUUID() } as const
    await actingAs(staffId, () => recordStaffChange(tx, change))
    const session = await insertSession(tx, { staffId, userAgent, lasts: '10 minutes' })
    await tx.insertInto('staff_proofs').values({ session_id: session.id, kind: 'password' }).execute()
    return tokens.signStaff({ sid: session.id, sub: staffId, exp: session.exp })
  })
}

/** The newest link of somebody who has not left, locked in a transaction. An unknown one and a used one answer alike. */
async function getInvitation(db: Db, token: string): Promise<{ id: string; staff_id: string }> {
  const { rows } = await sql<{ id: string; staff_id: string }>`
    select i.id, i.staff_id from staff_invitations i join staff_members m on m.id = i.staff_id
    where i.token_hash = ${hashOfInvitation(token)} and i.used_at is null and i.expires_at > now()
      and m.disabled_at is null
      and not exists (select from staff_invitations n where n.staff_id = i.staff_id and n.id > i.id)
    for update of i`.execute(db)
  const [found] = rows
  if (!found) throw new AppError('link_invalid')
  return found
}
