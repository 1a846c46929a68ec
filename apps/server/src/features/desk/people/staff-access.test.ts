import { randomUUID } from 'node:crypto'
import { type Endpoint, endpoints, routePattern, sourceHeader } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sourceOfToday } from '../../../testing/call.ts'
import { beginLogin } from '../../../testing/factories/challenge.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeLink } from '../../case/access-link.ts'
import { beginSession } from '../../identity/sessions/begin-session.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'

let portal: TestApp
const callers: Record<string, Record<string, string>> = {}
let staffToken = ''
beforeAll(async () => {
  portal = await startTestApp()
  const { services } = portal
  const application = await createPaidApplication(services)
  const staff = await signInStaff(services)
  const tokens = createTokens(services.config.secrets.session)
  const acting = { customerId: application.customerId, acting: staff }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  staffToken = staff.staffToken
  callers.nobody = {}
  callers['a customer'] = bearer(application.token)
  callers['a challenge'] = bearer((await beginLogin(portal.app, services)).token)
  callers['a session in which staff act'] = bearer(await beginSession(services.db, tokens, acting))
  const { applicationId } = application
  const link = await makeLink(services.db, { applicationId, purpose: 'csrf', sessionId: null })
  callers['an access link'] = { 'x-access-link': link.token }
})
afterAll(() => portal.close())

const staffEndpoints = endpoints.filter((endpoint) => routePattern(endpoint).startsWith('/api/staff/'))
/** Opened by what they are given: a password, the link of an invitation. */
const open = ['staffLogin', 'acceptInvitation']
const guarded = staffEndpoints.filter(({ name }) => !open.includes(name))

async function knock(endpoint: Endpoint, headers: Record<string, string>) {
  const response = await portal.app.inject({
    method: endpoint.method,
    url: routePattern(endpoint)
      .replace(':payment_provider', 'cashfree')
      .replaceAll(/:\w+/g, () => randomUUID()),
    headers: { [sourceHeader]: sourceOfToday(), ...headers },
    ...(endpoint.body ? { payload: {} } : {}),
  })
  return { status: response.statusCode, code: response.json<{ code: string }>().code }
}

it('finds the calls of staff', () => {
  expect(guarded.length).toBeGreaterThan(12)
})

it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is closed to everybody but staff',
  async (_name, endpoint) => {
    for (const [who, headers] of Object.entries(callers)) {
      const code = who === 'nobody' ? 'token_missing' : 'unauthenticated'
      expect(await knock(endpoint, headers), who).toEqual({ status: 401, code })
    }
  },
)

it.each(
  endpoints
    .filter(({ access }) => access === 'session' || access === 'otp' || access === 'link')
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('%s, a call of customers, is closed to staff', async (_name, endpoint) => {
  expect(await knock(endpoint, { authorization: `Bearer ${staffToken}` })).toEqual({
    status: 401,
    code: 'unauthenticated',
  })
})

it.each(endpoints.filter(({ inPerson }) => inPerson).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is refused where staff act for the customer',
  async (_name, endpoint) => {
    expect(await knock(endpoint, callers['a session in which staff act'] ?? {})).toEqual({
      status: 403,
      code: 'customer_only',
    })
  },
)
