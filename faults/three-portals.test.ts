import {
  getByCsrf,
  getProfile,
  listSessions,
  login,
  requestOtp,
  revokeOtherSessions,
  verifyOtp,
} from '@sanad/contracts'
import {
  type Customer,
  call,
  openStream,
  registerCustomer,
  requestCode,
  succeed,
  waitFor,
} from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apply, beginPayment, verify } from './acting/customer.ts'
import { holdMessages } from './harness/hold-messages.ts'
import { passHalfAMinute } from './harness/pass-half-a-minute.ts'
import { shiftedClock } from './harness/shifted-clock.ts'
import { type Stack, startStack } from './harness/stack.ts'
import { findBrokenInvariants } from './schedule/find-broken-invariants.ts'

// Clock skew: one is right, one 20 hours ahead, one 20 behind. Shared state must follow the database's clock alone.
const hoursOff = [0, 20, -20]
let stack: Stack
let one: string
let two: string
let three: string
beforeAll(async () => {
  stack = await startStack({
    portals: 3,
    env: { LOG_LEVEL: 'info' },
    nodeOptionsOf: (index) => shiftedClock(hoursOff[index] ?? 0),
  })
  ;[one = '', two = '', three = ''] = stack.portals.map((portal) => portal.origin)
})
afterAll(() => stack[Symbol.asyncDispose]())

const profileStatus = async (origin: string, { token }: Pick<Customer, 'token'>) =>
  (await call(origin, getProfile, { token })).status

/** The same person at the login of another device, two minutes later. */
async function challengeOf(origin: string, customer: Customer): Promise<Customer> {
  await passTime(121)
  const { token } = await succeed(origin, login, { body: { mobile: customer.mobile } })
  return { ...customer, token }
}

const proofOf = ({ id, token }: Customer, otp_code: string) => ({
  token,
  body: { user_id: id, channel: 'sms' as const, otp_code },
})

