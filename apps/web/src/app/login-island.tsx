import { withQuery } from '@sanad/web-kit'
import { type ComponentProps, StrictMode, useEffect } from 'react'
import { Provider } from 'react-redux'
import { LoginScreen } from '../features/login/login-screen.tsx'
import { basePath, paths } from '../shared/routing/paths.ts'
import type { Store } from './store.ts'

export interface LoginIslandProps {
  store: Store
  redirect: string | undefined
  /** Prefetches the rest of the app. */
  prepare: () => void
  /** Navigates into the rest of the app, once it is loaded. */
  leave: (path: string) => Promise<void>
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

interface IslandLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  leave: LoginIslandProps['leave']
}

function IslandLink({ to, leave, children, ...rest }: IslandLinkProps) {
  return (
    <a
      {...rest}
      href={basePath + to}
      // The prerendered markup has no redirect parameter.
      suppressHydrationWarning
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // Fallback when the chunk fails to load: a full page navigation.
        leave(to).catch(() => location.assign(basePath + to))
      }}
    >
      {children}
    </a>
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
