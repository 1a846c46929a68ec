import { currentNavigationState, isTokenExpired } from '@sanad/web-kit'
import { type LoaderFunction, type RouteObject, redirect, replace } from 'react-router'
import { type AuthState, sessionExpired } from '../../shared/auth/auth-slice.ts'
import { wasLoggedOut } from '../../shared/auth/auth-storage.ts'
import { paths } from '../../shared/routing/paths.ts'
import { findRedirectTarget, loginPathFor } from '../../shared/routing/redirect-target.ts'
import type { AppDispatch } from '../../shared/state/app-state.ts'

interface AuthStore {
  getState: () => { auth: AuthState }
  dispatch: AppDispatch
}

/** Route guard: redirects without a session to the login page, which returns here unless the session was logged out. */
export function requireSession(store: AuthStore): LoaderFunction {
  return async ({ request }) => {
    if (!hasSession(store)) {
      if (wasLoggedOut()) throw replace(paths.login)
      throw leadOn(request, loginPathFor(new URL(request.url), stateOf(request)))
    }
    // A token without a stored user: load the profile, or fail with 401.
    if (!store.getState().auth.user) await askWhoItIs(store)
    return null
  }
}

/** Route guard of login-type pages: redirects a signed-in customer to where the login would have led. */
export function requireGuest(store: AuthStore): LoaderFunction {
  return ({ request }) => {
    if (!hasSession(store)) return null
    throw leadOn(request, findRedirectTarget(new URL(request.url).searchParams) ?? paths.dashboard)
  }
}

/** Loaders run in parallel with their guard: wraps them so that they fetch nothing without a session. */
export function loadInSession(store: AuthStore, routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { loader } = route
    if (typeof loader === 'function') {
      route.loader = (args, context) => (hasSession(store) ? loader(args, context) : null)
    }
    if (route.children) loadInSession(store, route.children)
  }
  return routes
}

/** What a visit begins with, or Back leads to, is replaced: an entry of its own would send whoever goes back here on again. */
function leadOn({ url }: Request, to: string): Response {
  const { pathname, search } = new URL(url)
  return pathname + search === location.pathname + location.search ? replace(to) : redirect(to)
}

/** Navigation state for a revalidation of the current screen, whose path alone does not identify it. */
function stateOf({ url }: Request): unknown {
  return new URL(url).pathname === location.pathname ? currentNavigationState() : undefined
}

function hasSession(store: AuthStore): boolean {
  const { token } = store.getState().auth
  if (token && isTokenExpired(token)) store.dispatch(sessionExpired('token_expired'))
  return store.getState().auth.isAuthenticated
}

async function askWhoItIs(store: AuthStore): Promise<void> {
  const { authApi } = await import('../../shared/auth/auth-api.ts')
  await store.dispatch(authApi.endpoints.getProfile.initiate(undefined, { subscribe: false }))
}
