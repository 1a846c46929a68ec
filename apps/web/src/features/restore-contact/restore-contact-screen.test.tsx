import { restoreContact } from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openApp, reloadApp, storeSession, whereIs } from '../../testing/open-app.tsx'

it('[F-38] takes a change back by a button, clears the address and signs this browser out', async () => {
  storeSession()
  const calls = answer(restoreContact, { success: true, message: '' })
  const { user, store } = openApp('/restore-contact?code=abc')
  const button = await screen.findByRole('button', { name: 'Restore the old address' })
  expect(calls.requests).toHaveLength(0)
  // The router replaces the address a little after the first paint.
  await waitFor(() => expect(whereIs()).not.toContain('abc'))
  await user.click(button)
  expect(await screen.findByText('Your old e-mail address has been restored')).toBeTruthy()
  expect(calls.bodies).toEqual([{ code: 'abc' }])
  expect(store.getState().auth.isAuthenticated).toBe(false)
})

it('[F-38] a reload keeps the code, though the address has lost it', async () => {
  const calls = answer(restoreContact, { success: true, message: '' })
  openApp('/restore-contact?code=abc')
  await screen.findByRole('button', { name: 'Restore the old address' })
  const { user } = reloadApp()
  await user.click(await screen.findByRole('button', { name: 'Restore the old address' }))
  expect(await screen.findByText('Your old e-mail address has been restored')).toBeTruthy()
  expect(whereIs()).not.toContain('abc')
  expect(calls.bodies).toEqual([{ code: 'abc' }])
})

it('[F-38] a link that was used says so', async () => {
  refuse(restoreContact, 'link_invalid')
  const { user } = openApp('/restore-contact?code=abc')
  await user.click(await screen.findByRole('button', { name: 'Restore the old address' }))
  expect(await screen.findByText(/^This link has already been used/)).toBeTruthy()
})

it('[F-38] an address without a code asks to open the link again', async () => {
  openApp('/restore-contact')
  expect(await screen.findByText(/^Open the link in the message again/)).toBeTruthy()
  expect(screen.queryByText(/already been used/)).toBeNull()
})
