import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { routePatterns } from '../../../../e2e/support/route-patterns.ts'
import { paths } from '../shared/routing/paths.ts'
import { makeRoutes } from './routes.tsx'
import { makeStore } from './store.ts'

/** Paths of the leaf routes, joined with their parents'. */
function patternsOf(routes: readonly RouteObject[], base = ''): string[] {
  return routes.flatMap((route) => {
    const { path = '', children } = route
    const pattern = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/')
    return children ? patternsOf(children, pattern) : [pattern || '/']
  })
}

it('every address of the router is opened by the journey through all screens', () => {
  const known = patternsOf(makeRoutes(makeStore({ onSessionExpired: () => {} })))
  expect(known.length).toBeGreaterThan(30)
  expect([...routePatterns].sort()).toEqual(known.sort())
})

it('every path that screens lead to is one of the router', () => {
  const known: readonly string[] = routePatterns
  const missing = Object.values(paths).filter((path) => !known.includes(path) && !known.includes(`${path}/*`))
  // The catch-all route shows it.
  expect(missing).toEqual([paths.pageNotFound])
})
