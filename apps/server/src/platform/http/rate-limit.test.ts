import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDatabase } from '../db.ts'
import { forgetRateLimits } from './forget-rate-limits.ts'
import { createRateLimit, giveBackUses, takeAndWrite, takeFromAll } from './rate-limit.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** Lets time pass for every counter. */
const passTime = (seconds: number) =>
  sql`update rate_limits set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(portal.db)

it('of 50 uses at once as many pass as there are points, and the others hear when to come back', async () => {
  const limit = createRateLimit(portal.db, { name: 'at-once', points: 20, seconds: 60 })
  const uses = await Promise.allSettled(Array.from({ length: 50 }, () => limit.take('somebody')))
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(uses.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'rate_limited', details: { seconds_left: 60 } },
  })
  await limit.take('somebody else')
})

it('a window ends its seconds after the first use, and not later for what was refused in it', async () => {
  const limit = createRateLimit(portal.db, { name: 'window', points: 1, seconds: 60 })
  await limit.take('key')
  await passTime(30)
  await expect(limit.take('key')).rejects.toMatchObject({ details: { seconds_left: 30 } })
  await passTime(30)
  await limit.take('key')
})

it('a use that is given back can be used again', async () => {
  const limit = createRateLimit(portal.db, { name: 'back', points: 1, seconds: 60 })
  await limit.take('key')
  await limit.giveBack('key')
  await limit.take('key')
  await expect(limit.take('key')).rejects.toMatchObject({ code: 'rate_limited' })
})

it('what one of several limits refuses takes nothing from the others, at once and afterwards', async () => {
  const narrow = createRateLimit(portal.db, { name: 'narrow', points: 3, seconds: 60 })
  const wide = createRateLimit(portal.db, { name: 'wide', points: 100, seconds: 90 })
  const uses = [...wide.usesOf('office'), ...narrow.usesOf('desk')]
  const pointsOf = async () => {
    const { rows } = await sql<{ key: string; points: number }>`
      select key, points from rate_limits where key in ('wide:office', 'narrow:desk')`.execute(portal.db)
    return Object.fromEntries(rows.map(({ key, points }) => [key, points]))
  }
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => takeFromAll(portal.db, uses)))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await pointsOf())['wide:office']).toBe(3)
  const before = await pointsOf()
  await expect(takeFromAll(portal.db, uses)).rejects.toMatchObject({
    code: 'rate_limited',
    details: { seconds_left: 60 },
  })
  expect(await pointsOf()).toEqual(before)
  await passTime(60)
  await takeFromAll(portal.db, uses)
  expect(await pointsOf()).toEqual({ 'narrow:desk': 1, 'wide:office': 4 })
})

it('a use reads its own counters, however many there are', async () => {
  const wide = createRateLimit(portal.db, { name: 'of-many', points: 100, seconds: 90 })
  await sql`insert into rate_limits (key, points, expires_at)
    select 'many:' || n, 1, now() + interval '1 hour' from generate_series(1, 5000) n`.execute(portal.db)
  const read = await portal.db.transaction().execute(async (tx) => {
    // With what the connection has not reported of earlier transactions.
    const readSoFar = async () => {
      const { rows } = await sql<{ rows: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
        where relname = 'rate_limits'`.execute(tx)
      return rows[0]?.rows ?? 0
    }
    const before = await readSoFar()
    await takeFromAll(tx, [...wide.usesOf('office'), ...wide.usesOf('desk')])
    return (await readSoFar()) - before
  })
  expect(read).toBeLessThan(10)
  await sql`delete from rate_limits where key like 'many:%'`.execute(portal.db)
})

it('taking and giving back are planned once for a connection, not at every call', async () => {
  const db = openDatabase({ url: portal.services.config.databaseUrl, poolSize: 1 })
  const wide = createRateLimit(db, { name: 'planned-wide', points: 100, seconds: 90 })
  const narrow = createRateLimit(db, { name: 'planned-narrow', points: 100, seconds: 90 })
  for (let time = 0; time < 12; time++) {
    const uses = [...wide.usesOf('office'), ...narrow.usesOf(`desk ${time}`)]
    await takeFromAll(db, uses)
    await takeAndWrite(db, uses, writeOne(`planned:${time}`))
    await giveBackUses(db, uses)
  }
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where custom_plans > 5`.execute(db)
  await db.destroy()
  expect(rows).toEqual([])
})

/** Writes one row, which anything else could be. */
const writeOne = (name: string) => ({
  parts: sql`made as (
    insert into rate_limits (key, points, expires_at) select ${name}, 7, now() + interval '1 hour' from allowed
    returning points
  )`,
  select: sql<{ points: number }>`select points from made`,
})

it('what is written with a use is written as often as a use passes, and not where one refuses', async () => {
  const { db } = portal
  const narrow = createRateLimit(db, { name: 'write-narrow', points: 3, seconds: 60 })
  const wide = createRateLimit(db, { name: 'write-wide', points: 100, seconds: 90 })
  const uses = [...wide.usesOf('office'), ...narrow.usesOf('desk')]
  const write = (at: number) => takeAndWrite(db, uses, writeOne(`written:${at}`))
  const written = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => write(at)))
  const passed = written.filter((one) => one.status === 'fulfilled')
  expect(passed.map(({ value }) => value)).toEqual(Array.from({ length: 3 }, () => [{ points: 7 }]))
  expect(written.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'rate_limited' },
  })
  const { rows } = await sql`select from rate_limits where key like 'written:%'`.execute(db)
  expect(rows).toHaveLength(3)
  const { rows: kept } = await sql`select points from rate_limits where key = 'write-wide:office'`.execute(db)
  expect(kept).toEqual([{ points: 3 }])
})

it('what no limit concerns is written', async () => {
  expect(await takeAndWrite(portal.db, [], writeOne('unlimited'))).toEqual([{ points: 7 }])
})

it('counters whose time is over are removed', async () => {
  const limit = createRateLimit(portal.db, { name: 'over', points: 1, seconds: 60 })
  await limit.take('198.51.100.7')
  await passTime(3600)
  await forgetRateLimits(portal.db).run({})
  const { rows } = await sql`select from rate_limits`.execute(portal.db)
  expect(rows).toEqual([])
})
