import { exchangeToken, getByCsrf, restoreContact, trackByToken } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../testing/fake-portal.ts'
import { openApp, storeSession } from '../../testing/open-app.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it.each([
  '/submit-form?csrf=old',
  '/edit-application?csrf=old',
  '/payment/confirmation?csrf=old',
  '/entry/old',
  '/track/old',
])('a link that no longer works says so: %s', async (path) => {
  for (const endpoint of [getByCsrf, exchangeToken, trackByToken]) refuse(endpoint, 'link_invalid')
  if (path.startsWith('/payment')) storeSession()
  openApp(path)
  expect(await heading('This link no longer works')).toBeTruthy()
})

it('a link to take a change back that was used says so', async () => {
  refuse(restoreContact, 'link_invalid')
  const { user } = openApp('/restore-contact?code=old')
  await user.click(await screen.findByRole('button', { name: 'Restore the old address' }))
  expect(await heading('This link no longer works')).toBeTruthy()
})

it('[OT-12] the verification calls it an error', async () => {
  refuse(getByCsrf, 'link_invalid')
  openApp('/confirmation?csrf=old')
  expect(await heading('Error')).toBeTruthy()
})

it('what may work the next time is not said to be over', async () => {
  refuse(trackByToken, 'unavailable', { message: '' })
  openApp('/track/old')
  expect(await heading('Error')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
