import type { UnknownAction } from '@reduxjs/toolkit'
import type { TagDescription } from '@reduxjs/toolkit/query'
import type { Endpoint, LiveChange } from '@sanad/contracts'
import type { PortalApi } from '../api/create-portal-api.ts'
import { requestHeaders } from '../api/request-headers.ts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { openLiveConnection } from './live-connection.ts'
import { findStaleTags, type HeardChange } from './stale-tags.ts'

/** A change is often several; they are read again together. */
const TOGETHER = 50
/** All pages hear at once that the server may have missed something; they do not all ask at once. */
const SPREAD = 2000
/** A page that nobody sees keeps its connection for so long. */
const HIDDEN = 60_000

interface Store {
  getState: () => unknown
  dispatch: (action: UnknownAction) => unknown
}

type Tags<Tag extends string> = readonly TagDescription<Tag>[]

interface Following<Tag extends string> {
  readonly store: Store
  readonly api: PortalApi<Tag>
  readonly session: SessionAdapter
  /** In the session of this token. */
  readonly token: string
  /** The stream of changes. */
  readonly stream: Endpoint
  /** What the query cache has to read again when the server says that something changed. */
  readonly changedTags: (change: LiveChange) => Tags<Tag>
  /** Everything that a change may be told of. */
  readonly allTags: Tags<Tag>
}

/** Reads again what changed at the server, as long as the page is seen. */
export function followChanges<Tag extends string>(following: Following<Tag>): () => void {
  const { store, api, session, token, stream, changedTags, allTags } = following
  let closeConnection: (() => void) | undefined
  let leaveTimer: ReturnType<typeof setTimeout> | undefined
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let wasConnected = false
  let changes: HeardChange<Tag>[] = []

  function hear(tags: Tags<Tag>, within: number, age?: number): void {
    const at = age === undefined ? undefined : Date.now() - age
    changes.push(...tags.map((tag) => ({ tag, at })))
    readTimer ??= setTimeout(readAgain, within)
  }

  function readAgain(): void {
    const tags = findStaleTags(api, store.getState(), changes)
    readTimer = tags ? undefined : setTimeout(readAgain, TOGETHER)
    if (!tags) return
    changes = []
    if (tags.length > 0) store.dispatch(api.util.invalidateTags(tags))
  }

  function connect(): void {
    closeConnection ??= openLiveConnection({
      url: location.origin + stream.path({}),
      headers: () => requestHeaders(stream, session, store.getState(), token),
      onEvent: (event) => {
        if (event.type === 'change') hear(changedTags(event), TOGETHER, event.age_ms)
        if (event.type === 'reset') hear(allTags, Math.random() * SPREAD, event.age_ms)
        if (event.type !== 'ready') return
        // What changed while there was no connection nobody told us.
        if (wasConnected) hear(allTags, TOGETHER)
        wasConnected = true
      },
      onRefused: () => {
        if (session.tokenOf(store.getState()) === token) store.dispatch(session.expired('unauthenticated'))
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
