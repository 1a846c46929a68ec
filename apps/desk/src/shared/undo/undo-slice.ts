import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { undoSeconds } from '@sanad/domain'

interface Recorded {
  /** Request id of the act. */
  readonly requestId: string
  readonly applicationId: string
  /** When the key was pressed, by the browser's clock: before the server recorded it, so that the offer ends first. */
  readonly at: number
}

/** The completion of the last stage, which is held. */
interface UndoableCompletion extends Recorded {
  readonly decision: 'completed'
  readonly stageTitle: string
}

/** A decision about a file. */
export interface UndoableDecision extends Recorded {
  readonly decision: 'accepted' | 'rejected'
  readonly fileId: string
  /** Of the document in its service. */
  readonly documentId: string
  readonly documentLabel: string
}

/** What can still be taken back. */
export type Undoable = UndoableDecision | UndoableCompletion

/** In the order in which they were decided. */
export type UndoState = readonly Undoable[]

const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as UndoState,
  reducers: {
    decided: (state, { payload }: PayloadAction<Undoable>): UndoState => [
      ...listUndoable(state, payload.at),
      payload,
    ],
    /** It was taken back, or cannot be any more. */
    settled: (state, { payload }: PayloadAction<string>): UndoState =>
      state.filter(({ requestId }) => requestId !== payload),
  },
})

/** Those that can be taken back at the given time. */
export function listUndoable(undo: UndoState, now: number): UndoState {
  return undo.filter(({ at }) => secondsLeft(at, now) > 0)
}

export const secondsLeft = (at: number, now: number) =>
  Math.min(undoSeconds, Math.ceil(undoSeconds - (now - at) / 1000))

export const { decided, settled } = undoSlice.actions
export const undoReducer = undoSlice.reducer
