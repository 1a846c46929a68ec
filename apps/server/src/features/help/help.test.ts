import { readHelp } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../testing/call.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('everybody may read how the service centre is reached', async () => {
  const { data } = await succeed(portal.app, readHelp, {})
  expect(data).toEqual(portal.services.config.help)
})
