import { createSlice, isFulfilled, isPending, isRejected, type PayloadAction } from '@reduxjs/toolkit'
import type { User } from '@sanad/contracts'
import type { SessionEnd } from '@sanad/web-kit'
import type { KnownUser, StoredAuth } from './auth-storage.ts'

export interface AuthState {
  /** From the browser's storage at first, and whole once the profile was loaded. */
  user: KnownUser | null
  token: string | null
  isAuthenticated: boolean
  loading: boolean
  error: string | null
}

export const initialAuth: AuthState = {
  user: null,
  token: null,
  isAuthenticated: false,
  loading: false,
  error: null,
}

const signIns = ['login', 'register', 'verifyOtp']
const isSignIn = (action: { meta: { arg: unknown } }): boolean => {
  const { arg } = action.meta
  const name = typeof arg === 'object' && arg !== null && 'endpointName' in arg ? arg.endpointName : undefined
  return signIns.includes(String(name))
}

const messageOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : null

const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    /** After login, OTP, or account switch. */
    signedIn: (_, { payload }: PayloadAction<{ token: string; user: User }>) => ({
      ...initialAuth,
      ...payload,
      isAuthenticated: true,
    }),
    signedOut: () => initialAuth,
    /** The token has expired or the server no longer accepts it; the app then leaves for the login page. */
    sessionExpired: (_, { payload }: PayloadAction<SessionEnd>) => ({ ...initialAuth, error: payload }),
    /** Race: a late response may be about the account that was left. */
    userChanged: (state, { payload }: PayloadAction<User>) => {
      if (state.user && state.user.id !== payload.id) return
      state.user = payload
    },
    /** Another tab signed in, out, or switched the account. */
    authStorageChanged: (_, { payload }: PayloadAction<StoredAuth>) => ({
      ...initialAuth,
      ...payload,
      isAuthenticated: payload.token !== null,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isPending, (state, action) => {
        if (isSignIn(action)) Object.assign(state, { loading: true, error: null })
      })
      .addMatcher(isRejected, (state, action) => {
        if (isSignIn(action)) Object.assign(state, { loading: false, error: messageOf(action.payload) })
      })
      .addMatcher(isFulfilled, (state, action) => {
        if (isSignIn(action)) state.loading = false
      }),
})

export const { signedIn, signedOut, sessionExpired, userChanged, authStorageChanged } = authSlice.actions
export const authReducer = authSlice.reducer
