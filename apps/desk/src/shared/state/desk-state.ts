import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { UiState } from '@sanad/web-kit'
import { useDispatch, useSelector } from 'react-redux'
import type { PresenceState } from '../presence/presence-slice.ts'
import type { SessionState } from '../session/session-slice.ts'
import type { UndoState } from '../undo/undo-slice.ts'

/** Client state. Server state is in the query cache, under `api`. */
export interface DeskState {
  session: SessionState
  ui: UiState
  undo: UndoState
  presence: PresenceState
}

export type DeskDispatch = ThunkDispatch<DeskState, unknown, UnknownAction>

/** What guards need of the store. */
export interface DeskStore {
  getState: () => DeskState
  dispatch: DeskDispatch
  subscribe: (follow: () => void) => () => void
}

export const useDeskSelector = useSelector.withTypes<DeskState>()
export const useDeskDispatch = useDispatch.withTypes<DeskDispatch>()

/** RTK Query types the state as unknown; there is one store, and it has this state. */
export function deskStateOf(state: unknown): DeskState {
  return state as DeskState
}
