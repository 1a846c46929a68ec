import { basePath, paths } from '../routing/paths.ts'
import type { DeskStore } from '../state/desk-state.ts'
import { locked, type SessionState, unlocked } from './session-slice.ts'

interface Said {
  readonly status: 'in' | 'locked' | 'out'
  /** Whose session it is. */
  readonly staff: string
}

/**
 * Tabs of one browser share the session: a lock hides the screens of all, whoever unlocks one unlocks all, and a sign-out
 * leaves what was read in none.
 */
export function shareSession(store: DeskStore): () => void {
  const tabs = new BroadcastChannel('desk-session')
  let known = store.getState().session.status
  const tell = () => {
    const { status, staff } = store.getState().session
    const news = newsOf(known, status)
    known = status
    if (news && staff) tabs.postMessage({ status: news, staff: staff.id } satisfies Said)
  }
  const hear = ({ data }: MessageEvent<Said>) => {
    const { status, staff } = store.getState().session
    // Loaded while it was locked, it knows nobody: the server says whose it is.
    if (!staff && status === 'locked' && data.status === 'in') return location.reload()
    if (data.staff !== staff?.id) return
    // Before the dispatch: what was heard is not told again.
    known = data.status
    if (data.status === 'out') return location.replace(basePath + paths.signIn)
    store.dispatch(data.status === 'locked' ? locked() : unlocked())
  }
  tabs.addEventListener('message', hear)
  const stop = store.subscribe(tell)
  return () => {
    stop()
    tabs.close()
  }
}

function newsOf(before: SessionState['status'], now: SessionState['status']): Said['status'] | undefined {
  if (now === before) return undefined
  if (now === 'locked' && before === 'in') return now
  if (now === 'in' && before === 'locked') return now
  if (now === 'out' && before !== 'unknown') return now
  return undefined
}
