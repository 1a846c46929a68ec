import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../../../platform/database-tables.ts'
import type { Db } from '../../../../platform/db.ts'
import type { KeyRing } from '../../../../platform/key-ring.ts'
import { sealTotpSecret } from './totp-secret.ts'

export type Factor = Selectable<Tables['staff_factors']>

/** The factors by which a member can prove who they are. */
export function listFactors(db: Db, staffId: string): Promise<Factor[]> {
  return db
    .selectFrom('staff_factors')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .execute()
}

/** An authenticator; `confirmed` where a code of it was entered already. */
export async function insertAuthenticator(
  db: Db,
  keys: KeyRing,
  { staffId, secret, isConfirmed }: { staffId: string; secret: string; isConfirmed: boolean },
): Promise<void> {
  const id = randomUUID()
  await db
    .insertInto('staff_factors')
    .values({
      id,
      staff_id: staffId,
      kind: 'totp',
      secret: JSON.stringify(sealTotpSecret(keys, id, secret)),
      confirmed_at: isConfirmed ? sql<Date>`now()` : null,
    })
    .execute()
}
