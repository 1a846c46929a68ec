import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import {
  acceptInvitation,
  beginAuthenticator,
  changeStaffPerson,
  confirmAuthenticator,
  endStaffSessions,
  getStaffMember,
  getStaffPerson,
  handOverStaffWork,
  inviteStaff,
  leaveStaff,
  listStaff,
  resetStaffPerson,
  staffLogin,
  streamWork,
} from '@sanad/contracts/staff'
import type { StaffRole } from '@sanad/domain'
import { openStream, totpCode } from '@sanad/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { refuse, succeed } from '../../../../testing/call.ts'
import { signInStaff } from '../../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

// Password hashing is slow by design, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let portal: TestApp
/** Another process of the same portal. */
let other: FastifyInstance
let origin: string
beforeAll(async () => {
  portal = await startTestApp()
  other = await buildApp(portal.services)
  await other.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const once = () => ({ request_id: randomUUID() })
const hire = (...roles: StaffRole[]) => signInStaff(portal.services, { roles })
const on = <B extends object>(staffId: string, token: string, body: B = {} as B) => ({
  token,
  params: { id: staffId },
  body: { ...once(), ...body },
})
const asClerk = { roles: ['clerk' as StaffRole], teams: [], limits: {} }
const password = 'a long password of hers'

/** The token of the newest link that was sent to this address, as its reader has it. */
async function readLink(email: string): Promise<string> {
  await portal.runJobs()
  const { body } = await portal.db
    .selectFrom('outbox_messages')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return body.match(/\/desk\/invitation#(\S+)/)?.[1] ?? ''
}

async function invite(token: string, email = `meera.${randomUUID()}@centre.example.in`) {
  const body = { ...asClerk, ...once(), email, name: 'Meera Joshi' }
  const { data } = await succeed(portal.app, inviteStaff, { token, body })
  return { id: data.id, email, body }
}

it('[DK-05] an invitation opens once: password, second factor, recovery codes, and what the roles allow', async () => {
  const { staffToken, name } = await hire('admin')
  const { id, email } = await invite(staffToken)
  const link = await readLink(email)
  expect(await refuse(portal.app, staffLogin, { body: { email, password } })).toMatchObject({ status: 401 })
  const begun = await succeed(portal.app, acceptInvitation, { body: { token: link, password } })
  expect(begun.step).toBe('enrol')
  const { secret } = await succeed(portal.app, beginAuthenticator, { token: begun.token })
  const code = { code: totpCode(secret) }
  const opened = await succeed(portal.app, confirmAuthenticator, { token: begun.token, body: code })
  expect(opened.recovery_codes).toHaveLength(10)
  expect(opened.staff).toMatchObject({ name: 'Meera Joshi', roles: ['clerk'] })
  for (const token of [link, 'nobodys']) {
    expect(await refuse(portal.app, acceptInvitation, { body: { token, password } })).toMatchObject({
      status: 404,
      code: 'link_invalid',
    })
  }
  const { data } = await succeed(portal.app, getStaffPerson, { token: staffToken, params: { id } })
  expect(data.person).toMatchObject({ state: 'active', factors: ['totp'], link_until: null })
  expect(data.history.map(({ act, by }) => [act, by])).toEqual([
    ['joined', 'Meera Joshi'],
    ['invited', name],
  ])
})

it('[DK-05] a link ends after 24 hours, and with the next one; the same request sends none', async () => {
  const { staffToken: token } = await hire('admin')
  const { id, email, body } = await invite(token)
  const first = await readLink(email)
  await succeed(portal.app, inviteStaff, { token, body })
  expect(await readLink(email)).toBe(first)
  await invite(token, email)
  const second = await readLink(email)
  expect(second).not.toBe(first)
  expect(await refuse(portal.app, acceptInvitation, { body: { token: first, password } })).toMatchObject({
    code: 'link_invalid',
  })
  await sql`update staff_invitations set expires_at = now() where staff_id = ${id}::uuid`.execute(portal.db)
  expect(await refuse(portal.app, acceptInvitation, { body: { token: second, password } })).toMatchObject({
    code: 'link_invalid',
  })
  const other = await hire('clerk')
  await sql`update staff_members set password_hash = 'hers' where id = ${other.staffId}::uuid`.execute(
    portal.db,
  )
  const again = { ...asClerk, ...once(), email: other.email, name: 'Priya' }
  expect(await refuse(portal.app, inviteStaff, { token, body: again })).toMatchObject({
    status: 409,
    code: 'account_exists',
  })
})

it('[DK-06] nobody changes their own roles or limits, nor resets themselves', async () => {
  const { staffId, staffToken } = await hire('admin')
  for (const endpoint of [changeStaffPerson, resetStaffPerson] as const) {
    const rights = { roles: ['admin' as const, 'manager' as const], teams: [], limits: {} }
    expect(await refuse(portal.app, endpoint, on(staffId, staffToken, rights))).toMatchObject({
      status: 409,
      code: 'own_rights',
    })
  }
})

it('[DK-06] the last admin neither loses the role nor leaves, also where two take it from each other at once', async () => {
  const [asha, ravi] = [await hire('admin'), await hire('admin')]
  await sql`update staff_members set password_hash = null where id <> all(${[asha.staffId, ravi.staffId]}::uuid[])`.execute(
    portal.db,
  )
  const answers = await Promise.allSettled([
    succeed(portal.app, changeStaffPerson, on(ravi.staffId, asha.staffToken, asClerk)),
    succeed(portal.app, changeStaffPerson, on(asha.staffId, ravi.staffToken, asClerk)),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const last = answers[0]?.status === 'fulfilled' ? asha : ravi
  expect(await refuse(portal.app, leaveStaff, on(last.staffId, last.staffToken))).toMatchObject({
    status: 409,
    code: 'last_admin',
  })
})

it('[DK-07] a role taken away ends sessions and open pages at once, on every process; one that is given ends none', async () => {
  const admin = await hire('admin')
  const { staffId, staffToken: token } = await hire('clerk')
  const page = await openStream(origin, token, streamWork)
  const give = on(staffId, admin.staffToken, { ...asClerk, roles: ['clerk', 'reviewer'] as StaffRole[] })
  await succeed(portal.app, changeStaffPerson, give)
  await succeed(portal.app, getStaffMember, { token })
  const begun = performance.now()
  await succeed(portal.app, changeStaffPerson, on(staffId, admin.staffToken, asClerk))
  await page.until({ type: 'ended' })
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(await refuse(portal.app, getStaffMember, { token })).toMatchObject({ status: 401 })
})

it('[DK-05] leaving is refused with open work until it is handed over, and then no sign-in works', async () => {
  const admin = await hire('admin')
  const [leaver, heir] = [await hire('clerk'), await hire('clerk')]
  await sql`
    insert into work_items (kind, subject_id, due_at, clock, used_minutes, target_minutes, waiting_since, owner)
    select 'ticket', gen_random_uuid(), now(), 'running', 0, 240, now(), ${leaver.staffId}::uuid`.execute(
    portal.db,
  )
  const leave = on(leaver.staffId, admin.staffToken)
  expect(await refuse(portal.app, leaveStaff, leave)).toMatchObject({
    status: 409,
    code: 'open_work_left',
    open_work: 1,
  })
  await succeed(
    portal.app,
    handOverStaffWork,
    on(leaver.staffId, admin.staffToken, { to: heir.staffId }) as never,
  )
  await succeed(portal.app, leaveStaff, leave)
  const acts = await portal.db
    .selectFrom('work_acts')
    .select(['act', 'staff_id', 'owner'])
    .where('owner', '=', heir.staffId)
    .execute()
  expect(acts).toEqual([{ act: 'assigned', staff_id: admin.staffId, owner: heir.staffId }])
  expect(await refuse(portal.app, getStaffMember, { token: leaver.staffToken })).toMatchObject({
    status: 401,
  })
  const { data } = await succeed(portal.app, listStaff, { token: admin.staffToken })
  expect(data.find(({ id }) => id === leaver.staffId)).toMatchObject({ state: 'left', roles: [] })
})

it('[DK-05] every sign-in of somebody ends at once, also those that act for a customer; a reset asks for all anew', async () => {
  const admin = await hire('admin')
  const member = await hire('clerk')
  await succeed(portal.app, endStaffSessions, on(member.staffId, admin.staffToken))
  expect(await refuse(portal.app, getStaffMember, { token: member.staffToken })).toMatchObject({
    status: 401,
  })
  await succeed(portal.app, resetStaffPerson, on(member.staffId, admin.staffToken))
  const { data } = await succeed(portal.app, listStaff, { token: admin.staffToken })
  expect(data.find(({ id }) => id === member.staffId)).toMatchObject({ state: 'invited', factors: [] })
  expect(await readLink(member.email)).not.toBe('')
})
