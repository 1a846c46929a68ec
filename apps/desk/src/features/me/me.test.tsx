import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { openDesk, whereIs } from '../../testing/open-desk.tsx'

it('[DK-111] single keys are switched off and on again in one’s settings; ⌘K works in any case', async () => {
  onTestFinished(() => localStorage.removeItem('deskSingleKeys'))
  const { user } = openDesk('/me')
  const setting = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Single keys/ })
  expect(setting.checked).toBe(true)
  await user.click(setting)
  await user.click(screen.getByRole('heading', { level: 1 }))
  await user.keyboard('gt')
  expect(whereIs()).toBe('/me')
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(setting)
  expect(setting.checked).toBe(true)
  await user.click(screen.getByRole('heading', { level: 1 }))
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'All keys' })
})