/** Ages all codes that were sent. */
const passTime = (seconds: number) =>
  stack.database.query(
    `update otp_challenges set created_at = created_at - make_interval(secs => $1),
       expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  )

it('[F-24] the portals’ clocks are really apart', () => {
  const hours = stack.portals.map((portal) => {
    const time = Number(portal.lastWords().match(/"time":(\d+)/)?.[1])
    return Math.round((time - Date.now()) / 3_600_000) + 0
  })
  expect(hours).toEqual(hoursOff)
})

it('[F-24] what the clock begins waits once, for its next time by the database’s clock', async () => {
  // Once a day each: by the portals' own clocks there would be three times.
  const waiting = () =>
    stack.database.query<{ name: string; times: number; next: boolean }>(`
      select t.identifier as name, count(*)::int as times,
        bool_and(j.run_at between now() and now() + interval '1 day') as next
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier in ('remind_of_due_dates', 'clean_notifications') group by 1 order by 1`)
  await waitFor('both wait', async () => (await waiting()).length === 2)
  expect(await waiting()).toEqual([
    { name: 'clean_notifications', times: 1, next: true },
    { name: 'remind_of_due_dates', times: 1, next: true },
  ])
})

it('[L-session] [F-24] a session of one portal opens all three, and ended at one it is ended at all', async () => {
  const first = await registerCustomer(one)
  for (const origin of [one, two, three]) expect(await profileStatus(origin, first)).toBe(200)

  const again = await challengeOf(two, first)
  const otp_code = await requestCode(two, again)
  const second = await succeed(three, verifyOtp, proofOf(again, otp_code))
  expect((await succeed(one, listSessions, { token: second.token })).data).toHaveLength(2)

  await succeed(three, revokeOtherSessions, { token: second.token })
  for (const origin of [one, two, three]) {
    expect(await profileStatus(origin, first)).toBe(401)
    expect(await profileStatus(origin, second)).toBe(200)
  }
})

it('[L-tries] [L-sends] [F-24] sends and wrong tries are counted together, whichever portal they go to', async () => {
  const person = await challengeOf(one, await registerCustomer(one))
  const code = await requestCode(two, person)
  const early = await call(three, requestOtp, {
    token: person.token,
    body: { user_id: person.id, channel: 'sms' },
  })
  expect(early.body).toMatchObject({ code: 'otp_wait' })
  const wrong = String((Number(code) + 1) % 1e6).padStart(6, '0')
  const answers = await Promise.all(
    [one, two, three, one, two, three].map((origin) => call(origin, verifyOtp, proofOf(person, wrong))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429])
  expect(await call(three, verifyOtp, proofOf(person, code))).toMatchObject({ status: 429 })
})

it('[L-otp] [F-24] a code lives five minutes of the database’s clock, also where the clock is wrong', async () => {
  for (const origin of [two, three]) {
    const inTime = await challengeOf(origin, await registerCustomer(origin))
    const code = await requestCode(origin, inTime)
    await passTime(295)
    await succeed(origin, verifyOtp, proofOf(inTime, code))
    const late = await challengeOf(origin, await registerCustomer(origin))
    const lateCode = await requestCode(origin, late)
    await passTime(300)
    expect((await call(origin, verifyOtp, proofOf(late, lateCode))).body).toMatchObject({
      code: 'otp_expired',
    })
  }
})

it('[L-links] [F-24] an address has 20 looks at links in a minute over all portals', async () => {
  const look = (index: number) =>
    call([one, two, three][index % 3] ?? one, getByCsrf, {
      params: { token: 'nobody' },
      address: '198.51.100.7',
    })
  const looks = await Promise.all(Array.from({ length: 24 }, (_, index) => look(index)))
  expect(looks.filter(({ status }) => status === 404)).toHaveLength(20)
  for (const { body } of looks.filter(({ status }) => status !== 404)) {
    expect(body).toMatchObject({ code: 'rate_limited' })
    expect((body as { seconds_left: number }).seconds_left).toBeLessThanOrEqual(60)
  }
})

it('[F-01] many customers pay, with verify and webhook at once, over three portals: each pays once', async () => {
  const purchases = await Promise.all(
    Array.from({ length: 6 }, async () => apply(stack.origin, await registerCustomer(stack.origin))),
  )
  await Promise.all(
    purchases.map(async (purchase) => {
      const { orderId } = await beginPayment(stack.origin, purchase)
      await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
      const answers = await Promise.all(
        Array.from({ length: 9 }, () => verify(stack.origin, purchase, orderId)),
      )
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
    }),
  )
  expect(await findBrokenInvariants(stack)).toEqual([])
})

it('[F-15] pages hear live of what any portal did, and come back over the proxy when theirs was killed', async () => {
  const purchase = await apply(stack.origin, await registerCustomer(stack.origin))
  const pages = await Promise.all(
    [one, two, three, stack.origin].map((origin) => openStream(origin, purchase.token)),
  )
  const { orderId } = await beginPayment(stack.origin, purchase)
  await stack.gateway.lever('misbehave', { route: 'webhook', kind: 'drop' })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  await verify(three, purchase, orderId)
  const change = { type: 'change', topic: 'application', id: purchase.applicationId } as const
  await Promise.all(pages.map((page) => page.until(change)))

  await stack.portals[0]?.kill()
  const again = await openStream(stack.origin, purchase.token)
  for (const page of [...pages, again]) page.close()
  await stack.portals[0]?.start()
})

it('[F-15] a portal killed in the middle of a payment loses nothing: the others go on with it', async () => {
  const purchase = await apply(stack.origin, await registerCustomer(stack.origin))
  const { orderId } = await beginPayment(stack.origin, purchase)
  await stack.gateway.lever('misbehave', { route: 'webhook', kind: 'drop' })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const held = stack.gateway.cable.holdAnswer((request) => request.includes(`/orders/${orderId}/payments`))
  const lost = verify(one, purchase, orderId).catch(() => undefined)
  await held
  await stack.portals[0]?.kill()
  await lost
  expect(await verify(stack.origin, purchase, orderId)).toMatchObject({
    status: 200,
    body: { status: 'paid' },
  })
  expect(await findBrokenInvariants(stack)).toEqual([])
  stack.gateway.cable.mend()
  await stack.portals[0]?.start()
})

it('[F-15] a message that a killed portal had begun to send is sent by another', async () => {
  const { id, mobile, token } = await registerCustomer(stack.origin)
  const messages = await holdMessages(stack.database)
  await succeed(stack.origin, requestOtp, { token, body: { user_id: id, channel: 'whatsapp' } })
  await messages.caught()
  await Promise.all(stack.portals.map((portal) => portal.kill()))
  await messages.releaseDead()
  await stack.portals[1]?.start()
  const sent = () =>
    stack.database.query(`select from outbox_messages where recipient = $1 and channel = 'whatsapp'`, [
      mobile,
    ])
  expect(await sent()).toHaveLength(0)
  await passHalfAMinute(stack.database)
  await waitFor('the message is sent', async () => (await sent()).length === 1)
})
