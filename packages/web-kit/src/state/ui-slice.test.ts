import { expect, it } from 'vitest'
import { initialUi, modalClosed, modalOpened, notificationAdded, uiReducer } from './ui-slice.ts'

it('[UI-06] of more than 50 notifications the oldest are dropped', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => String(index))
  const { notifications } = numbers.reduce(
    (state, text) => uiReducer(state, notificationAdded({ kind: 'info', text })),
    initialUi,
  )
  expect(notifications.map(({ text }) => text)).toEqual(numbers.slice(10))
})

it('[UI-06] a modal opens with its data and closes without it', () => {
  const open = uiReducer(initialUi, modalOpened({ type: 'delete', data: 7 }))
  expect(open.modal).toEqual({ isOpen: true, type: 'delete', data: 7 })
  expect(uiReducer(open, modalClosed()).modal).toEqual(initialUi.modal)
})
