import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('the page for no network is whole in itself, in both languages, and says whom to call', async () => {
  const { help } = portal.services.config
  const { body, headers, statusCode } = await portal.app.inject({
    url: '/user/offline',
    headers: { 'accept-language': 'hi-IN' },
  })
  expect(statusCode).toBe(200)
  expect(body).toContain('<html lang="hi">')
  expect(body).toContain('<h1>No connection</h1>')
  expect(body).toContain('<h1>इंटरनेट कनेक्शन नहीं है</h1>')
  expect(body.includes('tel:')).toBe(help.phone_number !== null)
  expect(body).not.toMatch(/<link rel="stylesheet"|<script src|<img/)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; connect-src 'self'; .*script-src 'sha256-/,
  )
})
