import { randomUUID } from 'node:crypto'
import {
  getProfile,
  listSessions,
  login,
  requestOtp,
  revokeOtherSessions,
  revokeSession,
  verifyOtp,
} from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { passTime, readCode } from '../../../testing/factories/challenge.ts'
import { createCustomer, signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { beginSession } from './begin-session.ts'
import { createTokens } from './session-token.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** Logs the customer in as a browser does; `cookies` identify the trusted device. */
async function signInBrowser({ customerId, mobile }: { customerId: string; mobile: string }, agent: string) {
  await passTime(portal.db, customerId, 121)
  const { token } = await succeed(portal.app, login, { body: { mobile } })
  const body = { user_id: customerId, channel: 'sms' as const }
  await succeed(portal.app, requestOtp, { token, body })
  const otp_code = await readCode(portal.app, mobile)
  const headers = { 'user-agent': agent }
  const answer = await call(portal.app, verifyOtp, { token, body: { ...body, otp_code }, headers })
  const cookie = answer.cookies.find(({ name }) => name === 'sanad_device')?.value ?? ''
  return { token: verifyOtp.success.parse(answer.body).token, cookies: { sanad_device: cookie } }
}

const isOpen = async (token: string) => (await call(portal.app, getProfile, { token })).status === 200

it("lists the customer's live sessions, the current one first, and who of the staff acts in one", async () => {
  const customer = await createCustomer(portal.services)
  const phone = await signInBrowser(customer, 'Phone')
  const laptop = await signInBrowser(customer, 'Laptop')
  const { staffId, staffSessionId } = await signInStaff(portal.services, { name: 'Priya Nair' })
  const tokens = createTokens(portal.services.config.secrets.session)
  const { customerId } = customer
  await beginSession(portal.db, tokens, { customerId, acting: { staffId, staffSessionId } })
  const { data } = await succeed(portal.app, listSessions, { token: phone.token })
  expect(data).toMatchObject([
    { user_agent: 'Phone', is_current: true, staff_name: null },
    { user_agent: '', is_current: false, staff_name: 'Priya Nair' },
    { user_agent: 'Laptop', is_current: false, staff_name: null },
  ])
  expect(await isOpen(laptop.token)).toBe(true)
})

it('a session that is ended from elsewhere is over, and its browser must pass an OTP again', async () => {
  const customer = await createCustomer(portal.services)
  const lost = await signInBrowser(customer, 'Lost phone')
  const { token } = await signInBrowser(customer, 'Laptop')
  const { data } = await succeed(portal.app, listSessions, { token })
  const id = data.find(({ user_agent }) => user_agent === 'Lost phone')?.id ?? ''
  await succeed(portal.app, revokeSession, { token, params: { id } })
  expect(await isOpen(lost.token)).toBe(false)
  const { mobile } = customer
  expect(await succeed(portal.app, login, { body: { mobile }, cookies: lost.cookies })).toMatchObject({
    otp_required: true,
  })
  expect(await refuse(portal.app, revokeSession, { token, params: { id } })).toMatchObject({ status: 404 })
})

it('all other sessions are ended at once; this one and its browser stay known', async () => {
  const customer = await createCustomer(portal.services)
  const phone = await signInBrowser(customer, 'Phone')
  const laptop = await signInBrowser(customer, 'Laptop')
  await succeed(portal.app, revokeOtherSessions, { token: laptop.token })
  expect([await isOpen(phone.token), await isOpen(laptop.token)]).toEqual([false, true])
  const { mobile } = customer
  const again = (cookies: Record<string, string>) => succeed(portal.app, login, { body: { mobile }, cookies })
  expect(await again(phone.cookies)).toMatchObject({ otp_required: true })
  expect(await again(laptop.cookies)).toMatchObject({ otp_required: false })
})

it("a stranger's session and one that never was are not found", async () => {
  const { token } = await signIn(portal.services)
  const stranger = await signIn(portal.services)
  const { data } = await succeed(portal.app, listSessions, { token: stranger.token })
  for (const id of [data[0]?.id ?? '', randomUUID()]) {
    expect(await refuse(portal.app, revokeSession, { token, params: { id } })).toMatchObject({ status: 404 })
  }
  expect(await isOpen(stranger.token)).toBe(true)
})
