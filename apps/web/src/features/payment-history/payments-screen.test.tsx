import {
  getNotificationPreferences,
  getProfile,
  listAccounts,
  listPayments,
  listSessions,
  type NotificationPreferences,
  type PaymentRecord,
  type User,
} from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answer } from '../../testing/fake-portal.ts'
import { makePaymentRecord } from '../../testing/make-payment-record.ts'
import { openApp, storeSession } from '../../testing/open-app.tsx'
import { asha } from '../../testing/people.ts'

const preferences: NotificationPreferences = {
  choices: [{ topic: 'payments', channel: 'email', enabled: true }],
  verified: { sms: true, email: false },
  language: 'en',
  reminder_days: [],
}

interface Given {
  user?: Partial<User>
  status?: PaymentRecord['status']
  preferences?: Partial<NotificationPreferences>
  acting?: boolean
}

function open({ user: given, status = 'paid', preferences: chosen, acting = false }: Given = {}) {
  const user = { ...asha, email: 'asha@example.in', email_verified: false, ...given }
  storeSession(3600, user)
  answer(getProfile, { success: true, user, acting_staff: acting ? { name: 'Priya Nair' } : null })
  const asked = answer(getNotificationPreferences, { success: true, data: { ...preferences, ...chosen } })
  answer(listPayments, {
    success: true,
    due: [],
    refunds: [],
    data: [makePaymentRecord({ status })],
    next_cursor: null,
  })
  return { ...openApp('/dashboard/payments'), asked }
}

const note = /^Once you have verified asha@example\.in, we also write to you there/

it('who has paid and not verified the e-mail address is led to where it is verified', async () => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
    scroll.mockRestore()
  })
  const { user } = open()
  await screen.findByText(note)
  answer(listAccounts, { success: true, accounts: [] })
  answer(listSessions, { success: true, data: [] })
  await user.click(screen.getByRole('link', { name: 'Verify e-mail' }))
  await screen.findByRole('button', { name: 'Verify e-mail' })
  await waitFor(() => expect(document.activeElement?.id).toBe('contact'))
})

it.each<[string, number, Given]>([
  [
    'is verified',
    0,
    { user: { email_verified: true }, preferences: { verified: { sms: true, email: true } } },
  ],
  ['is not written to by this portal', 1, { preferences: { verified: { sms: true } } }],
  ['is not wanted for payments', 1, { preferences: { choices: [] } }],
  ['has no payment to be told of', 0, { status: 'failed' }],
  ['is not for staff to verify', 0, { acting: true }],
])('nothing is said of an address that %s', async (_, asks, given) => {
  const { asked } = open(given)
  await screen.findByText(/^Deshmukh & Sons · Initial payment/)
  await screen.findByRole('heading', { name: 'History' })
  await waitFor(() => expect(asked.requests).toHaveLength(asks))
  expect(screen.queryByText(note)).toBeNull()
})
