import { listStates } from '@sanad/contracts'
import {
  countWork,
  getStaffMember,
  getWorkPlace,
  listUndoableActs,
  listWorkOwners,
  listWorkViews,
  type StaffMember,
  sayPresence,
  streamWork,
  type UndoableAct,
  type WorkView,
} from '@sanad/contracts/staff'
import { permissionsOf } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import { initialUi } from '@sanad/web-kit'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '../app/app.tsx'
import { makeRouter } from '../app/make-router.ts'
import { makeStore, type Store } from '../app/store.ts'
import { api } from '../shared/api/api.ts'
import { pressKey } from '../shared/keys/key-registry.ts'
import { basePath } from '../shared/routing/paths.ts'
import { answer, keepOpen, refuse } from './fake-portal.ts'

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}

export const priya: StaffMember = {
  id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a10',
  name: 'Priya Nair',
  email: 'priya@centre.example.in',
  roles: ['clerk', 'reviewer', 'manager'],
  permissions: permissionsOf(['clerk', 'reviewer', 'manager']),
  language: null,
}

/** Who keeps the accounts. */
export const rohan: StaffMember = {
  id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11',
  name: 'Rohan Deshpande',
  email: 'accounts@centre.example.in',
  roles: ['accounts'],
  permissions: permissionsOf(['accounts']),
  language: null,
}

const states = [
  { id: 10, state_name: 'Goa' },
  { id: 16, state_name: 'Karnataka' },
]

export interface OpenedDesk {
  readonly store: Store
  readonly user: ReturnType<typeof userEvent.setup>
  /** Says something on the stream of the desk. */
  readonly tell: (event: object) => void
  /** Follows a link to a path below the base. */
  readonly go: (path: string) => void
}

interface Place {
  readonly language?: Language
  /** Null for nobody. */
  readonly staff?: StaffMember | null
  /** What was done before the page was loaded anew. */
  readonly undoable?: UndoableAct[]
  /** Saved views, and the teams that they may be shared with. */
  readonly views?: WorkView[]
  readonly teams?: { id: number; name: string }[]
}

/** Renders the whole desk at a path below its base. */
export function openDesk(path: string, place: Place = {}): OpenedDesk {
  const { language = 'en', staff = priya, undoable = [], views = [], teams = [] } = place
  if (staff) answer(getStaffMember, { success: true, staff })
  else refuse(getStaffMember, 'token_missing')
  const tell = keepOpen(streamWork)
  // The list on the left counts on every screen.
  const none = { open: 0, overdue: 0 }
  answer(countWork, { success: true, data: { kinds: [], mine: none, all: none } })
  answer(getWorkPlace, { success: true, data: { place: null, open: 0 } })
  answer(sayPresence, { success: true, message: 'Seen.' })
  answer(listUndoableActs, { success: true, data: undoable })
  answer(listWorkOwners, { success: true, data: [] })
  answer(listStates, { success: true, data: states })
  answer(listWorkViews, { success: true, data: views, teams })
  history.replaceState(null, '', basePath + path)
  const store = makeStore({ ui: { ...initialUi, language } })
  const { router, preload } = makeRouter(store)
  document.addEventListener('keydown', pressKey)
  onTestFinished(() => {
    router.dispose()
    document.removeEventListener('keydown', pressKey)
    // What is still asked for would reach the portal of the next test.
    const { getRunningQueriesThunk, resetApiState } = api.util
    for (const query of store.dispatch(getRunningQueriesThunk())) query.abort()
    store.dispatch(resetApiState())
  })
  render(<App store={store} router={router} preload={preload} />)
  return { store, user: userEvent.setup(), tell, go: (to) => act(() => void router.navigate(to)) }
}

/** Where the desk is, below its base. */
export const whereIs = () => location.pathname.slice(basePath.length) + location.search
