import { login, otpStatus, requestOtp } from '@sanad/contracts'
import { listMessages } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import {
  beginLogin,
  type Challenged,
  passTime,
  readCode,
  registerSomebody,
} from '../../testing/factories/challenge.ts'
import { createCustomer, signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp({ config: { publicUrl: 'https://sanad.example' } })
})
afterAll(() => portal.close())

type Channel = 'sms' | 'email' | 'whatsapp'
const request = (
  { customerId, token }: Pick<Challenged, 'customerId' | 'token'>,
  channel: Channel = 'sms',
) => ({
  token,
  body: { user_id: customerId, channel },
})
const status = ({ customerId, token }: Challenged) => ({ token, query: { user_id: customerId } })

it('[AP-10] a code goes out over each channel, and the answer says when another may be asked for', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const shown = `••••••${person.mobile.slice(-4)}`
  expect(await succeed(portal.app, requestOtp, request(person, 'sms'))).toEqual({
    success: true,
    message: `OTP sent to ${shown}`,
    seconds_left: 120,
  })
  await succeed(portal.app, requestOtp, request(person, 'email'))
  await succeed(portal.app, requestOtp, request(person, 'whatsapp'))

  const [whatsapp, sms] = await listMessages(portal.app, person.mobile)
  const [email] = await listMessages(portal.app, person.email)
  expect(sms).toMatchObject({ channel: 'sms', to: person.mobile })
  expect(whatsapp).toMatchObject({ channel: 'whatsapp', text: expect.stringMatching(/^\d{6} is your Sanad/) })
  expect(email).toMatchObject({ channel: 'email', subject: 'Your Sanad verification code' })
})

it('the last line of an SMS lets the browser of this site fill the code in', async () => {
  const person = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, request(person))
  const [sms] = await listMessages(portal.app, person.mobile)
  const code = await readCode(portal.app, person.mobile)
  expect(sms?.text.split('\n').at(-1)).toBe(`@sanad.example #${code}`)
})

it('[OT-05] [L-sends] a second code over the same channel within 120 seconds is refused with the time left', async () => {
  const person = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, request(person))
  await passTime(portal.db, person.customerId, 30)
  const refused = await refuse(portal.app, requestOtp, request(person))
  expect(refused).toMatchObject({ status: 429, code: 'otp_wait' })
  expect(refused.seconds_left).toBeGreaterThan(80)
  expect(refused.seconds_left).toBeLessThanOrEqual(90)
  expect(refused.message).toMatch(/^Please wait 1:[23]\d before requesting another OTP$/)

  await passTime(portal.db, person.customerId, 91)
  await succeed(portal.app, requestOtp, request(person))
})

it('[AP-11] [OT-06] the status tells for each channel whether a code is live and how long to wait', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const free = { has_active_otp: false, can_resend: true, seconds_left: 0 }
  expect(await succeed(portal.app, otpStatus, status(person))).toEqual({
    success: true,
    sms: free,
    email: free,
    whatsapp: free,
  })
  await succeed(portal.app, requestOtp, request(person, 'email'))
  await passTime(portal.db, person.customerId, 20)
  const after = await succeed(portal.app, otpStatus, status(person))
  expect(after).toMatchObject({
    sms: free,
    whatsapp: free,
    email: { has_active_otp: true, can_resend: false },
  })
  expect(after.email?.seconds_left).toBeGreaterThan(90)
  expect(after.email?.seconds_left).toBeLessThanOrEqual(100)

  await passTime(portal.db, person.customerId, 300)
  expect((await succeed(portal.app, otpStatus, status(person))).email).toEqual(free)
})

it('[OT-06] the status says when the code was sent, and that it replaced another, whatever was typed', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const read = async () => (await succeed(portal.app, otpStatus, status(person))).sms
  await succeed(portal.app, requestOtp, request(person))
  const first = await read()
  expect(first).toMatchObject({ has_active_otp: true, sent_at: expect.any(String) })
  expect(first).not.toHaveProperty('replaces_another')
  await passTime(portal.db, person.customerId, 121)
  await succeed(portal.app, requestOtp, request(person))
  const second = await read()
  expect(second).toMatchObject({ has_active_otp: true, replaces_another: true })
  expect(Date.parse(second?.sent_at ?? '')).toBeGreaterThan(Date.parse(first?.sent_at ?? ''))
  expect(await read()).toEqual(second)
})

