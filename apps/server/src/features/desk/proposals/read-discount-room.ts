import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { isPermitted, type PricedStanding } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { StaffPrincipal } from '../../../platform/http/principal.ts'
import { readOwnDiscountLeft } from '../acts/assert-within-limit.ts'
import { readProposedRupees } from './proposal-record.ts'

interface Asked {
  readonly applicationId: string
  readonly reader: Pick<StaffPrincipal, 'staffId' | 'roles'>
  readonly standing: PricedStanding
}

/** How much discount is possible, and how much of it the reader may give at once. */
export async function readDiscountRoom(
  db: Db,
  { applicationId, reader: { staffId, roles }, standing }: Asked,
): Promise<SuccessOf<typeof getDeskApplication>['data']['discount']> {
  const open = standing.quote('full')
  if (!open.ok || !standing.allowedStaffActions.includes('give_discount')) return null
  const { subtotal } = open.quote
  const most = Math.max(0, subtotal - (await readProposedRupees(db, applicationId, 'discount')))
  if (most === 0) return null
  const own = isPermitted(roles, 'discount.grant')
    ? await readOwnDiscountLeft(db, { applicationId, staffId, priceRupees: subtotal })
    : 0
  return { most_rupees: most, at_once_rupees: Math.min(own, most) }
}
