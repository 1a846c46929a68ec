import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { pipeline } from 'node:stream'

/** Passes a request on as a reverse proxy does; bodies and event streams pass through as they come. */
export function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const onward = send({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, connection: 'close', 'x-forwarded-for': forwardedFor(request) },
    agent: false,
  })
  onward.on('response', (answer) => {
    const { connection: _, 'keep-alive': __, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, headers)
    // An answer that breaks off in the middle breaks off here too.
    pipeline(answer, response, () => {})
  })
  onward.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  // The browser left: the portal need not go on, an event stream among others.
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ')
}
