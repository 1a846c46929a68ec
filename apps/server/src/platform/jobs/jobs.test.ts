import type { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type ChannelListener, createChannelListener } from '../channel-listener.ts'
import type { Tables } from '../database-tables.ts'
import { openDatabase } from '../db.ts'
import { enqueueJob } from './enqueue-job.ts'
import { defineJob, handleJob } from './job.ts'
import { keepClock } from './keep-clock.ts'
import { keepReleasingAbandonedJobs, releaseAbandonedJobs } from './release-abandoned-jobs.ts'
import { runDueJobs, startJobs } from './run-jobs.ts'
import { openRunnerPool } from './runner-pool.ts'

const note = defineJob({ name: 'note', payload: z.object({ text: z.string() }), maxAttempts: 3 })
const look = defineJob({
  name: 'look',
  payload: z.object({ at: z.string(), text: z.string() }),
  maxAttempts: 3,
  key: ({ at }) => `look:${at}`,
})
const log = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() }

let database: TestDatabase
let db: Kysely<Tables>
let listener: ChannelListener
let owner: pg.Pool
let pool: pg.Pool
let notes: string[]
const handlers = [
  handleJob(note, async ({ text }) => void notes.push(text)),
  handleJob(look, async ({ text }) => void notes.push(text)),
]
const run = () => runDueJobs({ pool, handlers, log })

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url })
  listener = createChannelListener(database.url)
  owner = new pg.Pool({ connectionString: database.url, max: 1 })
  pool = openRunnerPool(database.url, 3)
})
beforeEach(() => {
  notes = []
})
afterAll(async () => {
  await Promise.all([db.destroy(), listener.close(), owner.end(), pool.end()])
  await database.drop()
})

it('a job exists if and only if its transaction commits', async () => {
  await db.transaction().execute((tx) => enqueueJob(tx, note, { text: 'kept' }))
  const undone = db.transaction().execute(async (tx) => {
    await enqueueJob(tx, note, { text: 'undone' })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  await run()
  expect(notes).toEqual(['kept'])
})

it('a job waits for its time, and one of the same key takes its place', async () => {
  const later = new Date(Date.now() + 60_000).toISOString()
  await enqueueJob(db, look, { at: 'one', text: 'later' }, { runAt: later })
  await run()
  expect(notes).toEqual([])
  await enqueueJob(db, look, { at: 'one', text: 'now' })
  await run()
  expect(notes).toEqual(['now'])
})

it('a runner is told of a job at once, and stopping waits for what is under way', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  const slow = handleJob(note, async ({ text }) => {
    begin()
    await goOn
    notes.push(text)
  })
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers: [slow], log })
  await enqueueJob(db, note, { text: 'slow' })
  await begun
  const stopped = stop()
  letGo()
  await stopped
  expect(notes).toEqual(['slow'])
})

it('a job that comes while others are looked for is found at once, not by the next poll', async () => {
  const chained = defineJob({ name: 'chained', payload: z.object({ left: z.number() }), maxAttempts: 3 })
  const chain = handleJob(chained, async ({ left }) => {
    notes.push(String(left))
    if (left > 0) await enqueueJob(db, chained, { left: left - 1 })
  })
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers: [chain], log })
  await enqueueJob(db, chained, { left: 9 })
  // Polling alone would take 2 s for each.
  await vi.waitFor(() => expect(notes).toHaveLength(10), { timeout: 4000 })
  await stop()
})

it('a process whose places are all busy leaves what becomes due to one that has places', async () => {
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  const code = defineJob({ name: 'code', payload: z.object({}), maxAttempts: 3, priority: 'last' })
  let busy = 0
  const hanging = handleJob(code, async () => {
    busy += 1
    await goOn
  })
  const idle = vi.fn()
  const first = await startJobs({ databaseUrl: database.url, listener, handlers: [hanging], log })
  for (let count = 0; count < 4; count += 1) await enqueueJob(db, code, {})
  await vi.waitFor(() => expect(busy).toBe(4), { timeout: 10_000 })
  const others = createChannelListener(database.url)
  const handlers = [handleJob(code, async () => idle())]
  const second = await startJobs({ databaseUrl: database.url, listener: others, handlers, log })
  for (let count = 1; count <= 8; count += 1) {
    await enqueueJob(db, code, {})
    await vi.waitFor(() => expect(idle).toHaveBeenCalledTimes(count), { timeout: 1500 })
  }
  letGo()
  await Promise.all([first(), second()])
  await others.close()
})

