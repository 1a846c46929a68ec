import { configureStore, type Middleware } from '@reduxjs/toolkit'
import type { SessionEnd } from '@sanad/web-kit'
import { sessionExpired } from '../shared/auth/auth-slice.ts'
import type { AppState } from '../shared/state/app-state.ts'
import { lateMiddleware, rootReducer, whenSliceJoins } from '../shared/state/root-reducer.ts'
import { initialUi } from '../shared/state/ui-state.ts'

export interface StoreOptions {
  initialState?: Partial<AppState>
  /** Navigates to the login page. */
  onSessionExpired: (why: SessionEnd) => void
}

export function makeStore({ initialState, onSessionExpired }: StoreOptions) {
  const leaveOnExpiry: Middleware = () => (next) => (action) => {
    const result = next(action)
    if (sessionExpired.match(action)) onSessionExpired(action.payload)
    return result
  }
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ui: initialUi, ...initialState },
    middleware: (getDefault) => getDefault().concat(lateMiddleware, leaveOnExpiry),
    // Notify subscribers in the same tick: by default RTK batches until the next frame, after an awaited call has resolved.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  })
  whenSliceJoins(() => store.dispatch({ type: 'store/sliceJoined' }))
  return store
}

export type Store = ReturnType<typeof makeStore>
