import { requestOtp } from '@sanad/contracts'
import { toRequest } from '@sanad/testing'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { beginLogin } from '../../testing/factories/challenge.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

let portal: TestApp
afterEach(() => portal.close())

const start = async (trustedProxies: TrustedProxies) => {
  portal = await startTestApp({ config: { trustedProxies } })
}

/** The address by which a code request counts that reaches the portal from this peer with this header. */
async function countedAddress(peer: string, forwardedFor: string): Promise<string | null> {
  const { customerId, token } = await beginLogin(portal.app, portal.services)
  const body = { user_id: customerId, channel: 'sms' as const }
  const request = await toRequest(requestOtp, { token, body, headers: { 'x-forwarded-for': forwardedFor } })
  const { statusCode } = await portal.app.inject({
    url: request.url,
    method: 'POST',
    headers: { ...request.headers },
    payload: request.body ?? '',
    remoteAddress: peer,
  })
  expect(statusCode).toBe(200)
  const { sent_from } = await portal.db
    .selectFrom('otp_challenges')
    .select('sent_from')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return sent_from
}

const balancer = '10.0.7.5'
const outside = '198.51.100.9'

it('[F-47] a balancer on another host names the caller, with a port, in brackets or behind several hops', async () => {
  await start(['10.0.0.0/8', '2001:db8:7::/48'])
  const cases = [
    [balancer, '203.0.113.7', '203.0.113.7'],
    [`::ffff:${balancer}`, '203.0.113.7', '203.0.113.7'],
    ['2001:db8:7::1', '203.0.113.7', '203.0.113.7'],
    [balancer, '203.0.113.7:4711', '203.0.113.7'],
    [balancer, '[2001:db8:1:2::9]:4711', '2001:db8:1:2::'],
    [balancer, '[2001:db8:1:2::9]', '2001:db8:1:2::'],
    [balancer, 'fe80::1%eth0', 'fe80::'],
    [balancer, '203.0.113.7, 10.0.3.3', '203.0.113.7'],
    [balancer, '203.0.113.7:80, 10.0.3.3:443', '203.0.113.7'],
  ] as const
  for (const [peer, forwarded, counted] of cases) expect(await countedAddress(peer, forwarded)).toBe(counted)
})

it('[F-47] what a caller wrote into the header himself counts for nothing', async () => {
  await start(['10.0.0.0/8'])
  expect(await countedAddress(balancer, '192.0.2.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(await countedAddress(balancer, '10.0.0.1, 203.0.113.7')).toBe('203.0.113.7')
  for (const forged of ['192.0.2.1', '10.0.0.1', '127.0.0.1', '192.0.2.1:1, 10.0.0.1', "'; --", '[::1', ','])
    expect(await countedAddress(outside, forged)).toBe(outside)
})

it('[F-47] an entry that is no address never fails a request: the nearest proxy is counted', async () => {
  await start(['10.0.0.0/8'])
  for (const unreadable of [
    'unknown',
    '_hidden',
    '203.0.113.7:port',
    '[2001:db8::1',
    '999.1.1.1',
    '::1::',
    ' ',
  ])
    expect(await countedAddress(balancer, unreadable)).toBe(balancer)
  expect(await countedAddress(balancer, '192.0.2.1, unknown, 203.0.113.7')).toBe('203.0.113.7')
  expect(await countedAddress(balancer, '192.0.2.1, unknown')).toBe(balancer)
})

it('[F-47] with a number of hops the entry of the outermost trusted proxy counts', async () => {
  await start(2)
  expect(await countedAddress(outside, '192.0.2.1, 203.0.113.7:99, 10.0.3.3')).toBe('203.0.113.7')
  expect(await countedAddress(outside, '203.0.113.7')).toBe('203.0.113.7')
})

it('[F-47] without a trusted proxy the peer itself counts', async () => {
  await start(0)
  expect(await countedAddress(outside, '203.0.113.7')).toBe(outside)
})

it('[F-47] TRUST_PROXY is a number of hops or a list, the machine itself unless it is set', async () => {
  await start(['loopback'])
  const read = (TRUST_PROXY?: string) =>
    readConfig({ DATABASE_URL: 'postgres://localhost/sanad', SECRET_KEY: 's'.repeat(32), TRUST_PROXY })
      .trustedProxies
  expect(read()).toEqual(['loopback'])
  expect(read('2')).toBe(2)
  expect(read('10.0.0.0/8, 2001:db8::7')).toEqual(['10.0.0.0/8', '2001:db8::7'])
  for (const wrong of ['true', '10.0.0.0/99', 'balancer.example', '10.0.0.1,', '-1'])
    expect(() => read(wrong)).toThrow(/TRUST_PROXY/)
})
