import { useNavigate } from 'react-router'
import { api } from '../api/api.ts'
import { paths } from '../routing/paths.ts'
import { useDeskDispatch } from '../state/desk-state.ts'
import { useStaffLogoutMutation } from './session-api.ts'
import { signedOut } from './session-slice.ts'

export function useSignOut(): () => Promise<void> {
  const dispatch = useDeskDispatch()
  const go = useNavigate()
  const [logOut] = useStaffLogoutMutation()
  return async () => {
    // Only the server can clear the cookie: without its answer nobody is signed out.
    const { error } = await logOut()
    if (error) return
    dispatch(signedOut())
    await go(paths.signIn)
    // Nothing of what was read stays in the memory of the page.
    dispatch(api.util.resetApiState())
  }
}
