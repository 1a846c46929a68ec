import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type ChannelListener, createChannelListener } from '../channel-listener.ts'
import { tell } from './live-stream.ts'
import { createLiveStreams } from './live-streams.ts'
import type { PortalChange } from './portal-change.ts'

let database: TestDatabase
let listener: ChannelListener
let server: Server

beforeAll(async () => {
  database = await createTestDatabase()
  listener = createChannelListener(database.url)
  server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await listener.close()
  await database.drop()
})

/** A page that asks and then reads nothing until it is told to. */
async function openPage() {
  const page = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  page.write('GET / HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n')
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  return { page, response }
}

const customerId = '0198f0a0-0000-7000-8000-000000000001'
const sessionId = '0198f0a0-0000-7000-8000-000000000002'

/** Changes of one transaction, which are heard of together. */
async function notify(...topics: PortalChange['topic'][]) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin')
  for (const [index, topic] of topics.entries()) {
    const id = topic === 'session-ended' ? sessionId : `0198f0a0-0000-7000-8000-00000000001${index}`
    const change: PortalChange = { customer: customerId, topic, id }
    await client.query(`select pg_notify('portal_changes', $1)`, [JSON.stringify(change)])
  }
  await client.query('commit')
  await client.end()
}

const log = { warn: () => {} }
const of = (response: ServerResponse) => ({ customerId: 'asha', sessionId: 'hers', response })

it('a session that has run out ends its streams at the next beat', async () => {
  let live = new Set(['hers'])
  let open = 0
  const streams = createLiveStreams({
    listener,
    listLiveSessions: async () => live,
    log,
    beatSeconds: 0.02,
    onCount: (by) => {
      open += by
    },
  })
  await streams.prepare('asha')
  const { page, response } = await openPage()
  streams.add(of(response))
  expect(open).toBe(1)
  const text = page.resume().setEncoding('utf8').toArray()
  live = new Set()
  expect((await text).join('')).toContain('{"type":"ended"}')
  // Its connection closes as well: it leaves once.
  await vi.waitFor(() => expect(response.closed).toBe(true))
  expect(open).toBe(0)
  await streams.close()
})

it('changes that follow the end of a session in one breath harm nobody', async () => {
  const streams = createLiveStreams({
    listener,
    listLiveSessions: async (ids) => new Set(ids),
    log,
  })
  await streams.prepare(customerId)
  const { page, response } = await openPage()
  const errors: Error[] = []
  // Without this the error would end the process.
  response.on('error', (error) => errors.push(error))
  streams.add({ customerId, sessionId, response })
  const text = page.resume().setEncoding('utf8').toArray()
  await notify('session-ended', 'ticket', 'ticket')
  expect((await text).join('')).toMatch(/"ended"}(?!.*"ticket")/s)
  expect(errors).toEqual([])
  await streams.close()
})

it('pages that leave before their stream begins do not count', async () => {
  const streams = createLiveStreams({
    listener,
    listLiveSessions: async (ids) => new Set(ids),
    log,
  })
  for (let count = 0; count < 20; count++) {
    const { page, response } = await openPage()
    const closed = once(response, 'close')
    page.destroy()
    await Promise.all([closed, streams.prepare(customerId)])
    streams.add({ customerId, sessionId, response })
  }
  await streams.prepare(customerId)
  await streams.close()
})

it('pages that come all at once do not exceed the limit of a customer', async () => {
  const streams = createLiveStreams({
    listener,
    listLiveSessions: async (ids) => new Set(ids),
    log,
  })
  const pages: Awaited<ReturnType<typeof openPage>>[] = []
  for (let count = 0; count < 25; count++) pages.push(await openPage())
  await Promise.all(pages.map(() => streams.prepare(customerId)))
  for (const { response } of pages) streams.add({ customerId, sessionId, response })
  expect(pages.filter(({ response }) => !response.writableEnded)).toHaveLength(20)
  for (const { page } of pages) page.destroy()
  await streams.close()
})

it('a page that does not read what it is sent is cut off instead of being waited for', async () => {
  const { page, response } = await openPage()
  const event = { type: 'change', topic: 'notifications', id: null } as const
  const closed = once(response, 'close')
  while (!response.destroyed) {
    for (let count = 0; count < 1000; count++) tell(of(response), event)
    await new Promise(setImmediate)
  }
  await closed
  // Not more than the operating system holds.
  expect(response.writableLength).toBeLessThan(1024 * 1024)
  page.destroy()
})
