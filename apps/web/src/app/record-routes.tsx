import type { RouteObject } from 'react-router'
import { lazyScreen } from '../shared/routing/lazy-screen.ts'
import { prefetchDocuments, prefetchPayments } from './prefetch.ts'
import type { Store } from './store.ts'

/** Documents, payments and businesses, below the dashboard. */
export function recordRoutes(store: Store): RouteObject[] {
  return [
    {
      path: 'documents',
      ...lazyScreen(
        'documents',
        () => import('./screens/documents-screen.tsx').then((m) => m.DocumentsScreen),
        { prefetches: [prefetchDocuments(store)] },
      ),
    },
    {
      path: 'payments',
      ...lazyScreen(
        'payments',
        () => import('../features/payment-history/payments-screen.tsx').then((m) => m.PaymentsScreen),
        { prefetches: [prefetchPayments(store)] },
      ),
    },
    {
      path: 'business',
      children: [
        {
          index: true,
          ...lazyScreen('businesses', () =>
            import('../features/businesses/businesses-screen.tsx').then((m) => m.BusinessesScreen),
          ),
        },
        {
          path: ':businessId',
          ...lazyScreen('business', () =>
            import('../features/businesses/business-screen.tsx').then((m) => m.BusinessScreen),
          ),
        },
      ],
    },
  ]
}
