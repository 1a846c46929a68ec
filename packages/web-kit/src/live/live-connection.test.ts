// @vitest-environment node
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@sanad/contracts'
import { afterEach, expect, it, vi } from 'vitest'
import { openLiveConnection } from './live-connection.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A portal whose stream answers so at the first connection, and so at the next. */
async function startPortal(...answers: Answer[]) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answers[Math.min(requests.length, answers.length) - 1]?.(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

function open(origin: string) {
  const events: LiveEvent[] = []
  const onRefused = vi.fn()
  const close = openLiveConnection({
    url: `${origin}/stream`,
    headers: async () => ({ authorization: 'Bearer token', source: 'today' }),
    onEvent: (event) => events.push(event),
    onRefused,
  })
  closing.push(close)
  return { events, onRefused, close }
}

const stream = (response: ServerResponse, ...events: object[]) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
}
const ready = { type: 'ready' }
const change = { type: 'change', topic: 'notifications', id: null }

it('hears what the server says, and leaves out what it does not know', async () => {
  const { origin, requests } = await startPortal((_, response) =>
    stream(response, ready, { type: 'of a newer server' }, change),
  )
  const { events } = open(origin)
  await vi.waitFor(() => expect(events).toEqual([ready, change]))
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer token', source: 'today' })
})

it('connects again when the connection is cut or the server is not there', async () => {
  const { origin, requests } = await startPortal(
    (_, response) => {
      stream(response, ready)
      response.write('data: {', () => response.destroy())
    },
    (_, response) => stream(response, ready, change),
  )
  const { events } = open(origin)
  await vi.waitFor(() => expect(events).toEqual([ready, ready, change]), { timeout: 10_000 })
  expect(requests).toHaveLength(2)
})

it('a session that is over is told, and not asked for again', async () => {
  const { origin, requests } = await startPortal((_, response) => response.writeHead(401).end())
  const { onRefused, events } = open(origin)
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(requests).toHaveLength(1)
  expect(events).toEqual([])
})

it('a connection that was closed says nothing more', async () => {
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  const { origin } = await startPortal((_, response) => {
    response.on('close', () => leave())
    stream(response, ready)
  })
  const { events, close } = open(origin)
  await vi.waitFor(() => expect(events).toEqual([ready]))
  close()
  await gone
  expect(events).toEqual([ready])
})
