import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { LinkPrincipal, SessionPrincipal } from '../../platform/http/principal.ts'

/** Principals of access `link`. */
export type LinkCaller = Omit<SessionPrincipal, 'revision'> | LinkPrincipal

/** Authorises the application that the call names: `not_found` for a link to another one. */
export function ownedBy(
  caller: LinkCaller,
  applicationId: string,
): { applicationId: string; customerId: string } {
  if (caller.kind === 'link' && caller.applicationId !== applicationId) throw new AppError('not_found')
  return { applicationId, customerId: caller.customerId }
}

/** A link authorises changes only until a channel of its application was verified; afterwards a session is required. */
export async function refuseVerifiedLink(db: Db, caller: LinkCaller): Promise<void> {
  if (caller.kind !== 'link') return
  const verified = await db
    .selectFrom('application_verifications')
    .select('channel')
    .where('application_id', '=', caller.applicationId)
    .executeTakeFirst()
  if (verified) throw new AppError('application_verified')
}
