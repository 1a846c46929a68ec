import type { StaffPermission } from '@sanad/domain'
import { narrowedTo } from '../../../platform/http/narrowed-to.ts'
import type { StaffPrincipal } from '../../../platform/http/principal.ts'
import type { Viewer } from './work-conditions.ts'

/** Who asks, and whether they see the work of their own teams alone. */
export const viewerOf = (principal: StaffPrincipal, permission: StaffPermission): Viewer => ({
  staffId: principal.staffId,
  roles: principal.roles,
  isNarrowed: narrowedTo(principal, permission) !== undefined,
})
