import type { Present } from '@sanad/contracts/staff'
import { shallowEqual } from 'react-redux'
import { useStaff } from '../session/use-staff.ts'
import { useDeskSelector } from '../state/desk-state.ts'

/** Who else has one of these open: whoever writes first. */
export function useOthersAt(subjects: readonly (string | null | undefined)[]): readonly Present[] {
  const { id: me } = useStaff()
  return useDeskSelector(({ presence }) => {
    const people = [...new Set(subjects)].flatMap((subject) => (subject && presence.bySubject[subject]) || [])
    const others = people.filter(({ id }) => id !== me)
    return [...others.filter(({ writes }) => writes), ...others.filter(({ writes }) => !writes)]
  }, shallowEqual)
}
