import { Writable } from 'node:stream'
import { login, otpStatus, requestOtp, type SuccessOf, verifyOtp } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { readCode, registerSomebody, wrongCode } from '../../testing/factories/challenge.ts'
import { createCustomer, signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let log = ''
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  portal = await startTestApp({ logTo, config: { logLevel: 'error' } })
})
afterAll(() => portal.close())

interface Place {
  readonly address: string
  readonly cookies?: Record<string, string>
}

/** The calls of a browser at a place, as far as they get. */
function visit(place: Place, { mobile, customerId }: { mobile: string; customerId: string }) {
  const channel = 'sms' as const
  return {
    logIn: async () => {
      const answer = await call(portal.app, login, { body: { mobile }, ...place })
      return { status: answer.status, token: String((answer.body as { token?: string }).token) }
    },
    ask: (token: string) =>
      call(portal.app, requestOtp, { token, body: { user_id: customerId, channel }, ...place }),
    status: async (token: string) => {
      const { body } = await call(portal.app, otpStatus, { token, query: { user_id: customerId }, ...place })
      return (body as SuccessOf<typeof otpStatus>).sms
    },
    enter: (token: string, otp_code: string) =>
      call(portal.app, verifyOtp, { token, body: { user_id: customerId, channel, otp_code }, ...place }),
  }
}

type Person = Parameters<typeof visit>[1]

/** Signs in by code; the cookies are what the browser keeps after a logout. */
async function signInByCode(place: Place, person: Person) {
  const browser = visit(place, person)
  const { token } = await browser.logIn()
  expect((await browser.ask(token)).status).toBe(200)
  const answer = await browser.enter(token, await readCode(portal.app, person.mobile))
  expect(answer).toMatchObject({ status: 200 })
  const kept = answer.cookies.find(({ name }) => name === 'sanad_place')
  return { cookies: { sanad_place: kept?.value ?? '' }, answer }
}

/** Time goes by for the cooldown between two codes. */
const passCooldown = (customerId: string) =>
  sql`update otp_challenges set created_at = created_at - interval '121 seconds' where customer_id = ${customerId}`.execute(
    portal.db,
  )

/** Ten wrong codes by somebody who only knows the number, until it is locked to strangers. */
async function attack(place: Place, person: Person) {
  const stranger = visit(place, person)
  const { token } = await stranger.logIn()
  for (let round = 0; round < 2; round += 1) {
    expect((await stranger.ask(token)).status).toBe(200)
    const code = await readCode(portal.app, person.mobile)
    for (let wrong = 0; wrong < 5; wrong += 1) await stranger.enter(token, wrongCode(code))
    await passCooldown(person.customerId)
  }
  expect(await stranger.ask(token)).toMatchObject({ status: 429, body: { code: 'otp_attempts_exceeded' } })
}

it('[F-33] ten wrong codes by a stranger do not keep the owner out, at a known network or in a known browser', async () => {
  const owner = await createCustomer(portal.services)
  const home = { address: '2001:db8:77:100::5' }
  const { cookies } = await signInByCode(home, owner)
  await passCooldown(owner.customerId)
  await attack({ address: '203.0.113.66' }, owner)
  // Another computer at home, another line of the same household.
  await signInByCode({ address: '2001:db8:77:101::9' }, owner)
  // The same browser on the road.
  await signInByCode({ address: '198.51.100.4', cookies }, owner)
  const { token } = await visit({ address: '198.51.100.5' }, owner).logIn()
  expect(await visit({ address: '198.51.100.5' }, owner).ask(token)).toMatchObject({ status: 429 })
})

it('[F-33] a stranger neither replaces nor wears out the code that the owner is typing', async () => {
  const owner = await createCustomer(portal.services)
  const home = { address: '203.0.113.80' }
  await signInByCode(home, owner)
  await passCooldown(owner.customerId)
  const browser = visit(home, owner)
  const { token } = await browser.logIn()
  await browser.ask(token)
  const code = await readCode(portal.app, owner.mobile)
  const stranger = visit({ address: '203.0.113.81' }, owner)
  const { token: challenge } = await stranger.logIn()
  expect((await stranger.ask(challenge)).status).toBe(200)
  for (let wrong = 0; wrong < 5; wrong += 1) await stranger.enter(challenge, wrongCode(code))
  expect(await stranger.enter(challenge, code)).toMatchObject({ status: 429 })
  expect(await browser.enter(token, code)).toMatchObject({ status: 200 })
})

it('[OT-06] who holds the code types it in whichever browser waits for one, also after a reload', async () => {
  const owner = await createCustomer(portal.services)
  const home = { address: '203.0.113.84' }
  await signInByCode(home, owner)
  await passCooldown(owner.customerId)
  const away = visit({ address: '203.0.113.85' }, owner)
  const { token: challenge } = await away.logIn()
  await away.ask(challenge)
  const before = await away.status(challenge)
  // The owner's request at home replaces the code of the browser away.
  const atHome = visit(home, owner)
  const { token } = await atHome.logIn()
  await atHome.ask(token)
  const code = await readCode(portal.app, owner.mobile)
  expect(before).toMatchObject({ has_active_otp: true, can_resend: false })
  expect(await away.status(challenge)).toMatchObject({ has_active_otp: true, can_resend: false })
  expect(await away.enter(challenge, wrongCode(code))).toMatchObject({ body: { code: 'otp_invalid' } })
  expect(await away.enter(challenge, code)).toMatchObject({ status: 200 })
  expect(await atHome.enter(token, code)).toMatchObject({ status: 400, body: { code: 'otp_used' } })
})

