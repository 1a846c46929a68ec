import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const searchRoutes: readonly RouteObject[] = [
  {
    path: paths.search,
    ...lazyScreen('search', () => import('./search-screen.tsx').then((m) => m.SearchScreen)),
  },
]
