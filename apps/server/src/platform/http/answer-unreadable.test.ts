import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { ErrorBody } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let port: number
beforeAll(async () => {
  portal = await startTestApp()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  port = (portal.app.server.address() as AddressInfo).port
})
afterAll(() => portal.close())

async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return said
}

it.each([
  [
    'an address longer than Node reads',
    `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nhost: portal\r\n\r\n`,
    431,
  ],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
])('[F-48] %s is answered in the one shape of errors', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({
    code: 'invalid_request',
    message: 'Invalid data provided',
  })
})
