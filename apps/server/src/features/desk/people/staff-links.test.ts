import {
  createLink,
  endpoints,
  exchangeToken,
  getByCsrf,
  getById,
  getProfile,
  type LinkPurpose,
  logout,
  requestOtp,
  revokeOtherSessions,
  revokeSession,
  routePattern,
  saveDraft,
  sourceHeader,
  submitForm,
  trackByToken,
  updateApplication,
  updateOtp,
  validatePanelCode,
} from '@sanad/contracts'
import { staffLogout } from '@sanad/contracts/staff'
import { actFor } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, sourceOfToday, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { createCustomer, signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { beginSession } from '../../identity/sessions/begin-session.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const dead = { status: 404, code: 'link_invalid' }

async function makeLink(token: string, id: string, purpose: LinkPurpose = 'csrf') {
  const { data } = await succeed(portal.app, createLink, { token, params: { id }, body: { purpose } })
  return data
}

/** A member of staff in a customer's portal. */
async function actForCustomer() {
  const staff = await signInStaff(portal.services, { name: 'Priya Nair' })
  const { customerId, mobile } = await createCustomer(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const customer = { id: customerId, mobile }
  const { code } = await actFor(portal.app, { token: staff.staffToken, customer })
  const { token } = await succeed(portal.app, validatePanelCode, {
    token: code,
    params: { userId: customerId },
  })
  return { ...staff, customerId, applicationId, params: { id: applicationId }, token }
}

/** The link to which an entry link of the member of staff was exchanged. */
async function exchange(acting: Awaited<ReturnType<typeof actForCustomer>>) {
  const { token } = await makeLink(acting.token, acting.applicationId, 'entry')
  return (await succeed(portal.app, exchangeToken, { body: { token } })).csrf_token
}

it('[F-40] a link that staff made, or what it was exchanged for, reads and changes nothing', async () => {
  const acting = await actForCustomer()
  const { params, customerId } = acting
  for (const accessLink of [(await makeLink(acting.token, params.id)).token, await exchange(acting)]) {
    expect((await succeed(portal.app, getById, { accessLink, params })).data.id).toBe(params.id)
    await succeed(portal.app, getByCsrf, { params: { token: accessLink } })
    const refusals = [
      await refuse(portal.app, updateApplication, { accessLink, params, body: { validity: '2 years' } }),
      await refuse(portal.app, saveDraft, { accessLink, params, body: { values: { city: 'Pune' } } }),
      await refuse(portal.app, submitForm, { accessLink, params, body: {} }),
      await refuse(portal.app, requestOtp, { accessLink, body: { user_id: customerId, channel: 'sms' } }),
      await refuse(portal.app, updateOtp, { body: { otp: '123456', token: accessLink } }),
    ]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 403,
        code: 'link_read_only',
        message: 'This link only shows the application. Please log in to change anything.',
      })
    }
  }
})

const writing = endpoints.filter(
  ({ access, method }) => (access === 'link' || access === 'otp') && method !== 'GET',
)
it.each(writing.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[F-40] %s is refused by the link of a member of staff before anything is looked at',
  async (_name, endpoint) => {
    const acting = await actForCustomer()
    const { token: accessLink } = await makeLink(acting.token, acting.applicationId)
    const url = routePattern(endpoint).replaceAll(/:\w+/g, acting.applicationId)
    const response = await portal.app.inject({
      method: endpoint.method,
      url,
      headers: { [sourceHeader]: sourceOfToday(), 'x-access-link': accessLink },
      payload: {},
    })
    expect([response.statusCode, response.json().code]).toEqual([403, 'link_read_only'])
  },
)

it.each([
  ['logs out at the desk', ({ staffToken }) => succeed(portal.app, staffLogout, { token: staffToken })],
  ["leaves the customer's portal", ({ token }) => succeed(portal.app, logout, { token })],
  [
    'leaves the service centre',
    ({ staffId }) =>
      sql`update staff_members set disabled_at = now() where id = ${staffId}`.execute(portal.db),
  ],
  [
    'has a session that runs out',
    ({ staffSessionId }) =>
      sql`update staff_sessions set expires_at = now() where id = ${staffSessionId}`.execute(portal.db),
  ],
] satisfies [string, (acting: Awaited<ReturnType<typeof actForCustomer>>) => Promise<unknown>][])(
  '[F-40] once the member of staff %s, nothing that they opened is left',
  async (_how, end) => {
    const acting = await actForCustomer()
    const { params } = acting
    const exchanged = await exchange(acting)
    const made = await makeLink(acting.token, params.id)
    const unopened = await makeLink(acting.token, params.id, 'entry')
    const tracking = await makeLink(acting.token, params.id, 'track')
    await end(acting)
    expect(await refuse(portal.app, getProfile, { token: acting.token })).toMatchObject({ status: 401 })
    for (const accessLink of [exchanged, made.token]) {
      expect(await refuse(portal.app, getById, { accessLink, params })).toMatchObject(dead)
      expect(await refuse(portal.app, getByCsrf, { params: { token: accessLink } })).toMatchObject(dead)
    }
    expect(await refuse(portal.app, exchangeToken, { body: { token: unopened.token } })).toMatchObject(dead)
    // Shows nothing that the tracking id does not show to everybody.
    await succeed(portal.app, trackByToken, { params: { token: tracking.token } })
  },
)

