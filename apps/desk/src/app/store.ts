import { combineReducers, configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { loadLanguage } from '@sanad/texts/browser'
import { isApiError, languageSet, uiReducer } from '@sanad/web-kit'
import { api, apiMiddlewares } from '../shared/api/api.ts'
import { presenceReducer } from '../shared/presence/presence-slice.ts'
import { locked, sessionReducer, signedIn } from '../shared/session/session-slice.ts'
import { type DeskState, deskStateOf } from '../shared/state/desk-state.ts'
import { undoReducer } from '../shared/undo/undo-slice.ts'

const rootReducer = combineReducers({
  session: sessionReducer,
  ui: uiReducer,
  undo: undoReducer,
  presence: presenceReducer,
  api: api.reducer,
})

/** Each member reads the desk in the language of their own, on whichever device. */
const speakTheirLanguage: Middleware = (store) => (next) => (action) => {
  const result = next(action)
  const language = signedIn.match(action) ? action.payload.language : null
  if (language && language !== deskStateOf(store.getState()).ui.language) {
    void loadLanguage(language).then((isLoaded) => isLoaded && store.dispatch(languageSet(language)))
  }
  return result
}

/** Another tab of the session has locked it: calls here ask for the second factor. */
const lockWithOtherTabs: Middleware = (store) => (next) => (action) => {
  const result = next(action)
  if (isRejectedWithValue(action) && isApiError(action.payload) && action.payload.code === 'factor_needed')
    store.dispatch(locked())
  return result
}

export function makeStore(initialState: Partial<DeskState> = {}) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: initialState as Partial<ReturnType<typeof rootReducer>>,
    middleware: (getDefault) => getDefault().concat(...apiMiddlewares, lockWithOtherTabs, speakTheirLanguage),
    // Notify subscribers in the same tick: by default RTK batches until the next frame, after an awaited call has resolved.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  })
}

export type Store = ReturnType<typeof makeStore>
