import '@sanad/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { keepAuth } from './app/keep-auth.ts'
import { keepUiPreferences } from './app/keep-ui-preferences.ts'
import { makeRouter } from './app/make-router.ts'
import { makeStore } from './app/store.ts'
import { initialAuth } from './shared/auth/auth-slice.ts'
import { readStoredAuth } from './shared/auth/auth-storage.ts'
import { clearOtpChallenge } from './shared/auth/clear-otp-challenge.ts'
import { leaveSessionNotice } from './shared/auth/session-notice.ts'
import { basePath } from './shared/routing/paths.ts'
import { readUiPreferences } from './shared/state/ui-preferences.ts'
import { initialUi } from './shared/state/ui-slice.ts'

const auth = readStoredAuth()
const store = makeStore({
  initialState: {
    auth: { ...initialAuth, ...auth, isAuthenticated: auth.token !== null },
    ui: { ...initialUi, ...readUiPreferences() },
  },
  onSessionExpired: (why) => {
    clearOtpChallenge()
    leaveSessionNotice(why)
    location.replace(`${basePath}/`)
  },
})
const { router, preload } = makeRouter(store)
keepUiPreferences(store)
keepAuth(store, () => void router.revalidate())

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <App store={store} router={router} preload={preload} />
  </StrictMode>,
)
