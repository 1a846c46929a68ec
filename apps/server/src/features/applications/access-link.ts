import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Makes the link that opens one application without a login for seven days. Only its hash is kept. */
export async function createAccessLink(db: Db, applicationId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('access_links')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      application_id: applicationId,
      purpose: 'csrf',
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    .execute()
  return token
}
