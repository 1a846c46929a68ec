import { skipToken } from '@reduxjs/toolkit/query'
import type { WorkAssignee } from '@sanad/contracts/staff'
import { useStaff } from '../../shared/session/use-staff.ts'
import { useListAssigneesQuery } from './work-api.ts'

/** Who works here but me, for those who give out work; the others know the names that the rows show. */
export function useColleagues({ isWanted = true } = {}): readonly WorkAssignee[] {
  const { id: me, permissions } = useStaff()
  const { data } = useListAssigneesQuery(
    isWanted && permissions.includes('work.assign') ? { query: {} } : skipToken,
  )
  return data?.data.filter(({ id }) => id !== me) ?? []
}