it('what graphile-worker listens to for itself wakes a runner no more', async () => {
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers, log })
  await vi.waitFor(async () => {
    const { rows } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and query = 'unlisten *'`,
    )
    expect(rows).toHaveLength(1)
  })
  await stop()
})

it('whoever listens is told of which kind a job is that is due, and of none that has to wait', async () => {
  const told: string[] = []
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  client.on('notification', ({ payload = '' }) => void told.push(payload.split(' ')[0] ?? ''))
  await client.query('listen job_due')
  await enqueueJob(
    db,
    look,
    { at: 'two', text: 'later' },
    { runAt: new Date(Date.now() + 60_000).toISOString() },
  )
  await db.transaction().execute(async (tx) => {
    for (const text of ['one', 'two']) await enqueueJob(tx, note, { text })
  })
  await vi.waitFor(() => expect(told).toEqual(['note', 'note']))
  await client.end()
  await run()
  await owner.query('delete from graphile_worker._private_jobs')
})

it('what comes by the thousand leaves places to everything else', async () => {
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  const bulk = defineJob({ name: 'bulk', payload: z.object({}), maxAttempts: 3, priority: 'last' })
  let begun = 0
  const waiting = handleJob(bulk, async () => {
    begun += 1
    await goOn
  })
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers: [...handlers, waiting], log })
  for (let count = 1; count <= 30; count += 1) {
    await enqueueJob(db, bulk, {})
    await enqueueJob(db, note, { text: 'in between' })
    await vi.waitFor(() => expect(notes).toHaveLength(count), { timeout: 10_000 })
  }
  letGo()
  await vi.waitFor(() => expect(begun).toBe(30), { timeout: 10_000 })
  await stop()
})

it('a job that cannot be recorded stops none of the jobs that have places of their own', async () => {
  hearUnhandledAlone()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  const long = defineJob({ name: 'long', payload: z.object({}), maxAttempts: 3 })
  const waiting = handleJob(long, async () => {
    begin()
    await goOn
  })
  const bulk = defineJob({ name: 'bulk', payload: z.object({}), maxAttempts: 1, priority: 'last' })
  // PostgreSQL takes no such character.
  const unrecordable = handleJob(bulk, () => Promise.reject(new Error('\0')))
  log.warn.mockClear()
  const stop = await startJobs({
    databaseUrl: database.url,
    listener,
    handlers: [...handlers, waiting, unrecordable],
    log,
  })
  await enqueueJob(db, long, {})
  await begun
  await enqueueJob(db, bulk, {})
  const recording = [expect.anything(), 'A job could not be recorded as done'] as const
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(...recording), { timeout: 10_000 })
  await enqueueJob(db, note, { text: 'meanwhile' })
  await vi.waitFor(() => expect(notes).toEqual(['meanwhile']), { timeout: 10_000 })
  letGo()
  await stop()
  expect(log.warn.mock.calls.filter(([, message]) => message === recording[1])).toHaveLength(1)
  await owner.query('delete from graphile_worker._private_jobs')
})

it('a runner that ends and cannot give back what it had taken ahead ends no process', async () => {
  hearUnhandledAlone()
  const ended = vi.fn()
  process.on('uncaughtException', ended)
  onTestFinished(() => void process.off('uncaughtException', ended))
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  const bulk = defineJob({ name: 'bulk', payload: z.object({}), maxAttempts: 3, priority: 'last' })
  const hanging = handleJob(bulk, () => goOn)
  // Giving back is counted as no attempt.
  await owner.query(`
    create function refuse_return() returns trigger language plpgsql as $$
    begin raise exception 'the connection was lost'; end $$;
    create trigger refuse_return before update on graphile_worker._private_jobs
    for each row when (new.attempts < old.attempts) execute function refuse_return()`)
  // Two more than there are places, so that they wait in the runner.
  await db.transaction().execute(async (tx) => {
    for (let count = 0; count < 6; count += 1) await enqueueJob(tx, bulk, {})
  })
  log.warn.mockClear()
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers: [hanging], log })
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query(
        'select from graphile_worker._private_jobs where locked_by is not null',
      )
      expect(rows).toHaveLength(6)
    },
    { timeout: 10_000, interval: 5 },
  )
  const stopped = stop()
  const returning = [expect.anything(), 'Jobs could not be given back'] as const
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(...returning), { timeout: 5000 })
  letGo()
  await stopped
  expect(ended).not.toHaveBeenCalled()
  await owner.query('drop function refuse_return cascade; delete from graphile_worker._private_jobs')
})

/** The test runner would take a rejection that the job runner handles for a failure. */
function hearUnhandledAlone(): void {
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  onTestFinished(() => {
    for (const other of others) process.on('unhandledRejection', other)
  })
}

it('a runner whose connections are cut goes on by itself', async () => {
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers, log })
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // The portal's own pool was cut as well; its next query may meet a connection that is gone.
  await vi.waitFor(() => enqueueJob(db, note, { text: 'after the cut' }))
  await vi.waitFor(() => expect(notes).toContain('after the cut'), { timeout: 15_000 })
  await stop()
})

it('what a killed process had begun is taken up by another, what a living one has is not', async () => {
  await enqueueJob(db, note, { text: 'abandoned' })
  await owner.query(
    `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '1 minute'`,
  )
  await run()
  expect(notes).toEqual([])

  await owner.query(`set application_name = 'killed'`)
  await releaseAbandonedJobs(owner, handlers)
  await run()
  expect(notes).toEqual([])

  await owner.query(`set application_name = 'another'`)
  await releaseAbandonedJobs(owner, handlers)
  await run()
  expect(notes).toEqual(['abandoned'])
})

it.each([
  ['was killed', null],
  ['failed', 'The gateway did not answer'],
])(
  'a job whose place was taken while it was done, and which %s then, is not left over as given up',
  async (_how, error) => {
    await enqueueJob(db, look, { at: 'one', text: 'look' })
    await owner.query(`
    update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '1 minute',
      attempts = 1`)
    await enqueueJob(db, look, { at: 'one', text: 'look' })
    await owner.query(
      'update graphile_worker._private_jobs set last_error = $1 where locked_at is not null',
      [error],
    )
    await releaseAbandonedJobs(owner, handlers)
    const { rows } = await owner.query('select attempts, last_error from graphile_worker._private_jobs')
    expect(rows).toEqual([{ attempts: 0, last_error: null }])
    await run()
    expect(notes).toEqual(['look'])
  },
)

it.each([1, 3])('a job whose process was killed at each of %i tries stays as a failed job', async (tries) => {
  await enqueueJob(db, { ...note, maxAttempts: tries }, { text: 'deadly' })
  await owner.query(`
    update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '1 minute',
      attempts = max_attempts`)
  await releaseAbandonedJobs(owner, handlers)
  const { rows } = await owner.query(
    'delete from graphile_worker._private_jobs returning attempts, locked_by',
  )
  expect(rows).toEqual([{ attempts: tries, locked_by: null }])
})

it('a runner takes up at its start what a killed process had begun', async () => {
  await abandon('at the start')
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers, log })
  await vi.waitFor(() => expect(notes).toEqual(['at the start']), { timeout: 15_000 })
  await stop()
})

it('what is abandoned while a runner runs is freed as well', async () => {
  const stop = keepReleasingAbandonedJobs(owner, { handlers, log }, 0.02)
  await abandon('later')
  await vi.waitFor(async () => {
    await run()
    expect(notes).toEqual(['later'])
  })
  await stop()
})

async function abandon(text: string) {
  await enqueueJob(db, note, { text })
  await owner.query(
    `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '1 minute'`,
  )
}

it('what the clock begins waits once for its next time, however many processes run', async () => {
  const tick = defineJob({ name: 'tick', payload: z.object({}), maxAttempts: 7 })
  const daily = handleJob(tick, async () => {}, { cron: '17 3 * * *' })
  const stops = [1, 2].map(() => keepClock(owner, { handlers: [...handlers, daily], log }, 0.02))
  const waiting = async () => {
    const { rows } = await owner.query(`
      select to_char(j.run_at at time zone 'UTC', 'HH24:MI:SS') as at, j.run_at - now() < '1 day' as next,
        j.max_attempts
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'tick'`)
    return rows
  }
  await vi.waitFor(async () => expect(await waiting()).not.toEqual([]))
  await Promise.all(stops.map((stop) => stop()))
  expect(await waiting()).toEqual([{ at: '03:17:00', next: true, max_attempts: 7 }])
})

it('the portal’s role can add jobs, and neither read nor change them', async () => {
  await expect(db.executeQuery(rawRead())).rejects.toThrow('permission denied')
})

function rawRead() {
  return {
    sql: 'select payload from graphile_worker._private_jobs',
    parameters: [],
    query: undefined as never,
    queryId: undefined as never,
  }
}

it('a running process can be told from a killed one', async () => {
  const stop = await startJobs({ databaseUrl: database.url, listener, handlers, log })
  await vi.waitFor(async () => {
    const { rows } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'pool-%'`,
    )
    expect(rows).toHaveLength(1)
  })
  await stop()
})
