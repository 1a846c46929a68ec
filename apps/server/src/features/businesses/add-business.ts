import type { Business } from '@sanad/contracts'
import { assertAccountLimit } from '../../platform/account-limits/assert-account-limit.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { insertBusiness, type NewBusiness } from './business-queries.ts'

export function addBusiness({ db }: Services, business: NewBusiness): Promise<Business> {
  return db.transaction().execute(async (tx) => {
    const { isNew, ...added } = await insertBusiness(tx, business)
    if (!isNew) return added
    await assertAccountLimit(tx, business.customerId, 'businesses')
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
