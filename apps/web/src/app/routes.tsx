import type { ScreenNamesTexts } from '@sanad/texts/web/shared/screen-names'
import type { ScreenOptions } from '@sanad/web-kit'
import { Outlet, type RouteObject } from 'react-router'
import { loadInSession, requireGuest, requireSession } from '../features/auth/guards.ts'
import { LoginRoute } from '../features/login/login-route.tsx'
import { lazyScreen } from '../shared/routing/lazy-screen.ts'
import { paths } from '../shared/routing/paths.ts'
import { expertRoutes } from './expert-routes.tsx'
import { guardedPages, homeOldRoute, linkRoutes } from './link-routes.tsx'
import { prefetchCatalogue, prefetchDueDates, prefetchFirstService, prefetchMyServices } from './prefetch.ts'
import { recordRoutes } from './record-routes.tsx'
import { RouteErrorScreen } from './route-error-screen.tsx'
import { Initializing, VerifyingAuthentication } from './startup-states.tsx'
import type { Store } from './store.ts'
import { supportRoutes } from './support-routes.tsx'

/** The route table; guards and screens are in the features. */
export function makeRoutes(store: Store): RouteObject[] {
  const page = (
    name: keyof ScreenNamesTexts,
    load: Parameters<typeof lazyScreen>[1],
    options?: ScreenOptions,
  ) => lazyScreen(name, load, { size: 'page', ...options })

  const service = { prefetches: [prefetchFirstService(store)] }
  const dashboardRoutes: RouteObject[] = [
    {
      index: true,
      ...lazyScreen('overview', () => import('./screens/overview-route.tsx').then((m) => m.OverviewRoute), {
        prefetches: [prefetchMyServices(store), prefetchDueDates(store)],
      }),
    },
    {
      path: 'services',
      ...lazyScreen(
        'services',
        () => import('../features/services/services-screen.tsx').then((m) => m.ServicesScreen),
        { prefetches: [prefetchMyServices(store)] },
      ),
    },
    {
      path: 'services/new',
      ...lazyScreen(
        'newService',
        () => import('../features/services/catalogue-screen.tsx').then((m) => m.CatalogueScreen),
        { prefetches: [prefetchCatalogue(store)] },
      ),
    },
    {
      path: 'services/new/:serviceId',
      ...lazyScreen(
        'newService',
        () => import('../features/services/apply-screen.tsx').then((m) => m.ApplyScreen),
        { prefetches: [prefetchCatalogue(store)] },
      ),
    },
    {
      path: 'services/:applicationId/information',
      ...lazyScreen('information', () =>
        import('./screens/information-route.tsx').then((m) => m.InformationRoute),
      ),
    },
    ...recordRoutes(store),
    ...expertRoutes,
    ...supportRoutes,
    {
      path: 'profile',
      ...lazyScreen('profile', () =>
        import('../features/profile/profile-screen.tsx').then((m) => m.ProfileScreen),
      ),
    },
    { path: 'service', ...lazyScreen('service', loadService, service) },
    { path: 'payment-service', ...lazyScreen('paymentService', loadService, service) },
  ]

  return [
    {
      element: <Outlet />,
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <Initializing />,
      children: [
        {
          loader: requireGuest(store),
          children: [
            { index: true, element: <LoginRoute /> },
            homeOldRoute,
            {
              path: paths.register,
              ...page('register', () =>
                import('../features/registration/registration-screen.tsx').then((m) => m.RegistrationScreen),
              ),
            },
            {
              path: paths.otpVerification,
              ...page('otpVerification', () =>
                import('../features/otp/otp-verification-screen.tsx').then((m) => m.OtpVerificationScreen),
              ),
            },
          ],
        },
        {
          loader: requireSession(store),
          hydrateFallbackElement: <VerifyingAuthentication />,
          children: loadInSession(store, [
            {
              path: paths.dashboard,
              ...page('dashboard', () =>
                import('../features/shell/dashboard-shell.tsx').then((m) => m.DashboardShell),
              ),
              children: [{ errorElement: <RouteErrorScreen />, children: dashboardRoutes }],
            },
            ...guardedPages,
          ]),
        },
        {
          path: paths.panelEntry,
          ...page('panelEntry', () =>
            import('../features/panel-entry/panel-entry-screen.tsx').then((m) => m.PanelEntryScreen),
          ),
        },
        ...linkRoutes,
        {
          path: '*',
          ...page('notFound', () =>
            import('../features/not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
          ),
        },
      ],
    },
  ]
}

const loadService = () => import('./screens/service-screen.tsx').then((m) => m.ServiceScreen)
