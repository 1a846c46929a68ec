import { createHash, randomBytes } from 'node:crypto'
import type { LinkPurpose } from '@sanad/contracts'
import { itemLimits } from '@sanad/domain'
import { sql } from 'kysely'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

export interface LinkedPlace {
  readonly applicationId: string
  readonly customerId: string
}

export interface AccessLink extends LinkedPlace, Maker {
  readonly madeByStaffId: string | null
  readonly expiresAt: Date | null
}

/** The session that made a link: null for one that only a link led to. */
interface Maker {
  readonly sessionId: string | null
}

interface NewLink extends Maker {
  readonly applicationId: string
  readonly purpose: LinkPurpose
  /** Upper bound of the expiry: what a link is exchanged for does not prolong it. */
  readonly notAfter?: Date | null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A tracking link shows no personal data, so it never expires and can be bookmarked. */
const lifetimes = { csrf: '7 days', entry: '7 days', track: null } as const satisfies Record<
  LinkPurpose,
  string | null
>

/** Capability URL to one application: a 256-bit token, stored as a hash only. One made by staff ends with their session. */
export async function makeLink(
  db: Db,
  { applicationId, purpose, sessionId, notAfter = null }: NewLink,
): Promise<{ token: string; expiresAt: Date | null }> {
  const token = randomBytes(32).toString('base64url')
  const staffId = findActingStaffId()
  const lifetime = lifetimes[purpose]
  const endOfStaff = sql`(select expires_at from sessions where id = ${sessionId} and ${staffId !== null})`
  const { expires_at } = await db
    .insertInto('access_links')
    .values({
      token_hash: hashOf(token),
      application_id: applicationId,
      purpose,
      made_in_session: sessionId,
      made_by_staff: staffId,
      expires_at: lifetime && sql<Date>`least(now() + ${lifetime}::interval, ${notAfter}, ${endOfStaff})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { token, expiresAt: expires_at }
}

/** A tracking link never expires: a new one takes the place of the oldest, instead of being refused for ever. */
export async function dropOldTrackingLinks(db: Db, applicationId: string): Promise<void> {
  await sql`
    delete from access_links where token_hash in (
      select token_hash from access_links where application_id = ${applicationId} and purpose = 'track'
      order by created_at desc, token_hash offset ${itemLimits.linksOfApplication})`.execute(db)
}

/**
 * The application that a link of this purpose opens; undefined once it expired or was used, the application was deleted
 * or the session in which staff made it has ended.
 */
export function findAccessLink(db: Db, token: string, purpose: LinkPurpose): Promise<AccessLink | undefined> {
  return (
    db
      .selectFrom('access_links as link')
      .innerJoin('applications as application', 'application.id', 'link.application_id')
      .select([
        'application.id as applicationId',
        'application.customer_id as customerId',
        'link.made_in_session as sessionId',
        'link.made_by_staff as madeByStaffId',
        'link.expires_at as expiresAt',
      ])
      .where('link.token_hash', '=', hashOf(token))
      .where('link.purpose', '=', purpose)
      .where('link.used_at', 'is', null)
      .where(sql<boolean>`coalesce(link.expires_at > now(), true)`)
      // Tracking shows what anybody may see who knows the tracking id.
      .where(
        sql<boolean>`(link.made_by_staff is null or link.purpose = 'track' or exists (
        select from live_sessions made where made.id = link.made_in_session))`,
      )
      .where('application.deleted_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Throws the same `link_invalid` for every reason, so that the answer is no oracle. */
export async function getAccessLink(db: Db, token: string, purpose: LinkPurpose): Promise<AccessLink> {
  const found = await findAccessLink(db, token, purpose)
  if (!found) throw new AppError('link_invalid')
  return found
}

/** Uses up an entry link. Race: the atomic update lets one of two exchanges win. */
export async function takeEntryLink(db: Db, token: string): Promise<AccessLink> {
  const link = await getAccessLink(db, token, 'entry')
  const taken = await db
    .updateTable('access_links')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw new AppError('link_invalid')
  return link
}
