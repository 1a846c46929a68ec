import pg from 'pg'
import { connecting, serverKeepalive } from './watch-pool.ts'

/** Key of the advisory lock: arbitrary, but the same in every version. */
const lockKey = 7_218_432

/**
 * Advisory lock of this database round everything that a start or `npm run migrate` changes in it for all: schema, roles,
 * grants, the job runner's tables, the catalogue. One at a time, the others wait; released however a process ends. It is
 * held on a session of its own, so a connection pooler in transaction mode must not stand between.
 */
export async function withMigrationLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  // No timeout: the migration of a large table that another process has begun may take long.
  const options = [...serverKeepalive, '-c lock_timeout=0', '-c statement_timeout=0'].join(' ')
  const client = new pg.Client({ ...connecting, connectionString: databaseUrl, options })
  // A lost connection releases the lock; the work meets the same loss itself.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
