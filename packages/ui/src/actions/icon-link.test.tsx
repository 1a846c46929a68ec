import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BellIcon } from '../icons/icons.tsx'
import { IconLink } from './icon-link.tsx'

afterEach(cleanup)

it('shows a count beside its name, and none where there is nothing', () => {
  const link = (label: string, count: number) => (
    <IconLink render={<a href="/n">.</a>} label={label} icon={<BellIcon />} count={count} />
  )
  const { rerender } = render(link('Notifications, 2 unread', 2))
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' }).textContent).toBe(
    'Notifications, 2 unread2',
  )
  rerender(link('Notifications', 0))
  expect(screen.getByRole('link', { name: 'Notifications' }).textContent).toBe('Notifications')
})
