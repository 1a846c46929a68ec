import { useNavigate } from 'react-router'
import { keepAccessLink } from '../../shared/access-link/access-link.ts'
import { useLogoutMutation } from '../../shared/auth/auth-api.ts'
import { signedOut } from '../../shared/auth/auth-slice.ts'
import { announceLogOut } from '../../shared/auth/auth-storage.ts'
import { clearOtpChallenge } from '../../shared/auth/clear-otp-challenge.ts'
import { leaveSessionNotice } from '../../shared/auth/session-notice.ts'
import { forgetDrafts } from '../../shared/forms/forget-drafts.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'

/** Logs out locally whatever the server answers: a lost connection must not prevent it. */
export function useLogOut() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [logout, { isLoading }] = useLogoutMutation()
  const logOut = async () => {
    // First: the portal ends the session for all tabs, and one that was refused would take it for an expired one.
    announceLogOut()
    await logout()
    clearOtpChallenge()
    forgetDrafts()
    keepAccessLink(null)
    leaveSessionNotice('loggedOut')
    dispatch(signedOut())
    await navigate(paths.login, { replace: true })
  }
  return { logOut, isLoggingOut: isLoading }
}
