import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const moneyRoutes: readonly RouteObject[] = [
  {
    path: paths.money,
    ...lazyScreen('money', () => import('./money-screen.tsx').then((m) => m.MoneyScreen)),
  },
]
