import { connect, type Socket } from 'node:net'

interface Ask {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Target {
  readonly origin: string
  /** One after the other, and from the beginning again. */
  readonly asks: readonly Ask[]
  /** Each request in words of its own, so that none can be answered from memory. */
  readonly isAnew?: boolean
}

let asked = 0

/**
 * Closed loop: so many kept connections, each with one GET after the other. On plain sockets, because a client of the
 * usual kind costs more CPU than the cheaper of the answers. Returns how many were answered.
 */
export async function loadFor(
  milliseconds: number,
  { origin, asks, isAnew = false }: Target,
  connections = 16,
): Promise<number> {
  const { hostname, port } = new URL(origin)
  const written = asks.map(({ path, headers }) => {
    const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    return { path, head: ` HTTP/1.1\r\n${lines.join('')}\r\n` }
  })
  const request = () => {
    const { path, head } = written[asked++ % written.length] ?? { path: '/', head: '' }
    return `GET ${path}${isAnew ? `?anew=${asked}` : ''}${head}`
  }
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(hostname, Number(port))))
  const deadline = performance.now() + milliseconds
  const counts = await Promise.all(sockets.map((socket) => askUntil(deadline, socket, request)))
  for (const socket of sockets) socket.destroy()
  return counts.reduce((sum, count) => sum + count, 0)
}

function open(host: string, port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ host, port, noDelay: true }, () => resolve(socket))
  socket.once('error', reject)
  return promise
}

function askUntil(deadline: number, socket: Socket, request: () => string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let answered = 0
  let parts: Buffer[] = []
  let received = 0
  let awaited = Number.POSITIVE_INFINITY
  const ask = () => {
    parts = []
    received = 0
    awaited = Number.POSITIVE_INFINITY
    socket.write(request())
  }
  socket.on('data', (part: Buffer) => {
    parts.push(part)
    received += part.length
    if (awaited === Number.POSITIVE_INFINITY) {
      const end = endOf(parts.length === 1 ? part : Buffer.concat(parts))
      if (end === undefined) return
      if (end === null) return reject(new Error(Buffer.concat(parts).toString('latin1').slice(0, 2000)))
      awaited = end
    }
    if (received < awaited) return
    answered++
    if (performance.now() < deadline) ask()
    else resolve(answered)
  })
  socket.on('close', () => reject(new Error('The connection was closed')))
  ask()
  return promise
}

/** Where the answer ends; undefined before its head is whole, null for another answer than 200 of a stated length. */
function endOf(bytes: Buffer): number | undefined | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return head.startsWith('HTTP/1.1 200') && length !== undefined ? end + 4 + Number(length) : null
}
