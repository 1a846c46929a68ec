import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'

export const hashOfInvitation = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A link by which the member sets a password, within 24 hours and once; a newer one ends it. Answers its token. */
export async function makeInvitation(
  tx: Db,
  { memberId, actorId }: { memberId: string; actorId: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('staff_invitations')
    .values({
      staff_id: memberId,
      token_hash: hashOfInvitation(token),
      made_by: actorId,
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .execute()
  return token
}
