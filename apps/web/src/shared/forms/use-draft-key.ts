import { draftKey } from '@sanad/web-kit'
import { useAppSelector } from '../state/app-state.ts'

/** Names a draft of the customer who is signed in. */
export function useDraftKey(name: string): string {
  return draftKey(useAppSelector((state) => state.auth.user?.id) ?? 'unknown', name)
}
