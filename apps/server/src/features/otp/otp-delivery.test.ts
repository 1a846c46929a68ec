import { type Channel, otpStatus, requestOtp, verifyOtp } from '@sanad/contracts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { beginLogin, type Challenged, passTime } from '../../testing/factories/challenge.ts'
import { type MessageProviders, startMessageProviders } from '../../testing/message-providers.ts'
import { whatsAppError } from '../../testing/start-whatsapp.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let providers: MessageProviders
let portal: TestApp
beforeAll(async () => {
  // A timeout that an answered call never reaches, on a busy machine either.
  providers = await startMessageProviders({ timeoutMs: 2000 })
  portal = await startTestApp({ config: { messages: providers.config } })
})
afterAll(async () => {
  await portal.close()
  await providers.close()
})

const ask = ({ token, customerId }: Challenged, channel: Channel = 'sms') => ({
  token,
  body: { user_id: customerId, channel },
})
const statusOf = ({ token, customerId }: Challenged) =>
  succeed(portal.app, otpStatus, { token, query: { user_id: customerId } })
const sentTo = ({ mobile }: Challenged, peer = providers.msg91) =>
  peer.requests.filter(({ body }) => body.includes(mobile)).map(({ body }) => body)
const codeOf = (body = '') => body.match(/"VAR1":"(\d{6})"/)?.[1] ?? ''
const readMessages = ({ customerId }: Challenged) =>
  portal.db.selectFrom('messages').selectAll().where('customer_id', '=', customerId).execute()

it('a code goes out over each channel and opens the session', async () => {
  const person = await beginLogin(portal.app, portal.services)
  for (const channel of ['sms', 'email', 'whatsapp'] as const) {
    await succeed(portal.app, requestOtp, ask(person, channel))
  }
  await portal.runJobs()
  expect(sentTo(person, providers.whatsApp)).toHaveLength(1)
  expect(providers.smtp.mails.filter(({ to }) => to.includes(person.email))).toHaveLength(1)
  expect(await statusOf(person)).toMatchObject({
    sms: { delivery: 'sent' },
    email: { delivery: 'sent' },
    whatsapp: { delivery: 'sent' },
  })
  const otp_code = codeOf(sentTo(person)[0])
  const { token, body } = ask(person)
  await succeed(portal.app, verifyOtp, { token, body: { ...body, otp_code } })
})

it('[F-21] no answer in time counts as sent: the countdown runs, other channels stay open, the code still comes', async () => {
  const person = await beginLogin(portal.app, portal.services)
  providers.msg91.meet('silence')
  expect(await succeed(portal.app, requestOtp, ask(person))).toMatchObject({ seconds_left: 120 })
  await portal.runJobs()
  expect(await refuse(portal.app, requestOtp, ask(person))).toMatchObject({ code: 'otp_wait' })
  expect(await statusOf(person)).toMatchObject({
    sms: { can_resend: false, has_active_otp: true, delivery: 'delayed' },
    email: { can_resend: true },
    whatsapp: { can_resend: true },
  })
  await succeed(portal.app, requestOtp, ask(person, 'email'))
  await portal.runJobs({ dueWithinSeconds: 60 })
  const [first, second] = sentTo(person)
  expect(second).toBe(first)
  expect(await statusOf(person)).toMatchObject({ sms: { delivery: 'sent' }, email: { delivery: 'sent' } })
})

it('[F-21] what was sent without an answer is not sent twice once a report tells of it', async () => {
  const person = await beginLogin(portal.app, portal.services)
  providers.msg91.meet('silence')
  await succeed(portal.app, requestOtp, ask(person))
  await portal.runJobs()
  const [message] = await readMessages(person)
  const report = await portal.app.inject({
    method: 'POST',
    url: '/api/messages/msg91/webhook',
    headers: { 'x-webhook-secret': providers.config.msg91.webhookSecret },
    payload: { requestId: '65f2', CRQID: message?.id, status: '1' },
  })
  expect(report.statusCode).toBe(200)
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(sentTo(person)).toHaveLength(1)
  expect(await statusOf(person)).toMatchObject({ sms: { delivery: 'delivered' } })
})

