import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { Failure } from '../failure.ts'
import { type PostgresServer, startPostgres } from '../postgres/server.ts'

/** Any number will do, as long as every version of this file uses the same one. */
const lockKey = 7_218_431

/** A PostgreSQL of ours, alone: released when this process ends in whatever way. */
export interface HeldServer {
  server: PostgresServer
  /** Rejects when the server goes away. */
  lost: Promise<never>
  release: () => Promise<void>
}

/**
 * One connection for as long as we run: its advisory lock keeps a second start off the same data folder (and is
 * gone at once when we are killed, unlike a lock file), and its end tells that the server may have died.
 */
export async function holdServer(folder: string, dataDir: string): Promise<HeldServer> {
  const deadline = Date.now() + 60_000
  while (true) {
    const server = await startPostgres(folder)
    try {
      return await hold(server, dataDir)
    } catch (error) {
      if (!isInBetween(error) || Date.now() > deadline) throw error
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
  // Its end says the same.
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
 * A server of which one process was killed (as when memory runs out) ends all connections, recovers and goes on within
 * a second; the portal lives through that. One that is gone refuses connections.
 */
async function lockAgain(server: PostgresServer, dataDir: string): Promise<pg.Client> {
  const deadline = Date.now() + 20_000
  while (true) {
    try {
      return await lock(server, dataDir)
    } catch (error) {
      if (!isInBetween(error) || codeOf(error) === 'ECONNREFUSED' || Date.now() > deadline) throw error
      await setTimeout(200)
    }
  }
}

/** Starting up, recovering from a crash, or just about to stop because another start ends. */
function isInBetween(error: unknown): boolean {
  const code = codeOf(error)
  return code === '57P03' || code === '57P01' || code === 'ECONNREFUSED' || code === 'ECONNRESET'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
