import { createHash, randomBytes } from 'node:crypto'
import type { LinkPurpose } from '@sanad/contracts'
import { sql } from 'kysely'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

export interface LinkedPlace {
  readonly applicationId: string
  readonly customerId: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A tracking link shows no personal data, so it never expires and can be bookmarked. */
const lifetimes = { csrf: '7 days', entry: '7 days', track: null } as const satisfies Record<
  LinkPurpose,
  string | null
>

/** Capability URL to one application: a 256-bit token, stored as a hash only. */
export async function makeLink(
  db: Db,
  applicationId: string,
  purpose: LinkPurpose,
): Promise<{ token: string; expiresAt: Date | null }> {
  const token = randomBytes(32).toString('base64url')
  // Staff in a delegated session must not keep access beyond it.
  const lifetime = lifetimes[purpose] && findActingStaffId() ? '1 hour' : lifetimes[purpose]
  const { expires_at } = await db
    .insertInto('access_links')
    .values({
      token_hash: hashOf(token),
      application_id: applicationId,
      purpose,
      expires_at: sql<Date | null>`now() + ${lifetime}::interval`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { token, expiresAt: expires_at }
}

/** The token of a link that opens one application without a login for seven days. */
export async function createAccessLink(db: Db, applicationId: string): Promise<string> {
  return (await makeLink(db, applicationId, 'csrf')).token
}

/** The application that a link of this purpose opens; undefined once it expired or the application was deleted. */
export function findAccessLink(
  db: Db,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkedPlace | undefined> {
  return db
    .selectFrom('access_links as link')
    .innerJoin('applications as application', 'application.id', 'link.application_id')
    .select(['application.id as applicationId', 'application.customer_id as customerId'])
    .where('link.token_hash', '=', hashOf(token))
    .where('link.purpose', '=', purpose)
    .where((where) =>
      where.or([
        where('link.expires_at', 'is', null),
        where('link.expires_at', '>', ({ fn }) => fn<Date>('now')),
      ]),
    )
    .where('application.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Throws the same `link_invalid` for every reason, so that the answer is no oracle. */
export async function getAccessLink(db: Db, token: string, purpose: LinkPurpose): Promise<LinkedPlace> {
  const found = await findAccessLink(db, token, purpose)
  if (!found) throw new AppError('link_invalid')
  return found
}
