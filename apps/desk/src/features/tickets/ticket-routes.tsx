import type { RouteObject } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { paths } from '../../shared/routing/paths.ts'

export const ticketRoutes: readonly RouteObject[] = [
  {
    path: paths.tickets,
    ...lazyScreen('tickets', () => import('./tickets-screen.tsx').then((m) => m.TicketsScreen)),
  },
  {
    path: paths.ticket,
    ...lazyScreen('ticket', () => import('./ticket-screen.tsx').then((m) => m.TicketScreen)),
  },
]
