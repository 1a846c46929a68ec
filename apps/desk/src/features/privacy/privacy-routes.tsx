import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const privacyRoutes: readonly RouteObject[] = [
  {
    path: paths.privacy,
    ...lazyScreen('privacy', () => import('./privacy-screen.tsx').then((m) => m.PrivacyScreen)),
  },
]
