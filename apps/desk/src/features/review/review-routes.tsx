import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const reviewRoutes: readonly RouteObject[] = [
  {
    path: paths.review,
    ...lazyScreen('review', () => import('./review-screen.tsx').then((m) => m.ReviewScreen)),
  },
]
