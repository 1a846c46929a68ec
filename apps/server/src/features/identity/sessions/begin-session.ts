import type { Channel } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Write, writeAlong } from '../../../platform/write-together.ts'
import type { Tokens } from './session-token.ts'

const VALID_FOR = '24 hours'
/** Delegated sessions are short-lived. */
const VALID_FOR_STAFF = '1 hour'

interface NewSession {
  readonly customerId: string
  readonly userAgent?: string | undefined
  /** The trusted device. */
  readonly deviceId?: string
  /** Set in a delegated session: the member of staff who acts for the customer, and their session, which ends it. */
  readonly acting?: { readonly staffId: string; readonly staffSessionId: string }
  /** Origin of an account switch. */
  readonly switchedFrom?: string
  /** The code that began it; none where it began without one. */
  readonly proof?: { readonly channel: Channel; readonly purpose: string }
  /** Upper bound of the expiry: a switch without a new proof does not prolong the former session. */
  readonly notAfter?: Date
}

/** Inserts a session, in one statement with what is written along, and returns its bearer token. */
export async function beginSession(
  db: Db,
  tokens: Tokens,
  session: NewSession,
  along: readonly Write[] = [],
): Promise<string> {
  const { acting } = session
  const validFor = acting ? VALID_FOR_STAFF : VALID_FOR
  const inserted = db
    .insertInto('sessions')
    .values({
      customer_id: session.customerId,
      user_agent: (session.userAgent ?? '').slice(0, 300),
      device_id: session.deviceId ?? null,
      acting_staff_id: acting?.staffId ?? null,
      staff_session_id: acting?.staffSessionId ?? null,
      switched_from: session.switchedFrom ?? null,
      proof_channel: session.proof?.channel ?? null,
      proof_purpose: session.proof?.purpose ?? null,
      expires_at: sql<Date>`date_trunc('second', least(now() + ${validFor}::interval, ${session.notAfter ?? null}))`,
    })
    .returning(['id', sql<number>`extract(epoch from expires_at)::float8`.as('exp')])
  const [row] = await writeAlong(db, along, inserted)
  if (!row) throw new Error('A session was not recorded')
  return tokens.signSession({ sid: row.id, sub: session.customerId, exp: row.exp })
}
