import {
  type LiveEvent,
  listMyServices,
  listTickets,
  replayedMs,
  streamNotifications,
} from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { isPortalReached } from '@sanad/web-kit'
import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { ticketsApi } from '../../features/tickets/tickets-api.ts'
import { applicationsApi } from '../../shared/applications/applications-api.ts'
import { initialAuth } from '../../shared/auth/auth-slice.ts'
import { initialUi } from '../../shared/state/ui-state.ts'
import { openStore } from '../../testing/open-store.ts'
import type { Store } from '../store.ts'
import { followPortal } from './follow-portal.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** Serves lists of services and tickets, each call held back by `gate`, and an event stream that the test writes to. */
function servePortal() {
  const encoder = new TextEncoder()
  const controller = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const served = {
    services: 0,
    tickets: 0,
    fails: false,
    gate: Promise.resolve(),
    say: async (...events: LiveEvent[]) => {
      const stream = await controller.promise
      for (const event of events) stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
    },
  }
  portal.use(
    onCall(streamNotifications, () => {
      const stream = new ReadableStream<Uint8Array>({ start: (given) => controller.resolve(given) })
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
    }),
    onCall(listMyServices, async ({ request }) => {
      served.services++
      await served.gate
      if (served.fails) return HttpResponse.error()
      const isFirst = !new URL(request.url).searchParams.has('cursor')
      return HttpResponse.json({ success: true, services: [], next_cursor: isFirst ? 'second' : null })
    }),
    onCall(listTickets, () => {
      served.tickets++
      return HttpResponse.json({ success: true, data: [], next_cursor: null })
    }),
  )
  return served
}

const openCustomerStore = () =>
  openStore({
    initialState: { auth: { ...initialAuth, token: 'token', isAuthenticated: true }, ui: initialUi },
    onSessionExpired: () => {},
  })

const follow = (store: Store) => void stops.push(followPortal(store, 'token'))
const readServices = (store: Store) => store.dispatch(applicationsApi.endpoints.listMyServices.initiate())
const readTickets = (store: Store) => store.dispatch(ticketsApi.endpoints.listTickets.initiate())

const change = (topic: 'application' | 'ticket', age_ms?: number): LiveEvent => ({
  type: 'change',
  topic,
  id: '0190b3c8-7b1e-7c3a-9d52-0000000000a1',
  age_ms,
})
/** Longer than a test takes. */
const longAgo = 50_000

it('reads again what changed, and not what was read after its change', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  await Promise.all([readServices(store), readTickets(store)])
  follow(store)
  await portal.say({ type: 'ready' }, change('application', longAgo), change('ticket'))
  await waitFor(() => expect(portal.tickets).toBe(2))
  expect(portal.services).toBe(1)
  await portal.say(change('application'))
  await waitFor(() => expect(portal.services).toBe(2))
})

it('a process that has just begun to listen does not have a page read again what it read since then', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  await Promise.all([readServices(store), readTickets(store)])
  follow(store)
  await portal.say({ type: 'ready' }, { type: 'reset', age_ms: longAgo }, change('ticket'))
  await waitFor(() => expect(portal.tickets).toBe(2))
  expect(portal.services).toBe(1)
  await portal.say({ type: 'reset' })
  await waitFor(() => expect(portal.services).toBe(2))
})

it('reads again what was on its way when it changed', async () => {
  const portal = servePortal()
  const { promise, resolve } = Promise.withResolvers<void>()
  portal.gate = promise
  const store = openCustomerStore()
  const read = readServices(store)
  await readTickets(store)
  follow(store)
  await portal.say({ type: 'ready' }, change('application'))
  resolve()
  await read
  await waitFor(() => expect(portal.services).toBe(2))
})

it('a list whose last page was read after a change is older than that, and read again', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  await readServices(store)
  await store.dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, { direction: 'forward' }))
  follow(store)
  await portal.say(change('application', longAgo))
  await waitFor(() => expect(portal.services).toBe(4))
})

it('what is shown although reading it again failed is read again', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  await readServices(store)
  portal.fails = true
  await store.dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, { forceRefetch: true }))
  portal.fails = false
  follow(store)
  await portal.say(change('application', longAgo))
  await waitFor(() => expect(portal.services).toBe(3))
})

it.each([
  ['a change that comes now', change('application')],
  ['a change that is told of later', change('application', longAgo)],
])('what was read before the clock was set back is read again at %s', async (_what, event) => {
  const portal = servePortal()
  const store = openCustomerStore()
  vi.setSystemTime(Date.now() + 600_000)
  await readServices(store)
  vi.useRealTimers()
  follow(store)
  await portal.say(event)
  await waitFor(() => expect(portal.services).toBe(2))
})

/** Has the services read so many milliseconds before the app asks for them. */
async function takeEarlyRead(store: Store, before: number): Promise<void> {
  const headers = { source: 'today', authorization: 'Bearer token', 'accept-language': 'en' }
  const response = HttpResponse.json({ success: true, services: [], next_cursor: null })
  globalThis.earlyRead = {
    path: listMyServices.path({}),
    headers,
    response: Promise.resolve(response),
    at: Date.now() - before,
  }
  const clock = vi.spyOn(performance, 'now').mockReturnValue(before)
  await readServices(store)
  clock.mockRestore()
}

it('what was read early is read again if it changed since, though the app asked for it later', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  await takeEarlyRead(store, 9000)
  expect(portal.services).toBe(0)
  follow(store)
  await portal.say({ type: 'ready' }, change('application', 5000))
  await waitFor(() => expect(portal.services).toBe(1))
})

it('what was read early is not read again for a change before, nor what was read after it', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  await takeEarlyRead(store, 9000)
  await readTickets(store)
  follow(store)
  await portal.say({ type: 'ready' }, change('application', 15_000), change('ticket'))
  await waitFor(() => expect(portal.tickets).toBe(2))
  expect(portal.services).toBe(0)
  await store.dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, { forceRefetch: true }))
  await portal.say(change('application', 5000), change('ticket'))
  await waitFor(() => expect(portal.tickets).toBe(3))
  expect(portal.services).toBe(1)
})

it('a page that could not listen for longer than changes are kept reads again what is older', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  vi.setSystemTime(Date.now() - replayedMs - 1)
  await readServices(store)
  vi.useRealTimers()
  await readTickets(store)
  follow(store)
  await portal.say({ type: 'ready' })
  await waitFor(() => expect(portal.services).toBe(2))
  expect(portal.tickets).toBe(1)
})

it('what had no answer before it could listen is read again, and the portal counts as reached', async () => {
  const portal = servePortal()
  const store = openCustomerStore()
  await readTickets(store)
  portal.fails = true
  await readServices(store)
  expect(isPortalReached()).toBe(false)
  portal.fails = false
  const release = Promise.withResolvers<void>()
  portal.gate = release.promise
  follow(store)
  await portal.say({ type: 'ready' })
  // By the stream itself, before any other call.
  await waitFor(() => expect(isPortalReached()).toBe(true))
  await waitFor(() => expect(portal.services).toBe(2))
  release.resolve()
  expect(portal.tickets).toBe(1)
})
