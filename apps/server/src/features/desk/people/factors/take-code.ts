import type { Db } from '../../../../platform/db.ts'
import type { KeyRing } from '../../../../platform/key-ring.ts'
import { readNow } from '../../../../platform/read-now.ts'
import { type Factor, listFactors } from './factor-queries.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { findTotpStep } from './totp.ts'
import { openTotpSecret } from './totp-secret.ts'

/** What a code proves, if anything; it is used up. */
export async function takeCode(
  db: Db,
  keys: KeyRing,
  { staffId, code }: { staffId: string; code: string },
): Promise<'totp' | 'recovery_code' | undefined> {
  if (!/^\d{6}$/.test(code)) return (await takeRecoveryCode(db, staffId, code)) ? 'recovery_code' : undefined
  for (const factor of await listFactors(db, staffId)) {
    if (await takeTotpCode(db, keys, factor, code)) return 'totp'
  }
  return undefined
}

/** Atomic: of two concurrent uses of a code one finds its step taken. */
export async function takeTotpCode(db: Db, keys: KeyRing, factor: Factor, code: string): Promise<boolean> {
  if (!factor.secret) return false
  const secret = openTotpSecret(keys, factor.id, factor.secret)
  const step = findTotpStep(secret, code, new Date(await readNow(db)))
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('staff_factors')
    .set({ last_step: String(step) })
    .where('id', '=', factor.id)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
