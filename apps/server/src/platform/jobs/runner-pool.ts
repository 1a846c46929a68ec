import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { sessionOptions } from '../database-roles/session-settings.ts'
import { connecting, watchPool } from '../watch-pool.ts'

/** The runner waits for the locks of transactions that add its jobs. */
export const runnerTimeouts = { statementSeconds: 12, lockSeconds: 12, silenceMs: 15_000 }

type Connected = Parameters<pg.Pool['connect']>[0]

const failures = new WeakMap<object, pg.Pool>()

/** The pool of which this is a failure: of a runner's own statement, none of a job's. */
export function findFailedPool(error: unknown): pg.Pool | undefined {
  return typeof error === 'object' && error !== null ? failures.get(error) : undefined
}

/**
 * A runner that ends gives back what it had taken ahead, and graphile-worker does not await that either. What it then
 * throws is an error of its own making, without the one that it comes from.
 */
export function isFailedReturn(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(`${failedReturn}: `)
}

const failedReturn = 'Error occurred whilst returning jobs from local queue to database queue'

const failOf =
  (pool: pg.Pool) =>
  (error: unknown): never => {
    if (typeof error === 'object' && error !== null) failures.set(error, pool)
    throw error
  }

/**
 * When its connection is lost while it begins to listen and stops, graphile-worker gives that connection back twice.
 * The error of the second time is a rejection that nobody handles, and would end the process.
 */
class RunnerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch(failOf(this))
    super.connect((error, client, release) => callback(error, client, onlyOnce(release)))
    return undefined
  }

  /**
   * graphile-worker does not await the statement that completes its last jobs, and an ending pool serves no waiter: the
   * completion would be lost, and time out as an unhandled rejection half a minute later. Bounded, as without a database
   * nobody is served.
   */
  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> {
    const ended = this.#endWhenNobodyWaits()
    if (callback) void ended.then(callback)
    return ended
  }

  async #endWhenNobodyWaits(): Promise<void> {
    for (let waited = 0; this.waitingCount > 0 && waited < 5000; waited += 5) await wait(5)
    await super.end()
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

/** Of the runner's own statements, which take milliseconds. As its login, not as the portal's restricted role. */
export function openRunnerPool(databaseUrl: string, connections: number): pg.Pool {
  const pool = new RunnerPool({
    ...connecting,
    // Nobody waits for the runner, and its statements wait for each other.
    connectionTimeoutMillis: 30_000,
    connectionString: databaseUrl,
    max: connections,
    options: sessionOptions(runnerTimeouts),
  })
  // The runner handles lost connections.
  pool.on('connect', (client) => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client)
    Object.defineProperty(client, 'query', {
      configurable: true,
      value: (...args: unknown[]) => {
        const answer = query(...args)
        return answer instanceof Promise ? answer.catch(failOf(pool)) : answer
      },
    })
  })
  return watchPool(pool, runnerTimeouts)
}
