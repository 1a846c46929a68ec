import { withQuery } from '@sanad/web-kit'
import { StrictMode, useEffect } from 'react'
import { Provider } from 'react-redux'
import { LoginScreen } from '../features/login/login-screen.tsx'
import { paths } from '../shared/routing/paths.ts'
import { IslandLink } from './island-link.tsx'
import type { Store } from './store.ts'

export interface LoginIslandProps {
  store: Store
  redirect: string | undefined
  /** Prefetches the rest of the app. */
  prepare: () => void
  /** Navigates into the rest of the app, once it is loaded. */
  leave: (path: string, state?: unknown) => Promise<void>
}

/**
 * Island: the login page as the first page of a visit, without router and query cache, which are loaded when the
 * customer focuses the form. Prerendered into index.html by the build, so that it paints before any script runs.
 */
export function LoginIsland({ store, redirect, prepare, leave }: LoginIslandProps) {
  useEffect(submitWhatWasPressedBefore, [])
  return (
    <StrictMode>
      <Provider store={store}>
        <LoginScreen
          redirect={redirect}
          onIntent={prepare}
          onNext={leave}
          registerLink={<IslandLink to={withQuery(paths.register, { redirect })} leave={leave} />}
        />
      </Provider>
    </StrictMode>
  )
}

/** `boot.ts` prevents a submission before hydration; replay it. */
function submitWhatWasPressedBefore(): void {
  const { dataset } = document.documentElement
  dataset.ready = ''
  if (dataset.submitted === undefined) return
  delete dataset.submitted
  document.querySelector('form')?.requestSubmit()
}
