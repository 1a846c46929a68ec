import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { UiState } from './ui-slice.ts'

/** The part of the state that every app has. */
export interface KitState {
  readonly ui: UiState
}

export const useKitSelector = useSelector.withTypes<KitState>()
export const useKitDispatch = useDispatch.withTypes<ThunkDispatch<KitState, unknown, UnknownAction>>()

/** RTK Query types the state as unknown; there is one store, and it has this part. */
export function kitStateOf(state: unknown): KitState {
  return state as KitState
}
