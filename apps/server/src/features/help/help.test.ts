import { readHelp, readTrader } from '@sanad/contracts'
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

it('everybody may read who runs the portal and who hears complaints; the demonstration names nobody', async () => {
  const { data } = await succeed(portal.app, readTrader, {})
  expect(data).toEqual({
    legal_name: portal.services.config.supplier.legalName,
    address: portal.services.config.supplier.address,
    ...{ email: 'care@sanad.example', phone_number: null },
    grievance_officer: {
      ...{ name: 'Nobody, for demonstration only', email: 'grievance@sanad.example', phone_number: null },
    },
    claims: { businesses: { count: 30_000, on: null, source: null }, says_secure: true },
  })
})
