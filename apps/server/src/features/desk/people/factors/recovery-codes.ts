import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Secret } from 'otpauth'
import type { Db } from '../../../../platform/db.ts'

const COUNT = 10

/** Spelling does not count: hyphens, blanks and capitals are for whoever reads them. */
const hashOf = (code: string) =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest()

/** Ten codes of 80 bits, in place of former ones. They are shown once: the database has their hashes. */
export async function makeRecoveryCodes(db: Db, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer })
    return base32.match(/.{4}/g)?.join('-') ?? base32
  })
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await db
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(code) })))
    .execute()
  return codes
}

/** Uses a recovery code up; whether there was one. */
export async function takeRecoveryCode(db: Db, staffId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