it('[F-21] a report that comes after a further, refused attempt still ends the sending', async () => {
  const person = await beginLogin(portal.app, portal.services)
  providers.msg91.meet('silence', { status: 503, body: { type: 'error', message: 'Try later' } })
  await succeed(portal.app, requestOtp, ask(person))
  await portal.runJobs()
  await portal.runJobs({ dueWithinSeconds: 60 })
  const [message] = await readMessages(person)
  expect(message).toMatchObject({ attempts: 2, sent_at: null })
  const report = await portal.app.inject({
    method: 'POST',
    url: '/api/messages/msg91/webhook',
    headers: { 'x-webhook-secret': providers.config.msg91.webhookSecret },
    payload: { requestId: '65f3', CRQID: message?.id, status: '1' },
  })
  expect(report.statusCode).toBe(200)
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(sentTo(person)).toHaveLength(2)
})

it('[F-21] a number that is not on WhatsApp is told at once and not tried again', async () => {
  const person = await beginLogin(portal.app, portal.services)
  providers.whatsApp.meet(whatsAppError(131026))
  await succeed(portal.app, requestOtp, ask(person, 'whatsapp'))
  await portal.runJobs()
  expect(await statusOf(person)).toMatchObject({
    whatsapp: { delivery: 'failed', can_resend: false },
    sms: { can_resend: true },
  })
  await portal.runJobs({ dueWithinSeconds: 7200 })
  expect(sentTo(person, providers.whatsApp)).toHaveLength(1)
})

it('[F-21] a provider that is down is asked again, but for no code that has expired or was replaced', async () => {
  const person = await beginLogin(portal.app, portal.services)
  const down = { status: 503, body: { type: 'error', message: 'Try later' } }
  providers.msg91.meet(down, down)
  await succeed(portal.app, requestOtp, ask(person))
  await portal.runJobs()
  await portal.runJobs({ dueWithinSeconds: 60 })
  await passTime(portal.db, person.customerId, 121)
  await succeed(portal.app, requestOtp, ask(person))
  await portal.runJobs({ dueWithinSeconds: 60 })
  const codes = sentTo(person).map(codeOf)
  expect(codes).toHaveLength(3)
  expect(codes[1]).toBe(codes[0])
  expect(codes[2]).not.toBe(codes[0])

  const late = await beginLogin(portal.app, portal.services)
  providers.msg91.meet(down)
  await succeed(portal.app, requestOtp, ask(late))
  await portal.runJobs()
  await sql`
    update messages set expires_at = now() where customer_id = ${late.customerId}
  `.execute(portal.db)
  await portal.runJobs({ dueWithinSeconds: 7200 })
  expect(sentTo(late)).toHaveLength(1)
  const given = await readMessages(late)
  expect(given).toMatchObject([{ sealed: null, sent_at: null, failure: 'failed_503' }])
})

it('[F-21] a code that a killed process was sending is sent by the next one', async () => {
  const person = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, ask(person))
  await sql`
    update messages set attempts = 1, attempt_began_at = now() where customer_id = ${person.customerId}
  `.execute(portal.db)
  await portal.runJobs()
  expect(sentTo(person)).toHaveLength(1)
})

it('the database shows neither code nor number beyond a mask, and forgets them once they were sent', async () => {
  const person = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, ask(person))
  const owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
  const dump = async () => {
    const { rows } = await owner.query(
      `select to_jsonb(m) as row from messages m where customer_id = $1
       union all select to_jsonb(j) from graphile_worker._private_jobs j`,
      [person.customerId],
    )
    return JSON.stringify(rows)
  }
  const waiting = await dump()
  await portal.runJobs()
  const code = codeOf(sentTo(person)[0])
  const sent = await dump()
  await owner.end()
  for (const text of [waiting, sent]) {
    expect(text).toContain(`••••••${person.mobile.slice(-4)}`)
    expect(text).not.toContain(person.mobile)
    expect(text).not.toContain(`"${code}"`)
  }
  expect(await readMessages(person)).toMatchObject([{ sealed: null, attempts: 1, failure: null }])
})
