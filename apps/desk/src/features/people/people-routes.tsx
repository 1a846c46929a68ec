import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const peopleRoutes: readonly RouteObject[] = [
  {
    path: paths.people,
    ...lazyScreen('people', () => import('./people-screen.tsx').then((m) => m.PeopleScreen)),
  },
  {
    path: paths.invite,
    ...lazyScreen('invite', () => import('./invite-screen.tsx').then((m) => m.InviteScreen)),
  },
  {
    path: paths.person,
    ...lazyScreen('person', () => import('./person-screen.tsx').then((m) => m.PersonScreen)),
  },
]
