import { randomUUID } from 'node:crypto'
import { getProfile } from '@sanad/contracts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getStaffMember,
  saveStaffLanguage,
  staffLogin,
  staffLogout,
} from '@sanad/contracts/staff'
import { signInStaff as signIn, totpCode } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRateLimit } from '../../../platform/http/rate-limit.ts'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { hireStaff } from '../../../testing/factories/hire-staff.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createStaffMember } from './create-staff-member.ts'
import { hashPassword } from './hash-password.ts'

// Password hashing is slow by design, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const password = 'correct horse battery'

const hire = () => hireStaff(portal.db, { roles: ['manager', 'clerk'], password })

it('a member of staff signs in with e-mail, password and second factor, for 8 hours, and out again', async () => {
  const { email, staffId } = await hire()
  const { token } = await signIn(portal.app, { email: email.toUpperCase(), password })
  const { staff } = await succeed(portal.app, getStaffMember, { token })
  expect(staff).toMatchObject({ id: staffId, email, name: 'Priya Nair', roles: ['clerk', 'manager'] })
  expect(staff.permissions).toContain('refund.approve')
  expect(staff.permissions).not.toContain('payment.review')
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from expires_at - created_at) / 3600)::int as hours
    from staff_sessions where staff_id = ${staffId} and ended_at is null`.execute(portal.db)
  expect(rows).toEqual([{ hours: 8 }])
  await succeed(portal.app, staffLogout, { token })
  expect(await refuse(portal.app, getStaffMember, { token })).toMatchObject({ status: 401 })
})

it('a staff session says what it has proved and when', async () => {
  const { email, staffId } = await hire()
  const { token } = await signIn(portal.app, { email, password })
  const principal = await portal.app.authenticate('staff', {
    bearer: token,
    staffCookie: null,
    accessLink: null,
  })
  expect(principal).toMatchObject({
    kind: 'staff',
    staffId,
    proofs: [{ kind: 'password' }, { kind: 'totp' }],
  })
  const [proof] = principal.kind === 'staff' ? principal.proofs : []
  expect(Math.abs(Date.parse(proof?.provedAt ?? '') - Date.now())).toBeLessThan(60_000)
})

it('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await hire()
  const wrong = await refuse(portal.app, staffLogin, { body: { email, password: 'Correct horse battery' } })
  const unknown = await refuse(portal.app, staffLogin, { body: { email: 'nobody@example.in', password } })
  expect(wrong).toMatchObject({ status: 401, code: 'staff_login_failed' })
  expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
})

it('after ten tries for one address even the right password waits', async () => {
  const { email } = await hire()
  // Ten real attempts would each take the time of a password hash.
  const tries = createRateLimit(portal.db, { name: 'staff-login-member', points: 10, seconds: 900 })
  for (let index = 0; index < 10; index++) await tries.take(email)
  expect(await refuse(portal.app, staffLogin, { body: { email, password } })).toMatchObject({
    status: 429,
    code: 'rate_limited',
  })
})

it('the right password from a known place is never refused because of wrong ones from elsewhere', async () => {
  const { email } = await hire()
  const office = { address: '203.0.113.10' }
  const signIn = (place: { address: string; cookies?: Record<string, string> }, given = password) =>
    call(portal.app, staffLogin, { body: { email, password: given }, ...place })
  const { token } = await succeed(portal.app, staffLogin, { body: { email, password }, ...office })
  const { secret } = await succeed(portal.app, beginAuthenticator, { token, ...office })
  const first = await call(portal.app, confirmAuthenticator, {
    token,
    body: { code: totpCode(secret) },
    ...office,
  })
  const browser = first.cookies.find(({ name }) => name === 'sanad_place')?.value ?? ''
  const [line, network, member] = [
    `staff-login-member:${email}|198.51.100.9`,
    'staff-login:203.0.113.0/24',
    `staff-login-anywhere:${email}`,
  ]
  // Of real attempts each would take the time of a password hash.
  await sql`
    insert into rate_limits (key, points, expires_at) values
      (${line}, 9, now() + interval '15 minutes'), (${network}, 200, now() + interval '15 minutes')
    on conflict (key) do update set points = excluded.points`.execute(portal.db)
  expect((await signIn({ address: '198.51.100.9' }, 'wrong')).status).toBe(401)
  expect((await signIn({ address: '198.51.100.9' })).status).toBe(429)
  expect((await signIn({ address: '198.51.100.10' })).status).toBe(200)
  await sql`
    insert into rate_limits (key, points, expires_at) values (${member}, 100, now() + interval '15 minutes')
    on conflict (key) do update set points = excluded.points`.execute(portal.db)
  expect((await signIn({ address: '192.0.2.77' })).status).toBe(429)
  expect((await signIn(office)).status).toBe(200)
  expect((await signIn({ address: '192.0.2.77', cookies: { sanad_place: browser } })).status).toBe(200)
})

it('tries for a member who is refused already take nothing from colleagues in the same network', async () => {
  const address = '198.51.100.200'
  const [guessed, colleague] = [await hire(), await hire()]
  // Of real attempts each would take the time of a password hash.
  await sql`
    insert into rate_limits (key, points, expires_at)
    values (${`staff-login-member:${guessed.email}|${address}`}, 10, now() + interval '15 minutes')`.execute(
    portal.db,
  )
  const signIn = (email: string) => call(portal.app, staffLogin, { body: { email, password }, address })
  for (let index = 0; index < 30; index++) expect((await signIn(guessed.email)).status).toBe(429)
  expect((await signIn(colleague.email)).status).toBe(200)
  const { rows } = await sql<{ key: string; points: number }>`
    select key, points from rate_limits where key = ${`staff-login-anywhere:${guessed.email}`}`.execute(
    portal.db,
  )
  expect(rows).toEqual([])
})

it('a failed login is in the log of security events, with the network and without the address that was typed', async () => {
  const { email, staffId } = await hire()
  for (const typed of [email, 'nobody@example.in']) {
    const body = { email: typed, password: 'wrong' }
    expect((await call(portal.app, staffLogin, { body, address: '198.51.100.99' })).status).toBe(401)
  }
  const events = await portal.db
    .selectFrom('security_events')
    .select(['event', 'reason', 'staff_id', 'network', 'details'])
    .where('network', '=', '198.51.100.0/24')
    .where('event', '=', 'sign_in_failed')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const failed = { event: 'sign_in_failed', network: '198.51.100.0/24', details: {} }
  expect(events).toEqual([
    { ...failed, reason: 'unknown_member', staff_id: null },
    { ...failed, reason: 'wrong_password', staff_id: staffId },
  ])
})

it('somebody who left can neither sign in nor go on', async () => {
  const { email, staffId } = await hire()
  const { token } = await signIn(portal.app, { email, password })
  await sql`update staff_members set disabled_at = now() where id = ${staffId}`.execute(portal.db)
  expect(await refuse(portal.app, getStaffMember, { token })).toMatchObject({ status: 401 })
  expect(await refuse(portal.app, staffLogin, { body: { email, password } })).toMatchObject({
    code: 'staff_login_failed',
  })
})

it('the session ends by the clock of the database', async () => {
  const { staffId, staffToken: token } = await signInStaff(portal.services)
  await sql`update staff_sessions set expires_at = now() where staff_id = ${staffId}`.execute(portal.db)
  expect(await refuse(portal.app, getStaffMember, { token })).toMatchObject({ status: 401 })
})

it('a staff token opens no call of customers', async () => {
  const { staffToken: token } = await signInStaff(portal.services)
  expect(await refuse(portal.app, getProfile, { token })).toMatchObject({ status: 401 })
})

it('passwords are kept as salted slow hashes, and one address belongs to one person', async () => {
  const email = `priya.${randomUUID()}@centre.example.in`
  const member = {
    email,
    name: 'Priya Nair',
    passwordHash: await hashPassword(password),
    roles: ['clerk' as const],
  }
  expect(await createStaffMember(portal.db, member)).toBeDefined()
  const { password_hash } = await portal.db
    .selectFrom('staff_members')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^scrypt:32768:8:3:[\w-]{22}:[\w-]{43}$/)
  expect(await hashPassword(password)).not.toBe(password_hash)
  expect(await createStaffMember(portal.db, { ...member, name: 'X' })).toBeUndefined()
})

it('[DK-113] a member’s language is kept with them, and theirs alone', async () => {
  const member = await signInStaff(portal.services)
  const other = await signInStaff(portal.services)
  const languageOf = async ({ staffToken: token }: typeof member) =>
    (await succeed(portal.app, getStaffMember, { token })).staff.language
  expect(await languageOf(member)).toBeNull()
  await succeed(portal.app, saveStaffLanguage, { token: member.staffToken, body: { language: 'hi' } })
  expect(await languageOf(member)).toBe('hi')
  expect(await languageOf(other)).toBeNull()
})
