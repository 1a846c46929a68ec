import { randomUUID } from 'node:crypto'
import {
  getProfile,
  listAccounts,
  listMyServices,
  requestOtp,
  switchAccount,
  updateProfile,
  verifyOtp,
} from '@sanad/contracts'
import { listMessages } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { passTime, proveEmail, proveLately, readCode } from '../../../testing/factories/challenge.ts'
import { randomMobile, signIn } from '../../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { createTokens } from '../sessions/session-token.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** Two customers who both verified the same e-mail address. */
async function linkedPair() {
  const email = `family.${randomMobile()}@example.in`
  const asha = await signIn(portal.services, { email })
  const ravi = await signIn(portal.services, { email, name_of_person: 'Ravi Patil' })
  for (const { customerId } of [asha, ravi]) await proveEmail(portal.db, customerId)
  return { asha, ravi, email }
}

const begin = (token: string, targetUserId: string) =>
  succeed(portal.app, switchAccount, { token, body: { targetUserId } })

/** First switch, verified by the code from the e-mail; returns the answer of the verification. */
async function switchByCode(token: string, target: string, email: string) {
  const challenge = await begin(token, target)
  const body = { user_id: target, channel: 'email' as const }
  await succeed(portal.app, requestOtp, { token: challenge.token, body })
  const otp_code = await readCode(portal.app, email)
  const entry = { token: challenge.token, body: { ...body, otp_code } }
  return { challenge, enter: () => call(portal.app, verifyOtp, entry) }
}

async function switched(token: string, target: string, email: string) {
  const { enter } = await switchByCode(token, target, email)
  return verifyOtp.success.parse((await enter()).body)
}

it('[AU-08] [AP-05] lists the accounts with the same verified e-mail, their numbers masked', async () => {
  const { asha, ravi, email } = await linkedPair()
  await signIn(portal.services, { email, name_of_person: 'Somebody who never proved the address' })
  expect(await succeed(portal.app, listAccounts, { token: asha.token })).toEqual({
    success: true,
    accounts: [
      {
        id: asha.customerId,
        name_of_person: 'Asha Patil',
        mobile: `••••••${asha.mobile.slice(-4)}`,
        is_current: true,
        otp_required: false,
      },
      {
        id: ravi.customerId,
        name_of_person: 'Ravi Patil',
        mobile: `••••••${ravi.mobile.slice(-4)}`,
        is_current: false,
        otp_required: true,
      },
    ],
  })
})

it('[AU-08] [AP-05] who has not proved the e-mail sees the own account alone', async () => {
  const { email } = await linkedPair()
  const { token, customerId } = await signIn(portal.services, { email })
  const { accounts } = await succeed(portal.app, listAccounts, { token })
  expect(accounts.map(({ id }) => id)).toEqual([customerId])
})

it('[AU-08] [AP-05] an address that was changed says from when it links, and no account says anything of another', async () => {
  const { asha, ravi } = await linkedPair()
  const opensAt = async (token: string) => (await succeed(portal.app, listAccounts, { token })).opens_at
  expect(await opensAt(asha.token)).toBeUndefined()
  await sql`update customers set email_changed_at = '2026-11-20T06:00Z', email_verified_at = null
    where id = ${ravi.customerId}`.execute(portal.db)
  expect(await opensAt(ravi.token)).toBeUndefined()
  const verifiedAgo = (age: string) =>
    sql`update customers set email_verified_at = date_trunc('second', now()) - ${age}::interval
      where id = ${ravi.customerId}`.execute(portal.db)
  await verifiedAgo('71 hours')
  const left = Date.parse((await opensAt(ravi.token)) ?? '') - Date.now()
  expect(Math.round(left / 60_000)).toBe(60)
  // The other one is told nothing of it, and who shares an address with nobody is told the same.
  expect(await opensAt(asha.token)).toBeUndefined()
  await sql`update customers set email = ${`alone.${randomMobile()}@example.in`}
    where id = ${ravi.customerId}`.execute(portal.db)
  expect(Date.parse((await opensAt(ravi.token)) ?? '')).toBeGreaterThan(Date.now())
  await verifiedAgo('72 hours')
  expect(await opensAt(ravi.token)).toBeUndefined()
})

it('[AU-08] [AP-06] the first switch asks for a code by e-mail and answers token and user of the other account', async () => {
  const { asha, ravi, email } = await linkedPair()
  const { challenge, enter } = await switchByCode(asha.token, ravi.customerId, email)
  expect(challenge).toMatchObject({
    otp_required: true,
    user: { id: ravi.customerId, mobile: `••••••${ravi.mobile.slice(-4)}`, email: 'f••••@example.in' },
  })
  await succeed(portal.app, getProfile, { token: asha.token })
  const [message] = await listMessages(portal.app, email)
  expect(message).toMatchObject({
    subject: 'Your Sanad code to open this account',
    text: expect.stringMatching(
      /^\d{6} is your Sanad code to open this account from another account of yours\./,
    ),
  })

  const { token, user } = verifyOtp.success.parse((await enter()).body)
  expect(user).toMatchObject({ id: ravi.customerId, name_of_person: 'Ravi Patil', mobile: ravi.mobile })
  expect((await succeed(portal.app, getProfile, { token })).user).toEqual(user)
  expect(await refuse(portal.app, getProfile, { token: asha.token })).toMatchObject({ status: 401 })
})

