import { getProfile, login, requestOtp, verifyOtp } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import {
  beginLogin,
  type Challenged,
  passTime,
  readCode,
  registerSomebody,
  wrongCode,
} from '../../testing/factories/challenge.ts'
import { createCustomer, signIn } from '../../testing/factories/sign-in.ts'
import { invalid } from '../../testing/invalid.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

type Channel = 'sms' | 'email' | 'whatsapp'
const verification = ({ customerId, token }: Challenged, otp_code: string, channel: Channel = 'sms') => ({
  token,
  body: { user_id: customerId, channel, otp_code },
})

async function sendCode(person: Challenged, channel: Channel = 'sms'): Promise<string> {
  const { token, customerId, email, mobile } = person
  await succeed(portal.app, requestOtp, { token, body: { user_id: customerId, channel } })
  return readCode(portal.app, channel === 'email' ? email : mobile)
}

function countSessions(customerId: string): Promise<unknown[]> {
  return portal.db.selectFrom('sessions').select('id').where('customer_id', '=', customerId).execute()
}

it('[AP-12] the right code of a registration verifies the customer and begins a session', async () => {
  const person = await registerSomebody(portal.app)
  const code = await sendCode(person)
  const answer = await succeed(portal.app, verifyOtp, verification(person, code))
  expect(answer).toMatchObject({
    message: 'OTP verified successfully',
    user: { id: person.customerId, mobile: person.mobile, email: person.email, email_verified: false },
  })
  expect(await succeed(portal.app, getProfile, { token: answer.token })).toMatchObject({ user: answer.user })
  const customer = await portal.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', person.customerId)
    .executeTakeFirstOrThrow()
  expect(customer).toMatchObject({
    verified_at: expect.any(Date),
    mobile_verified_at: expect.any(Date),
    email_verified_at: null,
    whatsapp_verified_at: null,
  })
})

it('[AU-01] a login is verified by a code over any of the three channels', async () => {
  for (const channel of ['sms', 'email', 'whatsapp'] as const) {
    const person = await beginLogin(portal.app, portal.services)
    const code = await sendCode(person, channel)
    const answer = await succeed(portal.app, verifyOtp, verification(person, code, channel))
    expect(answer.user.id).toBe(person.customerId)
    await succeed(portal.app, getProfile, { token: answer.token })
  }
})

it('[F-20] 50 right codes at once begin exactly one session', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const code = await sendCode(person)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(portal.app, verifyOtp, verification(person, code))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
  expect(await countSessions(person.customerId)).toHaveLength(1)
})

it('[AP-12] [F-20] a code counts once', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const code = await sendCode(person)
  await succeed(portal.app, verifyOtp, verification(person, code))
  expect(await refuse(portal.app, verifyOtp, verification(person, code))).toMatchObject({
    status: 400,
    code: 'otp_used',
    message: 'This OTP was already used. Please request a new one.',
  })
  // A guess learns nothing of it.
  expect(await refuse(portal.app, verifyOtp, verification(person, wrongCode(code)))).toMatchObject({
    code: 'otp_expired',
  })
  expect(await countSessions(person.customerId)).toHaveLength(1)
})

it('[F-20] [L-tries] five wrong tries wear a code out, and the sixth is refused even when it is right', async () => {
  const person = await registerSomebody(portal.app)
  const code = await sendCode(person)
  for (const attempts_left of [4, 3, 2, 1, 0]) {
    expect(await refuse(portal.app, verifyOtp, verification(person, wrongCode(code)))).toMatchObject({
      status: 400,
      code: 'otp_invalid',
      message: 'Invalid OTP. Please try again.',
      attempts_left,
    })
  }
  expect(await refuse(portal.app, verifyOtp, verification(person, code))).toMatchObject({
    status: 429,
    code: 'otp_attempts_exceeded',
    message: 'Maximum OTP attempts reached. Please try registering again.',
    max_attempts: true,
  })
  expect(await countSessions(person.customerId)).toHaveLength(0)
})

