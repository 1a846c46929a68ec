import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { sessionOptions } from '../database-roles/session-settings.ts'
import { findPortalChange, type PortalChange } from './portal-change.ts'

/** `portal_changes`: of customers' data; `desk_changes`: of the desk's queue. */
export type ChangeChannel = 'portal_changes' | 'desk_changes'

export interface ListenOptions {
  readonly databaseUrl: string
  readonly channel: ChangeChannel
  readonly onChange: (change: PortalChange) => void
  /** Listening has begun (again): what changed before was not heard. */
  readonly onListening: () => void
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export interface Listener {
  /** Whether the connection still answers; one that does not is replaced. */
  check(): Promise<void>
  stop(): Promise<void>
}

/**
 * Hears of every change that its channel announces, made by whichever process, over one connection of its own. One that is
 * lost (a database restart) is replaced until another stands. Resolves when the first one listens.
 */
export async function listenForChanges(options: ListenOptions): Promise<Listener> {
  const { log, onListening } = options
  const stopping = new AbortController()
  let client = await connect(options)
  onListening()

  const ended = (async () => {
    while (!stopping.signal.aborted) {
      await endOf(client)
      client = (await reconnect()) ?? client
    }
  })()

  async function reconnect(): Promise<pg.Client | undefined> {
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, 5000)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) break
      try {
        const next = await connect(options)
        onListening()
        return next
      } catch (error) {
        log.warn({ err: error }, 'Changes could not be listened for')
      }
    }
    return undefined
  }

  return {
    async check() {
      await client.query('select 1').catch(() => client.end().catch(() => {}))
    },
    async stop() {
      stopping.abort()
      await client.end().catch(() => {})
      await ended
    },
  }
}

async function connect({ databaseUrl, channel, onChange }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: sessionOptions({ statementSeconds: 5, lockSeconds: 4 }, 'sanad_app'),
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
  })
  // The end of the connection says the same, and is waited for.
  client.on('error', () => {})
  client.on('notification', ({ payload }) => {
    const change = findPortalChange(payload)
    if (change) onChange(change)
  })
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

function endOf(client: pg.Client): Promise<void> {
  return new Promise((resolve) => client.once('end', resolve))
}