it('[L-sends] a recipient gets 5 codes an hour and 10 a day', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const sendFive = async () => {
    for (let count = 0; count < 5; count += 1) {
      await succeed(portal.app, requestOtp, request(person))
      await passTime(portal.db, person.customerId, 121)
    }
  }
  await sendFive()
  const sixth = await refuse(portal.app, requestOtp, request(person, 'whatsapp'))
  expect(sixth).toMatchObject({ status: 429, code: 'otp_send_limit' })
  expect(sixth.seconds_left).toBeGreaterThan(2900)

  await passTime(portal.db, person.customerId, 3600)
  await sendFive()
  await passTime(portal.db, person.customerId, 3600)
  expect(await refuse(portal.app, requestOtp, request(person))).toMatchObject({ code: 'otp_send_limit' })
})

it('[L-sends] registrations of one number in parallel share the limit of its recipient', async () => {
  const first = await registerSomebody(portal.app)
  const others = await Promise.all(Array.from({ length: 11 }, () => registerSomebody(portal.app, first)))
  const answers = await Promise.all(others.map((person) => call(portal.app, requestOtp, request(person))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await listMessages(portal.app, first.mobile)).toHaveLength(5)
})

it('[L-sends] two requests at once send one code', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const answers = await Promise.all([1, 2, 3].map(() => call(portal.app, requestOtp, request(person))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  expect(await listMessages(portal.app, person.mobile)).toHaveLength(1)
})

it('[L-sends] one address can have 20 codes sent in an hour', async () => {
  const send = async (address: string) => {
    const person = await beginLogin(portal.app, portal.services)
    return call(portal.app, requestOtp, { ...request(person), address })
  }
  for (let count = 0; count < 20; count += 1) expect((await send('198.51.100.4')).status).toBe(200)
  expect(await send('198.51.100.4')).toMatchObject({ status: 429, body: { code: 'otp_send_limit' } })
  expect((await send('198.51.100.5')).status).toBe(200)
})

it('[L-otp] codes are kept as keyed hashes with a salt each', async () => {
  const person = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, request(person, 'sms'))
  await succeed(portal.app, requestOtp, request(person, 'email'))
  const rows = await portal.db
    .selectFrom('otp_challenges')
    .selectAll()
    .where('customer_id', '=', person.customerId)
    .execute()
  const code = await readCode(portal.app, person.mobile)
  expect(rows).toHaveLength(2)
  expect(rows.map((row) => row.code_hash.length)).toEqual([32, 32])
  expect(rows[0]?.salt.equals(rows[1]?.salt ?? Buffer.alloc(0))).toBe(false)
  expect(JSON.stringify(rows)).not.toContain(code)
})

it("a stranger's id and an unknown one get the same answer", async () => {
  const person = await beginLogin(portal.app, portal.services)
  const other = await createCustomer(portal.services)
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const user_id of [other.customerId, unknown]) {
    const { token } = person
    const [requested, read] = await Promise.all([
      refuse(portal.app, requestOtp, { token, body: { user_id, channel: 'sms' } }),
      refuse(portal.app, otpStatus, { token, query: { user_id } }),
    ])
    for (const answer of [requested, read]) {
      expect(answer).toMatchObject({ status: 404, code: 'not_found', message: 'Not found' })
    }
  }
})

it('a number that was never proved cannot be used to log in, so that it opens no stranger’s account', async () => {
  const thief = await registerSomebody(portal.app)
  await succeed(portal.app, requestOtp, request(thief, 'email'))
  await portal.db
    .updateTable('customers')
    .set({ email_verified_at: new Date() })
    .where('id', '=', thief.customerId)
    .execute()
  const { token } = await succeed(portal.app, login, { body: { mobile: thief.mobile } })
  const owner = { customerId: thief.customerId, token }
  expect(await refuse(portal.app, requestOtp, request(owner, 'sms'))).toMatchObject({
    code: 'otp_channel_missing',
  })
  expect(await refuse(portal.app, requestOtp, request(owner, 'whatsapp'))).toMatchObject({ status: 400 })
})

it('a signed-in customer can prove another channel', async () => {
  const person = await signIn(portal.services)
  await succeed(portal.app, requestOtp, request(person, 'email'))
  expect(await listMessages(portal.app, person.email)).toHaveLength(1)
})
