import type { DeskStore } from '../state/desk-state.ts'
import { locked, unlocked } from './session-slice.ts'

interface Said {
  readonly status: 'in' | 'locked'
  /** Whose session it is. */
  readonly staff: string
}

/** Tabs of one browser share the session: a lock hides the screens of all, and whoever unlocks one unlocks all. */
export function shareLock(store: DeskStore): () => void {
  const tabs = new BroadcastChannel('desk-lock')
  let known = store.getState().session.status
  const tell = () => {
    const { status, staff } = store.getState().session
    const isNews = (status === 'locked' && known === 'in') || (status === 'in' && known === 'locked')
    known = status
    if (isNews && staff) tabs.postMessage({ status, staff: staff.id } satisfies Said)
  }
  const hear = ({ data }: MessageEvent<Said>) => {
    if (data.staff !== store.getState().session.staff?.id) return
    // Before the dispatch: what was heard is not told again.
    known = data.status
    store.dispatch(data.status === 'locked' ? locked() : unlocked())
  }
  tabs.addEventListener('message', hear)
  const stop = store.subscribe(tell)
  return () => {
    stop()
    tabs.close()
  }
}
