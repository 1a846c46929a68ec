import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { forward } from './forward.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** The origin of a proxy before a server that answers so. */
async function openBefore(listener: RequestListener): Promise<string> {
  const port = await listen(listener)
  return `http://127.0.0.1:${await listen((request, response) => forward(request, response, port))}`
}

it('passes on method, path, headers, body and the address of the sender', async () => {
  const origin = await openBefore(async (request, response) => {
    const { method, url, headers } = request
    const body = await text(request)
    response.writeHead(201, { 'x-answer': 'yes' })
    response.end(
      JSON.stringify({ method, url, from: headers['x-forwarded-for'], kind: headers['x-kind'], body }),
    )
  })
  const headers = { 'x-forwarded-for': '10.1.2.3', 'x-kind': 'a' }
  const answer = await fetch(`${origin}/api?x=1`, { method: 'PUT', body: 'text', headers })
  expect([answer.status, answer.headers.get('x-answer')]).toEqual([201, 'yes'])
  const seen = { method: 'PUT', url: '/api?x=1', from: '10.1.2.3, 127.0.0.1', kind: 'a', body: 'text' }
  expect(await answer.json()).toEqual(seen)
})

it('passes an event stream on as it comes, and ends it when the browser leaves', async () => {
  const left = Promise.withResolvers<void>()
  const origin = await openBefore((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
    response.on('close', left.resolve)
  })
  const leaving = new AbortController()
  const { body } = await fetch(origin, { signal: leaving.signal })
  const first = await body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('data: 1\n\n')
  leaving.abort()
  await left.promise
})

it('answers 502 when nobody listens, and breaks off what breaks off', async () => {
  const origin = await openBefore((request, response) => {
    if (request.url === '/none') request.destroy()
    else response.writeHead(200, { 'content-length': '10' }).write('half', () => request.destroy())
  })
  expect((await fetch(`${origin}/none`)).status).toBe(502)
  await expect(fetch(`${origin}/half`).then((answer) => answer.text())).rejects.toThrow('terminated')
})
