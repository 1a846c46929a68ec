import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import { keepLive } from './live/keep-live.ts'
import { makeRouter } from './make-router.ts'
import type { Store } from './store.ts'

/** Mounts the router at the current address. Returns the handler for a sign-in or sign-out in another tab. */
export function showApp(root: Root, store: Store): { followOtherTab: () => void } {
  const { router, preload } = makeRouter(store)
  root.render(
    <StrictMode>
      <App store={store} router={router} preload={preload} />
    </StrictMode>,
  )
  keepLive(store)
  return { followOtherTab: () => void router.revalidate() }
}
