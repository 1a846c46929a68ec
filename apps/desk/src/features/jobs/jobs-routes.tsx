import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const jobsRoutes: readonly RouteObject[] = [
  { path: paths.jobs, ...lazyScreen('jobs', () => import('./jobs-screen.tsx').then((m) => m.JobsScreen)) },
]
