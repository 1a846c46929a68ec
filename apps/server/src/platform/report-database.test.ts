import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres/server.ts'
import { startStandby } from '../testing/start-standby.ts'
import { openDatabase } from './db.ts'
import { openReportDatabase, type ReportRead } from './report-database.ts'

// Two servers of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

it('reports are read from a standby that has all, and from the primary where it is behind, gone or no standby', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sanad-replica-'))
  await chmod(folder, 0o755)
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')]
  const server = await startPostgres(primaryFolder, 'throw-away')
  const owner = new pg.Client({ connectionString: server.urlOf('postgres') })
  await owner.connect()
  // As in production: a commit is written before it is answered.
  await owner.query('set synchronous_commit = on')
  await owner.query('create role sanad_app; create table seen (n integer); grant select on seen to sanad_app')
  const standby = await startStandby(server, { primaryFolder, folder: standbyFolder })
  const ownerThere = new pg.Client({ connectionString: standby.urlOf('postgres') })
  ownerThere.on('error', () => {})
  await ownerThere.connect()

  const primary = openDatabase({ url: server.urlOf('postgres') })
  const reads: ReportRead[] = []
  const replica = { url: standby.urlOf('postgres'), lagSeconds: 1 }
  const reports = openReportDatabase({ replica, count: (read) => reads.push(read) })
  onTestFinished(async () => {
    await Promise.all([reports.close(), primary.destroy(), owner.end(), ownerThere.end()])
    await standby.stop()
    await server.stop()
    await rm(folder, { recursive: true })
  })
  const chosen = async () => {
    const db = await reports.choose(primary)
    const { rows } = await sql<{ count: number; isStandby: boolean }>`
      select count(*)::integer as count, pg_is_in_recovery() as "isStandby" from seen`.execute(db)
    return rows[0]
  }

  await owner.query('insert into seen values (1)')
  // What was committed a moment ago too.
  expect(await chosen()).toEqual({ count: 1, isStandby: true })
  expect(await reports.readLag(primary)).toBe(0)

  await ownerThere.query('select pg_wal_replay_pause()')
  await owner.query('insert into seen values (2)')
  // Until the last commit that the standby has is older than the bound.
  await vi.waitFor(async () => expect(await chosen()).toEqual({ count: 2, isStandby: false }), 20_000)
  expect(reads.at(-1)).toEqual({ place: 'primary', reason: 'behind' })
  expect(await reports.readLag(primary)).toBeGreaterThan(1)
  await ownerThere.query('select pg_wal_replay_resume()')
  await vi.waitFor(async () => expect(await chosen()).toEqual({ count: 2, isStandby: true }), 20_000)
  expect(reads.at(-1)).toEqual({ place: 'replica', reason: 'none' })

  // Promoted, it is another database from then on.
  await ownerThere.query('select pg_promote()')
  expect(await chosen()).toEqual({ count: 2, isStandby: false })
  expect(reads.at(-1)).toEqual({ place: 'primary', reason: 'no_standby' })
  await standby.stop()
  expect(await chosen()).toEqual({ count: 2, isStandby: false })
  expect(reads.at(-1)).toEqual({ place: 'primary', reason: 'unreachable' })
  expect(await reports.readLag(primary)).toBe(Number.POSITIVE_INFINITY)
})
