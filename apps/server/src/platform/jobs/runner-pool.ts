import pg from 'pg'
import { connecting, serverKeepalive, watchPool } from '../watch-pool.ts'

/** Three of them listen. */
const connections = 8

type Connected = Parameters<pg.Pool['connect']>[0]

/**
 * When its connection is lost while it begins to listen and stops, graphile-worker gives that connection back twice.
 * The error of the second time is a rejection that nobody handles, and would end the process.
 */
class RunnerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((error, client, release) => callback(error, client, onlyOnce(release)))
    return undefined
  }
}

function onlyOnce(release: (reason?: unknown) => void): (reason?: unknown) => void {
  let isReleased = false
  return (reason) => {
    if (isReleased) return
    isReleased = true
    release(reason)
  }
}

/** As the owner of the runner's tables, not as the portal's restricted role. */
export function openRunnerPool(databaseUrl: string): pg.Pool {
  const pool = new RunnerPool({
    ...connecting,
    connectionString: databaseUrl,
    max: connections,
    options: ['-c timezone=UTC', ...serverKeepalive].join(' '),
  })
  // To fetch and to finish jobs takes milliseconds. The runner handles lost connections.
  return watchPool(pool, { silenceMs: 15_000 })
}
