import type { Router } from './make-router.ts'
import { placeFirstService } from './place-first-service.ts'
import type { Store } from './store.ts'

/** Who waits longer sees the frame, and in it what is waited for. */
const mostMs = 1000

/**
 * Resolves when the first screen can be shown whole: its chunks and what it prefetches are there. One render instead of
 * a spinner, the frame with a spinner, and the screen: React shows each fallback for 300 ms at least.
 */
export function firstScreen(router: Router, store: Store): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, mostMs))
  return Promise.race([late, prepared(router, store)])
}

async function prepared(router: Router, store: Store): Promise<void> {
  await initialized(router)
  await Promise.all(router.state.matches.map(({ route }) => route.handle?.prepared?.()))
  await placeFirstService(router, store)
}

/** Guards have let the visit pass, or redirected it. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}
