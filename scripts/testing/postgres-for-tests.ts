import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../apps/server/src/migrate.ts'
import type {} from '../../apps/server/src/testing/database.ts'
import { isAlive } from '../postgres/is-alive.ts'
import { type PostgresServer, startPostgres, stopPostgres } from '../postgres/server.ts'

/** A database in memory is copied in 11–17 ms; on a disk that takes longer with every copy. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const prefix = 'sanad-test-'

const template = 'sanad_template'

/** Before the server's tests: a PostgreSQL of their own with one migrated database to copy. */
export default async function startPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const folder = await mkdtemp(join(scratch, `${prefix}${process.pid}-`))
  const server = await startPostgres(folder, 'throw-away')
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await createTemplate(server)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', { adminUrl: server.urlOf('postgres'), template })
  return stop
}

async function createTemplate(server: PostgresServer): Promise<void> {
  const admin = new pg.Client(server.urlOf('postgres'))
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}`)
  await migrate(server.urlOf(template))
  await admin.end()
}

/** Runs that were killed leave their server behind. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(scratch)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await stopPostgres(join(scratch, name)).catch(() => undefined)
    await rm(join(scratch, name), { recursive: true, force: true })
  }
}
