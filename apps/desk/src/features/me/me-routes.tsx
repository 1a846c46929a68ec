import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const meRoutes: readonly RouteObject[] = [
  { path: paths.me, ...lazyScreen('me', () => import('./me-screen.tsx').then((m) => m.MeScreen)) },
]
