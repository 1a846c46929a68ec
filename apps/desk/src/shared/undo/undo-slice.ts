import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WorkFilter } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'

interface Recorded {
  /** Request id of the act. */
  readonly requestId: string
  /** In which `N` went on, and does again where the act is taken back. */
  readonly list: WorkFilter
  /** When the key was pressed, by the browser's clock: before the server recorded it, so that the offer ends first. */
  readonly at: number
}

interface OfApplication extends Recorded {
  readonly applicationId: string
}

/** An act on an application: `completed` is of the last stage, which is held; of the others the customer is told later. */
export interface UndoableAct extends OfApplication {
  readonly decision: 'completed' | 'stage' | 'asked' | 'held' | 'attached'
  /** Which stage, what was asked for, the reason of the hold, the name of the file. */
  readonly what: string
}

/** A reply to a ticket, or that it was closed, with words or without. */
export interface UndoableReply extends Recorded {
  readonly decision: 'replied' | 'closed'
  readonly ticketId: string
  /** The subject of the ticket. */
  readonly what: string
}

/** A decision about a file. */
export interface UndoableDecision extends OfApplication {
  readonly decision: 'accepted' | 'rejected'
  readonly fileId: string
  /** Of the document in its service. */
  readonly documentId: string
  readonly documentLabel: string
  /** The status that the file had; not of one that was found again. */
  readonly from?: string
  /** Shown before it is recorded, and where it could not be, why. */
  readonly state: 'sending' | 'recorded' | 'failed'
  readonly problem?: string
}

/** What can still be taken back. */
export type Undoable = UndoableDecision | UndoableAct | UndoableReply

/** In the order in which they were decided. */
export type UndoState = readonly Undoable[]

const isDecision = (act: Undoable): act is UndoableDecision =>
  act.decision === 'accepted' || act.decision === 'rejected'
const isRecorded = (act: Undoable) => !isDecision(act) || act.state === 'recorded'
const MOST_FAILED = 20

const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as UndoState,
  reducers: {
    /** What was decided about the same file before, and failed, is settled by it. */
    decided: (state, { payload }: PayloadAction<Undoable>): UndoState => {
      const open = state.filter(
        (act) =>
          !isRecorded(act) && !(isDecision(payload) && isDecision(act) && act.fileId === payload.fileId),
      )
      return [...open.slice(-MOST_FAILED), ...listUndoable(state, payload.at), payload]
    },
    /** After the page was loaded anew: what the server can still take back. */
    foundAgain: (state, { payload }: PayloadAction<UndoState>): UndoState => [
      ...payload.filter((found) => !state.some(({ requestId }) => requestId === found.requestId)),
      ...state,
    ],
    recorded: (state, { payload }: PayloadAction<string>): UndoState =>
      state.map((act) =>
        isDecision(act) && act.requestId === payload ? { ...act, state: 'recorded' as const } : act,
      ),
    failed: (state, { payload }: PayloadAction<{ requestId: string; problem: string }>): UndoState =>
      state.map((act) =>
        isDecision(act) && act.requestId === payload.requestId
          ? { ...act, state: 'failed' as const, problem: payload.problem }
          : act,
      ),
    /** It was taken back, or cannot be any more. */
    settled: (state, { payload }: PayloadAction<string>): UndoState =>
      state.filter(({ requestId }) => requestId !== payload),
    /** Work goes on: its hold is over, whoever ended it. */
    resumed: (state, { payload }: PayloadAction<string>): UndoState =>
      state.filter((act) => act.decision !== 'held' || act.applicationId !== payload),
  },
})

/** Those that can be taken back at the given time. */
export function listUndoable(undo: UndoState, now: number): UndoState {
  return undo.filter((act) => isRecorded(act) && secondsLeft(act.at, now) > 0)
}

/** Decisions that are being recorded, or were not. */
export function listDecisions(undo: UndoState, state: 'sending' | 'failed'): UndoableDecision[] {
  return undo.filter(isDecision).filter((decision) => decision.state === state)
}

/** What was decided about the file, and is not yet part of what was read. */
export function findShownDecision(undo: UndoState, file: { readonly id: string; readonly status: string }) {
  return undo
    .filter(isDecision)
    .findLast(({ fileId, from, state }) => fileId === file.id && from === file.status && state !== 'failed')
}

export const secondsLeft = (at: number, now: number) =>
  Math.min(undoSeconds, Math.ceil(undoSeconds - (now - at) / 1000))

export const { decided, failed, foundAgain, recorded, resumed, settled } = undoSlice.actions
export const undoReducer = undoSlice.reducer
