import {
  getProfile,
  listAccounts,
  login,
  makePanelCode,
  requestDataExport,
  requestErasure,
  requestOtp,
  restoreContact,
  updateProfile,
  verifyOtp,
} from '@sanad/contracts'
import { listMessages } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { passTime, proveEmail, readCode, registerSomebody } from '../../../testing/factories/challenge.ts'
import { randomMobile, signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { createTokens } from '../sessions/session-token.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

interface Holder {
  readonly customerId: string
  readonly token: string
}

const newEmail = () => `new.${randomMobile()}@example.in`

/** A code over the channel, entered with this token. */
async function enterCode({ customerId: user_id, token }: Holder, channel: 'sms' | 'email', to: string) {
  const body = { user_id, channel }
  await succeed(portal.app, requestOtp, { token, body })
  const otp_code = await readCode(portal.app, to)
  const session = await succeed(portal.app, verifyOtp, { token, body: { ...body, otp_code } })
  await passTime(portal.db, user_id, 121)
  return { customerId: user_id, token: session.token }
}

/** Somebody who knows the number and can read this address, at the login. */
async function logInBy(email: string, { customerId, mobile }: { customerId: string; mobile: string }) {
  const { token } = await succeed(portal.app, login, { body: { mobile } })
  return enterCode({ customerId, token }, 'email', email)
}

/** Another session of the customer, as a thief who found its token holds it. */
async function steal({ customerId }: { customerId: string }): Promise<Holder> {
  const tokens = createTokens(portal.services.config.secrets.session)
  const proof = { channel: 'sms', purpose: 'login' } as const
  return { customerId, token: await beginSession(portal.services.db, tokens, { customerId, proof }) }
}

/** The code of the newest warning to this number or address. */
async function readTakeBack(to: string): Promise<string> {
  const [message] = await listMessages(portal.app, to)
  return message?.text.match(/restore-contact\?code=([\w-]+)/)?.[1] ?? ''
}

/** Days go by for what the customer has proved. */
const passDays = (customerId: string, days: number) =>
  sql`update customers set email_verified_at = email_verified_at - make_interval(days => ${days})
    where id = ${customerId}`.execute(portal.db)

it('[F-38] a stolen session changes no contact: neither by itself nor by the code of a login or of the new address', async () => {
  const owner = await signIn(portal.services)
  const thief = await steal(owner)
  const mine = newEmail()
  const change = { token: thief.token, body: { email: mine } }
  expect(await refuse(portal.app, updateProfile, change)).toMatchObject({ status: 409, code: 'proof_needed' })
  // The owner proves the number meanwhile, in a session of their own.
  await enterCode(owner, 'sms', owner.mobile)
  expect(await refuse(portal.app, updateProfile, change)).toMatchObject({ code: 'proof_needed' })
  const { user } = await succeed(portal.app, getProfile, { token: thief.token })
  expect(user.email).toBe(owner.email)
})

it('[F-38] the proof of one session opens copy and erasure to no other', async () => {
  const owner = await signIn(portal.services)
  const thief = await steal(owner)
  await sql`update sessions set created_at = now() - interval '16 minutes' where customer_id = ${owner.customerId}`.execute(
    portal.db,
  )
  const fresh = await enterCode(owner, 'sms', owner.mobile)
  for (const strong of [requestDataExport, requestErasure]) {
    expect(await refuse(portal.app, strong, { token: thief.token })).toMatchObject({ code: 'proof_needed' })
  }
  await succeed(portal.app, requestDataExport, { token: fresh.token })
})

it('[F-38] a changed address opens nothing strong for three days, not by a login, and then it does', async () => {
  const person = await signIn(portal.services)
  const email = newEmail()
  const relative = await signIn(portal.services, { email })
  await proveEmail(portal.db, relative.customerId)
  const proved = await enterCode(person, 'sms', person.mobile)
  await succeed(portal.app, updateProfile, { token: proved.token, body: { email } })
  // The proof is used up by the change.
  expect(await refuse(portal.app, requestDataExport, { token: proved.token })).toMatchObject({
    code: 'proof_needed',
  })
  const session = await enterCode(proved, 'email', email)
  const tryAll = async (token: string) => {
    for (const strong of [requestDataExport, requestErasure]) {
      expect(await refuse(portal.app, strong, { token })).toMatchObject({ code: 'proof_needed' })
    }
    const other = { token, body: { email: newEmail() } }
    expect(await refuse(portal.app, updateProfile, other)).toMatchObject({ code: 'proof_needed' })
    const { accounts } = await succeed(portal.app, listAccounts, { token })
    expect(accounts).toHaveLength(1)
  }
  await tryAll(session.token)
  const again = await logInBy(email, person)
  await tryAll(again.token)
  expect((await succeed(portal.app, listAccounts, { token: relative.token })).accounts).toHaveLength(1)

  await passDays(person.customerId, 3)
  expect((await succeed(portal.app, listAccounts, { token: again.token })).accounts).toHaveLength(2)
  await succeed(portal.app, requestDataExport, { token: again.token })
})

it('[F-38] a channel proved beside another opens nothing strong for three days, and then it does', async () => {
  const person = await signIn(portal.services)
  const { token } = await enterCode(person, 'email', person.email)
  for (const strong of [requestDataExport, requestErasure]) {
    expect(await refuse(portal.app, strong, { token })).toMatchObject({ code: 'proof_needed' })
  }
  const body = { email: newEmail() }
  expect(await refuse(portal.app, updateProfile, { token, body })).toMatchObject({ code: 'proof_needed' })
  const relative = await signIn(portal.services, { email: person.email })
  await proveEmail(portal.db, relative.customerId)
  expect((await succeed(portal.app, listAccounts, { token })).accounts).toHaveLength(1)

  await passDays(person.customerId, 3)
  expect((await succeed(portal.app, listAccounts, { token })).accounts).toHaveLength(2)
  await succeed(portal.app, requestDataExport, { token })
})

it('[F-38] what is proved in a session that a settled channel began is settled at once', async () => {
  const person = await registerSomebody(portal.app)
  const byNumber = await enterCode(person, 'sms', person.mobile)
  const { token } = await enterCode(byNumber, 'email', person.email)
  await succeed(portal.app, requestDataExport, { token })
  // The same the other way round: the address was proved first.
  const other = await registerSomebody(portal.app)
  const byEmail = await enterCode(other, 'email', other.email)
  const both = await enterCode(byEmail, 'sms', other.mobile)
  await succeed(portal.app, requestDataExport, { token: both.token })
})

it('[F-38] the owner hears of it over every proved channel, and takes it back once: all sessions end', async () => {
  const owner = await signIn(portal.services)
  const { customerId, mobile, email } = owner
  await sql`update customers set whatsapp_verified_at = now(),
      email_verified_at = now() - interval '1 hour', verified_at = now() - interval '1 hour'
    where id = ${customerId}`.execute(portal.db)
  // A thief who read one code over the owner's shoulder.
  const thief = await enterCode(await steal(owner), 'sms', mobile)
  await succeed(portal.app, updateProfile, { token: thief.token, body: { email: newEmail() } })
  const told = await portal.db
    .selectFrom('messages')
    .select('channel')
    .where('customer_id', '=', customerId)
    .where('template', '=', 'email-changed')
    .orderBy('channel')
    .execute()
  expect(told.map(({ channel }) => channel)).toEqual(['email', 'sms', 'whatsapp'])
  const code = await readTakeBack(email)
  expect(code).toMatch(/^[\w-]{22}$/)
  expect(await readTakeBack(mobile)).toBe(code)
  // As bytes: a hash may have a NUL, which no text has.
  const { rows } = await sql`select from contact_changes where code_hash = ${Buffer.from(code)}`.execute(
    portal.db,
  )
  expect(rows).toEqual([])

  const uses = await Promise.all([1, 2].map(() => call(portal.app, restoreContact, { body: { code } })))
  expect(uses.map(({ status }) => status).sort()).toEqual([200, 404])
  for (const { token } of [owner, thief]) {
    expect(await refuse(portal.app, getProfile, { token })).toMatchObject({ status: 401 })
  }
  const customer = await portal.db
    .selectFrom('customers')
    .select(['email', 'email_changed_at', sql<boolean>`email_verified_at < now()`.as('proved')])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  expect(customer).toEqual({ email, email_changed_at: null, proved: true })
  const events = await portal.db
    .selectFrom('security_events')
    .select(['event', 'details'])
    .where('customer_id', '=', customerId)
    .where('event', 'like', 'contact%')
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { event: 'contact_changed', details: { kind: 'email', told: 'email sms whatsapp' } },
    { event: 'contact_restored', details: { kind: 'email' } },
  ])
})

