import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '@sanad/testing'
import pg from 'pg'
import { migrate } from '../../apps/server/src/migrate.ts'
import type { Books } from '../harness/database.ts'
import { type DatabaseCluster, startDatabaseCluster } from './database-cluster.ts'
import type { Machine } from './network.ts'

/** The portal's database in a cluster, reached from each portal by a balancer of its own. */
export interface PortalDatabase extends AsyncDisposable, Books {
  readonly cluster: DatabaseCluster
  /** Settings of the portal behind this balancer, with the logins of production. */
  envOf(index: number): Record<string, string>
  /** Past the balancers: one machine's PostgreSQL, whatever it is at the time. */
  urlAt(machine: Machine): string
}

const logins = join(import.meta.dirname, '../../docs/how-to/separate-database-roles.md')

export async function startPortalDatabase({ portals }: { portals: number }): Promise<PortalDatabase> {
  await using started = new AsyncDisposableStack()
  const cluster = started.use(await startDatabaseCluster())
  const balancers = await Promise.all(
    Array.from({ length: portals }, (_, index) => cluster.addBalancer(`portal-${index + 1}`)),
  )
  const password = randomBytes(12).toString('hex')
  const urlOf = ({ address }: Pick<Machine, 'address'>, login: string, database = 'sanad') =>
    `postgres://${login}:${login === 'postgres' ? 'change-me-superuser' : password}@${address}:5432/${database}`
  const at = (index: number) => balancers[index] ?? cluster.db1
  const query = <Row>(text: string, values: unknown[] = []) =>
    withClient(urlOf(at(0), 'postgres'), async (client) => (await client.query(text, values)).rows as Row[])

  const primary = await waitFor('a primary', cluster.findPrimary)
  await withClient(urlOf(primary, 'postgres', 'postgres'), async (client) => {
    for (const statement of await readStatements(password)) await client.query(statement)
  })
  await migrate(urlOf(primary, 'sanad_owner'))
  const parts = started.move()
  return {
    cluster,
    query,
    envOf: (index) => ({
      DATABASE_URL: urlOf(at(index), 'sanad_portal'),
      JOBS_DATABASE_URL: urlOf(at(index), 'sanad_runner'),
    }),
    urlAt: (machine) => urlOf(machine, 'postgres'),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

/** What the guide has an operator execute. */
async function readStatements(password: string): Promise<string[]> {
  const [, statements = ''] =
    /```sql\n(create role sanad_owner.*?)```/s.exec(await readFile(logins, 'utf8')) ?? []
  return statements.replaceAll('…', password).split(';\n').filter(Boolean)
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 5000 })
  // A lost connection fails the query as well.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
