import { withQuery } from '@sanad/web-kit'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { RegistrationStart } from '../features/registration/registration-start.tsx'
import { paths, registrationVerifyState } from '../shared/routing/paths.ts'
import { IslandLink } from './island-link.tsx'
import type { LoginIslandProps } from './login-island.tsx'

/** Island: the first step of a registration as the first page of a visit, like the login page. */
export function RegistrationIsland({ store, redirect, prepare, leave }: LoginIslandProps) {
  const login = withQuery(paths.login, { redirect })
  return (
    <StrictMode>
      <Provider store={store}>
        <RegistrationStart
          onIntent={prepare}
          onRegistered={() => leave(withQuery(paths.register, { redirect }), registrationVerifyState)}
          onLogin={() => void leave(login)}
          loginLink={<IslandLink to={login} leave={leave} />}
        />
      </Provider>
    </StrictMode>
  )
}
