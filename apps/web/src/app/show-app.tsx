import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import { keepLive } from './live/keep-live.ts'
import { makeRouter } from './make-router.ts'
import type { Store } from './store.ts'

/** Shows the screen of the current address. Returns what to do when another tab signs in or out. */
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
