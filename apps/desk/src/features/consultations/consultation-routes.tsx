import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const consultationRoutes: readonly RouteObject[] = [
  {
    path: paths.consultations,
    ...lazyScreen('consultations', () =>
      import('./consultations-screen.tsx').then((m) => m.ConsultationsScreen),
    ),
  },
]
