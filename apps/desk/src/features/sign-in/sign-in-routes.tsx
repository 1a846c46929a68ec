import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'
import { goOnEnrolling, requireNobody } from '../../shared/session/require-staff.ts'
import type { DeskStore } from '../../shared/state/desk-state.ts'

export function signInRoutes(store: DeskStore): RouteObject[] {
  return [
    {
      loader: requireNobody(store),
      children: [
        {
          path: paths.signIn,
          ...lazyScreen('signIn', () => import('./sign-in-screen.tsx').then((m) => m.SignInScreen), {
            size: 'page',
          }),
        },
      ],
    },
    {
      // Whoever is signed in here: the link is of somebody who is not.
      loader: goOnEnrolling(store),
      children: [
        {
          path: paths.invitation,
          ...lazyScreen(
            'invitation',
            () => import('./invitation-screen.tsx').then((m) => m.InvitationScreen),
            { size: 'page' },
          ),
        },
      ],
    },
  ]
}
