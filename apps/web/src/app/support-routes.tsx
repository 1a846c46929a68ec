import type { RouteObject } from 'react-router'
import { lazyScreen } from '../shared/routing/lazy-screen.ts'

/** Notifications, help and tickets, below the dashboard. */
export const supportRoutes: RouteObject[] = [
  {
    path: 'notifications',
    ...lazyScreen('notifications', () =>
      import('../features/notifications/notifications-screen.tsx').then((m) => m.NotificationsScreen),
    ),
  },
  {
    path: 'support',
    ...lazyScreen('support', () =>
      import('../features/support/support-screen.tsx').then((m) => m.SupportScreen),
    ),
  },
  {
    path: 'tickets',
    children: [
      {
        index: true,
        ...lazyScreen('tickets', () =>
          import('../features/tickets/list/tickets-screen.tsx').then((m) => m.TicketsScreen),
        ),
      },
      {
        path: 'new',
        ...lazyScreen('newTicket', () =>
          import('../features/tickets/new-ticket/new-ticket-screen.tsx').then((m) => m.NewTicketScreen),
        ),
      },
      {
        path: ':ticketId',
        ...lazyScreen('ticket', () =>
          import('../features/tickets/thread/ticket-screen.tsx').then((m) => m.TicketScreen),
        ),
      },
    ],
  },
]
