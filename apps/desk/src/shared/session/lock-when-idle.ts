import type { DeskStore } from '../state/desk-state.ts'
import { forgetOwedLock, lockSession } from './lock-session.ts'
import { locked } from './session-slice.ts'

const IDLE_MS = 15 * 60_000
/** Time for the other tabs to answer. */
const ASK_MS = 2000
/** Timers of a hidden tab come once a minute; one that slept asks anew. */
const ANSWER_HOLDS_MS = 150_000
const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

/** What tabs of one browser say to one another: when was your last input, and mine was then. */
type Said = 'input?' | { readonly input: number }

/**
 * Locks the session after 15 minutes without input in any tab: the server's first, so that no other tab of it stays open
 * either. Others are asked, not listened to: one that slept has heard nothing.
 */
export function lockWhenIdle(store: DeskStore): () => void {
  const tabs = new BroadcastChannel('desk-input')
  let last = Date.now()
  let isOpen = false
  let asked = 0
  const note = () => {
    // After a sleep of the computer the first input comes before the timer: it must not count.
    if (Date.now() - last < IDLE_MS) last = Date.now()
  }
  const hear = ({ data }: MessageEvent<Said>) => {
    if (data !== 'input?') last = Math.max(last, data.input)
    else if (isOpen) tabs.postMessage({ input: last } satisfies Said)
  }
  const begin = () => {
    const wasOpen = isOpen
    isOpen = store.getState().session.status === 'in'
    if (!isOpen || wasOpen) return
    last = Date.now()
    forgetOwedLock()
  }
  const check = () => {
    const now = Date.now()
    const idle = now - last
    if (!isOpen || idle < IDLE_MS - ASK_MS) return
    if (idle >= IDLE_MS && now - asked < ANSWER_HOLDS_MS) return void lock(store)
    asked = now
    tabs.postMessage('input?' satisfies Said)
  }
  begin()
  tabs.addEventListener('message', hear)
  for (const input of inputs) addEventListener(input, note, { passive: true })
  const timer = setInterval(check, 1000)
  const stopFollowing = store.subscribe(begin)
  return () => {
    stopFollowing()
    for (const input of inputs) removeEventListener(input, note)
    clearInterval(timer)
    tabs.close()
  }
}

/** The screen is hidden at once, whether or not the server can be reached: what it is owed then is asked for at the next start. */
async function lock(store: DeskStore): Promise<void> {
  store.dispatch(locked())
  await lockSession(store).catch(() => undefined)
}
