import { getStaffMember, listWork, staffLogin, staffLogout } from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionExpired } from '../shared/session/session-slice.ts'
import { answer, breakOff, refuse } from '../testing/fake-portal.ts'
import { openDesk, priya, whereIs } from '../testing/open-desk.tsx'

it('somebody who is not signed in comes to the sign-in, and from there to where they wanted to go', async () => {
  const { user } = openDesk('/me?from=mail', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(whereIs()).toBe('/sign-in?redirect=%2Fdesk%2Fme%3Ffrom%3Dmail')
  const login = answer(staffLogin, { success: true, staff: priya })
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await screen.findByRole('heading', { name: 'My settings' })
  expect(whereIs()).toBe('/me?from=mail')
  expect(login.bodies).toEqual([{ email: priya.email, password: 'correct horse', keep: 'cookie' }])
})

it('nothing of the sign-in lies in the storage of the browser', async () => {
  const { user } = openDesk('/sign-in', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  answer(listWork, { success: true, data: [], next_cursor: null })
  answer(staffLogin, { success: true, staff: priya })
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await screen.findByRole('heading', { name: 'All work' })
  await screen.findByText('Nothing waits here.')
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
})

it('a refused sign-in says why and keeps the address', async () => {
  const { user } = openDesk('/sign-in', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  refuse(staffLogin, 'staff_login_failed')
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('password')
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe(priya.email)
})

it('a session that ends keeps the screen behind the sign-in, for the same member', async () => {
  const { user, store } = openDesk('/me')
  const title = await screen.findByRole('heading', { name: 'My settings' })
  store.dispatch(sessionExpired('unauthenticated'))
  await screen.findByRole('heading', { name: 'Sign in again' })
  expect(title.isConnected).toBe(true)
  expect(title.closest('[inert]')).not.toBeNull()
  answer(staffLogin, { success: true, staff: priya })
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await waitFor(() => expect(title.closest('[inert]')).toBeNull())
})

it('signing out leads to the sign-in; without an answer somebody stays signed in', async () => {
  const { user } = openDesk('/me')
  const signOut = await screen.findByText('Sign out')
  breakOff(staffLogout)
  await user.click(signOut)
  expect(whereIs()).toBe('/me')
  answer(staffLogout, { success: true, message: 'Logged out' })
  await user.click(signOut)
  await screen.findByRole('heading', { name: 'Sign in' })
})

it('without an answer about who is signed in the desk says so and offers to try again', async () => {
  openDesk('/me')
  breakOff(getStaffMember)
  await screen.findByRole('button', { name: 'Retry' })
})

it('the list folds with [ and the keys of the screen are listed with ?', async () => {
  const { user } = openDesk('/me')
  await screen.findByRole('heading', { name: 'My settings' })
  const fold = screen.getByRole('button', { name: 'Fold the list', hidden: true })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('[[')
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'All keys' })
  expect(dialog.textContent).toContain('Fold the list')
})

it('an unknown address has a page, in Hindi as well', async () => {
  openDesk('/no-such-screen', { language: 'hi' })
  await screen.findByRole('heading', { name: 'पृष्ठ नहीं मिला' })
})
