import '@sanad/ui/latin-fonts.css'
import { keepFocus } from '@sanad/web-kit'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import { endSessionOnAct } from './end-session-on-act.ts'
import { keepReadable } from './keep-readable.ts'
import { keepLive } from './live/keep-live.ts'
import { makeRouter } from './make-router.ts'
import type { Store } from './store.ts'

interface ShownApp {
  /** A sign-in or sign-out in another tab. */
  readonly followOtherTab: () => void
  /** Stops the router with the navigation under way. */
  readonly stop: () => void
}

/** Mounts the router at the current address. */
export function showApp(root: Root, store: Store): ShownApp {
  const { router, preload } = makeRouter(store)
  document.documentElement.dataset.app = ''
  root.render(
    <StrictMode>
      <App store={store} router={router} preload={preload} />
    </StrictMode>,
  )
  keepLive(store)
  keepFocus()
  keepReadable(store)
  endSessionOnAct(store)
  return { followOtherTab: () => void router.revalidate(), stop: () => router.dispose() }
}
