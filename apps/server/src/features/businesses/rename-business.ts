import { Id } from '@sanad/contracts'
import { AppError } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getBusiness, setBusinessName } from './business-queries.ts'

export async function renameBusiness(
  { db }: Services,
  owned: { businessId: string; customerId: string },
  nameOfFirm: string,
): Promise<void> {
  if (!Id.safeParse(owned.businessId).success) throw new AppError('business_id_missing')
  await db.transaction().execute(async (tx) => {
    const former = await getBusiness(tx, owned)
    await setBusinessName(tx, former.id, nameOfFirm)
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'business',
      entityId: former.id,
      customerId: owned.customerId,
      description: 'Renamed a business',
      metadata: { from: former.name_of_firm, to: nameOfFirm },
    })
  })
}
