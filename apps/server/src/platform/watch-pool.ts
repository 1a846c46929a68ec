import pg from 'pg'

/** For the options of a connection: the database's end of one that was cut without a word goes after a minute. */
export const serverKeepalive = [
  '-c tcp_keepalives_idle=30',
  '-c tcp_keepalives_interval=10',
  '-c tcp_keepalives_count=3',
]

/** For the settings of a pool. */
export const connecting = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/**
 * Takes a connection for lost when the database has not answered a statement on it for so long: a pulled cable, or a
 * firewall that forgot it, says nothing, and the operating system tries for a quarter of an hour. Its statement fails
 * as on any lost connection. (The driver's own `query_timeout` would hand the dead connection to the next one.)
 */
export function watchPool<Pool extends pg.Pool>(pool: Pool, { silenceMs }: { silenceMs: number }): Pool {
  // A lost connection (a database restart) fails its statement as well, and tells that it is idle or between two.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (client instanceof pg.Client) watch(client, silenceMs)
  })
  return pool
}

/** read_only_sql_transaction: the portal begins no such transaction, so the server is a standby. */
const onlyReads = '25006'

function watch(client: pg.Client, silenceMs: number): void {
  // Whoever takes the connection next would meet the same; a new one is led to the primary.
  client.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
    if (code === onlyReads) void client.end().catch(() => {})
  })
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  let timer: NodeJS.Timeout | undefined
  const rest = () => clearTimeout(timer)
  client.on('drain', rest)
  client.on('end', rest)
  // Set on the object: pg's query has eight overloads, none of which changes.
  Object.defineProperty(client, 'query', {
    value: (...args: unknown[]) => {
      rest()
      // With a statement under way this ends the connection at once, without a farewell.
      timer = setTimeout(() => void client.end().catch(() => {}), silenceMs)
      return query(...args)
    },
  })
}
