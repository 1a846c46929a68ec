import { onTestFinished } from 'vitest'
import { makeStore, type Store, type StoreOptions } from '../app/store.ts'
import { api } from '../shared/api/api.ts'

/** A store that the test takes along: what it still asks for afterwards would reach the portal of the next test. */
export function openStore(options: StoreOptions): Store {
  const store = makeStore(options)
  onTestFinished(() => {
    const { getRunningQueriesThunk, getRunningMutationsThunk, resetApiState } = api.util
    for (const query of store.dispatch(getRunningQueriesThunk())) query.abort()
    for (const mutation of store.dispatch(getRunningMutationsThunk())) mutation.abort()
    // Without subscriptions nothing is read again when the window has the focus or the network is back.
    store.dispatch(resetApiState())
  })
  return store
}
