import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { uiReducer } from '@sanad/web-kit'
import { api, apiMiddlewares } from '../shared/api/api.ts'
import { sessionReducer } from '../shared/session/session-slice.ts'
import type { DeskState } from '../shared/state/desk-state.ts'

const rootReducer = combineReducers({ session: sessionReducer, ui: uiReducer, api: api.reducer })

export function makeStore(initialState: Partial<DeskState> = {}) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: initialState as Partial<ReturnType<typeof rootReducer>>,
    middleware: (getDefault) => getDefault().concat(...apiMiddlewares),
    // Notify subscribers in the same tick: by default RTK batches until the next frame, after an awaited call has resolved.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  })
}

export type Store = ReturnType<typeof makeStore>
