import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const auditRoutes: readonly RouteObject[] = [
  {
    path: paths.audit,
    ...lazyScreen('audit', () => import('./audit-screen.tsx').then((m) => m.AuditScreen)),
  },
]
