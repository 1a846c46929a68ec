import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The load balancer of production: round robin with failover. */
export interface ReverseProxy extends AsyncDisposable {
  readonly port: number
  /** The upstreams by port; those that refuse connections are skipped. */
  setPortals(ports: readonly number[]): void
}

export async function startReverseProxy(): Promise<ReverseProxy> {
  let portals: readonly number[] = []
  let turn = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    if (!body) return
    const order = portals.map((_, index) => portals[(turn + index) % portals.length])
    turn += 1
    for (const port of order) {
      if (port !== undefined && (await forward(port, { request, body, response }))) return
    }
    if (!response.headersSent) response.writeHead(502).end()
    else response.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('An HTTP server without a port')
  return {
    port: address.port,
    setPortals: (ports) => {
      portals = ports
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly body: Buffer
  readonly response: ServerResponse
}

/** False when the connection was refused, so that the next portal may have the request. Streams are not buffered. */
function forward(port: number, { request, body, response }: Exchange): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onward = send({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: { ...endToEnd(request.headers), 'x-forwarded-for': forwardedFor(request) },
    agent: false,
  })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
    answer.pipe(response)
    // A portal that dies in the middle of an answer leaves it truncated: the client must see that.
    answer.on('aborted', () => response.destroy())
    response.on('close', () => onward.destroy())
    resolve(true)
  })
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return resolve(false)
    if (!response.headersSent) response.writeHead(502).end()
    resolve(true)
  })
  onward.end(body)
  return promise
}

/** Without hop-by-hop headers: the portal's keep-alive says nothing about the proxy's own connections. */
function endToEnd({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for']
  return [...(before ? [before] : []), socket.remoteAddress ?? ''].flat().join(', ')
}
