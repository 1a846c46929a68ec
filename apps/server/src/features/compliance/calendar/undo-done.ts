import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { getBusiness } from '../../businesses/business-queries.ts'
import type { OwnObligation } from './mark-done.ts'

/** Removes the mark of an obligation. Idempotent. */
export async function undoDone({ db }: Pick<Services, 'db'>, owned: OwnObligation): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const business = await getBusiness(tx, owned)
    const removed = await tx
      .deleteFrom('compliance_marks')
      .where('business_id', '=', business.id)
      .where('obligation', '=', owned.key)
      .returning('obligation')
      .executeTakeFirst()
    if (!removed) return
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'business',
      entityId: business.id,
      customerId: owned.customerId,
      description: 'Took back that a filing is done',
      metadata: { obligation: owned.key },
    })
  })
}
