import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectRaw } from '../../testing/connect-raw.ts'
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
  const bytes = Array.from({ length: requests }, (_, index) => request(index === requests - 1)).join('')
  const { closed } = await connectRaw(port, bytes)
  return (await closed).split('HTTP/1.1 200').length - 1
}

it('answers the requests that a client may pipeline', async () => {
  expect(await answersTo(mostPipelined)).toBe(mostPipelined)
})

it('[F-36] closes a connection that pipelines without end, before any of it is worked on', async () => {
  expect(await answersTo(50)).toBe(0)
  expect(await answersTo(1)).toBe(1)
})
