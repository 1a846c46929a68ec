import { getProfile, login, requestOtp, updateProfile, verifyOtp } from '@sanad/contracts'
import { listMessages } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { passTime, proveLately, readCode } from '../../../testing/factories/challenge.ts'
import { randomMobile, signIn } from '../../../testing/factories/sign-in.ts'
import { invalid } from '../../../testing/invalid.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const newEmail = () => `new.${randomMobile()}@example.in`

/** Verifies the customer's e-mail address from the profile, by its code. */
async function verifyEmail(customer: { token: string; customerId: string }, email: string) {
  const { token, customerId: user_id } = customer
  const body = { user_id, channel: 'email' as const }
  await succeed(portal.app, requestOtp, { token, body })
  const otp_code = await readCode(portal.app, email)
  return succeed(portal.app, verifyOtp, { token, body: { ...body, otp_code } })
}

it('[AU-07] [AP-07] the profile is updated and read', async () => {
  const { token, customerId, mobile, email } = await signIn(portal.services)
  const body = { name_of_person: ' Asha Kulkarni ', date_of_birth: '1990-02-28', address: 'Pune' }
  const answer = await succeed(portal.app, updateProfile, { token, body: { ...body, mobile } })
  expect(answer).toEqual({
    success: true,
    message: 'Profile updated successfully',
    user: {
      id: customerId,
      mobile,
      email,
      email_verified: false,
      ...body,
      name_of_person: 'Asha Kulkarni',
    },
  })
  const { user } = await succeed(portal.app, getProfile, { token })
  expect(user).toEqual(answer.user)
})

it('[AP-07] what is left out stays, and an empty date of birth and address are taken back', async () => {
  const { token } = await signIn(portal.services, { date_of_birth: '1990-02-28', address: 'Pune' })
  const { user } = await succeed(portal.app, updateProfile, { token, body: { address: '' } })
  expect(user).toMatchObject({
    name_of_person: 'Asha Patil',
    date_of_birth: '1990-02-28',
    address: null,
  })
  const next = await succeed(portal.app, updateProfile, { token, body: { date_of_birth: null } })
  expect(next.user.date_of_birth).toBeNull()
})

it.each([
  [{ name_of_person: '  ' }, 'Name is required'],
  [{ email: 'asha@' }, 'Please enter the whole email address, such as name@example.com.'],
  [{ date_of_birth: '1990-02-30' }, 'Please enter a valid date'],
])('the profile %j is refused with: %s', async (body, message) => {
  const { token } = await signIn(portal.services)
  expect(await refuse(portal.app, updateProfile, { token, body })).toMatchObject(invalid(message))
})

it('the mobile number is not changed by the profile', async () => {
  const { token, mobile } = await signIn(portal.services)
  const body = { mobile: randomMobile(), name_of_person: 'Somebody' }
  expect(await refuse(portal.app, updateProfile, { token, body })).toMatchObject({
    status: 409,
    code: 'mobile_locked',
  })
  const { user } = await succeed(portal.app, getProfile, { token })
  expect(user).toMatchObject({ mobile, name_of_person: 'Asha Patil' })
})

it('an e-mail address is verified from the profile by a code sent to it', async () => {
  const customer = await signIn(portal.services)
  const { user, token } = await verifyEmail(customer, customer.email)
  expect(user).toMatchObject({ id: customer.customerId, email_verified: true })
  expect((await succeed(portal.app, getProfile, { token })).user.email_verified).toBe(true)
  expect(await refuse(portal.app, getProfile, { token: customer.token })).toMatchObject({ status: 401 })
})

it('another e-mail address is unverified until its own code was entered, and the former one is told', async () => {
  const customer = await signIn(portal.services)
  await proveLately(portal.db, customer.customerId)
  const { token } = await verifyEmail(customer, customer.email)
  const email = newEmail()
  const { user } = await succeed(portal.app, updateProfile, { token, body: { email } })
  expect(user).toMatchObject({ email, email_verified: false })
  const messages = await listMessages(portal.app, customer.email)
  expect(messages[0]).toMatchObject({ subject: 'Your e-mail address was changed' })
  expect(messages[0]?.text).toContain('n••••@example.in')
  await passTime(portal.db, customer.customerId, 120)
  const verified = await verifyEmail({ token, customerId: customer.customerId }, email)
  expect(verified.user).toMatchObject({ email, email_verified: true })
})

it('a code that was sent to the former address does not verify the new one', async () => {
  const { token, customerId: user_id, email } = await signIn(portal.services)
  const body = { user_id, channel: 'email' as const }
  await succeed(portal.app, requestOtp, { token, body })
  const otp_code = await readCode(portal.app, email)
  await proveLately(portal.db, user_id)
  await succeed(portal.app, updateProfile, { token, body: { email: newEmail() } })
  expect(await refuse(portal.app, verifyOtp, { token, body: { ...body, otp_code } })).toMatchObject({
    code: 'otp_expired',
  })
  expect((await succeed(portal.app, getProfile, { token })).user.email_verified).toBe(false)
})

it('a changed address that was never proved is no way to log in', async () => {
  const { token, customerId: user_id, mobile } = await signIn(portal.services)
  await proveLately(portal.db, user_id)
  await succeed(portal.app, updateProfile, { token, body: { email: newEmail() } })
  const challenge = await succeed(portal.app, login, { body: { mobile } })
  const body = { user_id, channel: 'email' as const }
  expect(await refuse(portal.app, requestOtp, { token: challenge.token, body })).toMatchObject({
    code: 'otp_channel_missing',
  })
})

it('[AU-09] the profile and the accounts ask for a token', async () => {
  expect(await call(portal.app, updateProfile, { body: {} })).toMatchObject({
    status: 401,
    body: { message: 'No authentication token found' },
  })
})

it('a further proved channel is told of over those that were proved before, once, and a first one to nobody', async () => {
  const customer = await signIn(portal.services)
  const { mobile, email } = customer
  const notices = async (to: string) =>
    (await listMessages(portal.app, to)).filter(({ text }) => text.includes('was verified for your'))
  const verified = await verifyEmail(customer, email)
  expect(await notices(mobile)).toMatchObject([
    { channel: 'sms', text: expect.stringContaining('/user/go/sessions') },
  ])
  expect(await notices(email)).toEqual([])
  await passTime(portal.db, customer.customerId, 121)
  await verifyEmail({ ...customer, token: verified.token }, email)
  expect(await notices(mobile)).toHaveLength(1)
})

it('the name stays one line, without characters that reorder what follows', async () => {
  const { token } = await signIn(portal.services)
  const body = { name_of_person: 'Asha\r\nBcc: all@example.in \u202Elitap' }
  const { user } = await succeed(portal.app, updateProfile, { token, body })
  expect(user.name_of_person).toBe('Asha Bcc: all@example.in litap')
})

it('a profile is updated thirty times an hour at most', async () => {
  const { token } = await signIn(portal.services)
  for (let times = 0; times < 30; times++) {
    await succeed(portal.app, updateProfile, { token, body: { address: `${times}` } })
  }
  const refusal = await refuse(portal.app, updateProfile, { token, body: { address: 'Pune' } })
  expect(refusal).toMatchObject({ status: 429, code: 'rate_limited' })
  expect((await succeed(portal.app, getProfile, { token })).user.address).toBe('29')
})
