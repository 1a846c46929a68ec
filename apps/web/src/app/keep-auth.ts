import { authStorageChanged } from '../shared/auth/auth-slice.ts'
import {
  authKeys,
  forgetLogOut,
  isLogOut,
  readStoredAuth,
  writeStoredAuth,
} from '../shared/auth/auth-storage.ts'
import { leaveSessionNotice } from '../shared/auth/session-notice.ts'
import { claimDrafts, forgetDrafts, forgetGuestInput } from '../shared/forms/forget-drafts.ts'
import { forgetReads } from '../shared/offline/forget-reads.ts'
import type { Store } from './store.ts'

/** Persists the session in local storage and synchronises it between tabs (`storage` events). */
export function keepAuth(store: Store, onOtherTab: () => void): void {
  let kept = store.getState().auth
  // An expired session counts as none, so nothing of it stays; an older version kept more of the user.
  writeStoredAuth(kept)
  if (!kept.token) forgetReads()
  if (kept.user) claimDrafts(kept.user.id)
  store.subscribe(() => {
    const { auth } = store.getState()
    if (auth.token === kept.token && auth.user === kept.user) return
    if (auth.token !== kept.token) {
      forgetReads()
      if (auth.token) forgetLogOut()
    }
    kept = auth
    forgetGuestInput()
    if (auth.user) claimDrafts(auth.user.id)
    writeStoredAuth(auth)
  })
  addEventListener('storage', (event) => {
    // `storage.clear()` sends a null key.
    if (isLogOut(event) || event.key === null) {
      forgetDrafts()
      forgetGuestInput()
      if (kept.token) leaveSessionNotice('loggedOutElsewhere')
    }
    if (event.key !== null && event.key !== authKeys.token && event.key !== authKeys.user) return
    const stored = readStoredAuth()
    const { token, user } = store.getState().auth
    if (stored.token === token && JSON.stringify(stored.user) === JSON.stringify(user)) return
    kept = { ...kept, ...stored }
    if (stored.user) claimDrafts(stored.user.id)
    store.dispatch(authStorageChanged(stored))
    onOtherTab()
  })
}
