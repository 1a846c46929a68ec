import { randomUUID } from 'node:crypto'
import { revealIdentifier } from '@sanad/contracts'
import {
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  getSignInStep,
  getStaffMember,
  listDeskApplications,
  lockStaffSession,
  proveStaffFactor,
  staffLogin,
} from '@sanad/contracts/staff'
import { signInStaff, totpCode } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRateLimit } from '../../../../platform/http/rate-limit.ts'
import { refuse, succeed } from '../../../../testing/call.ts'
import { hireStaff } from '../../../../testing/factories/hire-staff.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

// Password hashing is slow by design, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const password = 'correct horse battery'

const hire = () => hireStaff(portal.db, { roles: ['clerk', 'reviewer'], password })

const logIn = async ({ email }: { email: string }) =>
  succeed(portal.app, staffLogin, { body: { email, password } })
const prove = (token: string | undefined, code: string) => ({ token, body: { code } })
const list = { query: {} }

/** A member who has enrolled an authenticator; one code of it is used. */
async function enrol() {
  const member = await hire()
  const { token } = await logIn(member)
  const { secret } = await succeed(portal.app, beginAuthenticator, { token })
  const code = totpCode(secret)
  const { recovery_codes: codes } = await succeed(portal.app, confirmAuthenticator, prove(token, code))
  return { ...member, secret, codes, code }
}

it('[DK-01] the password alone opens nothing but enrolment, and with a factor nothing but its proof', async () => {
  const member = await hire()
  const { token, step, factors } = await logIn(member)
  expect({ step, factors }).toEqual({ step: 'enrol', factors: [] })
  for (const endpoint of [getStaffMember, listDeskApplications] as const) {
    expect(await refuse(portal.app, endpoint, { token, ...list })).toMatchObject({
      status: 403,
      code: 'factor_needed',
    })
  }
  const { secret, token: opened } = await signInStaff(portal.app, member)
  await succeed(portal.app, listDeskApplications, { token: opened, ...list })

  const again = await logIn(member)
  expect(again).toMatchObject({ step: 'factor', factors: ['totp'] })
  expect(await refuse(portal.app, listDeskApplications, { token: again.token, ...list })).toMatchObject({
    code: 'factor_needed',
  })
  for (const endpoint of [beginAuthenticator, beginPasskey]) {
    expect(await refuse(portal.app, endpoint, { token: again.token })).toMatchObject({
      code: 'factor_needed',
    })
  }
  const proved = await succeed(portal.app, proveStaffFactor, prove(again.token, totpCode(secret, 1)))
  await succeed(portal.app, listDeskApplications, { token: proved.token, ...list })
  // The session that proved the password alone is not the one that is open now.
  expect(await refuse(portal.app, getStaffMember, { token: again.token })).toMatchObject({ status: 401 })
})

it('[DK-01] a session that the password began says what opens it, also once it is locked', async () => {
  const member = await hire()
  const { token } = await logIn(member)
  expect(await succeed(portal.app, getSignInStep, { token })).toMatchObject({ step: 'enrol', factors: [] })
  const { token: opened } = await signInStaff(portal.app, member)
  await succeed(portal.app, lockStaffSession, { token: opened })
  const step = { step: 'factor', factors: ['totp'] }
  expect(await succeed(portal.app, getSignInStep, { token: opened })).toMatchObject(step)
  expect(await refuse(portal.app, getSignInStep, {})).toMatchObject({ status: 401 })
})

it('[DK-01] a code of the authenticator is taken once, and an older one not at all', async () => {
  const member = await enrol()
  const { token } = await logIn(member)
  for (const code of [member.code, totpCode(member.secret, -1), '000000']) {
    expect(await refuse(portal.app, proveStaffFactor, prove(token, code)), code).toMatchObject({
      status: 400,
      code: 'factor_wrong',
    })
  }
  await succeed(portal.app, proveStaffFactor, prove(token, totpCode(member.secret, 1)))
})