it('[AP-06] later switches are direct for 30 days, and back to where the session came from', async () => {
  const { asha, ravi, email } = await linkedPair()
  const atRavi = await switched(asha.token, ravi.customerId, email)
  const { accounts } = await succeed(portal.app, listAccounts, { token: atRavi.token })
  expect(accounts.map(({ otp_required }) => otp_required)).toEqual([false, false])
  const back = await begin(atRavi.token, asha.customerId)
  expect(back).toMatchObject({ otp_required: false, user: { id: asha.customerId, mobile: asha.mobile } })
  const again = await begin(back.token, ravi.customerId)
  expect(again).toMatchObject({ otp_required: false, user: { id: ravi.customerId } })
  expect(await refuse(portal.app, getProfile, { token: back.token })).toMatchObject({ status: 401 })
})

it('[AU-08] the way that a code opened is open for 30 days and no longer', async () => {
  const { asha, ravi, email } = await linkedPair()
  await switched(asha.token, ravi.customerId, email)
  const tokens = createTokens(portal.services.config.secrets.session)
  const anew = () => beginSession(portal.db, tokens, { customerId: asha.customerId })
  const provedAgo = (age: string) =>
    sql`update account_switches set proved_at = now() - ${age}::interval
        where from_customer = ${asha.customerId}`.execute(portal.db)
  await provedAgo('29 days 23 hours')
  expect(await begin(await anew(), ravi.customerId)).toMatchObject({ otp_required: false })
  await provedAgo('30 days')
  expect(await begin(await anew(), ravi.customerId)).toMatchObject({ otp_required: true })
})

it('switching to and fro prolongs nothing', async () => {
  const { asha, ravi, email } = await linkedPair()
  const atRavi = await switched(asha.token, ravi.customerId, email)
  await sql`update sessions set expires_at = now() + interval '5 minutes' where ended_at is null`.execute(
    portal.db,
  )
  await begin(atRavi.token, asha.customerId)
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from expires_at - now()) / 60)::int as minutes from sessions
    where customer_id = ${asha.customerId} and ended_at is null`.execute(portal.db)
  expect(rows).toEqual([{ minutes: 5 }])
})

it('the way opened from one account is not open to other sessions of the other one', async () => {
  const { asha, ravi, email } = await linkedPair()
  await switched(asha.token, ravi.customerId, email)
  expect(await begin(ravi.token, asha.customerId)).toMatchObject({ otp_required: true })
})

it('[L-session] nothing of the former account is left after a switch', async () => {
  const { asha, ravi, email } = await linkedPair()
  await createApplication(portal.services, { customerId: asha.customerId })
  const { token } = await switched(asha.token, ravi.customerId, email)
  const { services } = await succeed(portal.app, listMyServices, { token, query: {} })
  expect(services).toEqual([])
})

it('a stranger, oneself and nobody are not found as targets', async () => {
  const { asha } = await linkedPair()
  const stranger = await signIn(portal.services)
  for (const targetUserId of [stranger.customerId, asha.customerId, randomUUID()]) {
    expect(
      await refuse(portal.app, switchAccount, { token: asha.token, body: { targetUserId } }),
    ).toMatchObject({ status: 404, code: 'not_found' })
  }
})

it('the code of a switch is sent by e-mail alone and is worth nothing once the session has ended', async () => {
  const { asha, ravi, email } = await linkedPair()
  const { challenge, enter } = await switchByCode(asha.token, ravi.customerId, email)
  const body = { user_id: ravi.customerId, channel: 'sms' as const }
  expect(await refuse(portal.app, requestOtp, { token: challenge.token, body })).toMatchObject({
    code: 'otp_channel_missing',
  })
  await sql`update sessions set ended_at = now() where customer_id = ${asha.customerId}`.execute(portal.db)
  expect(await enter()).toMatchObject({ status: 401 })
  const sessions = await portal.db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', ravi.customerId)
    .execute()
  expect(sessions).toHaveLength(1)
})

it('a way that was opened closes when the addresses are no longer the same', async () => {
  const { asha, ravi, email } = await linkedPair()
  const atRavi = await switched(asha.token, ravi.customerId, email)
  const other = { email: `other.${randomMobile()}@example.in` }
  await proveLately(portal.db, ravi.customerId)
  await succeed(portal.app, updateProfile, { token: atRavi.token, body: other })
  const body = { targetUserId: asha.customerId }
  expect(await refuse(portal.app, switchAccount, { token: atRavi.token, body })).toMatchObject({
    status: 404,
  })
})

it('of two direct switches at once one begins a session', async () => {
  const { asha, ravi, email } = await linkedPair()
  const atRavi = await switched(asha.token, ravi.customerId, email)
  const body = { targetUserId: asha.customerId }
  const answers = await Promise.all(
    [1, 2, 3].map(() => call(portal.app, switchAccount, { token: atRavi.token, body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('a code for a login does not switch, and one for a switch does not log in', async () => {
  const { asha, ravi, email } = await linkedPair()
  const { challenge } = await switchByCode(asha.token, ravi.customerId, email)
  const code = await readCode(portal.app, email)
  await passTime(portal.db, ravi.customerId, 121)
  const own = { user_id: ravi.customerId, channel: 'email' as const }
  await succeed(portal.app, requestOtp, { token: ravi.token, body: own })
  expect(
    await refuse(portal.app, verifyOtp, { token: challenge.token, body: { ...own, otp_code: code } }),
  ).toMatchObject({ code: 'otp_expired' })
})
