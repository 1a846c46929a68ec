import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface PeerRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** An answer, or none: the connection is reset after the request, or stays open without a word. */
export type PeerAnswer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }
  | 'reset'
  | 'silence'

export interface HttpPeer {
  readonly url: string
  /** What arrived, the newest last. */
  readonly requests: readonly PeerRequest[]
  /** What the next requests meet instead of the usual answer. */
  meet(...answers: PeerAnswer[]): void
  close(): Promise<void>
}

/** A server on a port of its own that stands for an outside service; text bodies go out as HTML, others as JSON. */
export async function startHttpPeer(
  usual: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>,
): Promise<HttpPeer> {
  const requests: PeerRequest[] = []
  const unusual: PeerAnswer[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const request = { method, path: url, headers, body: await text(incoming) }
    requests.push(request)
    const answer = unusual.shift() ?? (await usual(request))
    if (answer === 'silence') return
    if (answer === 'reset') return void incoming.socket.resetAndDestroy()
    const isText = typeof answer.body === 'string'
    response.writeHead(answer.status ?? 200, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...answer.headers,
    })
    response.end(isText ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    meet: (...answers) => void unusual.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
