import {
  createComplianceCalendarLink,
  endpoints,
  listDocuments,
  listMyServices,
  listUserBusinesses,
  markNotificationsRead,
  readComplianceCalendar,
} from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remindOfDueDates } from '../../features/compliance/remind-of-due-dates.ts'
import { howToCall } from '../access-matrix/how-to-call.ts'
import { call, succeed } from '../call.ts'
import { signIn } from '../factories/sign-in.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type Pile, pileUp } from './pile-up.ts'

let portal: TestApp
let pile: Pile
beforeAll(async () => {
  portal = await startTestApp()
  pile = await pileUp(portal)
}, 60_000)
afterAll(() => portal.close())

/** Rows that any list of an answer may have, and the process's own work for it: a whole pile takes seconds of it. */
const MOST_ROWS = 300
const MOST_CPU_MS = 1500

async function measure<T>(act: () => Promise<T>): Promise<{ result: T; cpuMs: number }> {
  const before = process.cpuUsage()
  const result = await act()
  const { user, system } = process.cpuUsage(before)
  return { result, cpuMs: (user + system) / 1000 }
}

function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? value.length : 0
  return Math.max(own, ...Object.values(value).map(longestList))
}

const reads = endpoints.filter(
  ({ method, access, stream }) => method === 'GET' && ['session', 'link', 'otp'].includes(access) && !stream,
)

it('[F-31] every read of a customer with a pile is bounded in rows and in work', async () => {
  const ids = new Proxy(
    { ...pile, customer: pile.customerId },
    { get: (known, name) => Object.entries(known).find(([key]) => key === name)?.[1] ?? crypto.randomUUID() },
  )
  expect(reads.length).toBeGreaterThan(25)
  for (const endpoint of reads) {
    const how = howToCall[endpoint.name]
    const request = how?.request(ids as never) ?? {}
    const asked = { token: pile.token, query: {}, ...request }
    const { result, cpuMs } = await measure(() => call(portal.app, endpoint, asked as never))
    expect([200, 404], endpoint.name).toContain(result.status)
    expect(longestList(result.body), endpoint.name).toBeLessThanOrEqual(MOST_ROWS)
    expect(cpuMs, endpoint.name).toBeLessThan(MOST_CPU_MS)
  }
})

it('[F-31] the login-free calendar file of a pile is bounded, and is not written again for the same content', async () => {
  const { data } = await succeed(portal.app, createComplianceCalendarLink, { token: pile.token, body: {} })
  const open = (headers = {}) => portal.app.inject({ method: 'GET', url: data.url, headers })
  const first = await measure(() => open())
  expect(first.result.statusCode).toBe(200)
  expect(first.result.body.match(/BEGIN:VEVENT/g)).toHaveLength(5000)
  const isShortened = first.result.body.replaceAll('\r\n ', '').includes('X-WR-CALDESC:Only the next')
  expect(isShortened).toBe(true)
  expect(first.cpuMs).toBeLessThan(8000)
  const again = await open({ 'if-none-match': first.result.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await open()).body === first.result.body).toBe(true)
})

it('[F-31] others are answered while a customer with a pile reads', async () => {
  const other = await signIn(portal.services)
  const busy = Array.from({ length: 8 }, () =>
    call(portal.app, readComplianceCalendar, { token: pile.token, query: { limit: 12 } }),
  )
  const { cpuMs } = await measure(() =>
    succeed(portal.app, listMyServices, { token: other.token, query: {} }),
  )
  expect(cpuMs).toBeLessThan(4 * MOST_CPU_MS)
  for (const answer of await Promise.all(busy)) expect(answer.status).toBe(200)
})

it('[F-31] every business and application of a pile is reached page by page', async () => {
  const { token } = pile
  const businesses = new Set<string>()
  let after: string | undefined
  for (let page = 0; page < 20; page += 1) {
    const found = await succeed(portal.app, listUserBusinesses, { token, query: { after } })
    for (const { id } of found) businesses.add(id)
    after = found.at(-1)?.id
    if (!after) break
  }
  expect(businesses.size).toBe(1500)

  const calendar = await succeed(portal.app, readComplianceCalendar, { token, query: { limit: 1 } })
  const next = { limit: 1, after: calendar.data.next_businesses ?? '' }
  const second = await succeed(portal.app, readComplianceCalendar, { token, query: next })
  const idsOf = ({ data }: typeof calendar) => data.businesses.map(({ id }) => id)
  expect(new Set([...idsOf(calendar), ...idsOf(second)]).size).toBe(50)

  const found: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 20; page += 1) {
    // The oldest of all, of which no newer one reminds.
    const query = { q: 'TCR-', limit: 100, ...(cursor ? { cursor } : {}) }
    const { services, next_cursor } = await succeed(portal.app, listMyServices, { token, query })
    found.push(...services.map(({ id }) => id))
    cursor = next_cursor ?? undefined
    if (!cursor) break
  }
  expect(found).toEqual([pile.application])
})

it('[F-31] a list whose filter finds nothing in one look says where to go on', async () => {
  const { data, next_cursor } = await succeed(portal.app, listDocuments, { token: pile.token, query: {} })
  expect(data).toEqual([])
  expect(next_cursor).not.toBeNull()
})

it('[F-31] all of a pile of notifications are marked as read at once', async () => {
  await succeed(portal.app, markNotificationsRead, {
    token: pile.token,
    body: { up_to: pile.notification },
  })
  const { count } = await portal.db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', pile.customerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(count).toBe('0')
})

it('[F-31] the reminders of a pile go on in jobs of their own, behind those of everybody else', async () => {
  await portal.db.deleteFrom('notifications').where('customer_id', '=', pile.customerId).execute()
  const { cpuMs } = await measure(() => remindOfDueDates(portal.services))
  expect(cpuMs).toBeLessThan(MOST_CPU_MS)
  const remindedOf = async () => {
    const rows = await portal.db
      .selectFrom('notifications')
      .select('fact_key')
      .where('customer_id', '=', pile.customerId)
      .where('kind', '=', 'compliance_due')
      .execute()
    return new Set(rows.map(({ fact_key }) => fact_key.split(' ')[0])).size
  }
  expect(await remindedOf()).toBeLessThanOrEqual(25)
})