it('[F-38] a thief who had the address for less than three days gets no code to bring it back', async () => {
  const owner = await signIn(portal.services)
  const { mobile } = owner
  const first = await enterCode(owner, 'sms', mobile)
  const stolen = newEmail()
  await succeed(portal.app, updateProfile, { token: first.token, body: { email: stolen } })
  const code = await readTakeBack(mobile)
  const second = await enterCode(await enterCode(first, 'email', stolen), 'sms', mobile)
  await succeed(portal.app, updateProfile, { token: second.token, body: { email: newEmail() } })
  expect(await readTakeBack(stolen)).toBe('')
  const later = await readTakeBack(mobile)
  expect(later).not.toBe(code)

  // Meanwhile the thief has let a member of staff act.
  const staff = await signInStaff(portal.services)
  await portal.db
    .insertInto('acting_grants')
    .values({ staff_session_id: staff.staffSessionId, customer_id: owner.customerId })
    .execute()
  const params = { id: owner.customerId }
  await succeed(portal.app, makePanelCode, { token: staff.staffToken, params })

  await succeed(portal.app, restoreContact, { body: { code } })
  expect(await refuse(portal.app, makePanelCode, { token: staff.staffToken, params })).toMatchObject({
    code: 'acting_code_needed',
  })
  // The later change is overtaken: its code would bring the address in between back.
  expect(await refuse(portal.app, restoreContact, { body: { code: later } })).toMatchObject({
    status: 404,
    code: 'link_invalid',
  })
})

it('[F-38] after seven days a change stays', async () => {
  const owner = await signIn(portal.services)
  const { token } = await enterCode(owner, 'sms', owner.mobile)
  await succeed(portal.app, updateProfile, { token, body: { email: newEmail() } })
  const code = await readTakeBack(owner.mobile)
  await sql`update contact_changes set expires_at = expires_at - interval '7 days'`.execute(portal.db)
  expect(await refuse(portal.app, restoreContact, { body: { code } })).toMatchObject({ code: 'link_invalid' })
})
