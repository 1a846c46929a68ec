import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  type Notification,
} from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

const ids = ['5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f10', '5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f11'] as const
const ticketId = '5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f12'
const answered: Notification = {
  id: ids[0],
  kind: 'ticket_answered',
  params: { ticket_no: 'TKT-1', subject: 'Where is my receipt?' },
  target: { type: 'ticket', id: ticketId },
  created_at: '2026-11-20T09:30:00.000Z',
  read_at: null,
}
const paid: Notification = {
  id: ids[1],
  kind: 'payment_received',
  params: { amount_rupees: 15000, service: 'Training Centre Registration', track_id: 'TCR-8F3KQ7M2XD' },
  target: { type: 'application', id: ticketId },
  created_at: '2026-11-19T09:30:00.000Z',
  read_at: '2026-11-19T10:30:00.000Z',
}

function serve(...data: Notification[]) {
  const marked: string[] = []
  const done = HttpResponse.json({ success: true, message: 'Marked as read.' })
  portal.use(
    onCall(listNotifications, () => HttpResponse.json({ success: true, data, next_cursor: null })),
    onCall(markNotificationsRead, async ({ request }) => {
      marked.push(JSON.stringify(await request.json()))
      return done
    }),
    onCall(markNotificationRead, ({ params }) => {
      marked.push(String(params.id))
      return done
    }),
  )
  return marked
}

it('says what happened, leads there, and then counts as read', async () => {
  const marked = serve(answered, paid)
  const { router } = renderApp(<NotificationsScreen />)
  expect(await screen.findByRole('link', { name: /Payment of ₹15,000 received/ })).toBeTruthy()
  expect(screen.getAllByText('Unread')).toHaveLength(1)
  const [unread, read] = screen.getAllByRole('article')
  expect(unread?.dataset.unread).toBe('true')
  expect(unread?.querySelector('.dot')).toBeTruthy()
  expect(read?.dataset.unread).toBeUndefined()
  expect(read?.querySelector('.dot')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: /Answer to ticket TKT-1/ }))
  expect(router.state.location.pathname).toBe(`/dashboard/tickets/${ticketId}`)
  await waitFor(() => expect(marked).toEqual([answered.id]))
})

it('marks as read what is shown, up to the newest', async () => {
  const marked = serve(answered, paid)
  renderApp(<NotificationsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(marked).toEqual([JSON.stringify({ up_to: answered.id })]))
})

it('offers nothing to mark where all was read, and says so where there is nothing', async () => {
  serve(paid)
  renderApp(<NotificationsScreen />)
  await screen.findByRole('link', { name: /Payment of/ })
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

it('groups by day, and names the days that everybody knows', async () => {
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const older = '2026-10-02T09:30:00.000Z'
  serve(
    { ...answered, id: crypto.randomUUID(), created_at: at(0) },
    { ...answered, id: crypto.randomUUID(), created_at: at(1) },
    { ...paid, created_at: older },
  )
  renderApp(<NotificationsScreen />)
  await screen.findByRole('heading', { level: 2, name: 'Today' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    '2 Oct 2026',
  ])
})

const about = { service: 'Training Centre Registration', track_id: 'TCR-8F3KQ7M2XD' }
const target = { type: 'application', id: ticketId } as const
const toPay: Notification = {
  ...paid,
  id: crypto.randomUUID(),
  kind: 'stage_completed',
  params: { ...about, stage: 'Papers checked', next: 'pay', amount_rupees: 17700 },
  target,
  read_at: null,
}
const refused: Notification = {
  ...paid,
  id: crypto.randomUUID(),
  kind: 'document_rejected',
  params: { ...about, document: 'Floor plan', reason: 'Blurred', document_id: 'floor-plan' },
  target,
  read_at: null,
}

it('says of the last stage that the application is complete, and that its certificate is there', async () => {
  const params = { ...about, stage: 'Approval', next: 'done', with_document: true } as const
  serve({ ...toPay, params } as Notification)
  renderApp(<NotificationsScreen />)
  const words = 'Your application is complete. Your letter or certificate is ready.'
  expect(await screen.findByText(`Training Centre Registration · ${words}`)).toBeTruthy()
})

it('offers in the row what there is to do, until it is done; only looking at an answer is doing it', async () => {
  const marked = serve(toPay, refused, answered, {
    ...refused,
    id: crypto.randomUUID(),
    read_at: paid.read_at,
  })
  const { router } = renderApp(<NotificationsScreen />)
  expect(
    await screen.findByText('Training Centre Registration · Next: your payment of ₹17,700.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Pay' }))
  expect(router.state.location).toMatchObject({
    pathname: '/dashboard/payment-service',
    state: { userServiceId: ticketId },
  })
  const again = screen.getAllByRole('link', { name: 'Upload again' })
  expect(again.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/services/${ticketId}/information?item=floor-plan`,
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Read' }))
  await waitFor(() => expect(marked).toEqual([answered.id]))
})

it('says that there is nothing yet', async () => {
  serve()
  renderApp(<NotificationsScreen />)
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
})

it('a list that cannot be loaded can be tried again', async () => {
  portal.use(onCall(listNotifications, () => HttpResponse.error()))
  renderApp(<NotificationsScreen />)
  // Without an answer at all nothing is said to be wrong.
  await screen.findByText('No connection')
  serve(paid)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /Payment of/ })
})

it('names the business where the customer has several', async () => {
  serve({ ...paid, business: { name_of_firm: 'Deshmukh & Sons' } }, answered)
  renderApp(<NotificationsScreen />)
  expect((await screen.findByText(/^Deshmukh & Sons ·/)).textContent).toMatch(/^Deshmukh & Sons · 3:00/)
  expect(screen.getAllByText(/·/)).toHaveLength(1)
})
