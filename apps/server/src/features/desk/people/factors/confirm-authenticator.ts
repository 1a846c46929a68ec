import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'
import type { KeyRing } from '../../../../platform/key-ring.ts'
import { takeTotpCode } from './take-code.ts'

/** Whether the code is one of the secret that was shown last; from now on it counts. */
export async function confirmAuthenticator(
  tx: Db,
  keys: KeyRing,
  { staffId, code }: { staffId: string; code: string },
): Promise<boolean> {
  const shown = await tx
    .selectFrom('staff_factors')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!shown || !(await takeTotpCode(tx, keys, shown, code))) return false
  await tx
    .updateTable('staff_factors')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', shown.id)
    .execute()
  return true
}
