import { getProfile, login, otpStatus, register, requestOtp, verifyOtp } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { type Challenged, readCode, registerSomebody } from '../../testing/factories/challenge.ts'
import { createCustomer, randomMobile, signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const newEmail = () => `owner.${randomMobile()}@example.in`
const byEmail = ({ customerId, token }: Pick<Challenged, 'customerId' | 'token'>) => ({
  token,
  body: { user_id: customerId, channel: 'email' as const },
})

async function proveEmail(person: Challenged) {
  const request = byEmail(person)
  await succeed(portal.app, requestOtp, request)
  const otp_code = await readCode(portal.app, person.email)
  return succeed(portal.app, verifyOtp, { ...request, body: { ...request.body, otp_code } })
}

it('[F-41] an address that somebody with a proved number typed does not stop its owner', async () => {
  const email = newEmail()
  const typist = await createCustomer(portal.services, { email })
  const owner = await registerSomebody(portal.app, { email })
  const { user } = await proveEmail(owner)
  expect(user).toMatchObject({ id: owner.customerId, email, email_verified: true })

  const body = { mobile: randomMobile(), name_of_person: 'Third', email }
  expect(await refuse(portal.app, register, { body })).toMatchObject({ status: 409, conflict_type: 'email' })
  const { token } = await succeed(portal.app, login, { body: { mobile: typist.mobile } })
  const challenge = { ...typist, token }
  expect(await refuse(portal.app, requestOtp, byEmail(challenge))).toMatchObject({
    code: 'otp_channel_missing',
  })
  const query = { user_id: typist.customerId }
  expect((await succeed(portal.app, otpStatus, { token, query })).email?.can_resend).toBe(false)
})

it('[F-41] a code that was on its way to the address when its owner proved it opens nothing', async () => {
  const email = newEmail()
  const typist = await registerSomebody(portal.app, { email })
  await succeed(portal.app, requestOtp, byEmail(typist))
  const otp_code = await readCode(portal.app, email)
  await proveEmail(await registerSomebody(portal.app, { email }))
  const { token, body } = byEmail(typist)
  expect(await refuse(portal.app, verifyOtp, { token, body: { ...body, otp_code } })).toMatchObject({
    status: 409,
    conflict_type: 'email',
  })
})

it('[F-41] the address stays typed and unproved where it was, and its owner alone can link the two in a session', async () => {
  const email = newEmail()
  const typist = await signIn(portal.services, { email })
  await proveEmail(await registerSomebody(portal.app, { email }))
  const { user } = await succeed(portal.app, getProfile, { token: typist.token })
  expect(user).toMatchObject({ email, email_verified: false })
  const linked = await proveEmail(typist)
  expect(linked.user).toMatchObject({ id: typist.customerId, email_verified: true })
})

it('[F-41] the recipient of an address that was only typed does not enter the account of a proved number', async () => {
  const typist = await registerSomebody(portal.app, { email: newEmail() })
  const { customerId: user_id, mobile, token } = typist
  const body = { user_id, channel: 'sms' as const }
  await succeed(portal.app, requestOtp, { token, body })
  const otp_code = await readCode(portal.app, mobile)
  await succeed(portal.app, verifyOtp, { token, body: { ...body, otp_code } })

  const recipient = { ...typist, ...(await succeed(portal.app, login, { body: { mobile } })) }
  expect(await refuse(portal.app, requestOtp, byEmail(recipient))).toMatchObject({
    code: 'otp_channel_missing',
  })
  const status = await succeed(portal.app, otpStatus, { token: recipient.token, query: { user_id } })
  expect(status).toMatchObject({ email: { can_resend: false }, whatsapp: { can_resend: true } })
})
