import { createHash, createHmac, randomUUID } from 'node:crypto'
import { getProfile, otpStatus } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { beginLogin } from '../../../testing/factories/challenge.ts'
import { createCustomer, signIn } from '../../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTokens } from './session-token.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as Record<string, unknown>

it('[L-session] a session token says what it is, for whom, which session and until when in seconds', async () => {
  const { token, customerId } = await signIn(portal.services)
  expect(headerOf(token)).toEqual({ alg: 'HS256', typ: 'sanad-session+jwt' })
  const claims = claimsOf(token)
  expect(claims).toEqual({
    sid: expect.any(String),
    sub: customerId,
    exp: expect.any(Number),
    aud: 'sanad-portal',
  })
  const session = await portal.db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', String(claims.sid))
    .executeTakeFirstOrThrow()
  expect(claims.exp).toBe(session.expires_at.getTime() / 1000)
})

it('[AU-09] a call without a token says that none was found', async () => {
  expect(await refuse(portal.app, getProfile, {})).toMatchObject({
    status: 401,
    message: 'No authentication token found',
  })
})

it("[L-session] [F-24] a session ends when the database's clock says so, whatever the token says", async () => {
  const { token, customerId } = await signIn(portal.services)
  await sql`update sessions set expires_at = now() where customer_id = ${customerId}`.execute(portal.db)
  expect(await refuse(portal.app, getProfile, { token })).toMatchObject({ status: 401, tokenExpired: true })
})

it('[L-session] a token with another signature, algorithm, kind or person is refused', async () => {
  const { token, customerId } = await signIn(portal.services)
  const stranger = await signIn(portal.services)
  const keys = portal.services.config.secrets.session
  const claims = claimsOf(token)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = (header: object, body: object) => {
    const input = `${encode(header)}.${encode(body)}`
    return `${input}.${createHmac('sha256', keys[0]).update(input).digest('base64url')}`
  }
  const exp = Number(claims.exp)
  const forged = [
    createTokens([Buffer.alloc(32)]).signSession({ sid: String(claims.sid), sub: customerId, exp }),
    `${encode({ alg: 'none', typ: 'sanad-session+jwt' })}.${encode(claims)}.`,
    signed({ alg: 'HS256', typ: 'JWT' }, claims),
    signed({ alg: 'HS256', typ: 'sanad-session+jwt' }, { ...claims, aud: 'sanad-otp' }),
    signed({ alg: 'HS256', typ: 'sanad-session+jwt' }, { ...claims, sub: stranger.customerId }),
    signed({ alg: 'HS256', typ: 'sanad-session+jwt' }, { ...claims, sid: randomUUID() }),
    createTokens(keys).signChallenge({ sub: customerId, purpose: 'login', exp }),
    `${token}x`,
    'x',
  ]
  for (const wrong of forged) {
    expect(await refuse(portal.app, getProfile, { token: wrong })).toMatchObject({ status: 401 })
  }
})

it('a challenge token opens the OTP calls for 10 minutes', async () => {
  const { token, customerId } = await beginLogin(portal.app, portal.services)
  expect(headerOf(token)).toEqual({ alg: 'HS256', typ: 'sanad-challenge+jwt' })
  const { exp, aud } = claimsOf(token)
  expect(aud).toBe('sanad-otp')
  expect(Math.abs(Number(exp) - Date.now() / 1000 - 600)).toBeLessThan(30)
  await succeed(portal.app, otpStatus, { token, query: { user_id: customerId } })

  const tokens = createTokens(portal.services.config.secrets.session)
  const now = Math.floor(Date.now() / 1000)
  const old = tokens.signChallenge({ sub: customerId, purpose: 'login', exp: now - 60 })
  expect(await refuse(portal.app, otpStatus, { token: old, query: { user_id: customerId } })).toMatchObject({
    status: 401,
  })
})

it('an access link opens the OTP calls of its customer until it expires, and no session', async () => {
  const { customerId } = await createCustomer(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const accessLink = randomUUID()
  await portal.db
    .insertInto('access_links')
    .values({
      token_hash: createHash('sha256').update(accessLink).digest(),
      application_id: applicationId,
      purpose: 'csrf',
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    .execute()
  const query = { user_id: customerId }
  await succeed(portal.app, otpStatus, { accessLink, query })
  expect(await refuse(portal.app, getProfile, { accessLink })).toMatchObject({ status: 401 })
  const dead = { status: 404, code: 'link_invalid' }
  expect(await refuse(portal.app, otpStatus, { accessLink: randomUUID(), query })).toMatchObject(dead)
  await sql`update access_links set expires_at = now()`.execute(portal.db)
  expect(await refuse(portal.app, otpStatus, { accessLink, query })).toMatchObject(dead)
})

it('[AU-12] [F-22] the source header of yesterday and tomorrow is taken, any other is 400 and never 401', async () => {
  const { token } = await signIn(portal.services)
  const sourceOf = (days: number) => {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    return createHash('sha256').update(date).digest('hex')
  }
  const ask = (source: string) => call(portal.app, getProfile, { token, headers: { source } })
  for (const days of [-1, 0, 1]) expect((await ask(sourceOf(days))).status).toBe(200)
  for (const wrong of [sourceOf(-4), sourceOf(4), '', 'today']) {
    expect(await ask(wrong)).toMatchObject({ status: 400, body: { code: 'source_invalid' } })
  }
})
