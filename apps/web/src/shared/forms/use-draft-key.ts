import { draftKey } from '@sanad/web-kit'
import { useAppSelector } from '../state/app-state.ts'

/** Draft key of the signed-in customer. */
export function useDraftKey(name: string): string {
  return draftKey(useAppSelector((state) => state.auth.user?.id) ?? 'unknown', name)
}
