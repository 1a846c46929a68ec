import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Remembers the browser that just passed an OTP; returns the token that it must show. */
export async function rememberDevice(db: Db, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('devices')
    .values({
      customer_id: customerId,
      token_hash: hashOf(token),
      expires_at: sql<Date>`now() + interval '30 days'`,
    })
    .execute()
  return token
}

/** Whether this token belongs to a browser that passed an OTP of this customer and was not forgotten since. */
export async function isKnownDevice(db: Db, customerId: string, token: string): Promise<boolean> {
  const device = await db
    .selectFrom('devices')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return device !== undefined
}

export async function forgetDevice(db: Db, token: string): Promise<void> {
  await db
    .updateTable('devices')
    .set({ revoked_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .execute()
}
