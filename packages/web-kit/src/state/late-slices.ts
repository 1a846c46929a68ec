import { createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit'

interface LateSlice<Path extends string = string> {
  reducerPath: Path
  reducer: Reducer
}

/** Lets slices join stores that already run: the first screen does without the query cache's code. */
export function lateSlices(rootReducer: { inject: (slice: LateSlice) => unknown }) {
  const { middleware, addMiddleware } = createDynamicMiddleware()
  const listeners = new Set<() => void>()
  return {
    lateMiddleware: middleware,
    /** Tells a store of slices that joined, so that their state is there before a screen reads it. */
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
