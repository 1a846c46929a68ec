import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../shared/api/api.ts'
import { authReducer, type SessionEnd, sessionExpired } from '../shared/auth/auth-slice.ts'
import type { AppState } from '../shared/state/app-state.ts'
import { appStateOf } from '../shared/state/app-state.ts'
import { uiReducer } from '../shared/state/ui-slice.ts'

export interface StoreOptions {
  initialState?: Partial<AppState>
  /** Leaves for the login page. */
  onSessionExpired: (why: SessionEnd) => void
}

const reducer = combineReducers({ auth: authReducer, ui: uiReducer, [api.reducerPath]: api.reducer })

export function makeStore({ initialState, onSessionExpired }: StoreOptions) {
  const leaveOnExpiry: Middleware = () => (next) => (action) => {
    const result = next(action)
    if (sessionExpired.match(action)) onSessionExpired(action.payload)
    return result
  }
  const store = configureStore({
    reducer,
    preloadedState: initialState ?? {},
    middleware: (getDefault) => getDefault().concat(forgetOnAccountChange, api.middleware, leaveOnExpiry),
  })
  setupListeners(store.dispatch)
  return store
}

export type Store = ReturnType<typeof makeStore>

/** What one customer's calls brought must never be shown to another. */
const forgetOnAccountChange: Middleware = (store) => (next) => (action) => {
  const before = appStateOf(store.getState()).auth.user?.id
  const result = next(action)
  if (before && before !== appStateOf(store.getState()).auth.user?.id) {
    store.dispatch(api.util.resetApiState())
  }
  return result
}
