import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMyServices } from '@sanad/contracts'
import { getDeskApplication, staffLogin } from '@sanad/contracts/staff'
import { refundTogether, signInStaff } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalogue } from '../features/catalogue/load-catalogue.ts'
import { beginSession } from '../features/identity/sessions/begin-session.ts'
import { createTokens } from '../features/identity/sessions/session-token.ts'
import { succeed } from '../testing/call.ts'
import { eventually } from '../testing/eventually.ts'
import { serviceOf } from '../testing/factories/application.ts'
import { startGateway, type TestGateway } from '../testing/start-gateway.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { demoAccounts, demoCustomer, demoStaff } from './demo-people.ts'
import { loadDemoData } from './load-demo-data.ts'

let folder: string
let gateway: TestGateway
let portal: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-demo-'))
  gateway = await startKeptGateway()
  portal = await startTestApp({ config: { payments: gateway.payments } })
  const slugs = ['skill-india', 'tc-registration', 'tp-registration', 'ssc-affiliation']
  await loadCatalogue(portal.db, await Promise.all(slugs.map(serviceOf)))
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
  await rm(folder, { recursive: true })
})

/** With a state file, as `npm start` runs it. */
const startKeptGateway = (options = {}) =>
  startGateway({ stateFile: join(folder, 'gateway.json'), refundDelayMs: 0 }, options)

it('a start at which the gateway fails leaves nobody half made, and the next one makes everything', async () => {
  for (const route of ['create_order', 'read_order']) {
    await gateway.lever('misbehave', { route, kind: 'error', times: 100 })
    await expect(loadDemoData(portal.app, portal.services)).rejects.toThrow()
    await gateway.lever('behave', {})
    expect(await listDemoCustomers()).toEqual([])
  }
})

const listDemoCustomers = () =>
  portal.db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', demoCustomer.mobile)
    .where('verified_at', 'is not', null)
    .execute()

it('one start among several makes a customer with applications in every state, and staff', async () => {
  await Promise.all([1, 2].map(() => loadDemoData(portal.app, portal.services)))
  await loadDemoData(portal.app, portal.services)
  const [customer, ...others] = await listDemoCustomers()
  expect(others).toEqual([])
  const customerId = customer?.id ?? ''
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
  const begun = await succeed(portal.app, staffLogin, { body: { email, password } })
  expect(begun).toMatchObject({ step: 'factor', factors: ['totp'] })
}, 30_000)

it('a payment of the demonstration data goes back by the gateway, also after that was started again', async () => {
  const { port } = new URL(gateway.payments.cashfree.baseUrl)
  await gateway.close()
  gateway = await startKeptGateway({ port: Number(port) })
  const { email, password, totpSecret: secret } = demoStaff
  const { token } = await signInStaff(portal.app, { email, password, secret })
  const { id } = await portal.db
    .selectFrom('applications')
    .select('id')
    .where('service_slug', '=', 'skill-india')
    .where(
      'customer_id',
      'in',
      (await listDemoCustomers()).map((customer) => customer.id),
    )
    .executeTakeFirstOrThrow()
  const about = { token, params: { id } }
  const { totpSecret, ...accounts } = demoAccounts
  const { token: approver } = await signInStaff(portal.app, { ...accounts, secret: totpSecret })
  const wish = { applicationId: id, amount_rupees: 3000, reason: 'The course was cancelled.' }
  await refundTogether(portal.app, { proposer: token, approver }, wish)
  await portal.runHeld()
  await portal.runJobs()
  await eventually(async () => {
    await portal.runJobs({ dueWithinSeconds: 60 })
    const { data } = await succeed(portal.app, getDeskApplication, about)
    expect(data.refunds).toMatchObject([{ status: 'completed', failure: null }])
  })
}, 30_000)
