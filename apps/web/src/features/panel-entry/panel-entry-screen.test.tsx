import { type User, validatePanelCode } from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, answerDashboard, refuse } from '../../testing/fake-portal.ts'
import { openApp, storeSession, tokenThatExpires, whereIs } from '../../testing/open-app.tsx'
import { asha } from '../../testing/people.ts'

const ravi: User = { ...asha, id: '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a11', name_of_person: 'Ravi Kulkarni' }
const link = `/middleware/user?auth=one-time-code&userId=${ravi.id}`

it('[RT-09] [AU-10] a code that is right replaces token and user and leads to the dashboard after a second', async () => {
  storeSession()
  const token = tokenThatExpires(3600)
  const calls = answer(validatePanelCode, { success: true, token, user: ravi })
  answerDashboard(ravi)
  const { store } = openApp(link)
  expect(await screen.findByText('Opening the customer’s portal…')).toBeTruthy()
  await waitFor(() => expect(calls.requests).toHaveLength(1))
  expect(calls.requests[0]?.headers.get('authorization')).toBe('Bearer one-time-code')
  expect(calls.requests[0]?.url).toContain(validatePanelCode.path({ userId: ravi.id }))
  expect(location.search).toBe('')
  await waitFor(() => expect(whereIs()).toBe('/dashboard'), { timeout: 4000 })
  expect(performance.now() - (calls.times[0] ?? Number.NaN)).toBeGreaterThan(950)
  expect(store.getState().auth).toMatchObject({ token, user: ravi, isAuthenticated: true })
  expect(calls.requests).toHaveLength(1)
})

it.each(['/middleware/user', '/middleware/user?auth=x', `/middleware/user?userId=${ravi.id}`])(
  '[AU-10] %s, which lacks a value, leads to the not-found page',
  async (path) => {
    openApp(path)
    await waitFor(() => expect(whereIs()).toBe('/page-not-found'))
  },
)

it.each(['not_found', 'unavailable'] as const)(
  '[AU-10] a validation that fails with %s leads to the not-found page and leaves the session as it is',
  async (code) => {
    const token = storeSession()
    refuse(validatePanelCode, code)
    const { store, expiries } = openApp(link)
    await waitFor(() => expect(whereIs()).toBe('/page-not-found'))
    expect(store.getState().auth).toMatchObject({
      token,
      user: { id: asha.id, name_of_person: asha.name_of_person },
    })
    expect(expiries).toEqual([])
  },
)
