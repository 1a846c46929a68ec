import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StaffMember } from '@sanad/contracts'
import type { SessionEnd } from '@sanad/web-kit'

/**
 * Who works here. The token is in a cookie that scripts cannot read, so that whether there is a session is known by
 * asking. `ended`: it is over, while the screen with what was typed stays behind the sign-in.
 */
export interface SessionState {
  status: 'unknown' | 'out' | 'in' | 'ended'
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
      state.status = state.staff ? 'ended' : 'out'
    },
  },
})

export const { signedIn, signedOut, sessionExpired } = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
