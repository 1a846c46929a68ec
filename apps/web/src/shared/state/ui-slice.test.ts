import { modalClosed, modalOpened, notificationAdded } from '@sanad/web-kit'
import { expect, it } from 'vitest'
import { uiReducer } from './ui-state.ts'

const initial = uiReducer(undefined, { type: 'start' })

it('[UI-06] the ui state begins as specified', () => {
  expect(initial).toMatchObject({
    sidebarOpen: false,
    activeTab: 'documents',
    notifications: [],
    modal: { isOpen: false, type: null, data: null },
    theme: 'light',
    pageLoading: false,
  })
})

it('[UI-06] of more than 50 notifications the oldest are dropped', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => String(index))
  const { notifications } = numbers.reduce(
    (state, text) => uiReducer(state, notificationAdded({ kind: 'info', text })),
    initial,
  )
  expect(notifications.map(({ text }) => text)).toEqual(numbers.slice(10))
})

it('[UI-06] a modal opens with its data and closes without it', () => {
  const open = uiReducer(initial, modalOpened({ type: 'delete', data: 7 }))
  expect(open.modal).toEqual({ isOpen: true, type: 'delete', data: 7 })
  expect(uiReducer(open, modalClosed()).modal).toEqual(initial.modal)
})
