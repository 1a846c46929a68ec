import type { UnknownAction } from '@reduxjs/toolkit'
import type { TagDescription } from '@reduxjs/toolkit/query'
import { type Endpoint, type LiveChange, replayedMs } from '@sanad/contracts'
import type { PortalApi } from '../api/create-portal-api.ts'
import { notePortal } from '../api/reachability.ts'
import { requestHeaders } from '../api/request-headers.ts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { openLiveConnection } from './live-connection.ts'
import { findStaleTags, type HeardChange } from './stale-tags.ts'

/** Debounce: changes often come in groups and are refetched together. */
const TOGETHER = 50
/** Jitter after a reset of a server that does not say how many pages it tells (thundering herd). */
const SPREAD = 2000
/** Grace period before the connection of a hidden page is closed. */
const HIDDEN = 60_000

/** Milliseconds until a page reads again what many may read at once. */
const spread = (within = 0) => Math.max(TOGETHER, Math.random() * within)

interface Store {
  getState: () => unknown
  dispatch: (action: UnknownAction) => unknown
}

type Tags<Tag extends string> = readonly TagDescription<Tag>[]

interface Heard<Tag extends string> {
  readonly tagsOf: (state: unknown) => Tags<Tag>
  /** When it changed; undefined: just now. */
  readonly at: number | undefined
  readonly due: number
  /** A change that may concern parts of what is cached. */
  readonly inParts: LiveChange | undefined
}

interface Following<Tag extends string> {
  readonly store: Store
  readonly api: PortalApi<Tag>
  readonly session: SessionAdapter
  /** The session's token when following began: a 401 of this connection must not end a newer session. */
  readonly token: string
  /** Endpoint of the server-sent events. */
  readonly stream: Endpoint
  /** The cache tags that a change invalidates, asked for when nothing is being read, by what the cache holds then. */
  readonly changedTags: (change: LiveChange, state: unknown) => Tags<Tag>
  /** … of what many pages show, which they read again at different times. */
  readonly spreadTags?: (change: LiveChange, state: unknown) => Tags<Tag>
  /** Reads parts of cached answers again by the same changes, at the same time; what is read as a whole is pending by then. */
  readonly readParts?: (changes: readonly LiveChange[]) => void
  /** Where many change what everybody looks at: so long after a refetch the changes of others gather before the next. */
  readonly gatherMs?: number
  /** The tags of all topics, for a reset or a gap. */
  readonly allTags: Tags<Tag>
  /** Events of this app's stream that are no changes. */
  readonly onOther?: ((event: unknown) => void) | undefined
}

/** Live updates: invalidates cached queries by server-sent events while the page is visible. Returns the cleanup. */
export function followChanges<Tag extends string>(following: Following<Tag>): () => void {
  const {
    store,
    api,
    session,
    token,
    stream,
    changedTags,
    spreadTags,
    readParts,
    allTags,
    onOther,
    gatherMs = 0,
  } = following
  let closeConnection: (() => void) | undefined
  let leaveTimer: ReturnType<typeof setTimeout> | undefined
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let wasConnected = false
  let heard: Heard<Tag>[] = []
  let readAt = Number.NEGATIVE_INFINITY
  const all = () => allTags

  function hear(tagsOf: Heard<Tag>['tagsOf'], within: number, age?: number, inParts?: LiveChange): void {
    const at = age === undefined ? undefined : Date.now() - age
    heard.push({ tagsOf, at, due: performance.now() + within, inParts })
    schedule()
  }

  /** What is due reads again without what is spread over a longer time. */
  function schedule(): void {
    clearTimeout(readTimer)
    if (heard.length === 0) return
    const first = Math.min(...heard.map(({ due }) => due))
    const due = Math.max(first, readAt + gatherMs)
    readTimer = setTimeout(readAgain, Math.max(due - performance.now(), 0))
  }

  function readAgain(): void {
    const now = performance.now()
    const isDue = ({ due }: { due: number }) => due <= now
    const state = store.getState()
    const changes = heard
      .filter(isDue)
      .flatMap(({ tagsOf, at }): HeardChange<Tag>[] => tagsOf(state).map((tag) => ({ tag, at })))
    const tags = findStaleTags(api, state, changes)
    if (!tags) {
      readTimer = setTimeout(readAgain, TOGETHER)
      return
    }
    const inParts = heard.filter(isDue).flatMap((one) => one.inParts ?? [])
    heard = heard.filter((one) => !isDue(one))
    if (tags.length > 0 || inParts.length > 0) readAt = now
    if (tags.length > 0) store.dispatch(api.util.invalidateTags(tags))
    if (inParts.length > 0) readParts?.(inParts)
    schedule()
  }

  function connect(): void {
    closeConnection ??= openLiveConnection({
      url: location.origin + stream.path({}),
      headers: () => requestHeaders(stream, session, store.getState(), token),
      onEvent: (event) => {
        if (event.type === 'change') {
          hear((state) => changedTags(event, state), TOGETHER, event.age_ms)
          if (spreadTags)
            hear((state) => spreadTags(event, state), spread(event.within_ms), event.age_ms ?? 0, event)
        }
        if (event.type === 'reset') hear(all, spread(event.within_ms ?? SPREAD), event.age_ms ?? 0)
        if (event.type !== 'ready') return
        notePortal(true)
        // Events during a gap are lost: invalidate everything. Before the first connection, those older than the replay
        // are, as of a page that was opened in the background.
        hear(all, spread(event.within_ms), wasConnected ? undefined : replayedMs)
        wasConnected = true
      },
      onOther,
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
