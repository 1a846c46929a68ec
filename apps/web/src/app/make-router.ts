import type { Preload } from '@sanad/web-kit'
import { createBrowserRouter, matchRoutes, resolvePath } from 'react-router'
import { basePath } from '../shared/routing/paths.ts'
import { makeRoutes } from './routes.tsx'
import type { Store } from './store.ts'

export type Router = ReturnType<typeof createBrowserRouter>

export function makeRouter(store: Store): { router: Router; preload: Preload } {
  nameEntry()
  const routes = makeRoutes(store)
  return {
    router: createBrowserRouter(routes, { basename: basePath }),
    preload: (to) => {
      for (const { route } of matchRoutes(routes, resolvePath(to)) ?? []) route.handle?.preload?.()
    },
  }
}

/**
 * The router calls every entry that a page load made "default", and would scroll each to where another one of the tab was.
 * After a reload the entry has the name that it was given here.
 */
function nameEntry(): void {
  const state: { key?: string } | null = history.state
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, '')
}
