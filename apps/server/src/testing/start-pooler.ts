import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

export interface Pooler {
  /** The database's address through the pooler. */
  readonly url: string
  close(): Promise<void>
}

/** Passes everything on to the database but the start-up parameter `options`, as PgBouncer's ignore_startup_parameters. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { port, hostname } = new URL(databaseUrl)
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    client.once('data', (startUp: Buffer) => {
      database.write(withoutOptions(startUp))
      client.pipe(database)
    })
    database.pipe(client)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  // The database's Unix socket.
  url.searchParams.delete('host')
  return {
    url: url.href,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Length, version, then names and values, each ended by NUL. */
function withoutOptions(startUp: Buffer): Buffer {
  const texts = startUp.subarray(8).toString('latin1').split('\0')
  const at = texts.findIndex((text, index) => index % 2 === 0 && text === 'options')
  if (at >= 0) texts.splice(at, 2)
  const parameters = Buffer.from(texts.join('\0'), 'latin1')
  const head = Buffer.from(startUp.subarray(0, 8))
  head.writeUInt32BE(8 + parameters.length)
  return Buffer.concat([head, parameters])
}
