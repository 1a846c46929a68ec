import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { mostPipelined } from './limit-pipelining.ts'

let portal: TestApp
let port: number
beforeAll(async () => {
  portal = await startTestApp()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  port = (portal.app.server.address() as AddressInfo).port
})
afterAll(() => portal.close())

const request = (last: boolean) =>
  `GET /health/ready HTTP/1.1\r\nhost: portal\r\n${last ? 'connection: close\r\n' : ''}\r\n`

/** Everything that one connection is answered which sends so many requests at once. */
async function answersTo(requests: number): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
  // A connection that is cut off may end with a reset.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(Array.from({ length: requests }, (_, index) => request(index === requests - 1)).join(''))
  await new Promise((resolve) => socket.once('close', resolve))
  return said.split('HTTP/1.1 200').length - 1
}

it('answers the requests that a client may pipeline', async () => {
  expect(await answersTo(mostPipelined)).toBe(mostPipelined)
})

it('[F-36] closes a connection that pipelines without end, before any of it is worked on', async () => {
  expect(await answersTo(50)).toBe(0)
  expect(await answersTo(1)).toBe(1)
})
