import type { AddressInfo } from 'node:net'
import { ErrorBody } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectRaw } from '../../testing/connect-raw.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let port: number
beforeAll(async () => {
  portal = await startTestApp()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  port = (portal.app.server.address() as AddressInfo).port
})
afterAll(() => portal.close())

it.each([
  [
    'an address longer than Node reads',
    `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nhost: portal\r\n\r\n`,
    431,
  ],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
])('[F-48] %s is answered in the one shape of errors', async (_what, bytes, status) => {
  const { closed } = await connectRaw(port, bytes)
  const [head = '', body = ''] = (await closed).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({
    code: 'invalid_request',
    message: 'Invalid data provided',
  })
})
