import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { UiState } from '@sanad/web-kit'
import { useDispatch, useSelector } from 'react-redux'
import type { AuthState } from '../auth/auth-slice.ts'

/** Client state. Server state is in the query cache, under `api`. */
export interface AppState {
  auth: AuthState
  ui: UiState
}

export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>

export const useAppSelector = useSelector.withTypes<AppState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** RTK Query types the state as unknown; there is one store, and it has this state. */
export function appStateOf(state: unknown): AppState {
  return state as AppState
}
