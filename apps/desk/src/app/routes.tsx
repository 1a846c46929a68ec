import { Outlet, type RouteObject } from 'react-router'
import { applicationRoutes } from '../features/application/application-routes.tsx'
import { auditRoutes } from '../features/audit/audit-routes.tsx'
import { calendarRoutes } from '../features/calendar/calendar-routes.tsx'
import { consultationRoutes } from '../features/consultations/consultation-routes.tsx'
import { customerRoutes } from '../features/customer/customer-routes.tsx'
import { jobsRoutes } from '../features/jobs/jobs-routes.tsx'
import { meRoutes } from '../features/me/me-routes.tsx'
import { moneyRoutes } from '../features/money/money-routes.tsx'
import { peopleRoutes } from '../features/people/people-routes.tsx'
import { privacyRoutes } from '../features/privacy/privacy-routes.tsx'
import { reviewRoutes } from '../features/review/review-routes.tsx'
import { searchRoutes } from '../features/search/search-routes.tsx'
import { signInRoutes } from '../features/sign-in/sign-in-routes.tsx'
import { ticketRoutes } from '../features/tickets/ticket-routes.tsx'
import { workRoutes } from '../features/work/work-routes.tsx'
import { lazyScreen } from '../shared/routing/lazy-screen.ts'
import { paths } from '../shared/routing/paths.ts'
import { requireStaff } from '../shared/session/require-staff.ts'
import type { DeskStore } from '../shared/state/desk-state.ts'
import { DeskRoute } from './frame/desk-route.tsx'
import { Home } from './frame/home.tsx'
import { RouteErrorScreen } from './route-error-screen.tsx'
import { Starting } from './starting.tsx'

/** A feature adds its screens here, and what leads to them in frame/navigation.ts. */
const screens: readonly RouteObject[] = [
  ...workRoutes,
  ...applicationRoutes,
  ...reviewRoutes,
  ...ticketRoutes,
  ...consultationRoutes,
  ...calendarRoutes,
  ...moneyRoutes,
  ...peopleRoutes,
  ...customerRoutes,
  ...privacyRoutes,
  ...auditRoutes,
  ...jobsRoutes,
  ...searchRoutes,
  ...meRoutes,
]

export function makeRoutes(store: DeskStore): RouteObject[] {
  return [
    {
      element: <Outlet />,
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <Starting />,
      children: [
        ...signInRoutes(store),
        {
          element: <DeskRoute />,
          loader: requireStaff(store),
          children: [
            {
              errorElement: <RouteErrorScreen />,
              children: [
                { path: paths.home, element: <Home /> },
                ...screens,
                {
                  path: '*',
                  ...lazyScreen('notFound', () =>
                    import('./not-found-screen.tsx').then((m) => m.NotFoundScreen),
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
  ]
}