it('[F-40] a panel code opens nothing once the staff session that made it has ended', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const { customerId, mobile } = await createCustomer(portal.services)
  const { code } = await actFor(portal.app, { token: staffToken, customer: { id: customerId, mobile } })
  await succeed(portal.app, staffLogout, { token: staffToken })
  const entry = { token: code, params: { userId: customerId } }
  expect(await refuse(portal.app, validatePanelCode, entry)).toMatchObject({ status: 404 })
})

it('[F-40] a panel session and its links end no later than the staff session', async () => {
  const staff = await signInStaff(portal.services)
  await sql`update staff_sessions set expires_at = date_trunc('second', now()) + interval '10 minutes'
    where id = ${staff.staffSessionId}`.execute(portal.db)
  const { customerId, mobile } = await createCustomer(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const { staffToken: token } = staff
  const { code } = await actFor(portal.app, { token, customer: { id: customerId, mobile } })
  const entry = { token: code, params: { userId: customerId } }
  const session = await succeed(portal.app, validatePanelCode, entry)
  const { expires_at } = await makeLink(session.token, applicationId)
  const { rows } = await sql<{ kind: string; minutes: number }>`
    select 'session' as kind, round(extract(epoch from expires_at - now()) / 60)::int as minutes
    from sessions where customer_id = ${customerId}`.execute(portal.db)
  expect(rows).toEqual([{ kind: 'session', minutes: 10 }])
  expect(Math.round((Date.parse(expires_at ?? '') - Date.now()) / 60_000)).toBe(10)
})

it('[F-40] what an entry link is exchanged for ends with it, and the audit names who made it', async () => {
  const acting = await actForCustomer()
  await exchange(acting)
  const links = await portal.db
    .selectFrom('access_links')
    .select(['purpose', 'made_by_staff', 'expires_at', 'used_at'])
    .where('application_id', '=', acting.applicationId)
    .orderBy('purpose')
    .execute()
  expect(links.map(({ purpose, made_by_staff }) => [purpose, made_by_staff])).toEqual([
    ['csrf', acting.staffId],
    ['entry', acting.staffId],
  ])
  expect(links[0]?.expires_at).toEqual(links[1]?.expires_at)
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'staff_id'])
    .where('entity_id', '=', acting.applicationId)
    .where('description', 'in', ['Made a link', 'Opened an entry link'])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { description: 'Made a link', staff_id: acting.staffId },
    { description: 'Opened an entry link', staff_id: acting.staffId },
  ])
})

it('[F-40] an entry link of a customer, exchanged on its last day, prolongs nothing', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const entry = await makeLink(token, applicationId, 'entry')
  await sql`update access_links set expires_at = now() + interval '1 hour' where application_id = ${applicationId}`.execute(
    portal.db,
  )
  await succeed(portal.app, exchangeToken, { body: { token: entry.token } })
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from expires_at - now()) / 60)::int as minutes from access_links
    where application_id = ${applicationId} and purpose = 'csrf'`.execute(portal.db)
  expect(rows).toEqual([{ minutes: 60 }])
})

it('[F-40] a customer who ends all other sessions ends the links too', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const stranger = await signIn(portal.services)
  const other = await createApplication(portal.services, { customerId: stranger.customerId })
  const [form, entry, track, foreign] = [
    await makeLink(token, applicationId),
    await makeLink(token, applicationId, 'entry'),
    await makeLink(token, applicationId, 'track'),
    await makeLink(stranger.token, other.applicationId),
  ]
  await succeed(portal.app, revokeOtherSessions, { token })
  expect(await refuse(portal.app, getByCsrf, { params: { token: form.token } })).toMatchObject(dead)
  expect(await refuse(portal.app, exchangeToken, { body: { token: entry.token } })).toMatchObject(dead)
  await succeed(portal.app, trackByToken, { params: { token: track.token } })
  await succeed(portal.app, getByCsrf, { params: { token: foreign.token } })
})

it('[F-40] a customer who ends one session ends the links that were made in it', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const tokens = createTokens(portal.services.config.secrets.session)
  const stolen = await beginSession(portal.db, tokens, { customerId })
  const [own, thiefs] = [await makeLink(token, applicationId), await makeLink(stolen, applicationId)]
  const id = tokens.findSession(stolen)?.sid ?? ''
  await succeed(portal.app, revokeSession, { token, params: { id } })
  expect(await refuse(portal.app, getByCsrf, { params: { token: thiefs.token } })).toMatchObject(dead)
  await succeed(portal.app, getByCsrf, { params: { token: own.token } })
})