it('[F-20] [L-tries] wrong tries at once are all counted', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const code = await sendCode(person)
  const tries = Array.from({ length: 20 }, () =>
    call(portal.app, verifyOtp, verification(person, wrongCode(code))),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

it('[L-tries] ten wrong tries in an hour lock the account, and new codes do not help', async () => {
  const person = await beginLogin(portal.app, portal.services)
  for (let round = 0; round < 2; round += 1) {
    const code = await sendCode(person)
    for (let count = 0; count < 5; count += 1) {
      await refuse(portal.app, verifyOtp, verification(person, wrongCode(code)))
    }
    await passTime(portal.db, person.customerId, 121)
  }
  const { token, customerId } = person
  const request = { token, body: { user_id: customerId, channel: 'email' as const } }
  const refused = await refuse(portal.app, requestOtp, request)
  expect(refused).toMatchObject({ status: 429, code: 'otp_attempts_exceeded', max_attempts: true })
  expect(refused.message).toMatch(/^Maximum OTP attempts reached. Please try again in 5\d:\d\d\.$/)

  await passTime(portal.db, customerId, 3600)
  const code = await sendCode(person)
  await succeed(portal.app, verifyOtp, verification(person, code))
})

it('[L-otp] a code is worth nothing after 5 minutes', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const code = await sendCode(person)
  await passTime(portal.db, person.customerId, 300)
  expect(await refuse(portal.app, verifyOtp, verification(person, code))).toMatchObject({
    status: 400,
    message: 'OTP expired',
  })
})

it('[F-20] an old code is worth nothing after a resend', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const old = await sendCode(person)
  await passTime(portal.db, person.customerId, 121)
  const code = await sendCode(person)
  if (old !== code) {
    expect(await refuse(portal.app, verifyOtp, verification(person, old))).toMatchObject({
      code: 'otp_invalid',
    })
  }
  await succeed(portal.app, verifyOtp, verification(person, code))
})

it('[F-20] [L-otp] a code of another channel, person or purpose is refused', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const code = await sendCode(person, 'sms')
  expect(await refuse(portal.app, verifyOtp, verification(person, code, 'email'))).toMatchObject({
    status: 400,
  })

  const other = await beginLogin(portal.app, portal.services)
  await sendCode(other)
  expect(await refuse(portal.app, verifyOtp, verification(other, code))).toMatchObject({ status: 400 })
  const mixed = {
    token: other.token,
    body: { user_id: person.customerId, channel: 'sms' as const, otp_code: code },
  }
  expect(await refuse(portal.app, verifyOtp, mixed)).toMatchObject({ status: 404, code: 'not_found' })

  const session = await signIn(portal.services)
  const sessionCode = await sendCode(session)
  const { token } = await succeed(portal.app, login, { body: { mobile: session.mobile } })
  const challenge = { ...session, token }
  expect(await refuse(portal.app, verifyOtp, verification(challenge, sessionCode))).toMatchObject({
    code: 'otp_expired',
  })
})

it('a number that somebody else verified meanwhile stays with him', async () => {
  const late = await registerSomebody(portal.app)
  const code = await sendCode(late)
  await createCustomer(portal.services, { mobile: late.mobile })
  expect(await refuse(portal.app, verifyOtp, verification(late, code))).toMatchObject({
    status: 409,
    code: 'account_exists',
    show_login_option: true,
    conflict_type: 'mobile',
  })
  expect(await countSessions(late.customerId)).toHaveLength(0)
})

it('two who registered one number and verify at once: one of them gets it', async () => {
  const first = await registerSomebody(portal.app)
  const second = await registerSomebody(portal.app, first)
  const codes = [await sendCode(first), await sendCode(second)] as const
  const answers = await Promise.all([
    call(portal.app, verifyOtp, verification(first, codes[0])),
    call(portal.app, verifyOtp, verification(second, codes[1])),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('a code that is not six digits says what is missing', async () => {
  const person = await beginLogin(portal.app, portal.services)
  for (const code of ['12345', '1234567', '12345a', '']) {
    expect(await refuse(portal.app, verifyOtp, verification(person, code))).toMatchObject(
      invalid('Please enter complete 6-digit OTP'),
    )
  }
})

it('a code proved from a session replaces it by a new one', async () => {
  const person = await signIn(portal.services)
  const code = await sendCode(person, 'email')
  const answer = await succeed(portal.app, verifyOtp, verification(person, code, 'email'))
  expect(answer.user.email_verified).toBe(true)
  await succeed(portal.app, getProfile, { token: answer.token })
  expect(await refuse(portal.app, getProfile, { token: person.token })).toMatchObject({ status: 401 })
})

it('a sign-in is recorded without the code', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const code = await sendCode(person)
  await succeed(portal.app, verifyOtp, verification(person, code))
  const entries = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('customer_id', '=', person.customerId)
    .execute()
  expect(entries).toMatchObject([{ action: 'USER_ACTION', metadata: { channel: 'sms', purpose: 'login' } }])
  expect(JSON.stringify(entries)).not.toContain(code)
})
