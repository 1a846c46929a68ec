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
