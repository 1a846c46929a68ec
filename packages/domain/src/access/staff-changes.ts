import type { StaffRole } from './staff-permissions.ts'

export interface StaffRightsChange {
  readonly actorId: string | null
  readonly memberId: string
  /** Of the member afterwards; none of somebody who leaves. */
  readonly roles: readonly StaffRole[]
  /** Everybody who is an admin now and can sign in. */
  readonly adminIds: readonly string[]
}

export type StaffChangeRefusal = 'own_rights' | 'last_admin'

/** Why roles and limits may not be changed so; `actorId` is null for an operator's command. */
export function refuseRightsChange(change: StaffRightsChange): StaffChangeRefusal | undefined {
  if (change.actorId === change.memberId) return 'own_rights'
  return refuseLosingAdmin(change)
}

/** Without an admin nobody could invite one. */
export function refuseLosingAdmin({
  memberId,
  roles,
  adminIds,
}: Omit<StaffRightsChange, 'actorId'>): 'last_admin' | undefined {
  const isLast = adminIds.length === 1 && adminIds[0] === memberId
  return isLast && !roles.includes('admin') ? 'last_admin' : undefined
}

export interface StaffLimitsOfOneself {
  readonly refund_rupees?: number | undefined
  readonly discount_percent?: number | undefined
}

/** The largest refund that the limits allow; undefined where they allow this one. */
export function findRefundLimit(limits: StaffLimitsOfOneself, amountRupees: number): number | undefined {
  const { refund_rupees: most } = limits
  return most !== undefined && amountRupees > most ? most : undefined
}

/** The largest discount in whole rupees that the limits allow of a price; undefined where they allow this one. */
export function findDiscountLimit(
  { discount_percent: percent }: StaffLimitsOfOneself,
  { priceRupees, discountRupees }: { readonly priceRupees: number; readonly discountRupees: number },
): number | undefined {
  if (percent === undefined) return undefined
  const most = Math.floor((priceRupees * percent) / 100)
  return discountRupees > most ? most : undefined
}
