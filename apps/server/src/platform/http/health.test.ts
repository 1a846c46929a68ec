import { afterEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
afterEach(() => portal.close())

it('live and ready answer while the database does; without it only live', async () => {
  portal = await startTestApp()
  expect(await portal.app.inject('/health/live')).toMatchObject({ statusCode: 200 })
  expect(await portal.app.inject('/health/ready')).toMatchObject({ statusCode: 200 })
  await portal.services.db.destroy()
  expect(await portal.app.inject('/health/live')).toMatchObject({ statusCode: 200 })
  expect(await portal.app.inject('/health/ready')).toMatchObject({ statusCode: 503 })
})

it('[F-51] a portal that is about to stop sends on the reads of a proxy that asks others, and serves everybody else', async () => {
  portal = await startTestApp()
  const ask = async (method: 'GET' | 'POST', headers = {}) =>
    (await portal.app.inject({ method, url: '/health/live', headers })).statusCode
  const proxied = { 'x-asks-others': '1' }
  expect(await ask('GET', proxied)).toBe(200)
  portal.app.readiness.turnOff()
  expect([await ask('GET', proxied), await ask('POST', proxied), await ask('GET')]).toEqual([504, 404, 200])
})
