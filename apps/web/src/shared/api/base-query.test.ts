import { getProfile, login, logout } from '@sanad/contracts'
import type { SessionEnd } from '@sanad/web-kit'
import { expect, it } from 'vitest'
import { loginApi } from '../../features/login/login-api.ts'
import { answer, breakOff, refuse } from '../../testing/fake-portal.ts'
import { tokenThatExpires } from '../../testing/open-app.tsx'
import { openStore } from '../../testing/open-store.ts'
import { asha } from '../../testing/people.ts'
import { authApi } from '../auth/auth-api.ts'
import { initialAuth, signedIn } from '../auth/auth-slice.ts'
import { initialUi } from '../state/ui-state.ts'

const profile = { success: true, user: asha, acting_staff: null } as const

function openPortalStore(token: string | null) {
  const expiries: SessionEnd[] = []
  const store = openStore({
    initialState: {
      auth: { ...initialAuth, token, user: token ? asha : null, isAuthenticated: token !== null },
      ui: { ...initialUi, language: 'hi' },
    },
    onSessionExpired: (why) => expiries.push(why),
  })
  const readProfile = () =>
    store.dispatch(authApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }))
  return { store, expiries, readProfile }
}

it('[AU-11] [AU-12] a call carries the session, the hash of today and the language', async () => {
  const calls = answer(getProfile, profile)
  const token = tokenThatExpires(60)
  await openPortalStore(token).readProfile()
  const headers = calls.requests[0]?.headers
  const today = new TextEncoder().encode(new Date().toISOString().slice(0, 10))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', today))
  expect(headers?.get('authorization')).toBe(`Bearer ${token}`)
  expect(headers?.get('source')).toBe(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''))
  expect(headers?.get('accept-language')).toBe('hi')
})

it('[AU-03] [RT-17] an expired token is cleared before any request is sent', async () => {
  const calls = answer(getProfile, profile)
  const { store, expiries, readProfile } = openPortalStore(tokenThatExpires(-1))
  const { error } = await readProfile()
  expect(error).toMatchObject({ message: 'Token expired', tokenExpired: true })
  expect(calls.requests).toHaveLength(0)
  expect(store.getState().auth).toMatchObject({ token: null, user: null, isAuthenticated: false })
  expect(expiries).toEqual(['token_expired'])
})

it('[AU-04] [RT-17] a 401 clears token and user and leaves for the login page', async () => {
  refuse(getProfile, 'unauthenticated')
  const { store, expiries, readProfile } = openPortalStore(tokenThatExpires(60))
  const { error } = await readProfile()
  expect(error).toMatchObject({ message: 'Session expired. Please login again.', tokenExpired: true })
  expect(store.getState().auth).toMatchObject({ token: null, user: null, isAuthenticated: false })
  expect(expiries).toEqual(['unauthenticated'])
})

it('[AU-04] a 401 to a call of an earlier session does not end the new one', async () => {
  refuse(getProfile, 'unauthenticated')
  const { store, expiries, readProfile } = openPortalStore(tokenThatExpires(60))
  const reading = readProfile()
  const token = tokenThatExpires(600)
  store.dispatch(signedIn({ token, user: asha }))
  await reading
  expect(store.getState().auth.token).toBe(token)
  expect(expiries).toEqual([])
})

it('[AU-09] a call that needs a session is not sent without one', async () => {
  const calls = answer(getProfile, profile)
  const { error } = await openPortalStore(null).readProfile()
  expect(error).toMatchObject({ message: 'No authentication token found' })
  expect(calls.requests).toHaveLength(0)
})

it('a lost connection has a message of its own', async () => {
  breakOff(login)
  const { store } = openPortalStore(null)
  const { error } = await store.dispatch(loginApi.endpoints.login.initiate({ body: { mobile: asha.mobile } }))
  expect(error).toMatchObject({ code: 'network' })
})

it('[UI-07] signing in has its phases, which drive the loading flag and the error', async () => {
  refuse(login, 'mobile_unknown')
  const { store } = openPortalStore(null)
  const logIn = store.dispatch(loginApi.endpoints.login.initiate({ body: { mobile: asha.mobile } }))
  expect(store.getState().auth).toMatchObject({ loading: true, error: null })
  await logIn
  expect(store.getState().auth).toMatchObject({
    loading: false,
    error: 'No account with this mobile number. Please create an account.',
  })
})

it("another customer's answers are forgotten when the account changes", async () => {
  answer(getProfile, profile)
  answer(logout, { success: true, message: 'Bye' })
  const { store, readProfile } = openPortalStore(tokenThatExpires(60))
  await readProfile()
  const cached = () => authApi.endpoints.getProfile.select(undefined)(store.getState() as never).data
  expect(cached()).toBeDefined()
  store.dispatch(signedIn({ token: tokenThatExpires(60), user: { ...asha, id: crypto.randomUUID() } }))
  expect(cached()).toBeUndefined()
})
