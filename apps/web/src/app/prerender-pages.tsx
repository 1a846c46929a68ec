import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { initialAuth } from '../shared/auth/auth-slice.ts'
import { initialUi } from '../shared/state/ui-state.ts'
import { LoginIsland, type LoginIslandProps } from './login-island.tsx'
import { RegistrationIsland } from './registration-island.tsx'
import { makeStore } from './store.ts'

/** Static rendering for a new visitor; called by the build (`build/first-page.ts`). */
export const prerenderPages = {
  login: () => prerender(LoginIsland),
  registration: () => prerender(RegistrationIsland),
}

function prerender(Island: ComponentType<LoginIslandProps>): string {
  const store = makeStore({ initialState: { auth: initialAuth, ui: initialUi }, onSessionExpired: () => {} })
  return renderToString(
    <Island store={store} redirect={undefined} prepare={() => {}} leave={async () => {}} />,
  )
}
