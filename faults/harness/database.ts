import { mkdtemp, rm } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from '../../apps/server/src/migrate.ts'
import { openCluster } from '../../scripts/postgres/cluster.ts'
import { pgCtl } from '../../scripts/postgres/pg-ctl.ts'
import { startPostgres } from '../../scripts/postgres/server.ts'
import { removeAbandonedServers, scratchPrefix } from '../../scripts/testing/scratch-postgres.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A PostgreSQL of our own that can be crashed, behind a cable that can be cut. */
export interface Database extends AsyncDisposable {
  readonly cable: TcpProxy
  /** As the portals reach it. */
  readonly url: string
  /** As the harness reaches it, past the cable; another one after each crash. */
  directUrl(): string
  /** Rows of one statement, as the owner of every table. */
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** A transaction that is left open, with locks that hold up the portals. */
  begin(...statements: string[]): Promise<{ rollback(): Promise<void> }>
  /** Every process of the server dies at once, without writing anything, and it starts again. */
  crash(): Promise<void>
}

export async function startDatabase(): Promise<Database> {
  await removeAbandonedServers()
  const folder = await mkdtemp(scratchPrefix)
  // What was committed must outlast a crash, so that PostgreSQL's own defaults hold here.
  let server = await startPostgres(folder, 'durable')
  const cluster = await openCluster(folder)
  const cable = await startTcpProxy(portOf(server.urlOf('postgres')))
  const directUrl = () => server.urlOf('sanad')

  await withClient(server.urlOf('postgres'), (client) => client.query('CREATE DATABASE sanad'))
  await migrate(directUrl())
  const url = new URL(directUrl())
  url.port = String(cable.port)
  return {
    cable,
    url: url.href,
    directUrl,
    query: <Row>(text: string, values: unknown[] = []) =>
      withClient(directUrl(), async (client) => (await client.query(text, values)).rows as Row[]),
    async begin(...statements) {
      const client = new pg.Client(directUrl())
      client.on('error', () => {})
      await client.connect()
      await client.query('begin')
      for (const statement of statements) await client.query(statement)
      return { rollback: () => client.end() }
    },
    async crash() {
      await pgCtl(cluster, 'stop', '--mode=immediate', '--wait')
      server = await startPostgres(folder, 'durable')
      cable.retarget(portOf(server.urlOf('postgres')))
    },
    async [Symbol.asyncDispose]() {
      await cable[Symbol.asyncDispose]()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  // A crash in the middle fails the query, and is told as an event besides.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
