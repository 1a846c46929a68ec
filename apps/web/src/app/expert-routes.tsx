import type { RouteObject } from 'react-router'
import { lazyScreen } from '../shared/routing/lazy-screen.ts'

/** Consultations and due dates, below the dashboard. */
export const expertRoutes: RouteObject[] = [
  {
    path: 'consult',
    children: [
      {
        index: true,
        ...lazyScreen('consult', () =>
          import('../features/consult/consult-screen.tsx').then((m) => m.ConsultScreen),
        ),
      },
      {
        path: 'new',
        ...lazyScreen('newConsultation', () =>
          import('../features/consult/new-consultation-screen.tsx').then((m) => m.NewConsultationScreen),
        ),
      },
    ],
  },
  {
    path: 'compliance',
    children: [
      {
        index: true,
        ...lazyScreen('compliance', () =>
          import('../features/compliance/calendar/compliance-screen.tsx').then((m) => m.ComplianceScreen),
        ),
      },
      {
        path: ':businessId',
        ...lazyScreen('complianceProfile', () =>
          import('../features/compliance/profile/profile-screen.tsx').then((m) => m.ProfileScreen),
        ),
      },
    ],
  },
]
