import type { Kysely } from 'kysely'
import { actingAs } from '../../platform/acting-staff.ts'
import type { Tables } from '../../platform/database-tables.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { makeLink, takeEntryLink } from '../case/access-link.ts'

/** Exchanges an entry link, once, for an access link of the same maker that ends no later. */
export function exchangeLink(db: Kysely<Tables>, token: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { applicationId, customerId, sessionId, madeByStaffId, expiresAt } = await takeEntryLink(tx, token)
    return actingAs(madeByStaffId, async () => {
      await recordAudit(tx, {
        action: 'USER_ACTION',
        entityType: 'application',
        entityId: applicationId,
        customerId,
        description: 'Opened an entry link',
      })
      return (await makeLink(tx, { applicationId, purpose: 'csrf', sessionId, notAfter: expiresAt })).token
    })
  })
}
