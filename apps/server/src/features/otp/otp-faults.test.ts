import { randomBytes } from 'node:crypto'
import { getProfile, requestOtp, verifyOtp } from '@sanad/contracts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { beginLogin, readCode, wrongCode } from '../../testing/factories/challenge.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { replaceChallenge } from './otp-queries.ts'

let portal: TestApp
afterEach(() => portal.close())

async function askForCode() {
  const { token, customerId: user_id, mobile } = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, { token, body: { user_id, channel: 'sms' } })
  return { token, user_id, mobile, otp_code: await readCode(portal.app, mobile) }
}

it('[F-25] without the store of the limits verification is closed and reading goes on', async () => {
  portal = await startTestApp()
  const { token, user_id, otp_code } = await askForCode()
  const session = await signIn(portal.services)
  const owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
  await owner.query('drop table rate_limits')
  await owner.end()

  const body = { user_id, channel: 'sms' as const, otp_code }
  expect(await refuse(portal.app, verifyOtp, { token, body })).toMatchObject({
    status: 503,
    code: 'unavailable',
  })
  await succeed(portal.app, getProfile, { token: session.token })
})

it('[F-25] a store of the limits that does not answer closes verification, and reading goes on meanwhile', async () => {
  portal = await startTestApp()
  const { token, user_id, otp_code } = await askForCode()
  const session = await signIn(portal.services)
  const owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
  await owner.query('begin')
  await owner.query('lock table rate_limits')

  const body = { user_id, channel: 'sms' as const, otp_code }
  const trying = refuse(portal.app, verifyOtp, { token, body })
  await succeed(portal.app, getProfile, { token: session.token })
  expect(await trying).toMatchObject({ status: 503, code: 'unavailable' })
  await owner.end()
  await succeed(portal.app, verifyOtp, { token, body })
})

it('[L-tries] 3000 wrong tries over all raise one alarm and close verification to nobody', async () => {
  portal = await startTestApp()
  const { token, user_id, otp_code } = await askForCode()
  const body = { user_id, channel: 'sms' as const, otp_code: wrongCode(otp_code) }
  await refuse(portal.app, verifyOtp, { token, body })
  const { rows } =
    await sql`update rate_limits set points = 2998 where key = 'alarm:wrong_codes' returning key`.execute(
      portal.db,
    )
  expect(rows).toHaveLength(1)
  for (let count = 0; count < 3; count += 1) await refuse(portal.app, verifyOtp, { token, body })
  const alarms = await portal.db
    .selectFrom('security_events')
    .selectAll()
    .where('event', '=', 'alarm')
    .execute()
  expect(alarms).toMatchObject([
    { reason: 'wrong_codes', details: { threshold: 3000, window_seconds: 3600 } },
  ])
  await succeed(portal.app, verifyOtp, { token, body: { ...body, otp_code } })
})

it('right codes touch no row that everybody shares', async () => {
  portal = await startTestApp()
  const { token, user_id, otp_code } = await askForCode()
  await succeed(portal.app, verifyOtp, { token, body: { user_id, channel: 'sms', otp_code } })
  const { rows } = await sql`select from rate_limits where key like 'alarm:wrong%'`.execute(portal.db)
  expect(rows).toHaveLength(0)
})

it('[L-tries] 60 wrong tries from one address close it to verification for an hour; right ones do not count', async () => {
  portal = await startTestApp()
  const address = '198.51.100.77'
  const tryFive = async () => {
    const { token, user_id, otp_code: code } = await askForCode()
    const attempt = (otp_code: string) =>
      call(portal.app, verifyOtp, { token, body: { user_id, channel: 'sms', otp_code }, address })
    for (let count = 0; count < 4; count += 1) await attempt(wrongCode(code))
    return (await attempt(code)).status
  }
  for (let person = 0; person < 14; person += 1) expect(await tryFive()).toBe(200)
  expect(await tryFive()).toBe(429)
})

it('a code that is tried while the next one is being sent keeps nobody waiting for ever', async () => {
  portal = await startTestApp()
  const { token, user_id: customerId, mobile, otp_code } = await askForCode()
  const sending = await portal.db.startTransaction().execute()
  await sending
    .updateTable('otp_challenges')
    .set({ closed_reason: 'replaced', closed_at: new Date() })
    .where('customer_id', '=', customerId)
    .execute()
  const trying = call(portal.app, verifyOtp, {
    token,
    body: { user_id: customerId, channel: 'sms', otp_code },
  })
  await vi.waitUntil(async () => {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted
    `.execute(portal.db)
    return rows.length > 0
  })
  const challenge = {
    customerId,
    channel: 'sms',
    recipient: mobile,
    caller: 'stranger',
    address: null,
  } as const
  await replaceChallenge(sending, challenge, {
    purpose: 'login',
    code_hash: randomBytes(32),
    salt: randomBytes(16),
    message_id: null,
  })
  await sending.commit().execute()
  expect(await trying).toMatchObject({ status: 200 })
})
