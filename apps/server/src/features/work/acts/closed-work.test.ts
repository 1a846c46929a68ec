import { randomUUID } from 'node:crypto'
import {
  assignWork,
  changePromise,
  changeStaffPerson,
  countWork,
  handOverStaffWork,
  leaveStaff,
  listAssignees,
  listWork,
  listWorkRows,
  recordAbsence,
  releaseWork,
  setWorkDue,
  setWorkPriority,
  snoozeWork,
  takeNextWork,
  takeWork,
} from '@sanad/contracts/staff'
import { indianDayOf, type StaffRole } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createMoneyProposal } from '../../../testing/factories/money-proposal.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Staff = Awaited<ReturnType<typeof signInStaff>>
let portal: TestApp
let admin: Staff
let manager: Staff
let clerk: Staff
beforeAll(async () => {
  portal = await startTestApp()
  admin = await hire('admin')
  manager = await hire('manager')
  clerk = await hire('clerk')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`truncate work_items, work_acts, stale_subjects`.execute(portal.db)
})

const hire = (...roles: StaffRole[]) => signInStaff(portal.services, { roles })
const once = () => ({ request_id: randomUUID() })
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

async function addWork(
  kind: string,
  owner: Staff | null = null,
  subjectId: string = randomUUID(),
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into work_items (kind, subject_id, due_at, clock, used_minutes, target_minutes, waiting_since, owner)
    values (${kind}, ${subjectId}::uuid, now(), 'running', 0, 240, now(), ${owner?.staffId ?? null}::uuid)
    returning id`.execute(portal.db)
  return Number(rows[0]?.id)
}
/** One with a piece that only some may decide, and one that everybody may. */
async function hireBusyReviewer(): Promise<Staff> {
  const reviewer = await hire('reviewer')
  await addWork('promise', reviewer)
  await addWork('ticket', reviewer)
  return reviewer
}

async function readWork() {
  const { rows } = await sql<{ kind: string; owner: string | null; snoozed: boolean; version: number }>`
    select kind, owner, snoozed_until is not null as snoozed, version::int from work_items order by kind`.execute(
    portal.db,
  )
  return rows
}

it.each(['promise', 'discount', 'refund_approval'])(
  '[DK-13] who may not decide a piece of kind %s neither takes it, gives it back nor puts it off',
  async (kind) => {
    const params = { id: await addWork(kind) }
    const before = await readWork()
    const call = { token: clerk.staffToken, params }
    const refused = { status: 404, code: 'not_found' }
    expect(await refuse(portal.app, takeWork, { ...call, body: once() })).toMatchObject(refused)
    expect(await refuse(portal.app, releaseWork, { ...call, body: once() })).toMatchObject(refused)
    const later = { ...once(), until: soon() }
    expect(await refuse(portal.app, snoozeWork, { ...call, body: later })).toMatchObject(refused)
    const next = await succeed(portal.app, takeNextWork, { token: clerk.staffToken, body: once() })
    expect(next.item).toBeNull()
    expect(await readWork()).toEqual(before)
    const taken = await succeed(portal.app, takeWork, { token: manager.staffToken, params, body: once() })
    expect(taken.item.owner?.id).toBe(manager.staffId)
  },
)

it.each<[StaffRole, { lists: string[]; next: string[] }]>([
  ['clerk', { lists: ['documents', 'ticket'], next: ['documents', 'ticket'] }],
  ['accounts', { lists: ['refund', 'review', 'ticket'], next: ['refund', 'review', 'ticket'] }],
  [
    'manager',
    {
      lists: ['documents', 'promise', 'refund', 'review', 'ticket'],
      next: ['documents', 'promise', 'ticket'],
    },
  ],
  ['auditor', { lists: ['documents', 'refund', 'review', 'ticket'], next: [] }],
])(
  '[DK-13] a %s has in every queue what their acts allow, is offered nothing else and takes nothing else',
  async (role, { lists, next }) => {
    const { staffToken: token } = await hire(role)
    const kinds = ['documents', 'promise', 'refund', 'review', 'ticket']
    const ids = new Map<string, number>()
    for (const kind of kinds) ids.set(kind, await addWork(kind))
    const { data } = await succeed(portal.app, listWork, { token, query: {} })
    expect(data.map(({ kind }) => kind).sort()).toEqual(lists)
    const items = [...ids.values()].join(',')
    const rows = await succeed(portal.app, listWorkRows, { token, query: { items } })
    expect(rows.data.map(({ kind }) => kind).sort()).toEqual(lists)
    const counted = await succeed(portal.app, countWork, { token, query: {} })
    expect(counted.data.all.open).toBe(lists.length)
    if (next.length === 0) return
    for (const kind of kinds.filter((one) => !next.includes(one))) {
      const refused = await refuse(portal.app, takeWork, {
        token,
        params: { id: ids.get(kind) ?? 0 },
        body: once(),
      })
      expect(refused.code, kind).toBe(lists.includes(kind) ? 'not_permitted' : 'not_found')
    }
    const offered: string[] = []
    for (const kind of kinds) {
      const body = { view: { kind }, ...once() }
      const { item } = await succeed(portal.app, takeNextWork, { token, body })
      if (item) offered.push(item.kind)
    }
    expect(offered.sort()).toEqual(next)
  },
)

it('[DK-13] [DK-22] what the deputy may not do goes back to everybody, decision or not', async () => {
  const accounts = await hire('accounts')
  await addWork('documents', clerk)
  const body = { ...once(), to: accounts.staffId }
  await succeed(portal.app, handOverStaffWork, {
    token: admin.staffToken,
    params: { id: clerk.staffId },
    body,
  })
  expect(await readWork()).toMatchObject([{ kind: 'documents', owner: null }])
})

it('[DK-13] who proposed neither assigns, dates nor ranks the decision on it', async () => {
  const { applicationId } = await createPaidApplication(portal.services)
  const { proposalId } = await createMoneyProposal(portal.services, {
    kind: 'discount',
    applicationId,
    proposedBy: manager.staffId,
  })
  await sql`truncate work_items`.execute(portal.db)
  const call = { token: manager.staffToken, params: { id: await addWork('discount', null, proposalId) } }
  const refused = { status: 404, code: 'not_found' }
  const given = { ...once(), owner: admin.staffId }
  expect(await refuse(portal.app, assignWork, { ...call, body: given })).toMatchObject(refused)
  const due = { ...once(), until: soon() }
  expect(await refuse(portal.app, setWorkDue, { ...call, body: due })).toMatchObject(refused)
  const rank = { ...once(), priority: 1 }
  expect(await refuse(portal.app, setWorkPriority, { ...call, body: rank })).toMatchObject(refused)
})

it('[DK-13] work is assigned to nobody who may not decide it', async () => {
  const reviewer = await hire('reviewer')
  const call = { token: manager.staffToken, params: { id: await addWork('promise') } }
  const body = { ...once(), owner: clerk.staffId }
  expect(await refuse(portal.app, assignWork, { ...call, body })).toMatchObject({
    status: 409,
    code: 'owner_not_permitted',
  })
  expect(await readWork()).toMatchObject([{ owner: null, version: 1 }])
  const given = { ...once(), owner: reviewer.staffId }
  const { item } = await succeed(portal.app, assignWork, { ...call, body: given })
  expect(item.owner?.id).toBe(reviewer.staffId)
})

it('[DK-13] work is offered to and given to those alone who may do all that is chosen, and to nobody who left', async () => {
  const accounts = await hire('accounts')
  const gone = await hire('clerk')
  const { token, body } = { token: admin.staffToken, body: { ...once(), reason: 'Moved away' } }
  await succeed(portal.app, leaveStaff, { token, params: { id: gone.staffId }, body })
  const [documents, refund] = [await addWork('documents'), await addWork('refund')]
  const offered = async (items?: string) => {
    const query = items === undefined ? {} : { items }
    const { data } = await succeed(portal.app, listAssignees, { token: manager.staffToken, query })
    const ids = data.map(({ id }) => id)
    return [manager, clerk, accounts, gone].filter(({ staffId }) => ids.includes(staffId))
  }
  expect(await offered()).toEqual([manager, clerk, accounts])
  expect(await offered(`${documents}`)).toEqual([manager, clerk])
  expect(await offered(`${refund}`)).toEqual([accounts])
  expect(await offered(`${documents},${refund}`)).toEqual([])
  const call = { token: manager.staffToken, params: { id: documents } }
  const refused = await refuse(portal.app, assignWork, {
    ...call,
    body: { ...once(), owner: accounts.staffId },
  })
  expect(refused).toMatchObject({ status: 409, code: 'owner_not_permitted' })
  await succeed(portal.app, assignWork, { ...call, body: { ...once(), owner: clerk.staffId } })
})

it('[DK-13] [DK-22] what the deputy may not decide goes back to everybody, the rest to them', async () => {
  const reviewer = await hireBusyReviewer()
  await succeed(portal.app, recordAbsence, {
    token: admin.staffToken,
    params: { id: reviewer.staffId },
    body: {
      ...once(),
      starts_at: new Date(Date.now() - 1000).toISOString(),
      ends_at: soon(),
      deputy: clerk.staffId,
    },
  })
  expect(await readWork()).toMatchObject([
    { kind: 'promise', owner: null, version: 2 },
    { kind: 'ticket', owner: clerk.staffId, version: 2 },
  ])
  const { rows } = await sql`select kind, act, owner from work_acts order by kind`.execute(portal.db)
  expect(rows).toEqual([
    { kind: 'promise', act: 'released', owner: null },
    { kind: 'ticket', act: 'assigned', owner: clerk.staffId },
  ])
})

it('[DK-13] of the work that is handed over, what the other may not decide goes back to everybody', async () => {
  const reviewer = await hireBusyReviewer()
  const handing = {
    token: admin.staffToken,
    params: { id: reviewer.staffId },
    body: { ...once(), to: clerk.staffId },
  }
  await succeed(portal.app, handOverStaffWork, handing)
  expect(await readWork()).toMatchObject([
    { kind: 'promise', owner: null },
    { kind: 'ticket', owner: clerk.staffId },
  ])
})

it('[DK-13] with the role that decides it a piece of work leaves its owner, recorded', async () => {
  const reviewer = await hireBusyReviewer()
  await succeed(portal.app, changeStaffPerson, {
    token: admin.staffToken,
    params: { id: reviewer.staffId },
    body: { ...once(), roles: ['clerk'], teams: [], limits: {} },
  })
  expect(await readWork()).toMatchObject([
    { kind: 'promise', owner: null },
    { kind: 'ticket', owner: reviewer.staffId },
  ])
  const { rows } = await sql`select kind, act, staff_id from work_acts`.execute(portal.db)
  expect(rows).toEqual([{ kind: 'promise', act: 'released', staff_id: admin.staffId }])
})

it('[DK-13] [DK-22] a piece that comes back while its owner is away comes to no deputy who may not decide it', async () => {
  const reviewer = await hire('reviewer')
  const application = await createPaidApplication(portal.services)
  await giveEverything(portal.services, application)
  await portal.runJobs()
  const { rows: stages } = await sql<{ stage_id: string }>`
    select stage_id from application_states where application_id = ${application.applicationId}`.execute(
    portal.db,
  )
  await succeed(portal.app, changePromise, {
    token: manager.staffToken,
    params: { id: application.applicationId },
    body: {
      ...once(),
      stage_id: stages[0]?.stage_id ?? '',
      promised_on: indianDayOf(new Date().toISOString()),
    },
  })
  const promises = { token: reviewer.staffToken, query: { kind: 'promise' } }
  const [item] = (await succeed(portal.app, listWork, promises)).data
  const taking = { token: reviewer.staffToken, params: { id: item?.id ?? 0 }, body: once() }
  await succeed(portal.app, takeWork, taking)
  await sql`delete from work_items`.execute(portal.db)
  await sql`
    insert into staff_absences (staff_id, deputy, starts_at, ends_at, handed_over_at)
    values (${reviewer.staffId}::uuid, ${clerk.staffId}::uuid, now() - interval '1 minute', now() + interval '1 hour', now())`.execute(
    portal.db,
  )
  await sql`insert into stale_subjects (kind, subject_id) values ('application', ${application.applicationId}::uuid)
    on conflict do nothing`.execute(portal.db)
  await portal.runJobs()
  expect((await readWork()).find(({ kind }) => kind === 'promise')).toMatchObject({ owner: null })
})
