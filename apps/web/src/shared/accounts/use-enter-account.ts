import type { User } from '@sanad/contracts'
import { signedIn } from '../auth/auth-slice.ts'
import { basePath, paths } from '../routing/paths.ts'
import { useAppDispatch } from '../state/app-state.ts'

/** Continues as another account. Full page load: nothing of the former one may stay in memory, on screen or in flight. */
export function useEnterAccount(): (session: { token: string; user: User }) => void {
  const dispatch = useAppDispatch()
  return (session) => {
    dispatch(signedIn(session))
    location.assign(basePath + paths.dashboard)
  }
}
