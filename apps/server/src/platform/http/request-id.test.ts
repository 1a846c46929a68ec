import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { requestOtp } from '@sanad/contracts'
import { toRequest } from '@sanad/testing'
import { afterEach, expect, it } from 'vitest'
import { beginLogin } from '../../testing/factories/challenge.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createMsg91Sender } from '../messages/msg91-sender.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

let portal: TestApp
afterEach(() => portal.close())

const given = '4f1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e'

async function idOf(trustedProxies: TrustedProxies, header = given, remoteAddress = '10.0.7.5') {
  portal = await startTestApp({ config: { trustedProxies } })
  const headers = { 'x-request-id': header }
  const answer = await portal.app.inject({ url: '/api/nowhere', headers, remoteAddress })
  expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
  return answer.headers['x-request-id']
}

it('a proxy that is trusted, by hops or by address, names the request', async () => {
  expect(await idOf(1)).toBe(given)
  await portal.close()
  expect(await idOf(['10.0.0.0/8'])).toBe(given)
})

it('nobody else names a request, and what is no id is not taken', async () => {
  const own = /^[0-9A-HJKMNP-TV-Z]{12}$/
  expect(await idOf(0)).toMatch(own)
  await portal.close()
  expect(await idOf(['10.0.0.0/8'], given, '198.51.100.9')).toMatch(own)
  await portal.close()
  for (const wrong of ['short', `${given}${given}${given}`, '9876543210 ravi@example.in', 'abcdefgh"}']) {
    expect(await idOf(1, wrong)).toMatch(own)
    await portal.close()
  }
  portal = await startTestApp()
})

it('the id is in the log of the request and of its jobs, and reaches the provider that they call', async () => {
  const asked: (string | string[] | undefined)[] = []
  const provider = createServer((request, answer) => {
    asked.push(request.headers['x-request-id'])
    request.resume().on('end', () => answer.end('{"type":"error","message":"balance"}'))
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const sms = createMsg91Sender({
    baseUrl: `http://127.0.0.1:${port}`,
    timeoutMs: 5000,
    authKey: 'key',
    templates: new Map([['otp.en', '1']]),
    webhookSecret: '',
  })
  let log = ''
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  portal = await startTestApp({
    messages: { sms, email: sms, whatsapp: sms },
    logTo,
    config: { trustedProxies: 1, logLevel: 'info' },
  })
  const { customerId, token } = await beginLogin(portal.app, portal.services)
  const body = { user_id: customerId, channel: 'sms' as const }
  const request = await toRequest(requestOtp, { token, body, headers: { 'x-request-id': given } })
  await portal.app.inject({
    url: request.url,
    method: 'POST',
    headers: { ...request.headers },
    payload: request.body ?? '',
    remoteAddress: '10.0.7.5',
  })
  await portal.runJobs()
  provider.close()

  expect(asked).toContain(given)
  const lines = log.split('\n').filter((line) => line.includes(given))
  expect(lines.some((line) => line.includes('answered'))).toBe(true)
  expect(JSON.parse(lines.find((line) => line.includes('A message was not sent')) ?? '{}')).toMatchObject({
    requestId: given,
    job: 'send_message',
  })
})
