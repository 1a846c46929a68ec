import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@sanad/contracts'
import { announceUpload, askOffset, sourceOfToday, tusHeaders } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectRaw } from '../../testing/connect-raw.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { serverTimeouts } from './connection-limits.ts'

const connections = { headerSeconds: 2, stallSeconds: 2, requestSeconds: 60, keepAliveSeconds: 1 }

let portal: TestApp
let port: number
beforeAll(async () => {
  portal = await startTestApp({ config: { connections } })
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  port = (portal.app.server.address() as AddressInfo).port
})
afterAll(() => portal.close())

/** A connection that says so much at once, and then a byte at a time. */
async function trickle(beginning: string): Promise<{ ended: Promise<{ lasted: number; answer: string }> }> {
  const { socket, closed } = await connectRaw(port, beginning)
  const began = performance.now()
  const drip = setInterval(() => socket.write('x'), 900)
  const ended = closed.then((answer) => {
    clearInterval(drip)
    return { lasted: performance.now() - began, answer }
  })
  return { ended }
}

const headers = `POST ${login.path({})} HTTP/1.1\r\nhost: portal\r\nsource: ${sourceOfToday()}\r\n`
const body = `${headers}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`

it('[F-36] 4,000 connections that send a byte at a time are closed in time, and others are served meanwhile', {
  timeout: 60_000,
}, async () => {
  const slow = await Promise.all(
    Array.from({ length: 4000 }, (_, index) => trickle(index % 2 === 0 ? `${headers}x-` : body)),
  )
  let isOver = false
  const ended = Promise.all(slow.map((each) => each.ended)).finally(() => {
    isOver = true
  })
  const waits: number[] = []
  while (!isOver) {
    const began = performance.now()
    const { status } = await fetch(`http://127.0.0.1:${port}/health/live`)
    expect(status).toBe(200)
    waits.push(performance.now() - began)
  }
  const all = await ended
  expect(Math.max(...all.map(({ lasted }) => lasted))).toBeLessThan(25_000)
  // One was answered while there were slow ones. The clients' own work is in this process too, so that no shorter wait
  // can be asked for here: `npm run attack` measures it from outside.
  expect(waits.length).toBeGreaterThan(1)
  expect(Math.max(...waits)).toBeLessThan(10_000)
  const told = all.filter(({ answer }) => answer.startsWith('HTTP/1.1 408 '))
  expect(told.length).toBeGreaterThan(100)
})

it('[F-36] expired connections are looked for twice a second, however long they may take', () => {
  const { http } = serverTimeouts({ ...connections, headerSeconds: 60 })
  expect(http.connectionsCheckingInterval).toBe(500)
})

it('[F-36] a part of an upload that comes slowly, but comes, is taken however long it takes', async () => {
  const { token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const size = 6000
  const { headers } = await announceUpload(sender, { name: 'photo.jpg', size })
  const url = headers.location ?? ''
  const socket = connect(port, '127.0.0.1')
  const answer = socket.setEncoding('utf8').toArray()
  const given = Object.entries(tusHeaders(token)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`PATCH ${url} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n${given.join('')}`)
  socket.write('content-type: application/offset+octet-stream\r\nupload-offset: 0\r\n')
  socket.write(`content-length: ${size}\r\n\r\n`)
  // Not a wait for something: the pace of the network is what is tried, three times as long as a stall may take.
  for (let sent = 0; sent < size; sent += 500) {
    socket.write(Buffer.alloc(500))
    await pause(500)
  }
  expect((await answer).join('')).toMatch(/^HTTP\/1\.1 204 /)
  expect(await askOffset(sender, url)).toBe(size)
})

it('[F-36] a connection on which nothing is asked any more is closed', async () => {
  const socket = connect(port, '127.0.0.1').resume()
  socket.write('GET /health/live HTTP/1.1\r\nhost: portal\r\n\r\n')
  const began = performance.now()
  await once(socket, 'close')
  expect(performance.now() - began).toBeLessThan(5000)
})
