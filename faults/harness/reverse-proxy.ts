import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What stands before several portals in production: round robin, past those that do not answer. */
export interface ReverseProxy extends AsyncDisposable {
  readonly port: number
  /** Portals that requests go to, by port; those that cannot be reached are passed over. */
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

/** False when nobody took the request, so that another portal may have it. Streams pass through as they come. */
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
    // A portal that dies in the middle of an answer leaves a broken one.
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

/** How long a portal keeps a connection says nothing about this proxy's, on which the next request would break. */
function endToEnd({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for']
  return [...(before ? [before] : []), socket.remoteAddress ?? ''].flat().join(', ')
}
