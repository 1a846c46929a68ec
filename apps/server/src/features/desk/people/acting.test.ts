import {
  getProfile,
  listSessions,
  login,
  makePanelCode,
  requestOtp,
  revokeOtherSessions,
  revokeSession,
  validatePanelCode,
  verifyOtp,
} from '@sanad/contracts'
import { sendActingCode } from '@sanad/contracts/staff'
import { formatMoment } from '@sanad/domain'
import { actFor, listMessages } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { passTime, proveEmail, readCode, wrongCode } from '../../../testing/factories/challenge.ts'
import { createCustomer, signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'
import { insertSession } from './factors/open-session.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp({ config: { publicUrl: 'https://sanad.example' } })
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<typeof createCustomer>>
const sms = { channel: 'sms' } as const
const memberOf = (staff: { staffToken: string }, { customerId, mobile }: Person) => {
  const to = { token: staff.staffToken, params: { id: customerId } }
  return {
    ...to,
    send: () => succeed(portal.app, sendActingCode, { ...to, body: sms }),
    open: (otp_code?: string) =>
      call(portal.app, makePanelCode, { ...to, ...(otp_code ? { body: { ...sms, otp_code } } : {}) }),
    act: () => actFor(portal.app, { token: staff.staffToken, customer: { id: customerId, mobile } }),
  }
}
const startActing = async () => {
  const customer = await createCustomer(portal.services)
  const staff = await signInStaff(portal.services, { name: 'Priya Nair' })
  return { customer, staff, member: memberOf(staff, customer) }
}
const enter = ({ code }: { code: string }, { customerId }: Person) =>
  succeed(portal.app, validatePanelCode, { token: code, params: { userId: customerId } })
const needed = { status: 409, body: { code: 'acting_code_needed' } }
const opened = { status: 200, body: { success: true } }

it('a portal opens by the code that its customer reads out, and without one for the rest of the sign-in', async () => {
  const { customer, member } = await startActing()
  expect(await member.open()).toMatchObject(needed)
  expect(await member.send()).toMatchObject({
    message: `OTP sent to ••••••${customer.mobile.slice(-4)}`,
    seconds_left: 120,
  })
  expect(await member.open()).toMatchObject(needed)
  expect(await member.open(await readCode(portal.app, customer.mobile))).toMatchObject(opened)
  expect(await member.open()).toMatchObject(opened)
  const [message] = await listMessages(portal.app, customer.mobile)
  expect(message?.text).toMatch(/^\d{6} lets Priya Nair of Sanad work in your account for you\. /)
  expect(message?.text).not.toContain('@sanad.example')
})

/** Another session of the same member. */
async function signInAgain({ staffId }: { staffId: string }) {
  const { db, config } = portal.services
  const { id, exp } = await insertSession(db, { staffId, userAgent: '', lasts: '8 hours' })
  const proofs = (['password', 'totp'] as const).map((kind) => ({ session_id: id, kind }))
  await db.insertInto('staff_proofs').values(proofs).execute()
  return { staffToken: createTokens(config.secrets.session).signStaff({ sid: id, sub: staffId, exp }) }
}

it('what one customer allows opens no other portal, to nobody else, and no longer once the member signs in again', async () => {
  const { customer, staff, member } = await startActing()
  await member.act()
  const other = await createCustomer(portal.services)
  expect(await memberOf(staff, other).open()).toMatchObject(needed)
  expect(await memberOf(await signInStaff(portal.services), customer).open()).toMatchObject(needed)
  expect(await memberOf(await signInAgain(staff), customer).open()).toMatchObject(needed)
  expect(await member.open()).toMatchObject(opened)
})

it('a customer who ends the session of staff takes back that they may act, with a link that was not used yet', async () => {
  const customer = await signIn(portal.services)
  const { token } = customer
  const member = memberOf(await signInStaff(portal.services), customer)
  const entered = await enter(await member.act(), customer)
  await enter(makePanelCode.success.parse((await member.open()).body).data, customer)
  const unused = makePanelCode.success.parse((await member.open()).body).data
  const { data } = await succeed(portal.app, listSessions, { token })
  const id = data.find(({ staff_name }) => staff_name !== null)?.id ?? ''
  await succeed(portal.app, revokeSession, { token, params: { id } })
  expect(await member.open()).toMatchObject(needed)
  const again = { token: unused.code, params: { userId: customer.customerId } }
  expect(await call(portal.app, validatePanelCode, again)).toMatchObject({ status: 404 })
  expect(await call(portal.app, getProfile, { token: entered.token })).toMatchObject({ status: 401 })

  await passTime(portal.db, customer.customerId, 121)
  await enter(await member.act(), customer)
  await succeed(portal.app, revokeOtherSessions, { token })
  expect(await member.open()).toMatchObject(needed)
})

it('a code is good in the sign-in that asked for it, which its message names, and in no other', async () => {
  const { customer, member } = await startActing()
  await member.send()
  const code = await readCode(portal.app, customer.mobile)
  const another = memberOf(await signInStaff(portal.services), customer)
  expect(await another.open(code)).toMatchObject({ status: 400, body: { code: 'otp_expired' } })
  expect(await member.open(code)).toMatchObject(opened)
})

it('wrong codes are counted, also when they are refused, and wear the code out', async () => {
  const { customer, member } = await startActing()
  await member.send()
  const code = await readCode(portal.app, customer.mobile)
  for (const attempts_left of [4, 3, 2, 1, 0]) {
    expect(await member.open(wrongCode(code))).toMatchObject({
      status: 400,
      body: { code: 'otp_invalid', attempts_left },
    })
  }
  const exceeded = { status: 429, body: { code: 'otp_attempts_exceeded' } }
  expect(await member.open(code)).toMatchObject(exceeded)
  expect(await member.open()).toMatchObject(needed)
})

it('whoever acts is kept from trying the codes of customer after customer', async () => {
  const { member } = await startActing()
  const others = await Promise.all(Array.from({ length: 61 }, () => createCustomer(portal.services)))
  const answers = []
  for (const other of others)
    answers.push((await memberOf({ staffToken: member.token }, other).open('000000')).status)
  expect(new Set(answers.slice(0, 60))).toEqual(new Set([400]))
  expect(answers.at(-1)).toBe(429)
})

it('a code that was not read out within five minutes opens nothing', async () => {
  const { customer, member } = await startActing()
  await member.send()
  await passTime(portal.db, customer.customerId, 301)
  const code = await readCode(portal.app, customer.mobile)
  expect(await member.open(code)).toMatchObject({ status: 400, body: { code: 'otp_expired' } })
})

it('[L-sends] a second code within 120 seconds is refused, whoever of the staff asks for it', async () => {
  const { customer, member } = await startActing()
  await member.send()
  const { send: _, ...another } = memberOf(await signInStaff(portal.services), customer)
  for (const { token, params } of [member, another]) {
    const refused = await refuse(portal.app, sendActingCode, { token, params, body: sms })
    expect(refused).toMatchObject({ status: 429, code: 'otp_wait' })
  }
})

it('a code goes to what the customer has proved alone, by that very way', async () => {
  const { customer, member } = await startActing()
  const { token, params } = member
  const send = (channel: 'sms' | 'email') =>
    call(portal.app, sendActingCode, { token, params, body: { channel } })
  const missing = { status: 400, body: { code: 'otp_channel_missing' } }
  expect(await send('email')).toMatchObject(missing)
  await proveEmail(portal.db, customer.customerId)
  expect(await send('email')).toMatchObject({ status: 200 })
  const nobody = await createCustomer(portal.services, { verified: false })
  const of = memberOf({ staffToken: token }, nobody)
  for (const channel of ['sms', 'email'] as const) {
    const refused = await call(portal.app, sendActingCode, {
      token,
      params: of.params,
      body: { channel },
    })
    expect(refused).toMatchObject(missing)
  }
})

it('a code for staff leaves the customer’s own as it is, and the customer’s own leaves that of staff', async () => {
  const { customerId: user_id, token, mobile, email } = await signIn(portal.services)
  const customer = { customerId: user_id, mobile, email }
  const member = memberOf(await signInStaff(portal.services), customer)
  const ask = { ...sms, user_id }
  // A stranger's, as of every login from a new place, and one of the customer's own session.
  const stranger = await succeed(portal.app, login, { body: { mobile } })
  await succeed(portal.app, requestOtp, { token: stranger.token, body: ask })
  const strangers = await readCode(portal.app, mobile)
  await member.send()
  const first = await readCode(portal.app, mobile)
  const body = { ...ask, otp_code: strangers }
  await succeed(portal.app, verifyOtp, { token: stranger.token, body })
  await succeed(portal.app, requestOtp, { token, body: ask })
  const own = await readCode(portal.app, mobile)
  expect(await member.open(first)).toMatchObject(opened)
  const another = memberOf(await signInStaff(portal.services), customer)
  await passTime(portal.db, user_id, 121)
  await another.send()
  await succeed(portal.app, verifyOtp, { token, body: { ...ask, otp_code: own } })
})

it('codes that staff use up, and wrong ones that they type, lock staff out and not the customer', async () => {
  const { customer, member } = await startActing()
  for (let round = 0; round < 2; round += 1) {
    await member.send()
    const code = await readCode(portal.app, customer.mobile)
    for (let wrong = 0; wrong < 5; wrong += 1) await member.open(wrongCode(code))
    await passTime(portal.db, customer.customerId, 121)
  }
  const { token, params } = member
  expect(await refuse(portal.app, sendActingCode, { token, params, body: sms })).toMatchObject({
    code: 'otp_attempts_exceeded',
  })
  const { customerId: user_id, mobile } = customer
  const { token: challenge } = await succeed(portal.app, login, { body: { mobile } })
  await succeed(portal.app, requestOtp, { token: challenge, body: { ...sms, user_id } })
  const otp_code = await readCode(portal.app, mobile)
  await succeed(portal.app, verifyOtp, { token: challenge, body: { ...sms, user_id, otp_code } })
})

it('[DK-73] whenever staff enter, the customer is told within a minute by every proved channel, in their language, by whom, when and where to object', async () => {
  const { customer, member } = await startActing()
  const { customerId, mobile, email } = customer
  await proveEmail(portal.db, customerId)
  await sql`update customers set message_language = 'hi' where id = ${customerId}`.execute(portal.db)
  await enter(await member.act(), customer)
  const asked = (await listMessages(portal.app, mobile)).find(({ text }) => /^\d{6} /.test(text))
  expect(asked?.text).toContain('Priya Nair (सनद) को आपके खाते में आपकी ओर से काम करने की अनुमति मिलती है')
  const told = async (to: string) =>
    (await listMessages(portal.app, to)).filter(({ text }) => text.includes('खाता खोला'))
  const { created_at } = await portal.db
    .selectFrom('sessions')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  for (const to of [mobile, email]) {
    const [message, ...others] = await told(to)
    expect(others).toEqual([])
    expect(message?.text).toContain('Priya Nair')
    expect(message?.text).toContain(formatMoment(created_at.toISOString(), 'hi-IN'))
    expect(message?.text).toContain('https://sanad.example/user/about')
  }
  const { rows } = await sql<{ channel: string; language: string; seconds: number }>`
    select channel, language, extract(epoch from sent_at - ${created_at}::timestamptz)::float8 as seconds
    from messages where customer_id = ${customerId} and template = 'staff-acting' order by channel`.execute(
    portal.db,
  )
  expect(rows).toMatchObject([
    { channel: 'email', language: 'hi' },
    { channel: 'sms', language: 'hi' },
  ])
  for (const { seconds } of rows) expect(seconds).toBeLessThan(60)
  // The second time in the same sign-in, without a code.
  const { data } = await succeed(portal.app, makePanelCode, { token: member.token, params: member.params })
  await enter(data, customer)
  expect(await told(mobile)).toHaveLength(2)
  expect(await told(email)).toHaveLength(2)
})

it('a portal that nobody enters is told of to nobody, and what was allowed is in the audit log under both names', async () => {
  const { customer, member } = await startActing()
  await member.act()
  const { rows } = await sql`select from messages
    where customer_id = ${customer.customerId} and template = 'staff-acting'`.execute(portal.db)
  expect(rows).toEqual([])
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'staff_id'])
    .where('customer_id', '=', customer.customerId)
    .orderBy('id')
    .execute()
  expect(entries.map(({ description }) => description)).toEqual([
    'Sent a code to act for the customer',
    "Was let act for the customer by the customer's code",
    'Made a panel code',
  ])
  expect(new Set(entries.map(({ staff_id }) => staff_id)).size).toBe(1)
  expect(entries[0]?.staff_id).toBeTruthy()
})
