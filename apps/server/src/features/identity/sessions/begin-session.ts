import type { Channel } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
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

/** Inserts a session and returns its bearer token. */
export async function beginSession(db: Db, tokens: Tokens, session: NewSession): Promise<string> {
  return signSession(tokens, session, await newSession(db, session).executeTakeFirstOrThrow())
}

/** A session, to be written together with others; what it returns is signed. */
export function newSession(db: Db, session: NewSession) {
  const { acting } = session
  const validFor = acting ? VALID_FOR_STAFF : VALID_FOR
  return db
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
}

export function signSession(
  tokens: Tokens,
  { customerId }: Pick<NewSession, 'customerId'>,
  { id, exp }: { readonly id: string; readonly exp: number },
): string {
  return tokens.signSession({ sid: id, sub: customerId, exp })
}
