import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type ChannelListener, createChannelListener, type NotifyChannel } from './channel-listener.ts'

let database: TestDatabase
let owner: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const log = { warn: vi.fn() }

async function hear(listener: ChannelListener, channel: NotifyChannel) {
  const heard: (string | undefined)[] = []
  const onListening = vi.fn()
  const onNotification = (payload: string | undefined) => void heard.push(payload)
  const unsubscribe = await listener.subscribe(channel, { onNotification, onListening, log })
  return { heard, onListening, unsubscribe }
}

const listOthers = async () => {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows.map(({ pid }) => pid)
}

it('hears each channel over one connection, and nothing of one that nobody wants any more', async () => {
  const listener = createChannelListener(database.url)
  const jobs = await hear(listener, 'job_due')
  const [changes, others] = await Promise.all([
    hear(listener, 'portal_changes'),
    hear(listener, 'portal_changes'),
  ])
  expect(await listOthers()).toHaveLength(1)
  await owner.query(`select pg_notify('portal_changes', 'one'), pg_notify('job_due', 'two')`)
  await vi.waitFor(() => expect(jobs.heard).toEqual(['two']))
  expect([changes.heard, others.heard]).toEqual([['one'], ['one']])
  others.unsubscribe()
  await owner.query(`select pg_notify('portal_changes', 'three')`)
  await vi.waitFor(() => expect(changes.heard).toEqual(['one', 'three']))
  expect(others.heard).toEqual(['one'])
  await listener.close()
})

it('a connection that is lost is replaced, and each channel is told that it may have missed something', async () => {
  const listener = createChannelListener(database.url)
  const heard = [await hear(listener, 'job_due'), await hear(listener, 'desk_changes')]
  await owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [await listOthers()])
  await vi.waitFor(() => {
    for (const { onListening } of heard) expect(onListening).toHaveBeenCalledTimes(2)
  })
  await owner.query(`select pg_notify('desk_changes', 'after')`)
  await vi.waitFor(() => expect(heard[1]?.heard).toEqual(['after']))
  await listener.close()
})

it('whoever subscribes while there is no database is told, and may try again', async () => {
  const listener = createChannelListener('postgres://sanad@127.0.0.1:1/sanad')
  await expect(hear(listener, 'job_due')).rejects.toThrow()
  await expect(hear(listener, 'job_due')).rejects.toThrow()
  await listener.close()
  await expect(hear(listener, 'job_due')).rejects.toThrow()
})
