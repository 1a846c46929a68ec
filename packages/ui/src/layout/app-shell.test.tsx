import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { HomeIcon, TicketIcon } from '../icons/icons.tsx'
import { AppShell } from './app-shell.tsx'

afterEach(cleanup)

function renderShell(onMenuOpenChange = vi.fn()) {
  render(
    <AppShell
      skipLabel="Skip to content"
      logo="Sanad"
      home={<a href="/home">.</a>}
      navigation={[
        {
          id: 'home',
          label: 'Overview',
          icon: <HomeIcon />,
          link: (
            <a href="/home" aria-current="page">
              .
            </a>
          ),
          primary: true,
        },
        { id: 'tickets', label: 'Tickets', icon: <TicketIcon />, link: <a href="/tickets">.</a> },
      ]}
      navigationLabel="Main"
      menuLabel="Open menu"
      closeMenuLabel="Close menu"
      menuOpen={false}
      onMenuOpenChange={onMenuOpenChange}
    >
      <h1>Overview</h1>
    </AppShell>,
  )
  return { onMenuOpenChange, user: userEvent.setup() }
}

it('leads from the skip link to the main landmark', () => {
  renderShell()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

it('shows all items in the side list and only the primary ones in the bottom bar', () => {
  renderShell()
  const lists = screen.getAllByRole('navigation', { name: 'Main' })
  const names = lists.map((list) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  )
  expect(names).toEqual([['Overview', 'Tickets'], ['Overview']])
})

it('asks its owner to open the menu', async () => {
  const { user, onMenuOpenChange } = renderShell()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(onMenuOpenChange).toHaveBeenCalledWith(true)
})
