import '@sanad/ui/latin-fonts.css'
import { keepFocus } from '@sanad/web-kit'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import { endSessionOnAct } from './end-session-on-act.ts'
import { firstScreen } from './first-screen.ts'
import { keepReadable } from './keep-readable.ts'
import { leaveWithAccount } from './leave-with-account.ts'
import { keepLive } from './live/keep-live.ts'
import { makeRouter } from './make-router.ts'
import type { Store } from './store.ts'

/** The first screen comes first. */
const liveAfterMs = 500

interface ShownApp {
  /** Resolves with the first render. */
  readonly shown: Promise<void>
  /** A sign-in or sign-out in another tab. */
  readonly followOtherTab: () => void
  /** Stops the router with the navigation under way. */
  readonly stop: () => void
}

/** Mounts the router at the current address, once the first screen is there; until then the page stays as it is. */
export function showApp(openRoot: () => Root, store: Store): ShownApp {
  const { router, preload } = makeRouter(store)
  let isStopped = false
  let goingLive: ReturnType<typeof setTimeout> | undefined
  const shown = firstScreen(router, store).then(() => {
    if (isStopped) return
    const root = openRoot()
    document.documentElement.dataset.app = ''
    // Before what had the focus on the first page is gone.
    keepFocus()
    root.render(
      <StrictMode>
        <App store={store} router={router} preload={preload} />
      </StrictMode>,
    )
    leaveWithAccount(store, root)
    keepReadable(store)
    // What is loaded for it competes with the first screen.
    goingLive = setTimeout(() => keepLive(store), liveAfterMs)
  })
  let last = ''
  router.subscribe(({ location: { key }, restoreScrollPosition: y }) => {
    const place = key + y
    if (y && place !== last) void import('./scroll-late.ts').then(({ scrollLate }) => scrollLate(y))
    last = place
  })
  endSessionOnAct(store)
  return {
    shown,
    followOtherTab: () => void router.revalidate(),
    stop: () => {
      isStopped = true
      clearTimeout(goingLive)
      router.dispose()
    },
  }
}
