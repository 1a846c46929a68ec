import pg from 'pg'
import { getClusterFolder } from '../postgres/cluster-folder.ts'
import { holdServer } from './hold-server.ts'

export interface EmbeddedDatabase extends AsyncDisposable {
  url: string
  /** Rejects when the database goes away. */
  lost: Promise<never>
}

const name = 'sanad'

/** The database of `dataDir`, on a PostgreSQL of our own. */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const { server, lost, release } = await holdServer(await getClusterFolder(dataDir), dataDir)
  await createIfMissing(server.urlOf('postgres'))
  return {
    url: server.urlOf(name),
    lost,
    async [Symbol.asyncDispose]() {
      // Stopped while still held, so that nobody attaches to a server that is about to go.
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
