import { type RouteObject, redirect } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths, workPath } from '../../shared/routing/paths.ts'

export const workRoutes: readonly RouteObject[] = [
  { path: paths.work, loader: () => redirect(workPath('all')) },
  {
    path: `${paths.work}/:view`,
    ...lazyScreen('work', () => import('./work-screen.tsx').then((m) => m.WorkScreen)),
  },
]
