import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const calendarRoutes: readonly RouteObject[] = [
  {
    path: paths.calendar,
    ...lazyScreen('calendar', () => import('./calendar-screen.tsx').then((m) => m.CalendarScreen)),
  },
]
