import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type HeldServer, holdServer } from './hold-server.ts'

let folder: string
let held: HeldServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-hold-'))
  held = await holdServer(folder, './data')
})

afterEach(async () => {
  await held.release().catch(() => undefined)
  await held.server.stop()
  await rm(folder, { recursive: true, force: true })
})

it('refuses a data folder that another one runs on', async () => {
  await expect(holdServer(folder, './data')).rejects.toThrow('The data folder ./data is taken')
})

it('gives the folder free when it is released', async () => {
  await held.release()
  held = await holdServer(folder, './data')
  expect(held.server.urlOf('postgres')).toContain('127.0.0.1')
})

it('notices that the server has gone', async () => {
  const admin = new pg.Client(held.server.urlOf('postgres'))
  await admin.connect()
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    `sanad ${process.pid}`,
  ])
  await expect(held.lost).rejects.toThrow('PostgreSQL has stopped')
  await admin.end()
})
