import {
  createApplication,
  getByCsrf,
  getProfile,
  getServiceDetails,
  markOtpViewSeen,
  otpStatus,
  requestOtp,
  updateOtp,
  verifyOtp,
} from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createLinkedApplication } from '../../testing/factories/access-link.ts'
import { beginLogin, passTime, readCode, wrongCode } from '../../testing/factories/challenge.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

type Linked = Awaited<ReturnType<typeof createLinkedApplication>>

async function sendCode(linked: Linked, channel: 'sms' | 'email' | 'whatsapp' = 'sms'): Promise<string> {
  const { accessLink, customerId, mobile, email } = linked
  await succeed(portal.app, requestOtp, { accessLink, body: { user_id: customerId, channel } })
  return readCode(portal.app, channel === 'email' ? email : mobile)
}

const recordOf = async ({ accessLink }: Linked) =>
  (await succeed(portal.app, getByCsrf, { params: { token: accessLink } })).data

it('[AP-10] [AP-11] [AP-12] a code of the link signs its customer in and verifies the channel', async () => {
  for (const channel of ['sms', 'email', 'whatsapp'] as const) {
    const linked = await createLinkedApplication(portal.services)
    const { accessLink, customerId } = linked
    const code = await sendCode(linked, channel)
    const status = await succeed(portal.app, otpStatus, { accessLink, query: { user_id: customerId } })
    expect(status[channel]).toMatchObject({ has_active_otp: true, can_resend: false })
    expect(status[channel]?.seconds_left).toBeGreaterThan(110)
    const body = { user_id: customerId, channel, otp_code: code }
    const { token } = await succeed(portal.app, verifyOtp, { accessLink, body })
    expect((await succeed(portal.app, getProfile, { token })).user.id).toBe(customerId)
    expect(await recordOf(linked)).toMatchObject({
      sms_verified: channel === 'sms',
      email_verified: channel === 'email',
      whatsapp_verified: channel === 'whatsapp',
    })
  }
})

it('[OT-08] [OT-16] an application made in a session has its popup after a verification by its link, and not before', async () => {
  const { customerId, token, mobile } = await signIn(portal.services)
  const body = { service_id: 'tc-registration' }
  const made = (await succeed(portal.app, createApplication, { token, body })).data
  const params = { userServiceId: made.id }
  const viewOf = async (reader: string) =>
    (await succeed(portal.app, getServiceDetails, { token: reader, params })).data.serviceDetails
      .otp_verified_view
  expect(await viewOf(token)).toBe(1)
  const byLink = async () =>
    (await succeed(portal.app, getByCsrf, { params: { token: made.csrf_token } })).data.otp_verified_view
  expect(await byLink()).toBe(0)

  const accessLink = made.csrf_token
  await succeed(portal.app, requestOtp, { accessLink, body: { user_id: customerId, channel: 'sms' } })
  const otp_code = await readCode(portal.app, mobile)
  const verified = await succeed(portal.app, verifyOtp, {
    accessLink,
    body: { user_id: customerId, channel: 'sms', otp_code },
  })
  expect(await viewOf(verified.token)).toBe(0)
  await succeed(portal.app, markOtpViewSeen, {
    token: verified.token,
    params: { id: made.id },
    body: { otp_verified_view: 1 },
  })
  expect(await byLink()).toBe(1)
})

it('a code of one application verifies that application alone', async () => {
  const one = await createLinkedApplication(portal.services)
  const two = await createLinkedApplication(portal.services)
  const code = await sendCode(one)
  const body = { user_id: one.customerId, channel: 'sms' as const, otp_code: code }
  const foreign = await refuse(portal.app, verifyOtp, { accessLink: two.accessLink, body })
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
  const own = { ...body, user_id: two.customerId }
  expect(await refuse(portal.app, verifyOtp, { accessLink: two.accessLink, body: own })).toMatchObject({
    code: 'otp_expired',
  })
  expect((await recordOf(two)).sms_verified).toBe(false)
})

it('a code of a login is worth nothing for a link', async () => {
  const login = await beginLogin(portal.app, portal.services)
  const { customerId, token } = login
  const linked = await createLinkedApplication(portal.services, { customerId })
  await succeed(portal.app, requestOtp, { token, body: { user_id: customerId, channel: 'sms' } })
  const otp = await readCode(portal.app, login.mobile)
  const refusal = await refuse(portal.app, updateOtp, { body: { otp, token: linked.accessLink } })
  expect(refusal).toMatchObject({ code: 'otp_expired' })
})

it("a link asks for no other customer's codes", async () => {
  const { accessLink } = await createLinkedApplication(portal.services)
  const stranger = await signIn(portal.services)
  const body = { user_id: stranger.customerId, channel: 'sms' as const }
  expect(await refuse(portal.app, requestOtp, { accessLink, body })).toMatchObject({ status: 404 })
})

/** How many codes were entered by an outcome, as the metrics count them. */
async function triesByEmail() {
  const { values } = await portal.services.metrics.otpTries.get()
  const byEmail = values.filter(({ labels }) => labels.channel === 'email')
  // The values themselves go on.
  const counts = new Map(byEmail.map(({ labels, value }) => [labels.outcome, value]))
  return (outcome: string) => counts.get(outcome) ?? 0
}

it('[AP-13] a code confirms the application without signing anybody in', async () => {
  const linked = await createLinkedApplication(portal.services)
  const code = await sendCode(linked, 'email')
  const before = await triesByEmail()
  const answer = await call(portal.app, updateOtp, { body: { otp: code, token: linked.accessLink } })
  expect(answer).toMatchObject({ status: 200, body: { success: true }, cookies: [] })
  expect(answer.body).not.toHaveProperty('token')
  expect(await recordOf(linked)).toMatchObject({ email_verified: true, sms_verified: false })
  const sessions = await portal.db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', linked.customerId)
    .execute()
  expect(sessions).toEqual([])
  const again = await refuse(portal.app, updateOtp, { body: { otp: code, token: linked.accessLink } })
  expect(again).toMatchObject({ code: 'otp_used' })
  const after = await triesByEmail()
  expect(after('verified') - before('verified')).toBe(1)
  expect(after('otp_used') - before('otp_used')).toBe(1)
})

it('[AP-13] wrong codes wear out, an old one has expired, an unknown link opens nothing', async () => {
  const linked = await createLinkedApplication(portal.services)
  const code = await sendCode(linked)
  const confirm = (otp: string, token = linked.accessLink) =>
    refuse(portal.app, updateOtp, { body: { otp, token } })
  expect(await confirm(code, 'unknown')).toMatchObject({ status: 404, code: 'link_invalid' })
  expect(await confirm('12345')).toMatchObject({ status: 400, code: 'invalid_request' })
  for (let tries = 4; tries >= 1; tries--) {
    expect(await confirm(wrongCode(code))).toMatchObject({ code: 'otp_invalid', attempts_left: tries })
  }
  expect(await confirm(wrongCode(code))).toMatchObject({ code: 'otp_invalid' })
  expect(await confirm(code)).toMatchObject({ code: 'otp_attempts_exceeded' })

  const other = await createLinkedApplication(portal.services)
  const old = await sendCode(other)
  await passTime(portal.db, other.customerId, 301)
  expect(await confirm(old, other.accessLink)).toMatchObject({ code: 'otp_expired' })
})
