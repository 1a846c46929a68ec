import type { Business } from '@sanad/contracts'
import type { Services } from '../../app.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { insertBusiness } from './business-queries.ts'

export function addBusiness(
  { db }: Services,
  business: { customerId: string; nameOfFirm: string },
): Promise<Business> {
  return db.transaction().execute(async (tx) => {
    const added = await insertBusiness(tx, business)
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'business',
      entityId: added.id,
      customerId: business.customerId,
      description: 'Added a business',
      metadata: { name_of_firm: business.nameOfFirm },
    })
    return added
  })
}
