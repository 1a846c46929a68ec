import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Tokens } from './session-token.ts'

const VALID_FOR = '24 hours'

/** Begins a session of this customer and returns its bearer token. */
export async function beginSession(
  db: Db,
  tokens: Tokens,
  session: { customerId: string; userAgent?: string | undefined },
): Promise<string> {
  const { id, exp } = await db
    .insertInto('sessions')
    .values({
      customer_id: session.customerId,
      user_agent: (session.userAgent ?? '').slice(0, 300),
      expires_at: sql<Date>`date_trunc('second', now()) + ${VALID_FOR}::interval`,
    })
    .returning(['id', sql<number>`extract(epoch from expires_at)::float8`.as('exp')])
    .executeTakeFirstOrThrow()
  return tokens.signSession({ sid: id, sub: session.customerId, exp })
}
