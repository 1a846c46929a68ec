import { streamNotifications } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { requestHeaders } from '../api/request-headers.ts'
import { sessionExpired } from '../auth/auth-slice.ts'
import type { AppDispatch, AppState } from '../state/app-state.ts'
import { allLiveTags, changedTags } from './changed-tags.ts'
import { openLiveConnection } from './live-connection.ts'
import { findStaleTags, type HeardChange } from './stale-tags.ts'

/** A change is often several; they are read again together. */
const TOGETHER = 50
/** All pages hear at once that the server may have missed something; they do not all ask at once. */
const SPREAD = 2000
/** A page that nobody sees keeps its connection for so long. */
const HIDDEN = 60_000

interface Store {
  getState: () => AppState
  dispatch: AppDispatch
}

/** Reads again what changed at the server, as long as the page is seen, in the session of this token. */
export function followChanges(store: Store, token: string): () => void {
  let closeConnection: (() => void) | undefined
  let leaveTimer: ReturnType<typeof setTimeout> | undefined
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let wasConnected = false
  let changes: HeardChange[] = []

  function hear(tags: typeof allLiveTags, within: number, age?: number): void {
    const at = age === undefined ? undefined : Date.now() - age
    changes.push(...tags.map((tag) => ({ tag, at })))
    readTimer ??= setTimeout(readAgain, within)
  }

  function readAgain(): void {
    const tags = findStaleTags(store.getState(), changes)
    readTimer = tags ? undefined : setTimeout(readAgain, TOGETHER)
    if (!tags) return
    changes = []
    if (tags.length > 0) store.dispatch(api.util.invalidateTags(tags))
  }

  function connect(): void {
    closeConnection ??= openLiveConnection({
      origin: location.origin,
      headers: () => requestHeaders(streamNotifications, store.getState(), token),
      onEvent: (event) => {
        if (event.type === 'change') hear(changedTags(event), TOGETHER, event.age_ms)
        if (event.type === 'reset') hear(allLiveTags, Math.random() * SPREAD, event.age_ms)
        if (event.type !== 'ready') return
        // What changed while there was no connection nobody told us.
        if (wasConnected) hear(allLiveTags, TOGETHER)
        wasConnected = true
      },
      onRefused: () => {
        if (store.getState().auth.token === token) store.dispatch(sessionExpired('unauthenticated'))
      },
    })
  }

  function leave(): void {
    closeConnection?.()
    closeConnection = undefined
  }

  function onVisibility(): void {
    clearTimeout(leaveTimer)
    if (document.visibilityState === 'visible') connect()
    else leaveTimer = setTimeout(leave, HIDDEN)
  }

  document.addEventListener('visibilitychange', onVisibility)
  if (document.visibilityState === 'visible') connect()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(leaveTimer)
    clearTimeout(readTimer)
    leave()
  }
}
