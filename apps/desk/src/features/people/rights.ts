import type { StaffLimits, StaffPerson } from '@sanad/contracts/staff'
import type { StaffRole } from '@sanad/domain'

/** What somebody may do and for whom, as its fields hold it. */
export interface Rights {
  readonly roles: readonly StaffRole[]
  /** Ids of teams. */
  readonly teams: readonly string[]
  readonly refund: string
  readonly discount: string
}

export const noRights: Rights = { roles: [], teams: [], refund: '', discount: '' }

export function rightsOf({ roles, teams, limits }: Pick<StaffPerson, 'roles' | 'teams' | 'limits'>): Rights {
  return {
    roles,
    teams: teams.map(String),
    refund: String(limits.refund_rupees ?? ''),
    discount: String(limits.discount_percent ?? ''),
  }
}

export const isWhole = (text: string) => /^\d{0,9}$/.test(text.trim())

/** As the contract has it; undefined where a limit is no number. */
export function toBody({ roles, teams, refund, discount }: Rights) {
  if (!isWhole(refund) || !isWhole(discount)) return undefined
  const limits: StaffLimits = {
    ...(refund.trim() !== '' && { refund_rupees: Number(refund) }),
    ...(discount.trim() !== '' && { discount_percent: Number(discount) }),
  }
  return { roles: [...roles], teams: teams.map(Number), limits }
}
