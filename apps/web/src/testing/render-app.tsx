import { listStates, type User, writeAuditLog } from '@sanad/contracts'
import { onCall } from '@sanad/testing/on-call'
import type { Language } from '@sanad/texts'
import { ErrorTextContext, errorText } from '@sanad/web-kit'
import { cleanup, render } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeStore } from '../app/store.ts'
import { api, tagTypes } from '../shared/api/api.ts'
import { initialAuth } from '../shared/auth/auth-slice.ts'
import { initialUi } from '../shared/state/ui-state.ts'
import { customerId } from './make-service-application.ts'

const audited: string[] = []
const reports: unknown[] = []

/** Mock of the portal. An unhandled call fails. */
export const portal = setupServer(
  onCall(writeAuditLog, async ({ request }) => {
    const entry = await request.json()
    reports.push(entry)
    if (typeof entry === 'object' && entry && 'action' in entry) audited.push(String(entry.action))
    return HttpResponse.json({ success: true, message: 'Recorded' })
  }),
  onCall(listStates, () =>
    HttpResponse.json({
      success: true,
      data: [
        { id: 10, state_name: 'Goa' },
        { id: 21, state_name: 'Maharashtra' },
      ],
    }),
  ),
)

beforeAll(() => portal.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  audited.length = 0
  reports.length = 0
  portal.resetHandlers()
})
afterAll(() => portal.close())

const user: User = {
  id: customerId,
  mobile: '9876543210',
  name_of_person: 'Asha Patil',
  email: 'asha@example.in',
  date_of_birth: null,
  address: null,
  email_verified: true,
}

interface Place {
  path?: string
  state?: unknown
  language?: Language
}

/** Renders a part of the app for a signed-in customer, at a path. */
export function renderApp(element: ReactNode, { path = '/', state, language = 'en' }: Place = {}) {
  const store = makeStore({
    initialState: {
      auth: { ...initialAuth, token: 'token', user, isAuthenticated: true },
      ui: { ...initialUi, language },
    },
    onSessionExpired: () => {},
  })
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [{ ...parsePath(path), state }],
  })
  render(
    <Provider store={store}>
      <ErrorTextContext value={errorText}>
        <RouterProvider router={router} />
      </ErrorTextContext>
    </Provider>,
  )
  return {
    router,
    /** Invalidates everything, as a reset of the live connection does. */
    readAgain: () => void store.dispatch(api.util.invalidateTags([...tagTypes])),
    /** The actions that were written to the audit log. */
    audited,
    /** Their whole entries. */
    reports,
    /** What the customer was told in toasts, oldest first. */
    toasts: () => store.getState().ui.notifications.map(({ kind, text }) => `${kind}: ${text}`),
  }
}
