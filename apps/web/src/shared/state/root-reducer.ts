import { combineSlices, createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { authReducer } from '../auth/auth-slice.ts'
import { uiReducer } from './ui-slice.ts'

interface LateSlice<Path extends string = string> {
  reducerPath: Path
  reducer: Reducer
}

export const rootReducer = combineSlices({ auth: authReducer, ui: uiReducer })
export const lateMiddleware = createDynamicMiddleware()

const onJoin = new Set<() => void>()

/** Tells a store of slices that joined, so that their state is there before a screen reads it. */
export function whenSliceJoins(listener: () => void): void {
  onJoin.add(listener)
}

/** Adds a slice to stores that already run: the first screen does without the query cache's code. */
export function joinStore(slice: LateSlice, middlewares: Middleware[]): void {
  rootReducer.inject(slice)
  lateMiddleware.addMiddleware(...middlewares)
  for (const listener of onJoin) listener()
}
