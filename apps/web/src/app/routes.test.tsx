import { getProfile, logout } from '@sanad/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { api } from '../shared/api/api.ts'
import { signedIn } from '../shared/auth/auth-slice.ts'
import { answer, answerDashboard, breakOff } from '../testing/fake-portal.ts'
import { openApp, storeSession, tokenThatExpires, whereIs } from '../testing/open-app.tsx'
import { openStore } from '../testing/open-store.ts'
import { asha } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'
import { makeRoutes } from './routes.tsx'

it('[RT-02] a guarded address leads a visitor to the login page, which will lead back', async () => {
  openApp('/dashboard/services?page=2')
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(whereIs()).toBe('?redirect=%2Fdashboard%2Fservices%3Fpage%3D2')
})

it('[AU-02] a stored session that has not expired is signed in from the start', async () => {
  storeSession()
  answerDashboard()
  const { store } = openApp('/dashboard')
  await screen.findByRole('button', { name: 'Account of Asha Kulkarni' })
  // The rest of the user comes with the profile; the next test would see the request.
  await waitFor(() => expect(store.getState().auth.user?.email).toBe(asha.email))
})

it('[AU-02] [AU-03] a stored token that has expired is none', async () => {
  storeSession(-1)
  const { store } = openApp('/dashboard')
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(store.getState().auth.isAuthenticated).toBe(false)
})

it('[UI-03] a token without its user is checked with the server first', async () => {
  storeSession(3600, null)
  answerDashboard()
  openApp('/dashboard')
  await screen.findByText('Verifying authentication...')
  await screen.findByRole('button', { name: 'Account of Asha Kulkarni' })
})

it('[UI-02] a screen that is still loading is named', async () => {
  const store = openStore({ onSessionExpired: () => {} })
  const page = matchRoutes(makeRoutes(store), '/no-such-page')?.at(-1)
  // Without the router's loader, which fetches the screen ahead: it may be there before anything is shown.
  renderApp(page?.route.element)
  screen.getByText('Loading Page...')
  await screen.findByRole('heading', { name: 'Page not found' })
})

it('[RT-10] unknown addresses and /page-not-found show the not-found page', async () => {
  for (const address of ['/page-not-found', '/dashboard-of-nobody']) {
    openApp(address)
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { name: 'Page not found' })).not.toHaveLength(0),
    )
  }
})

it('[AU-05] logging out clears token and user although the server cannot be reached', async () => {
  storeSession()
  answerDashboard()
  breakOff(logout)
  sessionStorage.setItem('informationDraft/1', '{}')
  const { user } = openApp('/dashboard')
  await user.click(await screen.findByText('Log out'))
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(localStorage.getItem('userToken')).toBeNull()
  expect(localStorage.getItem('userData')).toBeNull()
  expect(sessionStorage.getItem('informationDraft/1')).toBeNull()
})

it('[F-52] a visit that begins with an expired token removes it and the user from storage', async () => {
  storeSession(-60)
  localStorage.setItem('userId', asha.id)
  openApp('/dashboard/profile')
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(whereIs()).toBe('?redirect=%2Fdashboard%2Fprofile')
  expect(Object.keys(localStorage)).toEqual([])
})

it('[UI-09] the browser keeps of the user no more than the id, the name and the time of the login', async () => {
  storeSession(3600, { ...asha, date_of_birth: '1990-01-01', address: '1 MG Road' })
  answerDashboard()
  openApp('/dashboard')
  await screen.findByRole('button', { name: 'Account of Asha Kulkarni' })
  const kept = JSON.parse(localStorage.getItem('userData') ?? '')
  expect(Object.keys(kept).sort()).toEqual(['id', 'loginAt', 'name_of_person'])
})

it('says that the portal does not answer although the device has a network, until it answers again', async () => {
  storeSession()
  answerDashboard()
  const { store } = openApp('/dashboard')
  await screen.findByRole('button', { name: 'Account of Asha Kulkarni' })
  await waitFor(() => expect(store.getState().auth.user?.email).toBe(asha.email))
  const readAgain = () => store.dispatch(api.util.invalidateTags(['Profile']))
  breakOff(getProfile)
  readAgain()
  expect(await screen.findByText(/^The portal does not answer right now/)).toBeTruthy()
  answerDashboard()
  readAgain()
  await waitFor(() => expect(screen.queryByText(/^The portal does not answer/)).toBeNull())
})

