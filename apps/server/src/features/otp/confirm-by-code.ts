import type { Channel } from '@sanad/contracts'
import { AppError } from '../../platform/app-error.ts'
import type { LinkPrincipal } from '../../platform/http/principal.ts'
import type { Services } from '../../platform/services.ts'
import { recordVerification } from '../access-links/record-verification.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getAccessLink } from '../case/access-link.ts'
import { proveChannel } from '../identity/contacts/prove-channel.ts'
import { findNewestOfPurpose } from './otp-queries.ts'
import { refusalOf, tryCode } from './verify-otp.ts'

/**
 * Verifies the application of a link by the code sent last, over any channel, without beginning a session: the phone may
 * not be the customer's own. A refusal is returned, not thrown: the failed attempt must be committed.
 */
export async function confirmByCode(
  { db, config }: Services,
  { linkToken, code }: { linkToken: string; code: string },
): Promise<
  | { channel: Channel; secondsSinceSent: number | null }
  | { channel: Channel; refusal: AppError; wrong: boolean }
> {
  const { applicationId, customerId, madeByStaffId } = await getAccessLink(db, linkToken, 'csrf')
  if (madeByStaffId) throw new AppError('link_read_only')
  const principal: LinkPrincipal = { kind: 'link', applicationId, customerId, madeByStaffId }
  return db.transaction().execute(async (tx) => {
    const newest = await findNewestOfPurpose(tx, customerId, 'application')
    const channel = newest?.channel ?? 'sms'
    const attempt = { principal, channel, code }
    const {
      outcome,
      customer: former,
      wasUsed,
      secondsSinceSent,
    } = await tryCode(tx, config.secrets.otp, attempt)
    if (!outcome.accepted) {
      const refusal = refusalOf(outcome, 'application', wasUsed)
      return { channel, refusal, wrong: outcome.reason === 'wrong' }
    }
    await proveChannel(tx, config, { customerId, channel, former })
    await recordVerification(tx, applicationId, channel)
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'application',
      entityId: applicationId,
      customerId,
      description: 'Confirmed by one-time password, without signing in',
      metadata: { channel },
    })
    return { channel, secondsSinceSent }
  })
}
