import { type NotificationTarget, writeShortLink } from '@sanad/contracts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, whereIs } from '../../testing/open-app.tsx'

const id = '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a'
const screens: [NotificationTarget, screen: string][] = [
  [{ type: 'application', id }, `/dashboard/service?application=${id}`],
  [{ type: 'application', id: null }, '/dashboard/services'],
  [{ type: 'ticket', id }, `/dashboard/tickets/${id}`],
  [{ type: 'consultation', id }, `/dashboard/consult?consultation=${id}`],
  [{ type: 'compliance', id }, `/dashboard/compliance?business=${id}`],
  // As the reminders of before the businesses had their place wrote it.
  [{ type: 'compliance', id: null }, '/dashboard/compliance'],
]

it.each(screens)(
  '[RT-02] the link of a message leads through the login to what it is about: %o',
  async (target, screen) => {
    openApp(`/go/${writeShortLink(target)}`)
    await waitFor(() => expect(whereIs()).toBe(`?redirect=${encodeURIComponent(screen)}`))
  },
)

it.each(['privacy', 'sessions'])(
  'the link of a warning leads through the login to its section: %s',
  async (section) => {
    openApp(`/go/${section}`)
    const screen = `/dashboard/profile?section=${section}`
    await waitFor(() => expect(whereIs()).toBe(`?redirect=${encodeURIComponent(screen)}`))
  },
)

it('a link that is none of ours leads to no screen', async () => {
  openApp('/go/x/1')
  await waitFor(() => expect(whereIs()).toBe('/page-not-found'))
})
