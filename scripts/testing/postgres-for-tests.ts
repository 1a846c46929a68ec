import { mkdtemp, rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../apps/server/src/migrate.ts'
import type {} from '../../apps/server/src/testing/database.ts'
import { type PostgresServer, startPostgres } from '../postgres/server.ts'
import { removeAbandonedServers, scratchPrefix } from './scratch-postgres.ts'

const template = 'sanad_template'

/** Global setup of the server's tests: a PostgreSQL of their own with one migrated template database to copy. */
export default async function startPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedServers()
  const folder = await mkdtemp(scratchPrefix)
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
