import { ErrorTextContext, errorText, type Preload, PreloadContext, ToastHost } from '@sanad/web-kit'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
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
      <ErrorTextContext value={errorText}>
        <PreloadContext value={preload}>
          <RouterProvider router={router} />
        </PreloadContext>
      </ErrorTextContext>
      <ToastHost router={router} />
    </Provider>
  )
}
