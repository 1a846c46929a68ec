import { mkdtemp, rm } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from '../../apps/server/src/migrate.ts'
import { openCluster } from '../../scripts/postgres/cluster.ts'
import { pgCtl } from '../../scripts/postgres/pg-ctl.ts'
import { startPostgres } from '../../scripts/postgres/server.ts'
import { removeAbandonedServers, scratchPrefix } from '../../scripts/testing/scratch-postgres.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** What the invariants are asked of. */
export type Books = Pick<Database, 'query'>

/** A PostgreSQL that can be crashed, behind a TCP proxy that can be cut. */
export interface Database extends AsyncDisposable {
  readonly cable: TcpProxy
  /** The URL for the portals, through the proxy. */
  readonly url: string
  /** The URL for the harness, past the proxy; it changes with each crash. */
  directUrl(): string
  /** The rows of one statement, run as the owner of all tables. */
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** A transaction that stays open: its locks block the portals. */
  begin(...statements: string[]): Promise<{ rollback(): Promise<void> }>
  /** Crash: SIGKILL to every process of the server, then a restart with crash recovery. */
  crash(): Promise<void>
}

interface Options {
  readonly isMigrated?: boolean
  /** Kept with what is in it, which a later start finds again; without one everything is thrown away. */
  readonly folder?: string | undefined
}

export async function startDatabase({ isMigrated = true, folder: kept }: Options = {}): Promise<Database> {
  await removeAbandonedServers()
  const folder = kept ?? (await mkdtemp(scratchPrefix))
  // Durable: commits must survive the crash, so PostgreSQL's own defaults apply.
  let server = await startPostgres(folder, 'durable')
  const cluster = await openCluster(folder)
  const cable = await startTcpProxy(portOf(server.urlOf('postgres')))
  const directUrl = () => server.urlOf('sanad')

  await withClient(server.urlOf('postgres'), async (client) => {
    const { rowCount } = await client.query(`select from pg_database where datname = 'sanad'`)
    if (rowCount === 0) await client.query('CREATE DATABASE sanad')
  })
  if (isMigrated) await migrate(directUrl())
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
      if (kept === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  // A crash fails the query and emits an 'error' event as well.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