it('[RT-02] signing out in another tab signs out here, and leads whoever logs in next to nothing of it', async () => {
  storeSession()
  answerDashboard()
  const { store } = openApp('/dashboard/services?page=2')
  await screen.findByRole('button', { name: 'Account of Asha Kulkarni' })
  sessionStorage.setItem('informationDraft/1', '{}')
  localStorage.clear()
  const newValue = new Date().toISOString()
  localStorage.setItem('loggedOutAt', newValue)
  fireEvent(window, new StorageEvent('storage', { key: 'loggedOutAt', newValue }))
  fireEvent(window, new StorageEvent('storage', { key: 'userToken' }))
  expect(store.getState().auth.isAuthenticated).toBe(false)
  expect(sessionStorage.getItem('informationDraft/1')).toBeNull()
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(await screen.findByText('You logged out in another tab. Please login again.')).toBeTruthy()
  expect(whereIs()).toBe('')
})

it('[RT-02] a session that expires in another tab leads back, also where somebody logged out before it', async () => {
  storeSession()
  answerDashboard()
  const { store } = openApp('/dashboard/services?page=2')
  await screen.findByRole('button', { name: 'Account of Asha Kulkarni' })
  localStorage.setItem('loggedOutAt', new Date().toISOString())
  store.dispatch(signedIn({ token: tokenThatExpires(7200), user: asha }))
  localStorage.removeItem('userToken')
  fireEvent(window, new StorageEvent('storage', { key: 'userToken' }))
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(whereIs()).toBe('?redirect=%2Fdashboard%2Fservices%3Fpage%3D2')
})

it('[RT-02] a link that is opened after a logout leads back', async () => {
  localStorage.setItem('loggedOutAt', new Date(performance.timeOrigin - 1).toISOString())
  openApp('/dashboard/services?page=2')
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(whereIs()).toBe('?redirect=%2Fdashboard%2Fservices%3Fpage%3D2')
})

it('[F-23] a session that ends in another tab keeps what was typed, until somebody else signs in', async () => {
  storeSession()
  answerDashboard()
  openApp('/dashboard')
  await screen.findByRole('button', { name: 'Account of Asha Kulkarni' })
  sessionStorage.setItem('informationDraft/1', '{}')
  localStorage.clear()
  fireEvent(window, new StorageEvent('storage', { key: 'userToken' }))
  expect(sessionStorage.getItem('informationDraft/1')).toBe('{}')

  storeSession(3600, { ...asha, id: crypto.randomUUID() })
  fireEvent(window, new StorageEvent('storage', { key: 'userToken' }))
  expect(sessionStorage.getItem('informationDraft/1')).toBeNull()
})

it('a name that was changed elsewhere is shown', async () => {
  storeSession()
  answerDashboard()
  answer(getProfile, { success: true, user: { ...asha, name_of_person: 'Asha Patil' }, acting_staff: null })
  openApp('/dashboard')
  await screen.findByRole('button', { name: 'Account of Asha Patil' })
})

it('[AU-10] who acts for a customer reads for how long still, and leaves, which ends it at the portal', async () => {
  storeSession()
  answerDashboard()
  const ends_at = new Date(Date.now() + 41.5 * 60_000).toISOString()
  answer(getProfile, { success: true, user: asha, acting_staff: { name: 'Priya Nair', ends_at } })
  const ended = answer(logout, { success: true, message: 'Logged out' })
  const close = vi.spyOn(window, 'close').mockReturnValue()
  const { user } = openApp('/dashboard')
  await screen.findByText(/^Priya Nair, you are acting for Asha/)
  await screen.findByText('42 minutes left')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(ended.bodies).toHaveLength(1)
  close.mockRestore()
})

it('the texts follow the chosen language', async () => {
  openApp('/', { language: 'hi' })
  await screen.findByRole('heading', { name: 'सनद में लॉगिन करें' })
})
