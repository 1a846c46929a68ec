import { sourceLanguage } from '@sanad/texts'
import { loadLanguage } from '@sanad/texts/browser'
import '@sanad/ui/styles.css'
import './app/startup.css'
import { currentNavigationState, keepUiPreferences, readUiPreferences } from '@sanad/web-kit'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { keepAuth } from './app/keep-auth.ts'
import { LoginIsland, type LoginIslandProps } from './app/login-island.tsx'
import { makeStore } from './app/store.ts'
import { initialAuth } from './shared/auth/auth-slice.ts'
import { readStoredAuth, wasLoggedOut } from './shared/auth/auth-storage.ts'
import { clearOtpChallenge } from './shared/auth/clear-otp-challenge.ts'
import { leaveSessionNotice } from './shared/auth/session-notice.ts'
import { basePath, paths } from './shared/routing/paths.ts'
import { findRedirectTarget, loginPathFromHere } from './shared/routing/redirect-target.ts'
import { initialUi } from './shared/state/ui-state.ts'

const auth = readStoredAuth()
const store = makeStore({
  initialState: {
    auth: { ...initialAuth, ...auth, isAuthenticated: auth.token !== null },
    ui: { ...initialUi, ...readUiPreferences() },
  },
  onSessionExpired: () => {
    clearOtpChallenge()
    // The announcement of a logout in another tab may come later than the refusal of a call of this one.
    if (wasLoggedOut()) return leaveFor(basePath + paths.login)
    leaveSessionNotice('sessionEnded')
    const login = loginPathFromHere(new URL(location.href), currentNavigationState())
    leaveFor(basePath + login)
  },
})
keepUiPreferences(store)

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

const loadApp = () => import('./app/show-app.tsx')
let root: Root | undefined
let isStarted = false
let followOtherTab: () => void = () => void start()
let stopApp = () => {}

async function start(path?: string, state?: unknown): Promise<void> {
  const { showApp } = await loadApp()
  if (isStarted || !container) return
  isStarted = true
  if (path !== undefined) {
    // Of an entry without a number the router does not know how far it is: it could not block the way back to it.
    history.replaceState({ ...history.state, idx: 0 }, '')
    history.pushState({ usr: state, key: crypto.randomUUID(), idx: 1 }, '', basePath + path)
  }
  const app = showApp(() => {
    root ??= newRoot(container)
    return root
  }, store)
  followOtherTab = app.followOtherTab
  stopApp = app.stop
  await app.shown
}

/**
 * Hard redirect. The app is unmounted first: nothing personal stays on the screen while the next page loads, and no
 * navigation of the router is left, which would cancel this one.
 */
function leaveFor(address: string): void {
  stopApp()
  root?.unmount()
  // A page that comes back from the back/forward cache would stay empty.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.replace(address)
}

function showIsland(element: HTMLElement, Island: ComponentType<LoginIslandProps>): void {
  const island = (
    <Island
      store={store}
      redirect={findRedirectTarget(new URLSearchParams(location.search))}
      prepare={() => void loadApp().catch(() => {})}
      leave={start}
    />
  )
  // The prerendered markup is English and light; `boot.ts` marks visits that must not hydrate it.
  const isPrerendered = element.childElementCount > 0 && !('wait' in document.documentElement.dataset)
  if (isPrerendered) {
    root = hydrateRoot(element, island)
    // From here on React hears what is pressed, and hydrates for it at once.
    document.documentElement.dataset.live = ''
    globalThis.pressedEarly?.click()
  } else {
    root = newRoot(element)
    root.render(island)
  }
}

function newRoot(element: HTMLElement): Root {
  element.replaceChildren()
  delete document.documentElement.dataset.wait
  return createRoot(element)
}

keepAuth(store, () => followOtherTab())
const { language } = store.getState().ui
const texts = language === sourceLanguage ? undefined : loadLanguage(language)
const island = findIsland()
if (!island) void start()
else
  Promise.all([island, texts]).then(
    ([Island]) => showIsland(container, Island),
    () => void start(),
  )

/** The page that this visit begins with, where it does without the rest of the app. */
function findIsland(): Promise<ComponentType<LoginIslandProps>> | undefined {
  if (auth.token) return undefined
  const path = location.pathname.slice(basePath.length).replace(/\/$/, '')
  if (path === '') return Promise.resolve(LoginIsland)
  // The second step has a navigation state.
  if (path !== paths.register || currentNavigationState()) return undefined
  return import('./app/registration-island.tsx').then((module) => module.RegistrationIsland)
}