it("[F-33] a stranger's tries at the owner's code are as few as at their own, and cost the owner none", async () => {
  const owner = await createCustomer(portal.services)
  const home = { address: '203.0.113.86' }
  await signInByCode(home, owner)
  await passCooldown(owner.customerId)
  const stranger = visit({ address: '203.0.113.87' }, owner)
  const { token: challenge } = await stranger.logIn()
  await stranger.ask(challenge)
  const atHome = visit(home, owner)
  const { token } = await atHome.logIn()
  await atHome.ask(token)
  const code = await readCode(portal.app, owner.mobile)
  for (let wrong = 0; wrong < 5; wrong += 1) await stranger.enter(challenge, wrongCode(code))
  expect(await stranger.enter(challenge, code)).toMatchObject({ status: 429 })
  expect(await atHome.enter(token, code)).toMatchObject({ status: 200 })
})

it('[F-33] a browser known to one customer is a stranger to another, and a known place opens nothing', async () => {
  const [one, other] = [await createCustomer(portal.services), await createCustomer(portal.services)]
  const { cookies } = await signInByCode({ address: '203.0.113.90' }, one)
  await attack({ address: '203.0.113.91' }, other)
  const { token } = await visit({ address: '198.51.100.90', cookies }, other).logIn()
  expect(await visit({ address: '198.51.100.90', cookies }, other).ask(token)).toMatchObject({ status: 429 })
  const again = await call(portal.app, login, { body: { mobile: one.mobile }, cookies })
  expect(again.body).toMatchObject({ otp_required: true })
})

it('[F-33] a signed-in customer proves a channel while strangers have locked the login', async () => {
  const owner = await signIn(portal.services)
  await attack({ address: '203.0.113.95' }, owner)
  const browser = visit({ address: '198.51.100.95' }, owner)
  expect((await browser.ask(owner.token)).status).toBe(200)
  const code = await readCode(portal.app, owner.mobile)
  expect(await browser.enter(owner.token, code)).toMatchObject({ status: 200 })
})

it('[F-33] what a stranger was sent does not use up the codes of the owner, nor the network of others', async () => {
  const owner = await createCustomer(portal.services)
  const home = { address: '203.0.113.97' }
  await signInByCode(home, owner)
  await passCooldown(owner.customerId)
  const stranger = visit({ address: '203.0.113.98' }, owner)
  const { token } = await stranger.logIn()
  let status = 200
  for (let sent = 0; status === 200; sent += 1) {
    status = (await stranger.ask(token)).status
    await passCooldown(owner.customerId)
    expect(sent).toBeLessThan(7)
  }
  await signInByCode(home, owner)
})

it('[F-32] wrong codes from a whole IPv6 /40 close its own networks, raise one alarm and refuse nobody elsewhere', async () => {
  const honest = await createCustomer(portal.services)
  const other = await createCustomer(portal.services)
  await sql`
    insert into rate_limits (key, points, expires_at) values
      ('alarm:wrong_codes', 2990, now() + interval '1 hour'),
      ('otp-failures:2001:db8:1200::/48', 590, now() + interval '1 hour')
    on conflict (key) do update set points = excluded.points`.execute(portal.db)
  let refused = 0
  for (let line = 0; line < 4; line += 1) {
    const person = await registerSomebody(portal.app)
    const attacker = visit({ address: `2001:db8:1200:${line}00::1` }, person)
    await attacker.ask(person.token)
    const code = await readCode(portal.app, person.mobile)
    for (let wrong = 0; wrong < 4; wrong += 1) {
      const { body } = await attacker.enter(person.token, wrongCode(code))
      if ((body as { code: string }).code === 'rate_limited') refused += 1
    }
  }
  expect(refused).toBe(6)
  const neighbour = await registerSomebody(portal.app)
  const elsewhere = visit({ address: '2001:db8:12ff::1' }, neighbour)
  await elsewhere.ask(neighbour.token)
  await elsewhere.enter(neighbour.token, wrongCode(await readCode(portal.app, neighbour.mobile)))

  await signInByCode({ address: '2001:db8:1300::1' }, honest)
  await signInByCode({ address: '203.0.113.120' }, other)
  const { rows } = await sql<{ reason: string; points: number }>`
    select reason, (details ->> 'points')::int as points from security_events where event = 'alarm'`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ reason: 'wrong_codes', points: 3000 }])
  expect(log.match(/"event":"alarm.wrong_codes"/g)).toHaveLength(1)
})

it('[F-32] codes beyond the budget of an hour raise one alarm, and still go out', async () => {
  const { customerId, mobile } = await createCustomer(portal.services)
  await sql`
    insert into rate_limits (key, points, expires_at) values ('alarm:code_cost', 199990, now() + interval '1 hour')
    on conflict (key) do update set points = excluded.points`.execute(portal.db)
  await signInByCode({ address: '203.0.113.130' }, { customerId, mobile })
  await signInByCode({ address: '203.0.113.131' }, await createCustomer(portal.services))
  const alarms = await portal.db
    .selectFrom('security_events')
    .select('details')
    .where('reason', '=', 'code_cost')
    .execute()
  expect(alarms).toEqual([{ details: { points: 200_010, threshold: 200_000, window_seconds: 3600 } }])
  expect(log).toContain('"event":"alarm.code_cost"')
})
