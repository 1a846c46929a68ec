import { Writable } from 'node:stream'
import { getByCsrf, login, requestDataExport, revealIdentifier, submitFields } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { randomMobile, signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
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
  portal = await startTestApp({ logTo, config: { logLevel: 'info' } })
})
afterAll(() => portal.close())

const eventsFrom = (network: string) =>
  portal.db
    .selectFrom('security_events')
    .select(['event', 'reason', 'customer_id', 'staff_id', 'details'])
    .where('network', '=', network)
    // Not by id: a refusal is written after its answer, and may overtake another.
    .orderBy('event', 'desc')
    .orderBy('reason', 'desc')
    .execute()

it('refusals are kept with what, who and a shortened network, and without what was typed', async () => {
  const { token, customerId } = await signIn(portal.services)
  const mobile = randomMobile()
  const address = '203.0.113.200'
  await call(portal.app, login, { body: { mobile }, address })
  await call(portal.app, requestDataExport, { token, address })
  await call(portal.app, getByCsrf, { params: { token: 'secret-of-a-link' }, address })
  const nobody = { customer_id: null, staff_id: null }
  await vi.waitFor(async () => {
    expect(await eventsFrom('203.0.113.0/24')).toEqual([
      { ...nobody, event: 'sign_in_failed', reason: 'mobile_unknown', details: { operation: 'login' } },
      {
        ...nobody,
        event: 'permission_refused',
        reason: 'proof_needed',
        customer_id: customerId,
        details: { operation: 'requestDataExport' },
      },
      { ...nobody, event: 'permission_refused', reason: 'link_invalid', details: { operation: 'getByCsrf' } },
    ])
  })
  const { rows } = await sql<{ line: string }>`select e::text as line from security_events e`.execute(
    portal.db,
  )
  for (const secret of [mobile, token, 'secret-of-a-link', '203.0.113.200']) {
    expect(rows.map(({ line }) => line).join()).not.toContain(secret)
  }
})

it('one network keeps five refusals of a kind a minute', async () => {
  const address = '2001:db8:5::1'
  for (let count = 0; count < 20; count += 1) {
    await refuse(portal.app, login, { body: { mobile: randomMobile() }, address })
  }
  await vi.waitFor(async () => expect((await eventsFrom('2001:db8:5::/48')).length).toBeGreaterThan(4))
  // A run over the turn of a minute keeps five more at most.
  expect((await eventsFrom('2001:db8:5::/48')).length).toBeLessThanOrEqual(10)
})

it('a flood from many networks does not hide the refusal of a named person, and its size is in the log', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const flooded = await startTestApp()
  try {
    for (let count = 0; count < 80; count += 1) {
      const params = { token: `link-${count}` }
      await call(flooded.app, getByCsrf, { params, address: `10.1.${count}.1` })
    }
    const { token, customerId } = await signIn(flooded.services)
    await call(flooded.app, requestDataExport, { token, address: '203.0.113.9' })
    await vi.waitFor(async () => {
      const kept = flooded.db.selectFrom('security_events').select('reason')
      expect(await kept.where('customer_id', '=', customerId).execute()).toEqual([{ reason: 'proof_needed' }])
    })
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(async () => {
      const told = flooded.db.selectFrom('security_events').select('details')
      const [row] = await told.where('event', '=', 'events_dropped').execute()
      expect(Object.keys(row?.details ?? {})).toEqual(['dropped'])
    })
  } finally {
    vi.useRealTimers()
    await flooded.close()
  }
})

it('staff who read a number in full are in the log, without the number', async () => {
  const { applicationId, customerId, token } = await createPaidApplication(portal.services)
  const fields = [{ field_id: 'aadhaar-number', value: '234123412346' }]
  await succeed(portal.app, submitFields, {
    token,
    body: { user_id: customerId, application_id: applicationId, fields },
  })
  const { staffToken, staffId } = await signInStaff(portal.services)
  const wish = { from: 'information', field_id: 'aadhaar-number', why: 'department_portal' } as const
  const body = { ...wish, reason: 'File e-KYC' }
  const address = '198.51.100.3'
  const answer = await call(portal.app, revealIdentifier, {
    token: staffToken,
    params: { id: applicationId },
    body,
    address,
  })
  expect(answer.status).toBe(200)
  expect(await eventsFrom('198.51.100.0/24')).toEqual([
    {
      event: 'identifier_revealed',
      reason: null,
      customer_id: customerId,
      staff_id: staffId,
      details: { application_id: applicationId, field_id: 'aadhaar-number' },
    },
  ])
})

it('a line of the request log says who called and from which network, never from which address', async () => {
  const { token, customerId } = await signIn(portal.services)
  await call(portal.app, requestDataExport, { token, address: '192.0.2.44' })
  await vi.waitFor(() => expect(log).toContain(`"customerId":"${customerId}"`))
  const line = log.split('\n').find((each) => each.includes(customerId)) ?? ''
  expect(JSON.parse(line)).toMatchObject({ network: '192.0.2.0/24', status: 409, msg: 'answered' })
  expect(log).not.toContain('192.0.2.44')
})
