import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const customerRoutes: readonly RouteObject[] = [
  {
    path: paths.customer,
    ...lazyScreen('customer', () => import('./customer-screen.tsx').then((m) => m.CustomerScreen)),
  },
]
