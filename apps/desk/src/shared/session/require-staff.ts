import { isApiError, withQuery } from '@sanad/web-kit'
import { type LoaderFunction, redirect } from 'react-router'
import { basePath, paths } from '../routing/paths.ts'
import type { DeskStore } from '../state/desk-state.ts'
import { isLockOwed, lockSession } from './lock-session.ts'
import { sessionApi } from './session-api.ts'
import { enrolling, locked, signedIn } from './session-slice.ts'

/** Route guard: asks once who is signed in, and leads to the sign-in or its lock, which lead back. */
export function requireStaff(store: DeskStore): LoaderFunction {
  return async ({ request }) => {
    if (store.getState().session.status === 'unknown') await askWhoItIs(store)
    const { status, staff } = store.getState().session
    // A lock without a screen behind it, or nothing yet to unlock it by: the sign-in asks for the second factor alone.
    if (status === 'in' || status === 'ended' || (status === 'locked' && staff)) return null
    const { pathname, search } = new URL(request.url)
    const from = pathname.slice(basePath.length) + search
    throw redirect(withQuery(paths.signIn, { redirect: from === '/' ? undefined : basePath + from }))
  }
}

/** Route guard of the sign-in. */
export function requireNobody(store: DeskStore): LoaderFunction {
  return async () => {
    if (store.getState().session.status === 'unknown') await askWhoItIs(store)
    if (store.getState().session.status === 'in') throw redirect(paths.home)
    return null
  }
}

/** Route guard of an invitation: one that was accepted and is loaded anew, without its link, goes on with the second factor. */
export function goOnEnrolling(store: DeskStore): LoaderFunction {
  return async () => {
    if (location.hash !== '') return null
    if (store.getState().session.status === 'unknown') await askWhoItIs(store)
    if (store.getState().session.status === 'enrolling') throw redirect(paths.signIn)
    return null
  }
}

const anew = { subscribe: false, forceRefetch: true } as const

async function askWhoItIs(store: DeskStore): Promise<void> {
  const { getStaffMember, getSignInStep } = sessionApi.endpoints
  if (isLockOwed()) await lockSession(store)
  const { data, error } = await store.dispatch(getStaffMember.initiate(undefined, anew))
  if (data) return void store.dispatch(signedIn(data.staff))
  // Without an answer nobody knows: the error screen offers to try again.
  if (!isApiError(error) || (error.code !== 'factor_needed' && error.status !== 401)) throw error
  if (error.code !== 'factor_needed') return
  const { step } = await store.dispatch(getSignInStep.initiate(undefined, anew)).unwrap()
  store.dispatch(step === 'enrol' ? enrolling() : locked())
}
