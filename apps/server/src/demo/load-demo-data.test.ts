import { listMyServices, staffLogin } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalogue } from '../features/catalogue/load-catalogue.ts'
import { beginSession } from '../features/identity/begin-session.ts'
import { createTokens } from '../features/identity/session-token.ts'
import { succeed } from '../testing/call.ts'
import { serviceOf } from '../testing/factories/application.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { demoCustomer, demoStaff } from './demo-people.ts'
import { loadDemoData } from './load-demo-data.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  const slugs = ['skill-india', 'tc-registration', 'tp-registration', 'ssc-affiliation']
  await loadCatalogue(portal.db, await Promise.all(slugs.map(serviceOf)))
})
afterAll(() => portal.close())

it('one start among several makes a customer with applications in every state, and staff', async () => {
  await Promise.all([1, 2].map(() => loadDemoData(portal.app, portal.services)))
  await loadDemoData(portal.app, portal.services)
  const { id: customerId } = await portal.db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', demoCustomer.mobile)
    .executeTakeFirstOrThrow()
  const tokens = createTokens(portal.services.config.secrets.session)
  const token = await beginSession(portal.db, tokens, { customerId })
  const { services } = await succeed(portal.app, listMyServices, { token, query: {} })
  expect(
    services.map(({ service_id, client_status, next_step }) => [service_id, client_status, next_step.turn]),
  ).toEqual([
    ['ssc-affiliation', 'pending', 'you'],
    ['tp-registration', 'processing', 'you'],
    ['tc-registration', 'processing', 'department'],
    ['skill-india', 'completed', 'nobody'],
  ])
  const { email, password } = demoStaff
  await succeed(portal.app, staffLogin, { body: { email, password } })
}, 30_000)
