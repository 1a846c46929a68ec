import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { LinkPrincipal, SessionPrincipal } from '../../platform/http/principal.ts'

/** Whoever is let in by access `link`. */
export type LinkCaller = SessionPrincipal | LinkPrincipal

/** The application that the call names, as the caller's own; a link opens one application and no other. */
export function ownedBy(
  caller: LinkCaller,
  applicationId: string,
): { applicationId: string; customerId: string } {
  if (caller.kind === 'link' && caller.applicationId !== applicationId) throw new AppError('not_found')
  return { applicationId, customerId: caller.customerId }
}

/** A link is for the time before the customer is known: once a channel was verified, only a session goes on. */
export async function refuseVerifiedLink(db: Db, caller: LinkCaller): Promise<void> {
  if (caller.kind !== 'link') return
  const verified = await db
    .selectFrom('application_verifications')
    .select('channel')
    .where('application_id', '=', caller.applicationId)
    .executeTakeFirst()
  if (verified) throw new AppError('application_verified')
}
