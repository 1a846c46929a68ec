import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { sessionOptions } from './database-roles/session-settings.ts'

/** `portal_changes`: of customers' data; `desk_changes`: of the desk's queue; `job_due`: of jobs, by their kind. */
export type NotifyChannel = 'portal_changes' | 'desk_changes' | 'job_due'

interface Subscription {
  readonly onNotification: (payload: string | undefined) => void
  /** Listening has begun (again): what was announced before was not heard. */
  readonly onListening: () => void
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** What this process hears of PostgreSQL's NOTIFY. */
export interface ChannelListener {
  /** Resolves when the channel is listened to, to what ends that; rejects where the database cannot be reached now. */
  subscribe(channel: NotifyChannel, subscription: Subscription): Promise<() => void>
  /** Whether the connection still answers; one that does not is replaced. */
  check(): Promise<void>
  close(): Promise<void>
}

/**
 * One connection for all channels of a process: each commit that announces something wakes every connection that listens,
 * whatever it listens to. One that is lost (a database restart) is replaced until another stands.
 */
export function createChannelListener(databaseUrl: string): ChannelListener {
  const subscriptions = new Map<NotifyChannel, Set<Subscription>>()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined
  let kept: Promise<void> | undefined

  // One statement after the other: the driver gives up to queue them itself.
  let asked: Promise<unknown> = Promise.resolve()
  function ask(client: pg.Client, text: string): Promise<unknown> {
    asked = asked.catch(() => {}).then(() => client.query(text))
    return asked
  }

  const all = () => [...subscriptions.values()].flatMap((set) => [...set])

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      options: sessionOptions({ statementSeconds: 5, lockSeconds: 4 }, 'sanad_app'),
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    // The end of the connection says the same, and is waited for.
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotification } of subscriptions.get(channel as NotifyChannel) ?? [])
        onNotification(payload)
    })
    try {
      await client.connect()
      for (const channel of subscriptions.keys()) await client.query(`listen ${channel}`)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }

  function open(): Promise<pg.Client> {
    connection ??= connect().then(
      (client) => {
        kept = keep(client)
        return client
      },
      (error: unknown) => {
        connection = undefined
        throw error
      },
    )
    return connection
  }

  /** Replaces the connection whenever it ends. */
  async function keep(first: pg.Client): Promise<void> {
    for (let client: pg.Client | undefined = first; client; client = await reconnect()) {
      await endOf(client)
      if (closing.signal.aborted) return
    }
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    for (let pause = 100; ; pause = Math.min(pause * 2, 5000)) {
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return undefined
      const next = connect()
      // Whoever subscribes meanwhile waits for this one.
      connection = next
      next.catch(() => {})
      try {
        const client = await next
        for (const { onListening } of all()) onListening()
        return client
      } catch (error) {
        for (const { log } of all()) log.warn({ err: error }, 'Changes could not be listened for')
      }
    }
  }

  return {
    async subscribe(channel, subscription) {
      closing.signal.throwIfAborted()
      const others = subscriptions.get(channel) ?? new Set()
      subscriptions.set(channel, others.add(subscription))
      const unsubscribe = () => void others.delete(subscription)
      try {
        // A connection that was opened for others does not listen to this channel yet.
        await ask(await open(), `listen ${channel}`)
      } catch (error) {
        unsubscribe()
        throw error
      }
      subscription.onListening()
      return unsubscribe
    },
    async check() {
      const client = await connection?.catch(() => undefined)
      if (client) await ask(client, 'select 1').catch(() => client.end().catch(() => {}))
    },
    async close() {
      closing.abort()
      const client = await connection?.catch(() => undefined)
      await client?.end().catch(() => {})
      await kept
    },
  }
}

function endOf(client: pg.Client): Promise<void> {
  return new Promise((resolve) => client.once('end', resolve))
}
