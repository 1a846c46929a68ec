import pg from 'pg'
import { getClusterFolder } from '../postgres/cluster-folder.ts'
import { holdServer } from './hold-server.ts'

export interface EmbeddedDatabase extends AsyncDisposable {
  url: string
  /** Rejects when the database goes away. */
  lost: Promise<never>
}

const name = 'sanad'

/** Starts the embedded PostgreSQL of `dataDir` and creates its database where there is none. */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const { server, lost, release } = await holdServer(await getClusterFolder(dataDir), dataDir)
  await createIfMissing(server.urlOf('postgres'))
  return {
    url: server.urlOf(name),
    lost,
    async [Symbol.asyncDispose]() {
      // Stopped before the lock is released, so that no other start attaches to a server that is shutting down.
      await server.stop()
      await release().catch(() => undefined)
    },
  }
}

async function createIfMissing(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`)
  await client.end()
}
