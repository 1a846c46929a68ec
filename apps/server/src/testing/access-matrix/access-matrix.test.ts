import { randomUUID } from 'node:crypto'
import { accessLinkHeader, type Endpoint, endpoints, routePattern } from '@sanad/contracts'
import { findStaffSubject } from '@sanad/contracts/staff'
import { findGrant, isPermitted, staffRoles } from '@sanad/domain'
import { toRequest } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeLink } from '../../features/case/access-link.ts'
import { beginSession } from '../../features/identity/sessions/begin-session.ts'
import { createTokens } from '../../features/identity/sessions/session-token.ts'
import { pdfFile } from '../factories/sample-files.ts'
import { signInStaff } from '../factories/staff.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { HowToCall, Request } from './call-forms.ts'
import { type Case, type CaseIds, createCase, missingIds } from './create-case.ts'
import { howToCall, signedDownloads } from './how-to-call.ts'

type Headers = Record<string, string>
interface Answer {
  readonly status: number
  readonly text: string
}

let portal: TestApp
let victim: Case
let stranger: Case
type Staff = Awaited<ReturnType<typeof signInStaff>>
let staff: Staff

beforeAll(async () => {
  portal = await startTestApp()
  victim = await createCase(portal)
  stranger = await createCase(portal)
  staff = await signInStaff(portal.services)
})
afterAll(() => portal.close())

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
const tokens = () => createTokens(portal.services.config.secrets.session)
/** A session of its own for each call: some of them end it. */
const sessionOf = async ({ ids }: Case, acting?: Staff): Promise<Headers> =>
  bearer(
    await beginSession(portal.db, tokens(), {
      customerId: ids.customer,
      ...(acting ? { acting } : { proof: { channel: 'sms', purpose: 'session' } }),
    }),
  )
/** A link of its own for each test: some calls end every link of a customer. */
const linkOf = async ({ ids }: Case): Promise<Headers> => {
  const link = { applicationId: ids.application, purpose: 'csrf', sessionId: null } as const
  return { [accessLinkHeader]: (await makeLink(portal.db, link)).token }
}
const challengeOf = ({ ids }: Case): Headers =>
  bearer(
    tokens().signChallenge({ sub: ids.customer, purpose: 'login', exp: Math.floor(Date.now() / 1000) + 600 }),
  )

async function knock(endpoint: Endpoint, headers: Headers, request: Request): Promise<Answer> {
  const sent = await toRequest(endpoint, { ...request, headers, file: { content: pdfFile() } })
  const { method, url, body: payload } = sent
  const response = await portal.app.inject({
    method,
    url,
    headers: sent.headers,
    ...(payload === undefined ? {} : { payload }),
    ...(endpoint.stream ? { payloadAsStream: true } : {}),
  })
  const text = endpoint.stream ? await readBeginning(response.stream()) : response.body
  return { status: response.statusCode, text }
}

/** What a stream of events says at once, or all of a refusal. */
async function readBeginning(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const chunk of stream) return String(chunk)
  return ''
}

/** An answer without the number of its request. */
function shapeOf({ status, text }: Answer): unknown {
  const { requestId: _, ...body } = JSON.parse(text) as Record<string, unknown>
  return { status, body }
}

function expectNoMarks({ text }: Answer, who: string): void {
  for (const mark of victim.marks) expect(text, who).not.toContain(mark)
}

function expectRefused(answer: Answer, status: number, code: string, who: string): void {
  expect(shapeOf(answer), who).toMatchObject({ status, body: { success: false, code } })
  expectNoMarks(answer, who)
}

/** The kinds of ids that the call names. */
function kindsOf({ request }: HowToCall): (keyof CaseIds)[] {
  const used = new Set<keyof CaseIds>()
  const ids = missingIds()
  request(
    new Proxy(ids, {
      get(target, key) {
        used.add(key as keyof CaseIds)
        return target[key as keyof CaseIds]
      },
    }),
  )
  return [...used]
}

function entryOf({ name }: Endpoint): HowToCall {
  const entry = howToCall[name]
  if (!entry) throw new Error(`how-to-call.ts does not say how to call ${name}`)
  return entry
}

/** Each thing of the victim that the call can name, alone and all at once, beside one that does not exist. */
async function expectNotFound(endpoint: Endpoint, who: string, headers: () => Promise<Headers>) {
  const entry = entryOf(endpoint)
  const kinds = kindsOf(entry)
  const code = endpoint.access === 'public' ? 'link_invalid' : 'not_found'
  for (const foreign of [kinds, ...kinds.map((kind) => [kind])]) {
    const pick = (from: CaseIds) => ({
      ...stranger.ids,
      ...Object.fromEntries(foreign.map((kind) => [kind, from[kind]])),
    })
    // What is due in law is the same for everybody: only its business makes it somebody's.
    if (foreign.length === 1 && foreign[0] === 'obligation') continue
    const theirs = await knock(endpoint, await headers(), entry.request(pick(victim.ids)))
    const nothing = await knock(endpoint, await headers(), entry.request(pick(missingIds())))
    expectRefused(theirs, 404, code, `${who} naming ${foreign.join(', ')}`)
    expect(shapeOf(theirs)).toEqual(shapeOf(nothing))
  }
}