it('[DK-01] ten recovery codes are shown once and work once each', async () => {
  const { email, codes, staffId } = await enrol()
  expect(new Set(codes).size).toBe(10)
  const [code = ''] = codes
  const first = await logIn({ email })
  // However it is spelt.
  const typed = code.toLowerCase().replaceAll('-', ' ')
  await succeed(portal.app, proveStaffFactor, prove(first.token, typed))
  const second = await logIn({ email })
  expect(await refuse(portal.app, proveStaffFactor, prove(second.token, code))).toMatchObject({
    code: 'factor_wrong',
  })
  const { rows } = await sql<{ text: string }>`
    select row_to_json(s)::text as text from staff_recovery_codes s where staff_id = ${staffId}`.execute(
    portal.db,
  )
  for (const shown of codes) expect(JSON.stringify(rows)).not.toContain(shown.replaceAll('-', ''))
})

it('[DK-01] after ten wrong codes even the right one waits for a quarter of an hour, elsewhere than at a known place', async () => {
  const { email, secret, staffId } = await enrol()
  const { token } = await logIn({ email })
  const stranger = { address: '198.51.100.77' }
  const tries = createRateLimit(portal.db, { name: 'staff-factor-member', points: 10, seconds: 900 })
  for (let index = 0; index < 10; index++) await tries.take(`${staffId}|198.51.100.77`)
  const right = prove(token, totpCode(secret, 1))
  expect(await refuse(portal.app, proveStaffFactor, { ...right, ...stranger })).toMatchObject({
    status: 429,
    code: 'rate_limited',
  })
})

it('the secret of an authenticator is sealed, and counts once a code of it was entered', async () => {
  const member = await hire()
  const { token } = await logIn(member)
  const shown = await succeed(portal.app, beginAuthenticator, { token })
  const { rows } = await sql<{ text: string }>`
    select row_to_json(f)::text as text from staff_factors f where staff_id = ${member.staffId}`.execute(
    portal.db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toContain(shown.secret)
  expect(await refuse(portal.app, proveStaffFactor, prove(token, totpCode(shown.secret)))).toMatchObject({
    code: 'factor_wrong',
  })
  expect((await logIn(member)).step).toBe('enrol')
})

it('[DK-03] a locked session opens nothing until the second factor is proved again, and then goes on', async () => {
  const member = await enrol()
  const [entry = '', code = ''] = member.codes
  const begun = await logIn(member)
  const { token } = await succeed(portal.app, proveStaffFactor, prove(begun.token, entry))
  await succeed(portal.app, lockStaffSession, { token })
  expect(await refuse(portal.app, listDeskApplications, { token, ...list })).toMatchObject({
    code: 'factor_needed',
  })
  const unlocked = await succeed(portal.app, proveStaffFactor, prove(token, code))
  expect(unlocked.token).toBeUndefined()
  await succeed(portal.app, listDeskApplications, { token, ...list })
})

it('[DK-09] an act that shows what is secret asks for a proof of the last ten minutes', async () => {
  const { email, codes, staffId } = await enrol()
  const begun = await logIn({ email })
  const [first = '', second = ''] = codes
  const { token } = await succeed(portal.app, proveStaffFactor, prove(begun.token, first))
  // The password stays fresh: it alone proves nothing.
  await sql`
    update staff_proofs set proved_at = now() - interval '10 minutes 1 second'
    where kind <> 'password'
      and session_id in (select id from staff_sessions where staff_id = ${staffId})`.execute(portal.db)
  const reveal = {
    token,
    params: { id: randomUUID() },
    body: {
      from: 'form',
      field_id: 'personal_pan',
      why: 'department_portal',
      reason: 'For the portal.',
    } as const,
  }
  expect(await refuse(portal.app, revealIdentifier, reveal)).toMatchObject({
    status: 409,
    code: 'proof_needed',
  })
  await succeed(portal.app, proveStaffFactor, prove(token, second))
  expect(await refuse(portal.app, revealIdentifier, reveal)).toMatchObject({ code: 'not_found' })
})
