import type { StaffRole } from '@sanad/domain'
import { CompiledQuery } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { revisionOf } from '../../../platform/customer-revision.ts'
import type { Db } from '../../../platform/db.ts'
import type { Authenticate, Principal, StaffProof } from '../../../platform/http/principal.ts'
import { findAccessLink } from '../../case/access-link.ts'
import type { Tokens } from './session-token.ts'

/** Resolves credentials to a principal. Expiry is judged by the database's clock: immune to clock skew of a process. */
export function createAuthenticate(db: Db, tokens: Tokens): Authenticate {
  return async (access, { bearer, staffCookie, accessLink }) => {
    const staffToken = bearer ?? (access === 'staff' ? staffCookie : null)
    if (!bearer && !staffToken && !accessLink) throw new AppError('token_missing')
    const principal =
      access === 'staff' || access === 'panel'
        ? staffToken && (await findStaff(db, tokens, access, staffToken))
        : (bearer && (await findBySession(db, tokens, bearer))) ||
          (bearer && access === 'otp' && (await findByChallenge(db, tokens, bearer))) ||
          (accessLink && access !== 'session' && (await findByLink(db, accessLink)))
    if (principal) return principal
    // `unauthenticated` would make the client log out: an invalid link must not end a session.
    if (!bearer && (access === 'otp' || access === 'link')) throw new AppError('link_invalid')
    throw new AppError('unauthenticated', { details: { tokenExpired: true } })
  }
}

// Hot path of every authenticated call: a constant text saves the query builder's work.
const liveSession = `select acting_staff_id, ${revisionOf('$2')} from live_sessions where id = $1 and customer_id = $2`

async function findBySession(db: Db, tokens: Tokens, token: string): Promise<Principal | undefined> {
  const claims = tokens.findSession(token)
  if (!claims) return undefined
  const query = CompiledQuery.raw(liveSession, [claims.sid, claims.sub])
  const { rows } = await db.executeQuery<{ acting_staff_id: string | null; revision: string }>(query)
  const [row] = rows
  if (!row) return undefined
  const { sub: customerId, sid: sessionId } = claims
  return {
    kind: 'session',
    customerId,
    sessionId,
    actingStaffId: row.acting_staff_id,
    revision: row.revision,
  }
}

const liveChallenge = 'select id from customers where id = $1 and to_timestamp($2) > now()'

async function findByChallenge(db: Db, tokens: Tokens, token: string): Promise<Principal | undefined> {
  const claims = tokens.findChallenge(token)
  if (!claims) return undefined
  const { rows } = await db.executeQuery(CompiledQuery.raw(liveChallenge, [claims.sub, claims.exp]))
  if (rows.length === 0) return undefined
  const { sub: customerId, purpose, from, place } = claims
  return {
    kind: 'challenge',
    customerId,
    purpose,
    ...(from ? { fromSessionId: from } : {}),
    ...(place ? { placeId: place } : {}),
  }
}

async function findByLink(db: Db, token: string): Promise<Principal | undefined> {
  const link = await findAccessLink(db, token, 'csrf')
  if (!link) return undefined
  const { applicationId, customerId, madeByStaffId } = link
  return { kind: 'link', applicationId, customerId, madeByStaffId }
}

const liveStaffSession = `
  select
    (select opened_at is not null from staff_sessions o where o.id = s.id) as was_opened,
    array(select r.role from staff_roles r where r.staff_id = s.staff_id order by r.role) as roles,
    coalesce((
    select json_agg(json_build_object('kind', p.kind, 'provedAt', p.proved_at,
      'isFresh', p.proved_at > now() - interval '10 minutes') order by p.proved_at)
    from staff_proofs p where p.session_id = s.id), '[]') as proofs
  from live_staff_sessions s where s.id = $1 and s.staff_id = $2`

const isFactor = ({ kind }: StaffProof) => kind !== 'password'

/** A staff session; a panel code is passed on unverified, because redeeming it verifies it. */
async function findStaff(
  db: Db,
  tokens: Tokens,
  access: 'staff' | 'panel',
  bearer: string,
): Promise<Principal | undefined> {
  if (access === 'panel') return { kind: 'panel', code: bearer }
  const claims = tokens.findStaff(bearer)
  if (!claims) return undefined
  const query = CompiledQuery.raw(liveStaffSession, [claims.sid, claims.sub])
  const { rows } = await db.executeQuery<{
    was_opened: boolean
    roles: readonly StaffRole[]
    proofs: readonly (StaffProof & { isFresh: boolean })[]
  }>(query)
  const [row] = rows
  if (!row) return undefined
  const factors = row.proofs.filter(isFactor)
  const isFresh = factors.some((factor) => factor.isFresh)
  const { sub: staffId, sid: sessionId } = claims
  const { roles, proofs, was_opened: wasOpened } = row
  return {
    kind: 'staff',
    staffId,
    sessionId,
    roles,
    proofs,
    wasOpened,
    isProved: factors.length > 0,
    isFresh,
  }
}
