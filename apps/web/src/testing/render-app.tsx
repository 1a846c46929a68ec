import type { User } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import { ErrorTextContext, errorText, languageSet } from '@sanad/web-kit'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router'
import { api, tagTypes } from '../shared/api/api.ts'
import { initialAuth } from '../shared/auth/auth-slice.ts'
import { initialUi } from '../shared/state/ui-state.ts'
import { audited, reports } from './audit-log.ts'
import { customerId } from './make-service-application.ts'
import { openStore } from './open-store.ts'

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
  const store = openStore({
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
    speak: (language: Language) => act(() => void store.dispatch(languageSet(language))),
    /** The actions that were written to the audit log. */
    audited,
    /** Their whole entries. */
    reports,
    /** What the customer was told in toasts, oldest first. */
    toasts: () => store.getState().ui.notifications.map(({ kind, text }) => `${kind}: ${text}`),
  }
}
