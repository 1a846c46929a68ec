import type { StaffMember } from '@sanad/contracts/staff'
import type { StaffPermission } from '@sanad/domain'
import { useDeskSelector } from '../state/desk-state.ts'

/** The member who works here; below the session's guard there is one. */
export function useStaff(): StaffMember {
  const staff = useDeskSelector((state) => state.session.staff)
  if (!staff) throw new Error('Nobody is signed in')
  return staff
}

/** Whether they may do it at once; the portal refuses what a screen should not have offered. */
export const useMay = (permission: StaffPermission): boolean => useStaff().permissions.includes(permission)
