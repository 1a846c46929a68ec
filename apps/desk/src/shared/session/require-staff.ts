import { isApiError, withQuery } from '@sanad/web-kit'
import { type LoaderFunction, redirect } from 'react-router'
import { basePath, paths } from '../routing/paths.ts'
import type { DeskStore } from '../state/desk-state.ts'
import { sessionApi } from './session-api.ts'
import { locked, signedIn } from './session-slice.ts'

/** Route guard: asks once who is signed in, and leads to the sign-in or its lock, which lead back. */
export function requireStaff(store: DeskStore): LoaderFunction {
  return async ({ request }) => {
    if (store.getState().session.status === 'unknown') await askWhoItIs(store)
    const { status, staff } = store.getState().session
    // A lock without a screen behind it: the sign-in asks for the second factor alone.
    if (status !== 'out' && (status !== 'locked' || staff)) return null
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

async function askWhoItIs(store: DeskStore): Promise<void> {
  const asked = store.dispatch(
    sessionApi.endpoints.getStaffMember.initiate(undefined, { subscribe: false, forceRefetch: true }),
  )
  const { data, error } = await asked
  if (data) store.dispatch(signedIn(data.staff))
  // Without an answer nobody knows: the error screen offers to try again.
  else if (isApiError(error) && error.code === 'factor_needed') store.dispatch(locked())
  else if (!(isApiError(error) && error.status === 401)) throw error
}
