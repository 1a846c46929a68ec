import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const applicationRoutes: readonly RouteObject[] = [
  {
    path: paths.application,
    ...lazyScreen('application', () => import('./application-screen.tsx').then((m) => m.ApplicationScreen)),
  },
]
