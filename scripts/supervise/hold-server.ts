import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { Failure } from '../failure.ts'
import { type PostgresServer, startPostgres } from '../postgres/server.ts'
import { isRefused, isTransient } from './is-transient.ts'

/** Key of the advisory lock: arbitrary, but the same in every version. */
const lockKey = 7_218_431

/** A PostgreSQL that this process holds exclusively; released however the process ends. */
export interface HeldServer {
  server: PostgresServer
  /** Rejects when the server goes away. */
  lost: Promise<never>
  release: () => Promise<void>
}

/**
 * Advisory lock on a connection that stays open: it keeps a second start off the same data folder, and unlike a lock
 * file it is released the moment this process is killed. The end of the connection tells that the server may have died.
 */
export async function holdServer(folder: string, dataDir: string): Promise<HeldServer> {
  const deadline = Date.now() + 60_000
  while (true) {
    const server = await startPostgres(folder)
    try {
      return await hold(server, dataDir)
    } catch (error) {
      if (!isTransient(error) || Date.now() > deadline) throw error
      await setTimeout(200)
    }
  }
}

async function hold(server: PostgresServer, dataDir: string): Promise<HeldServer> {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => undefined)
  let client = await lock(server, dataDir)
  let isReleased = false
  const watch = () =>
    client.once('end', async () => {
      if (isReleased) return
      try {
        client = await lockAgain(server, dataDir)
        watch()
      } catch (cause) {
        const advice = 'Start again; nothing that was saved is lost.'
        reject(new Failure('PostgreSQL has stopped', advice, { cause }))
      }
    })
  watch()
  return {
    server,
    lost,
    async release() {
      isReleased = true
      await client.end()
    },
  }
}

async function lock(server: PostgresServer, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: server.urlOf('postgres'),
    application_name: `sanad ${process.pid}`,
  })
  // The 'end' event reports the same.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey])
  if (rows[0]?.held === true) return client
  await client.end()
  throw new Failure(
    `The data folder ${dataDir} is taken: another Sanad is running on it`,
    'Stop the other one, or give this one a folder of its own with DATA_DIR.',
  )
}

/**
 * Crash recovery: when one of its backends is killed (by the OOM killer, say), PostgreSQL drops all connections,
 * recovers and accepts new ones within a second; the portal survives that. A server that is gone refuses connections.
 */
async function lockAgain(server: PostgresServer, dataDir: string): Promise<pg.Client> {
  const deadline = Date.now() + 20_000
  while (true) {
    try {
      return await lock(server, dataDir)
    } catch (error) {
      if (!isTransient(error) || isRefused(error) || Date.now() > deadline) throw error
      await setTimeout(200)
    }
  }
}
