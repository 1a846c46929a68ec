import type { AddressInfo } from 'node:net'
import { getServiceDetails, logout, revokeOtherSessions, streamNotifications } from '@sanad/contracts'
import { decideDocument } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { type OpenStream, openStream } from '@sanad/testing'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { refuse, sourceOfToday, succeed } from '../../../testing/call.ts'
import { createDeliverable } from '../../../testing/factories/deliverable.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { beginSession } from '../../identity/sessions/begin-session.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'

let portal: TestApp
let other: FastifyInstance
let origin: string
const opened: OpenStream[] = []

beforeAll(async () => {
  portal = await startTestApp()
  other = await buildApp(portal.services)
  origin = await listen(other)
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function open(token: string, at = origin): Promise<OpenStream> {
  const stream = await openStream(at, token)
  opened.push(stream)
  return stream
}

/** Staff reject the first document, through another process than the one that serves the stream. */
async function rejectDocument(application: Awaited<ReturnType<typeof createPaidApplication>>) {
  const { staffToken } = await signInStaff(portal.services)
  const id = await giveDocument(portal.services, application, application.service.documents[0]?.id ?? '')
  const body = { decision: 'rejected', reason: 'Blurred', request_id: crypto.randomUUID() } as const
  await succeed(portal.app, decideDocument, { token: staffToken, params: { id }, body })
}

const changeOf = (id: string) => ({ type: 'change', topic: 'application', id }) as const
const newNotification = { type: 'change', topic: 'notifications', id: null } as const

it('open pages are counted while they are open', async () => {
  const { streams } = portal.services.metrics
  const read = async () =>
    (await streams.get()).values.find(({ labels }) => labels.app === 'customers')?.value ?? 0
  const { token } = await signIn(portal.services)
  const before = await read()
  const stream = await open(token)
  expect(await read()).toBe(before + 1)
  stream.close()
  await vi.waitFor(async () => expect(await read()).toBe(before))
})

it('a fact recorded by one process reaches the page that is open at another', async () => {
  const application = await createPaidApplication(portal.services)
  const page = await open(application.token)
  await rejectDocument(application)
  await page.until(changeOf(application.applicationId))
  await page.until(newNotification)
})

it('[DK-44] a page learns of a file once it can no longer be taken back', async () => {
  const { token, applicationId } = await createPaidApplication(portal.services)
  const { staffToken } = await signInStaff(portal.services)
  await createDeliverable(portal.app, { staffToken, applicationId })
  await portal.runJobs()
  const page = await open(token)
  const read = async () =>
    (await succeed(portal.app, getServiceDetails, { token, params: { userServiceId: applicationId } })).data
  expect((await read()).deliverables).toEqual([])
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  await page.until(newNotification)
  await page.until(changeOf(applicationId))
  expect((await read()).deliverables).toHaveLength(1)
})

it('a page hears nothing of another customer', async () => {
  const [mine, theirs] = [
    await createPaidApplication(portal.services),
    await createPaidApplication(portal.services),
  ]
  const page = await open(mine.token)
  await rejectDocument(theirs)
  await rejectDocument(mine)
  const heard = []
  for (let event = await page.next(); event; event = await page.next()) {
    heard.push(event)
    if (event.type === 'change' && event.topic === 'notifications') break
  }
  expect(heard).toContainEqual(changeOf(mine.applicationId))
  expect(JSON.stringify(heard)).not.toContain(theirs.applicationId)
})

it('a stream ends with its session, however that ends, and opens no more', async () => {
  const { services } = portal
  const customer = await signIn(services)
  const tokens = createTokens(services.config.secrets.session)
  const second = await beginSession(services.db, tokens, customer)
  const [page, otherPage] = [await open(customer.token), await open(second)]

  await succeed(portal.app, revokeOtherSessions, { token: customer.token })
  await otherPage.until({ type: 'ended' })
  expect(await otherPage.next()).toBeUndefined()
  await expect(open(second)).rejects.toThrow('401')

  await succeed(portal.app, logout, { token: customer.token })
  await page.until({ type: 'ended' })
  expect(await page.next()).toBeUndefined()
})

it('[F-16] a page is told to read again when changes may have gone by unheard, and hears those that follow', async () => {
  const application = await createPaidApplication(portal.services)
  const page = await open(application.token)
  // Data read after the process began to listen is current.
  expect(await page.next()).toEqual({ type: 'reset', age_ms: expect.any(Number) })
  await cutListeners(portal.services.config.databaseUrl)
  await page.until({ type: 'reset' })
  await rejectDocument(application)
  await page.until(newNotification)
})

async function cutListeners(databaseUrl: string): Promise<void> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen portal_changes'`,
  )
  await owner.end()
}

it('a shutdown ends open streams at once', async () => {
  const leaving = await buildApp(portal.services)
  const at = await listen(leaving)
  const { token } = await signIn(portal.services)
  const page = await open(token, at)
  await leaving.close()
  await page.until({ type: 'reset' })
  expect(await page.next()).toBeUndefined()
})

it('nothing on the way may hold events back, and nobody without a session gets any', async () => {
  const { token } = await signIn(portal.services)
  const abort = new AbortController()
  const { headers } = await fetch(`${origin}${streamNotifications.path({})}`, {
    headers: { source: sourceOfToday(), authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    signal: abort.signal,
  })
  abort.abort()
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
  expect(headers.get('content-encoding')).toBeNull()
  expect(await refuse(portal.app, streamNotifications, {})).toMatchObject({ status: 401 })
})

it('a customer has so many pages open, and no more', async () => {
  const { token } = await signIn(portal.services)
  for (let page = 0; page < 20; page++) await open(token)
  await expect(open(token)).rejects.toThrow('429')
})
