import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { type Preload, PreloadContext } from '../shared/routing/preload-context.ts'
import { ToastHost } from '../shared/toast/toast-host.tsx'
import type { Router } from './make-router.ts'
import type { Store } from './store.ts'

export interface AppProps {
  store: Store
  router: Router
  preload: Preload
}

export function App({ store, router, preload }: AppProps) {
  return (
    <Provider store={store}>
      <PreloadContext value={preload}>
        <RouterProvider router={router} />
      </PreloadContext>
      <ToastHost />
    </Provider>
  )
}
