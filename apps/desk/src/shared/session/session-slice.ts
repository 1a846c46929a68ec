import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StaffMember } from '@sanad/contracts/staff'
import type { SessionEnd } from '@sanad/web-kit'

/**
 * Who works here. The token is in a cookie that scripts cannot read, so that whether there is a session is known by
 * asking. `ended`, `locked`: the sign-in or the second factor is asked for, while the screen with what was typed stays
 * behind it. `enrolling`: a first sign-in that was loaded anew before it had a second factor.
 */
export interface SessionState {
  status: 'unknown' | 'out' | 'in' | 'ended' | 'locked' | 'enrolling'
  staff: StaffMember | null
}

export const initialSession: SessionState = { status: 'unknown', staff: null }

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<StaffMember>): SessionState => ({
      status: 'in',
      staff: payload,
    }),
    /** The screens still show whose they are until the sign-in has taken their place. */
    signedOut: (state) => {
      state.status = 'out'
    },
    sessionExpired: (state, _action: PayloadAction<SessionEnd>) => {
      if (state.status === 'in' || state.status === 'locked') state.status = 'ended'
      if (state.status === 'unknown') state.status = 'out'
    },
    /** After a while without input, here or in another tab; of a page that has just been loaded nobody knows whose it is. */
    locked: (state) => {
      if (state.status === 'in' || state.status === 'unknown') state.status = 'locked'
    },
    /** Nothing is locked where there is nothing yet that would unlock it. */
    enrolling: (state) => {
      if (!state.staff) state.status = 'enrolling'
    },
    unlocked: (state) => {
      if (state.status === 'locked' && state.staff) state.status = 'in'
    },
  },
})

export const { signedIn, signedOut, sessionExpired, locked, enrolling, unlocked } = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
