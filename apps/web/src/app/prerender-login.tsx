import { renderToString } from 'react-dom/server.edge'
import { initialAuth } from '../shared/auth/auth-slice.ts'
import { initialUi } from '../shared/state/ui-state.ts'
import { LoginIsland } from './login-island.tsx'
import { makeStore } from './store.ts'

/** Static rendering of the login page for a new visitor; called by the build (`build/first-page.ts`). */
export function prerenderLogin(): string {
  const store = makeStore({ initialState: { auth: initialAuth, ui: initialUi }, onSessionExpired: () => {} })
  return renderToString(
    <LoginIsland store={store} redirect={undefined} prepare={() => {}} leave={async () => {}} />,
  )
}
