import { getProfile, login, logout, requestOtp, verifyOtp } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { beginLogin, readCode, registerSomebody } from '../../../testing/factories/challenge.ts'
import { createCustomer, randomMobile, signIn } from '../../../testing/factories/sign-in.ts'
import { invalid } from '../../../testing/invalid.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { createTokens } from '../sessions/session-token.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** A customer with a trusted device: its cookie and a session. */
async function signInOnDevice() {
  const { customerId, token, mobile } = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, { token, body: { user_id: customerId, channel: 'sms' } })
  const otp_code = await readCode(portal.app, mobile)
  const answer = await call(portal.app, verifyOtp, {
    token,
    body: { user_id: customerId, channel: 'sms', otp_code },
  })
  const cookie = answer.cookies.find(({ name }) => name === 'sanad_device')
  if (!cookie) throw new Error('No device cookie was set')
  const session = verifyOtp.success.parse(answer.body)
  return { customerId, mobile, cookie, cookies: { sanad_device: cookie.value }, session }
}

it('[AP-01] login on a new device answers a challenge and shows number and e-mail masked', async () => {
  const { customerId, mobile } = await createCustomer(portal.services)
  const answer = await succeed(portal.app, login, { body: { mobile: `+91${mobile}` } })
  expect(answer).toEqual({
    success: true,
    message: 'Please verify with a one-time password',
    otp_required: true,
    token: expect.any(String),
    user: { id: customerId, mobile: `••••••${mobile.slice(-4)}`, email: 'a••••@example.in' },
  })
  expect(await refuse(portal.app, getProfile, { token: answer.token })).toMatchObject({ status: 401 })
})

it('[AP-01] [AP-02] login on a device that passed an OTP answers the session and the whole user', async () => {
  const { customerId, mobile, cookies } = await signInOnDevice()
  const answer = await succeed(portal.app, login, { body: { mobile }, cookies })
  expect(answer).toMatchObject({ success: true, otp_required: false, user: { id: customerId, mobile } })
  const profile = await succeed(portal.app, getProfile, { token: answer.token })
  expect(profile).toEqual({ success: true, user: answer.user, acting_staff: null })
})

it('the device cookie cannot be read by scripts or sent by other sites, and only its hash is kept', async () => {
  const { cookie, customerId } = await signInOnDevice()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api', maxAge: 30 * 86_400 })
  expect(Buffer.from(cookie.value, 'base64url')).toHaveLength(32)
  const devices = await portal.db
    .selectFrom('devices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute()
  expect(devices).toHaveLength(1)
  expect(JSON.stringify(devices)).not.toContain(cookie.value)
})

it('the device cookie signs in nobody but the customer who passed the OTP', async () => {
  const { cookies } = await signInOnDevice()
  const { mobile } = await createCustomer(portal.services)
  expect(await succeed(portal.app, login, { body: { mobile }, cookies })).toMatchObject({
    otp_required: true,
  })
})

it('a device is challenged again after 30 days', async () => {
  const { mobile, cookies, customerId } = await signInOnDevice()
  await sql`update devices set expires_at = now() where customer_id = ${customerId}`.execute(portal.db)
  expect(await succeed(portal.app, login, { body: { mobile }, cookies })).toMatchObject({
    otp_required: true,
  })
})

it('[AP-09] [L-session] logout ends the session at the server and forgets the device', async () => {
  const { mobile, cookies, session } = await signInOnDevice()
  const answer = await call(portal.app, logout, { token: session.token, cookies })
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Logged out' } })
  expect(answer.cookies).toMatchObject([{ name: 'sanad_device', value: '' }])
  expect(await refuse(portal.app, getProfile, { token: session.token })).toMatchObject({
    status: 401,
    message: 'Session expired. Please login again.',
    tokenExpired: true,
  })
  expect(await succeed(portal.app, login, { body: { mobile }, cookies })).toMatchObject({
    otp_required: true,
  })
})

it('logout of one session leaves the others of the customer alone', async () => {
  const { customerId, session } = await signInOnDevice()
  const tokens = createTokens(portal.services.config.secrets.session)
  const other = await beginSession(portal.services.db, tokens, { customerId })
  await succeed(portal.app, logout, { token: session.token })
  expect(await succeed(portal.app, getProfile, { token: other })).toMatchObject({ success: true })
})

it('a browser has one session, however often and however fast it logs in', async () => {
  const { customerId, mobile, cookies, session } = await signInOnDevice()
  const again = () => succeed(portal.app, login, { body: { mobile }, cookies })
  await Promise.all([again(), again(), again()])
  const { token } = await again()
  expect(await refuse(portal.app, getProfile, { token: session.token })).toMatchObject({ status: 401 })
  expect(await succeed(portal.app, getProfile, { token })).toMatchObject({ success: true })
  const live = await portal.db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute()
  expect(live).toHaveLength(1)
})

it('logout takes a challenge token, too', async () => {
  const { token } = await beginLogin(portal.app, portal.services)
  expect(await succeed(portal.app, logout, { token })).toMatchObject({ success: true })
})

it('an unknown number is told so, and a registration that was not verified is unknown', async () => {
  const { mobile } = await registerSomebody(portal.app)
  for (const unknown of [randomMobile(), mobile]) {
    expect(await refuse(portal.app, login, { body: { mobile: unknown } })).toMatchObject({
      status: 404,
      code: 'mobile_unknown',
      message: 'No account with this mobile number. Please create an account.',
    })
  }
})

it('login without a right number says what is wrong', async () => {
  expect(await refuse(portal.app, login, { body: { mobile: '' } })).toMatchObject(
    invalid('Mobile number is required'),
  )
  expect(await refuse(portal.app, login, { body: { mobile: '12345' } })).toMatchObject(
    invalid('Please enter a 10-digit mobile number starting with 6, 7, 8 or 9'),
  )
})

it('one address can ask for 30 numbers in a quarter of an hour', async () => {
  const attempt = () => call(portal.app, login, { body: { mobile: randomMobile() }, address: '2001:db8::7' })
  for (let count = 0; count < 30; count += 1) expect((await attempt()).status).toBe(404)
  const refused = await attempt()
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
})

it('[AP-02] the profile is the one of the signed-in customer', async () => {
  const { token, customerId, mobile, email } = await signIn(portal.services, { date_of_birth: '1985-12-31' })
  expect(await succeed(portal.app, getProfile, { token })).toEqual({
    success: true,
    acting_staff: null,
    user: {
      id: customerId,
      mobile,
      email,
      name_of_person: 'Asha Patil',
      date_of_birth: '1985-12-31',
      address: null,
      email_verified: false,
    },
  })
})