const needsSession = ({ access }: Endpoint) => access === 'session' || access === 'otp' || access === 'link'
const rows = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

it('says for every endpoint, and for no other, how it is called', () => {
  expect(Object.keys(howToCall).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

it('calls exactly the routes that OpenAPI describes', async () => {
  const { paths } = (await portal.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const called = endpoints.map(
    (endpoint) => `${endpoint.method} ${routePattern(endpoint).replace(/:(\w+)/g, '{$1}')}`,
  )
  const downloads = signedDownloads.map((path) => `GET ${path}`)
  expect(described.sort()).toEqual([...called, ...downloads].sort())
})

it.each(rows)('%s tells nobody who is not signed in anything of a customer', async (_name, endpoint) => {
  const entry = entryOf(endpoint)
  if (endpoint.access === 'public' && entry.kind === 'names') {
    await expectNotFound(endpoint, 'nobody', async () => ({}))
    return
  }
  const answer = await knock(endpoint, {}, entry.request(victim.ids))
  if (endpoint.access === 'gateway') expectRefused(answer, 401, 'signature_invalid', 'nobody')
  else if (endpoint.access !== 'public') expectRefused(answer, 401, 'token_missing', 'nobody')
  expectNoMarks(answer, 'nobody')
})

it.each(rows)('%s tells a challenge token nothing of the customer it names', async (_name, endpoint) => {
  const entry = entryOf(endpoint)
  const { access } = endpoint
  if (access === 'public' || access === 'gateway') return
  const answer = await knock(endpoint, challengeOf(victim), entry.request(victim.ids))
  if (access === 'panel') expectRefused(answer, 404, 'not_found', 'challenge')
  else if (access !== 'otp') expectRefused(answer, 401, 'unauthenticated', 'challenge')
  expectNoMarks(answer, 'challenge')
  if (access === 'otp' && entry.kind === 'names') {
    await expectNotFound(endpoint, "a stranger's challenge", async () => challengeOf(stranger))
  }
})

it.each(rows)('%s knows nothing of a customer when a stranger asks', async (_name, endpoint) => {
  const entry = entryOf(endpoint)
  const { access } = endpoint
  if (access === 'gateway') return
  if (access === 'staff') {
    const answer = await knock(endpoint, await sessionOf(stranger), entry.request(victim.ids))
    expectRefused(answer, 401, 'unauthenticated', 'a stranger')
    const owner = await knock(endpoint, await sessionOf(victim), entry.request(victim.ids))
    expectRefused(owner, 401, 'unauthenticated', 'a customer')
  } else if (entry.kind === 'names') {
    await expectNotFound(endpoint, 'a stranger', () => sessionOf(stranger))
  } else {
    const answer = await knock(endpoint, await sessionOf(stranger), entry.request(victim.ids))
    if (entry.refusal) expectRefused(answer, 409, entry.refusal, 'a stranger')
    else if (access !== 'public') expect(answer.status, answer.text).toBe(200)
    expectNoMarks(answer, 'a stranger')
  }
})

it.each(rows)('%s knows nothing of a customer when staff act for a stranger', async (_name, endpoint) => {
  if (!needsSession(endpoint)) return
  const entry = entryOf(endpoint)
  const acting = () => sessionOf(stranger, staff)
  if (!endpoint.inPerson && entry.kind === 'names') return expectNotFound(endpoint, 'acting staff', acting)
  const answer = await knock(endpoint, await acting(), entry.request(victim.ids))
  if (endpoint.inPerson) expectRefused(answer, 403, 'customer_only', 'acting staff')
  expectNoMarks(answer, 'acting staff')
})

it.each(rows)(
  "%s opens nothing of a customer to the holder of a stranger's link",
  async (_name, endpoint) => {
    const entry = entryOf(endpoint)
    const { access } = endpoint
    if (access === 'public' || access === 'gateway') return
    const link = await linkOf(stranger)
    if ((access === 'link' || access === 'otp') && entry.kind === 'names') {
      return expectNotFound(endpoint, 'a link', async () => link)
    }
    const answer = await knock(endpoint, link, entry.request(victim.ids))
    if (access !== 'otp') expectRefused(answer, 401, 'unauthenticated', 'a link')
    expectNoMarks(answer, 'a link')
  },
)

it.each(rows)('%s is open to staff where it is theirs, and nowhere else', async (_name, endpoint) => {
  const entry = entryOf(endpoint)
  const member = bearer((await signInStaff(portal.services, { roles: staffRoles })).staffToken)
  if (needsSession(endpoint)) {
    const answer = await knock(endpoint, member, entry.request(victim.ids))
    expectRefused(answer, 401, 'unauthenticated', 'staff')
  } else if (endpoint.access === 'panel') {
    const answer = await knock(endpoint, member, entry.request(victim.ids))
    expectRefused(answer, 404, 'not_found', 'staff')
  } else if (endpoint.access === 'staff' && entry.kind === 'names') {
    if (!entry.neverFound) await expectFound(endpoint, member)
    const answer = await knock(endpoint, member, entry.request(missingIds()))
    expectRefused(answer, 404, 'not_found', 'staff')
  }
})

it.each(rows.filter(([, { access }]) => access === 'staff'))(
  '[DK-08] %s is open to the roles that have its permission, and to no other',
  async (_name, endpoint) => {
    const { permission = 'self' } = endpoint
    for (const role of staffRoles) {
      const member = bearer((await signInStaff(portal.services, { roles: [role] })).staffToken)
      const answer = await knock(endpoint, member, entryOf(endpoint).request(missingIds()))
      if (isPermitted([role], permission)) expect(answer.status, `${role}: ${answer.text}`).not.toBe(403)
      else expectRefused(answer, 403, 'not_permitted', role)
    }
    if (permission === 'self') return
    const nothing = bearer((await signInStaff(portal.services, { roles: [] })).staffToken)
    const answer = await knock(endpoint, nothing, entryOf(endpoint).request(victim.ids))
    expectRefused(answer, 403, 'not_permitted', 'a member without a role')
  },
)

const reachesTeams = ({ access, permission }: Endpoint) =>
  access === 'staff' && permission !== undefined && findGrant(['clerk', 'reviewer'], permission) === 'teams'

it.each(rows.filter(([, endpoint]) => reachesTeams(endpoint)))(
  '[DK-08] %s reaches the work of one’s own teams, and none of another team',
  async (_name, endpoint) => {
    const team = await closeServicesOf(victim)
    const roles = ['clerk', 'reviewer'] as const
    const outsider = bearer((await signInStaff(portal.services, { roles })).staffToken)
    const { staffId, staffToken } = await signInStaff(portal.services, { roles })
    await portal.db.insertInto('team_members').values({ team_id: team, staff_id: staffId }).execute()
    const entry = entryOf(endpoint)
    const theirs = await knock(endpoint, outsider, entry.request(victim.ids))
    expectNoMarks(theirs, 'another team')
    if (findStaffSubject(endpoint) && entry.kind === 'names') {
      const nothing = await knock(endpoint, outsider, entry.request(missingIds()))
      expectRefused(theirs, 404, 'not_found', 'another team')
      expect(shapeOf(theirs)).toEqual(shapeOf(nothing))
      // Whose team it is finds it, as the test of staff does.
      const own = await knock(endpoint, bearer(staffToken), entry.request(victim.ids))
      expect(own.status, own.text).not.toBe(404)
    }
  },
)

/** Every service of the case becomes the work of one team, and what had no application is of one of them. */
async function closeServicesOf({ ids }: Case): Promise<number> {
  await sql`update consultations set application_id = ${ids.application}::uuid where id = ${ids.consultation}::uuid`.execute(
    portal.db,
  )
  // Without the application, whose projection would end what its facts do not give.
  await sql`
    update work_items w set service_slug = a.service_slug from applications a
    where a.id = ${ids.application}::uuid and w.id = ${ids.work}::bigint`.execute(portal.db)
  const { id } = await portal.db
    .insertInto('teams')
    .values({ name: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('team_services')
    .columns(['team_id', 'service_slug'])
    .expression((query) =>
      query
        .selectFrom('applications')
        .select([sql<number>`${id}::smallint`.as('team_id'), 'service_slug'])
        .distinct()
        .where('customer_id', '=', ids.customer),
    )
    .execute()
  return id
}

// Without these the tests above could pass because a call is written wrongly.
it.each(rows.filter(([, endpoint]) => needsSession(endpoint)))(
  '%s finds what it names when its customer calls',
  async (_name, endpoint) => {
    const entry = entryOf(endpoint)
    const owner = await sessionOf(victim)
    if (entry.kind === 'names' && !entry.neverFound) return expectFound(endpoint, owner)
    const answer = await knock(endpoint, owner, entry.request(victim.ids))
    if (entry.kind !== 'own') return
    const seen = victim.marks.filter((mark) => answer.text.includes(mark))
    expect(seen, answer.text).not.toEqual([])
  },
)

async function expectFound(endpoint: Endpoint, headers: Headers): Promise<void> {
  const answer = await knock(endpoint, headers, entryOf(endpoint).request(victim.ids))
  expect([401, 403, 404, 500], answer.text).not.toContain(answer.status)
  expect(answer.text).not.toContain('"code":"invalid_request"')
}
