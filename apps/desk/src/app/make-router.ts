import type { Preload } from '@sanad/web-kit'
import { createBrowserRouter, matchRoutes, resolvePath } from 'react-router'
import { basePath } from '../shared/routing/paths.ts'
import type { DeskStore } from '../shared/state/desk-state.ts'
import { makeRoutes } from './routes.tsx'

export type Router = ReturnType<typeof createBrowserRouter>

export function makeRouter(store: DeskStore): { router: Router; preload: Preload } {
  const routes = makeRoutes(store)
  return {
    router: createBrowserRouter(routes, { basename: basePath }),
    preload: (to) => {
      for (const { route } of matchRoutes(routes, resolvePath(to)) ?? []) route.handle?.preload?.()
    },
  }
}
