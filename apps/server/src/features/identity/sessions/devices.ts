import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A trusted device after a verified OTP, to be written; the token goes into its cookie, the hash is stored. */
export function newDevice(db: Db, customerId: string) {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  const write = db.insertInto('devices').values({
    id,
    customer_id: customerId,
    token_hash: hashOf(token),
    expires_at: sql<Date>`now() + interval '30 days'`,
  })
  return { id, token, write }
}

/** The trusted device with this token, if it is this customer's, unexpired and not revoked. */
export function findKnownDevice(
  db: Db,
  customerId: string,
  token: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('devices')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Revokes the customer's trusted devices but one. */
export async function forgetOtherDevices(db: Db, customerId: string, kept: string | null): Promise<void> {
  await db
    .updateTable('devices')
    .set({ revoked_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('id', 'is distinct from', kept)
    .execute()
}

export async function forgetDevice(db: Db, token: string): Promise<void> {
  await db
    .updateTable('devices')
    .set({ revoked_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends what was begun on the device before: a browser has one session, however often it logs in. */
export async function endSessionsOn(db: Db, deviceId: string): Promise<void> {
  // Row lock: of concurrent logins each ends the one before.
  await db.selectFrom('devices').select('id').where('id', '=', deviceId).forNoKeyUpdate().execute()
  await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .execute()
}
