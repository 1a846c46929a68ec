import { endpoints } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../shared/api/api.ts'
import { initialAuth } from '../shared/auth/auth-slice.ts'
import type { AppDispatch } from '../shared/state/app-state.ts'
import { initialUi } from '../shared/state/ui-state.ts'
import { tokenThatExpires } from '../testing/open-app.tsx'
import { openStore } from '../testing/open-store.ts'
import { asha } from '../testing/people.ts'

// Each module injects its endpoints into the single RTK Query API.
const modules = Object.values(import.meta.glob('../{features,shared}/**/*-api.ts'))
await Promise.all(modules.map((load) => load()))

type Started = Promise<unknown> & { requestId: string }
interface Operation {
  initiate(arg: unknown): (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => Started
  select(key: unknown): (state: unknown) => { status: string; error?: unknown }
}
const operations = Object.entries<Operation>(api.endpoints)

// A permanent error: transient ones are retried.
const message = 'Only the customer can do this. Please ask them to do it themselves.'
beforeEach(() => {
  const body = { success: false, code: 'customer_only', message, requestId: 'r' }
  portal.use(http.all('*', () => HttpResponse.json(body, { status: 403 })))
})

/** Endpoints without a request body; the last ones are contracts under other names. */
const reads = new Set([
  ...endpoints.filter(({ method }) => method === 'GET').map(({ name }) => name),
  'linkMoneyDocument',
  'findBusinesses',
])
/** Path and query parameters for every endpoint. */
const named = { params: { id: '1', token: '1', userServiceId: '1' }, query: {} }
const file = new File(['x'], 'x.pdf')

it('every operation of the screens is here', () => {
  expect(operations.length).toBeGreaterThan(modules.length)
})

it.each(operations)('[UI-07] %s is pending, then tells in words how it failed', async (name, operation) => {
  const store = openStore({
    initialState: {
      auth: { ...initialAuth, token: tokenThatExpires(60), user: asha, isAuthenticated: true },
      ui: initialUi,
    },
    onSessionExpired: () => {},
  })
  const isMutation = 'useMutation' in operation
  const isRead = reads.has(name)
  const body = isRead ? {} : { body: {} }
  const arg = { ...named, ...body, ...(isMutation ? { file } : {}) }
  const started = store.dispatch(operation.initiate(arg))
  const phase = () => operation.select(isMutation ? started.requestId : arg)(store.getState())
  expect(phase().status).toBe('pending')
  await started
  expect(phase()).toMatchObject({ status: 'rejected', error: { code: 'customer_only', message } })
})
