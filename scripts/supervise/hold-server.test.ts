import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type HeldServer, holdServer } from './hold-server.ts'

let folder: string
let held: HeldServer

// One cluster for all: making one takes longer than a test.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-hold-'))
})
beforeEach(async () => {
  held = await holdServer(folder, './data')
})

afterEach(async () => {
  await held.release().catch(() => undefined)
  await held.server.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('refuses a data folder that another one runs on', async () => {
  await expect(holdServer(folder, './data')).rejects.toThrow('The data folder ./data is taken')
})

it('gives the folder free when it is released', async () => {
  await held.release()
  held = await holdServer(folder, './data')
  expect(held.server.urlOf('postgres')).toContain('127.0.0.1')
})

it('notices that the server has gone', async () => {
  await held.server.stop()
  await expect(held.lost).rejects.toThrow('PostgreSQL has stopped')
})

it('holds on to a server of which one process was killed, and which recovers by itself', async () => {
  const holders = async () => {
    const admin = new pg.Client(held.server.urlOf('postgres'))
    admin.on('error', () => {})
    await admin.connect()
    const { rows } = await admin.query<{ pid: number }>(
      `select a.pid from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory'
       where a.application_name = $1`,
      [`sanad ${process.pid}`],
    )
    await admin.end()
    return rows.map(({ pid }) => pid)
  }
  const [first] = await holders()
  expect(first).toBeDefined()
  process.kill(first ?? 0, 'SIGKILL')
  await vi.waitFor(
    async () => {
      const [now] = await holders()
      expect(now).toBeDefined()
      expect(now).not.toBe(first)
    },
    { timeout: 15_000 },
  )
  await expect(holdServer(folder, './data')).rejects.toThrow('is taken')
})
