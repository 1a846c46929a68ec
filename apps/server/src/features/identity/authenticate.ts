import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Authenticate, Principal } from '../../platform/http/principal.ts'
import type { Tokens } from './session-token.ts'

/** Finds out who calls. The only clock is the database's, so that a step of ours ends or prolongs nothing. */
export function createAuthenticate(db: Db, tokens: Tokens): Authenticate {
  return async (access, { bearer, accessLink }) => {
    if (!bearer && !accessLink) throw new AppError('token_missing')
    const principal =
      (bearer && (await findBySession(db, tokens, bearer))) ||
      (bearer && access === 'otp' && (await findByChallenge(db, tokens, bearer))) ||
      (accessLink && access !== 'session' && (await findByLink(db, accessLink)))
    if (!principal) throw new AppError('unauthenticated', { details: { tokenExpired: true } })
    return principal
  }
}

// This statement runs at every signed-in call, so its text is made once instead of by the query builder.
const liveSession = `
  select customer_id from sessions where id = $1 and customer_id = $2 and ended_at is null and expires_at > now()`

async function findBySession(db: Db, tokens: Tokens, token: string): Promise<Principal | undefined> {
  const claims = tokens.findSession(token)
  if (!claims) return undefined
  const query = CompiledQuery.raw(liveSession, [claims.sid, claims.sub])
  const { rows } = await db.executeQuery(query)
  if (rows.length === 0) return undefined
  return { kind: 'session', customerId: claims.sub, sessionId: claims.sid }
}

const liveChallenge = 'select id from customers where id = $1 and to_timestamp($2) > now()'

async function findByChallenge(db: Db, tokens: Tokens, token: string): Promise<Principal | undefined> {
  const claims = tokens.findChallenge(token)
  if (!claims) return undefined
  const { rows } = await db.executeQuery(CompiledQuery.raw(liveChallenge, [claims.sub, claims.exp]))
  if (rows.length === 0) return undefined
  return { kind: 'challenge', customerId: claims.sub, purpose: claims.purpose }
}

async function findByLink(db: Db, token: string): Promise<Principal | undefined> {
  const link = await db
    .selectFrom('access_links as link')
    .innerJoin('applications as application', 'application.id', 'link.application_id')
    .select(['application.id', 'application.customer_id'])
    .where('link.token_hash', '=', createHash('sha256').update(token).digest())
    .where('link.purpose', '=', 'csrf')
    .where('link.expires_at', '>', ({ fn }) => fn<Date>('now'))
    .where('application.deleted_at', 'is', null)
    .executeTakeFirst()
  return link && { kind: 'link', customerId: link.customer_id, applicationId: link.id }
}
