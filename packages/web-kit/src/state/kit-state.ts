import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { UiState } from './ui-slice.ts'

/** What every app's store holds. */
export interface KitState {
  readonly ui: UiState
}

export const useKitSelector = useSelector.withTypes<KitState>()
export const useKitDispatch = useDispatch.withTypes<ThunkDispatch<KitState, unknown, UnknownAction>>()

/** The query cache hands its state out untyped; there is one store, and it holds this. */
export function kitStateOf(state: unknown): KitState {
  return state as KitState
}
