import pg from 'pg'
import { readEnvironment } from '../../apps/server/src/config/read-environment.ts'

const settings = [
  'DATABASE_URL',
  'JOBS_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_REPLICA_URL',
] as const

/** Whether a connection that failed was one to PostgreSQL, and not to mail or a gateway. */
export function isOfDatabase(error: Error, env: NodeJS.ProcessEnv): boolean {
  // Of a pool or a query: pg leads the stack back to whoever asked.
  if (/node_modules\/pg(-pool)?\//.test(error.stack ?? '')) return true
  // Of a first connection there is only where it went; to a name of several addresses, in the errors of each.
  const places = listPlaces(env)
  const tries: unknown[] = [error, ...(error instanceof AggregateError ? error.errors : [])]
  return tries.some((each) => {
    const { port, hostname, address } = each as { port?: unknown; hostname?: unknown; address?: unknown }
    if (/\.s\.PGSQL\.\d+$/.test(String(address))) return true
    return places.some((place) => place.port === port || place.host === hostname)
  })
}

function listPlaces(env: NodeJS.ProcessEnv): { host: string; port: number }[] {
  try {
    const given = readEnvironment(env)
    return settings.flatMap((setting) => (given[setting] ? [new pg.Client(given[setting])] : []))
  } catch {
    // Settings that cannot be read are a failure of their own.
    return []
  }
}
