import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openAsOwner } from '../../testing/open-as-owner.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepAnnouncing, sendAnnouncements } from './keep-announcing.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

let clients: pg.Client[] = []
const heard: string[] = []
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(portal.services.config.databaseUrl)
  clients.push(client)
  await client.connect()
  return client
}
beforeEach(async () => {
  heard.length = 0
  const listener = await connect()
  listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`))
  await listener.query('listen portal_changes; listen desk_changes; listen job_due; listen "jobs:insert"')
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  clients = []
})

const customer = '00000000-0000-4000-8000-000000000001'
const announce = (topic: string) => `select announce_change('${customer}', '${topic}', null)`
const addJob = `select enqueue_job('test', '{}', null, 1, null, 0)`
const topics = () => heard.map((payload) => /"topic" : "(\w+)"/.exec(payload)?.[1] ?? payload.split(' ')[0])

/** A transaction that has announced, and has not ended. */
async function beginAnnouncing(): Promise<pg.Client> {
  const client = await connect()
  await client.query('begin')
  await client.query(announce('first'))
  return client
}
const senderIsThere = () => sendAnnouncements(portal.services.db)
const noSender = async () => {
  const owner = await connect()
  await owner.query('truncate announcement_sender')
}

it('who announces alone notifies with its commit', async () => {
  await senderIsThere()
  const first = await beginAnnouncing()
  await first.query('commit')
  await vi.waitFor(() => expect(topics()).toEqual(['first']))
  expect(await sendAnnouncements(portal.services.db)).toBe(0)
})

it('what is announced meanwhile does not wait for the first, and is sent on once it has been committed', async () => {
  await senderIsThere()
  const first = await beginAnnouncing()
  const second = await connect()
  await second.query('begin')
  await second.query(announce('second'))
  await second.query(addJob)
  expect(await sendAnnouncements(portal.services.db)).toBe(0)
  await second.query('commit')
  // graphile-worker's own notification is among them.
  expect(await sendAnnouncements(portal.services.db)).toBe(3)
  await vi.waitFor(() => expect(topics()).toEqual(['second', 'jobs:insert', 'job_due']))
  await first.query('rollback')
})

it('what was rolled back is not sent', async () => {
  await senderIsThere()
  await beginAnnouncing()
  const second = await connect()
  await second.query('begin')
  await second.query(announce('second'))
  await second.query('rollback')
  expect(await sendAnnouncements(portal.services.db)).toBe(0)
})

it('where no portal sends on, as with those of the release before, everybody notifies', async () => {
  await noSender()
  const first = await beginAnnouncing()
  const second = await connect()
  await second.query(announce('second'))
  await second.query(addJob)
  await vi.waitFor(() => expect(topics()).toEqual(['second', 'jobs:insert', 'job_due']))
  await first.query('rollback')
})

it('a portal sends on within its pauses, and again after the database refused', async () => {
  const warn = vi.fn()
  const owner = openAsOwner(portal.services.config.databaseUrl)
  const stop = keepAnnouncing({ db: owner, log: { warn } })
  await vi.waitFor(async () => {
    const { rows } = await (await connect()).query('select from announcement_sender')
    expect(rows).toHaveLength(1)
  })
  const first = await beginAnnouncing()
  await (await connect()).query(announce('second'))
  await vi.waitFor(() => expect(topics()).toEqual(['second']))
  await first.query('rollback')
  const client = await connect()
  await client.query('alter function send_announcements() rename to gone')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  await client.query('alter function gone() rename to send_announcements')
  const another = await beginAnnouncing()
  await (await connect()).query(announce('third'))
  await vi.waitFor(() => expect(topics()).toEqual(['second', 'third']), { timeout: 5000 })
  await another.query('rollback')
  await stop()
  await owner.destroy()
})
