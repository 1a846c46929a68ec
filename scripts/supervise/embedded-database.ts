import pg from 'pg'
import { getClusterFolder } from '../postgres/cluster-folder.ts'
import { makePortalLogins } from '../postgres/portal-logins.ts'
import { holdServer } from './hold-server.ts'

export interface EmbeddedDatabase extends AsyncDisposable {
  /** Of its owner. */
  url: string
  /** Rejects when the database goes away. */
  lost: Promise<never>
}

const name = 'sanad'

/** Starts the embedded PostgreSQL of `dataDir`, and creates database and logins of the portal where there are none. */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const { server, lost, release } = await holdServer(await getClusterFolder(dataDir), dataDir)
  await prepare(server.urlOf('postgres'))
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

async function prepare(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`)
  await makePortalLogins(client, decodeURIComponent(new URL(adminUrl).password))
  await client.end()
}
