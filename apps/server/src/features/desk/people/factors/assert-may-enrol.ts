import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import type { StaffPrincipal } from '../../../../platform/http/principal.ts'
import { listFactors } from './factor-queries.ts'

/** The password alone enrols the first factor; another one needs a fresh proof. Answers whether it is the first. */
export async function assertMayEnrol(db: Db, principal: StaffPrincipal): Promise<{ isFirst: boolean }> {
  const factors = await listFactors(db, principal.staffId)
  if (factors.length === 0) return { isFirst: true }
  if (!principal.isProved) throw new AppError('factor_needed')
  if (!principal.isFresh) throw new AppError('proof_needed')
  return { isFirst: false }
}
