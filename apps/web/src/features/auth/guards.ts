import { currentNavigationState, isTokenExpired } from '@sanad/web-kit'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { type AuthState, signedOut } from '../../shared/auth/auth-slice.ts'
import { paths } from '../../shared/routing/paths.ts'
import { findRedirectTarget, loginPathFor } from '../../shared/routing/redirect-target.ts'
import type { AppDispatch } from '../../shared/state/app-state.ts'

interface AuthStore {
  getState: () => { auth: AuthState }
  dispatch: AppDispatch
}

/** Lets only a signed-in customer pass; others land on the login page, which leads back here. */
export function requireSession(store: AuthStore): LoaderFunction {
  return async ({ request }) => {
    if (!hasSession(store)) throw redirect(loginPathFor(new URL(request.url), stateOf(request)))
    // A token of which we do not know whose it is: the server says, or refuses it.
    if (!store.getState().auth.user) await askWhoItIs(store)
    return null
  }
}

/** Login-type pages send a signed-in customer on to where the login would have led. */
export function requireGuest(store: AuthStore): LoaderFunction {
  return ({ request }) => {
    if (!hasSession(store)) return null
    throw redirect(findRedirectTarget(new URL(request.url).searchParams) ?? paths.dashboard)
  }
}

/** Loaders run side by side: those behind the guard fetch nothing for a visitor whom it turns away. */
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

/** Of the screen on show: where it is asked for again, its address alone would not lead back to it. */
function stateOf({ url }: Request): unknown {
  return new URL(url).pathname === location.pathname ? currentNavigationState() : undefined
}

function hasSession(store: AuthStore): boolean {
  const { token } = store.getState().auth
  if (token && isTokenExpired(token)) store.dispatch(signedOut())
  return store.getState().auth.isAuthenticated
}

async function askWhoItIs(store: AuthStore): Promise<void> {
  const { authApi } = await import('../../shared/auth/auth-api.ts')
  await store.dispatch(authApi.endpoints.getProfile.initiate(undefined, { subscribe: false }))
}
