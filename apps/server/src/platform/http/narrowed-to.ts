import { findGrant, type StaffPermission } from '@sanad/domain'
import type { StaffPrincipal } from './principal.ts'

/** The member to whose own teams a permission is narrowed; undefined where it reaches everything. */
export function narrowedTo(
  { roles, staffId }: StaffPrincipal,
  permission: StaffPermission,
): string | undefined {
  return findGrant(roles, permission) === 'teams' ? staffId : undefined
}
