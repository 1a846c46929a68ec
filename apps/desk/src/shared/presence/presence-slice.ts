import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PresenceEvent, Present } from '@sanad/contracts/staff'

/** Who has what open, by application or ticket, as the stream tells it. */
export interface PresenceState {
  bySubject: Record<string, Present[]>
}

export const initialPresence: PresenceState = { bySubject: {} }

const presenceSlice = createSlice({
  name: 'presence',
  initialState: initialPresence,
  reducers: {
    presenceHeard: (state, { payload: { subjects, people } }: PayloadAction<PresenceEvent>) => {
      if (subjects === null) state.bySubject = {}
      for (const subject of subjects ?? []) delete state.bySubject[subject]
      for (const person of people) {
        state.bySubject[person.subject_id] = [...(state.bySubject[person.subject_id] ?? []), person]
      }
    },
  },
})

export const { presenceHeard } = presenceSlice.actions
export const presenceReducer = presenceSlice.reducer
