import type { LinkPurpose } from '@sanad/contracts'
import { assertItemLimit } from '../../platform/account-limits/assert-item-limit.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { dropOldTrackingLinks, makeLink } from '../case/access-link.ts'
import { getApplicationRecord } from '../case/application-record.ts'

/** Creates a link to one of the customer's own applications. */
export async function createLink(
  { db }: Pick<Services, 'db'>,
  link: { applicationId: string; customerId: string; sessionId: string; purpose: LinkPurpose },
): Promise<{ token: string; expires_at: string | null }> {
  return db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, link, { lock: true })
    const { token, expiresAt } = await makeLink(tx, link)
    if (link.purpose === 'track') await dropOldTrackingLinks(tx, record.id)
    else await assertItemLimit(tx, { itemId: record.id, customerId: link.customerId }, 'linksOfApplication')
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'application',
      entityId: record.id,
      customerId: link.customerId,
      description: 'Made a link',
      metadata: { track_id: record.trackId, purpose: link.purpose },
    })
    return { token, expires_at: expiresAt?.toISOString() ?? null }
  })
}
