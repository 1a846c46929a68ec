import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** A merchant's webhook address; answers with the statuses given, then with 200. */
export async function receiveWebhooks(statuses: number[] = []) {
  const arrived: ReceivedWebhook[] = []
  const waiting: ((webhook: ReceivedWebhook) => void)[] = []
  const server = createServer(async (request, response) => {
    const webhook = { headers: request.headers, body: await text(request) }
    response.writeHead(statuses.shift() ?? 200).end()
    const next = waiting.shift()
    if (next) next(webhook)
    else arrived.push(webhook)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    next(): Promise<ReceivedWebhook> {
      const webhook = arrived.shift()
      return webhook ? Promise.resolve(webhook) : new Promise((resolve) => waiting.push(resolve))
    },
  }
}
