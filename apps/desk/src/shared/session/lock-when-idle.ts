import type { DeskStore } from '../state/desk-state.ts'
import { sessionApi } from './session-api.ts'
import { locked } from './session-slice.ts'

const IDLE_MS = 15 * 60_000
const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

/** Locks the session after 15 minutes without input: the server's first, so that no other tab of it stays open either. */
export function lockWhenIdle(store: DeskStore): () => void {
  let last = Date.now()
  const note = () => {
    // After a sleep of the computer the first input comes before the timer: it must not count.
    if (Date.now() - last < IDLE_MS) last = Date.now()
  }
  const check = () => {
    const { status } = store.getState().session
    if (status !== 'in') last = Date.now()
    else if (Date.now() - last >= IDLE_MS) void lock(store)
  }
  for (const input of inputs) addEventListener(input, note, { passive: true })
  const timer = setInterval(check, 1000)
  return () => {
    for (const input of inputs) removeEventListener(input, note)
    clearInterval(timer)
  }
}

/** The screen is hidden at once, whether or not the server can be reached. */
async function lock(store: DeskStore): Promise<void> {
  store.dispatch(locked())
  await store.dispatch(sessionApi.endpoints.lockStaffSession.initiate())
}
