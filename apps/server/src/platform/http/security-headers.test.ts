import { afterEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { PortalConfig } from '../portal-config.ts'

let portal: TestApp
afterEach(() => portal.close())

async function readHeaders(config: Partial<PortalConfig>) {
  portal = await startTestApp({ config })
  return (await portal.app.inject('/health/live')).headers
}

it('scripts and frames come from ourselves and the payment provider alone, and none is inline', async () => {
  const headers = await readHeaders({ publicUrl: 'http://127.0.0.1:3000' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' http://127.0.0.1:3001;")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-src 'self' http://127.0.0.1:3001;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('plain http promises no https', async () => {
  const headers = await readHeaders({ publicUrl: 'http://192.168.1.5:3000' })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

it('https is kept for a year', async () => {
  const headers = await readHeaders({ publicUrl: 'https://sanad.example' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

it('[F-50] production keeps https for a year always, and for every host under its own where that is set', async () => {
  const production = { publicUrl: 'http://192.168.1.5:3000', production: true }
  expect((await readHeaders(production))['strict-transport-security']).toBe('max-age=31536000')
  await portal.close()
  const withSubdomains = { ...production, hstsSubdomains: true }
  expect((await readHeaders(withSubdomains))['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})
