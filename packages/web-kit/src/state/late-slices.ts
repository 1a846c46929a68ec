import { createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit'

interface LateSlice<Path extends string = string> {
  reducerPath: Path
  reducer: Reducer
}

/** Lazy reducer injection: the first screen renders without the query cache's code, which joins the running store. */
export function lateSlices(rootReducer: { inject: (slice: LateSlice) => unknown }) {
  const { middleware, addMiddleware } = createDynamicMiddleware()
  const listeners = new Set<() => void>()
  return {
    lateMiddleware: middleware,
    /** The listener dispatches an action, so that an injected slice has its state before a selector reads it. */
    whenSliceJoins: (listener: () => void): void => {
      listeners.add(listener)
    },
    joinStore: (slice: LateSlice, middlewares: readonly Middleware[]): void => {
      rootReducer.inject(slice)
      addMiddleware(...middlewares)
      for (const listener of listeners) listener()
    },
  }
}
