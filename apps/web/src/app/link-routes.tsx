import type { ScreenOptions } from '@sanad/web-kit'
import type { RouteObject } from 'react-router'
import { followShortLink } from '../features/link-entry/follow-short-link.ts'
import { handOnToken } from '../features/link-entry/hand-on-token.ts'
import { lazyScreen } from '../shared/routing/lazy-screen.ts'
import { paths } from '../shared/routing/paths.ts'

const page: ScreenOptions = { size: 'page' }
const loadVerification = () =>
  import('../features/verification/verification-screen.tsx').then((m) => m.VerificationScreen)

/** Targets of access links, without a session guard. */
export const linkRoutes: RouteObject[] = [
  ...[paths.confirmation, paths.confirmationTrack, paths.confirmationSkill].map((path) => ({
    path,
    ...lazyScreen('confirmation', loadVerification, page),
  })),
  {
    path: paths.help,
    ...lazyScreen(
      'support',
      () => import('../features/support/guest-help-screen.tsx').then((m) => m.GuestHelpScreen),
      page,
    ),
  },
  {
    path: paths.tracking,
    ...lazyScreen(
      'tracking',
      () => import('../features/tracking/track-screen.tsx').then((m) => m.TrackScreen),
      page,
    ),
  },
  {
    path: `${paths.confirmationTrack}/:token`,
    ...lazyScreen(
      'tracking',
      () => import('../features/tracking/tracking-screen.tsx').then((m) => m.TrackingScreen),
      page,
    ),
  },
  {
    ...lazyScreen('submitForm', () => import('./screens/form-frame.tsx').then((m) => m.FormFrame), page),
    children: [
      {
        path: paths.submitForm,
        ...lazyScreen('submitForm', () =>
          import('../features/application-form/entry/submit-form-screen.tsx').then((m) => m.SubmitFormScreen),
        ),
      },
      {
        path: paths.editApplication,
        ...lazyScreen('editApplication', () =>
          import('../features/application-form/edit/edit-application-screen.tsx').then(
            (m) => m.EditApplicationScreen,
          ),
        ),
      },
    ],
  },
  {
    path: paths.restoreContact,
    ...lazyScreen(
      'restoreContact',
      () =>
        import('../features/restore-contact/restore-contact-screen.tsx').then((m) => m.RestoreContactScreen),
      page,
    ),
  },
  { path: `${paths.shortLink}/*`, loader: followShortLink, element: null },
  { path: paths.entry, loader: handOnToken, element: null },
  {
    path: `${paths.entry}/:token`,
    ...lazyScreen(
      'entry',
      () => import('../features/link-entry/entry-token-screen.tsx').then((m) => m.EntryTokenScreen),
      page,
    ),
  },
]

/** Guarded by the session, outside the dashboard's layout. */
export const guardedPages: RouteObject[] = [
  {
    path: paths.paymentConfirmation,
    ...lazyScreen(
      'paymentConfirmation',
      () => import('./screens/payment-confirmation-route.tsx').then((m) => m.PaymentConfirmationRoute),
      page,
    ),
  },
  {
    path: paths.queryParams,
    ...lazyScreen(
      'queryParams',
      () => import('../features/demo/query-params-screen.tsx').then((m) => m.QueryParamsScreen),
      page,
    ),
  },
]

export const homeOldRoute: RouteObject = {
  path: paths.homeOld,
  ...lazyScreen(
    'homeOld',
    () => import('../features/home-old/home-old-screen.tsx').then((m) => m.HomeOldScreen),
    page,
  ),
}
