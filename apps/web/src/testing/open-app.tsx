import type { User } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import type { SessionEnd } from '@sanad/web-kit'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '../app/app.tsx'
import { keepAuth } from '../app/keep-auth.ts'
import { makeRouter } from '../app/make-router.ts'
import type { Store } from '../app/store.ts'
import { initialAuth } from '../shared/auth/auth-slice.ts'
import { readStoredAuth } from '../shared/auth/auth-storage.ts'
import { basePath } from '../shared/routing/paths.ts'
import { initialUi } from '../shared/state/ui-state.ts'
import { openStore } from './open-store.ts'
import { asha } from './people.ts'
import { answerWholeApp } from './usual-answers.ts'

const opened: Array<() => void> = []

function closeApps(): void {
  cleanup()
  for (const close of opened.splice(0)) close()
}

export interface OpenedApp {
  store: Store
  user: ReturnType<typeof userEvent.setup>
  /** The reasons of all navigations to the login page. */
  expiries: SessionEnd[]
}

/** Renders the whole app at a path, with the session in storage; without the login island. */
export function openApp(path: string, { language = 'en' }: { language?: Language } = {}): OpenedApp {
  history.replaceState(null, '', basePath + path)
  return startApp(language)
}

/** What a reload leaves: the address, the state of its history entry, and the storage. */
export function reloadApp(): OpenedApp {
  closeApps()
  return startApp('en')
}

function startApp(language: Language): OpenedApp {
  answerWholeApp(true)
  const auth = readStoredAuth()
  const expiries: SessionEnd[] = []
  const store = openStore({
    initialState: {
      auth: { ...initialAuth, ...auth, isAuthenticated: auth.token !== null },
      ui: { ...initialUi, language },
    },
    onSessionExpired: (why) => expiries.push(why),
  })
  const { router, preload } = makeRouter(store)
  keepAuth(store, () => void router.revalidate())
  opened.push(() => router.dispose())
  onTestFinished(closeApps)
  render(<App store={store} router={router} preload={preload} />)
  return { store, user: userEvent.setup(), expiries }
}

/** A session that an earlier visit left in this browser. */
export function storeSession(expiresInSeconds = 3600, user: User | null = asha): string {
  const token = tokenThatExpires(expiresInSeconds)
  localStorage.setItem('userToken', token)
  if (user) localStorage.setItem('userData', JSON.stringify(user))
  return token
}

export function tokenThatExpires(inSeconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + inSeconds
  return `${btoa('{}')}.${btoa(JSON.stringify({ exp }))}.signature`
}

/** Where the app is, below the base path. */
export const whereIs = () => location.pathname.slice(basePath.length) + location.search
