import { expect, it } from 'vitest'
import { makeStore } from './store.ts'

it('[UI-08] the store holds the session, the ui and the query cache, and no copy of what the server knows', async () => {
  await import('../shared/applications/applications-api.ts')
  const { auth, ui, ...rest } = makeStore({ onSessionExpired: () => {} }).getState()
  expect(Object.keys(auth)).toEqual(['user', 'token', 'isAuthenticated', 'loading', 'error'])
  expect(Object.keys(ui).sort()).toEqual([
    'activeTab',
    'language',
    'modal',
    'notifications',
    'pageLoading',
    'sidebarOpen',
    'theme',
  ])
  expect(Object.keys(rest)).toEqual(['api'])
})

it('[UI-06] the ui state begins as specified', () => {
  expect(makeStore({ onSessionExpired: () => {} }).getState().ui).toMatchObject({
    sidebarOpen: false,
    activeTab: 'documents',
    notifications: [],
    modal: { isOpen: false, type: null, data: null },
    theme: 'light',
    pageLoading: false,
  })
})
