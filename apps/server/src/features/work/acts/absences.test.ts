import { randomUUID } from 'node:crypto'
import { assignWork, endAbsence, listAssignees, recordAbsence, takeNextWork } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listWorkJobs } from '../work-jobs.ts'

type Staff = Awaited<ReturnType<typeof signInStaff>>
let portal: TestApp
let admin: Staff
let priya: Staff
let ravi: Staff
beforeAll(async () => {
  portal = await startTestApp()
  admin = await signInStaff(portal.services, { roles: ['admin', 'manager'] })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`truncate work_items, work_acts`.execute(portal.db)
  priya = await signInStaff(portal.services, { name: 'Priya Nair' })
  ravi = await signInStaff(portal.services, { name: 'Ravi Rao' })
})

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const once = () => ({ request_id: randomUUID() })
const away = ({ staffId }: Staff, from: number, to: number, deputy: Staff | null) =>
  succeed(portal.app, recordAbsence, {
    token: admin.staffToken,
    params: { id: staffId },
    body: { ...once(), starts_at: inHours(from), ends_at: inHours(to), deputy: deputy?.staffId ?? null },
  })

async function addWork(owner: Staff | null): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into work_items (kind, subject_id, due_at, clock, used_minutes, target_minutes, waiting_since, owner)
    values ('ticket', gen_random_uuid(), now(), 'running', 0, 240, now(), ${owner?.staffId ?? null}::uuid)
    returning id`.execute(portal.db)
  return Number(rows[0]?.id)
}
/** What the database's clock runs every minute. */
async function beginDue(): Promise<void> {
  const handler = listWorkJobs(portal.services).find(({ job }) => job.name === 'begin_absences')
  expect(handler?.cron).toBe('* * * * *')
  await handler?.run({})
}
const ownerOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('work_items')
      .select('owner')
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow()
  ).owner

it('[DK-22] from the first minute of an absence the work is the deputy’s, recorded piece by piece', async () => {
  const piece = await addWork(priya)
  await away(priya, 1, 48, ravi)
  await beginDue()
  expect(await ownerOf(piece)).toBe(priya.staffId)
  await sql`update staff_absences set starts_at = now() where staff_id = ${priya.staffId}::uuid`.execute(
    portal.db,
  )
  await beginDue()
  expect(await ownerOf(piece)).toBe(ravi.staffId)
  const { rows } = await sql`select act, staff_id, owner from work_acts`.execute(portal.db)
  expect(rows).toEqual([{ act: 'assigned', staff_id: admin.staffId, owner: ravi.staffId }])
})

it('[DK-22] without a deputy, or with one who is away too, it goes back to everybody, at once where it has begun', async () => {
  const piece = await addWork(priya)
  await away(priya, -1, 48, null)
  expect(await ownerOf(piece)).toBeNull()
  const other = await addWork(ravi)
  await away(ravi, -1, 48, priya)
  expect(await ownerOf(other)).toBeNull()
})

it('[DK-22] new work never goes to the absent: neither assigned nor taken, until they are back', async () => {
  const piece = await addWork(null)
  await away(priya, -1, 48, ravi)
  const assign = {
    token: admin.staffToken,
    params: { id: piece },
    body: { ...once(), owner: priya.staffId },
  }
  expect(await refuse(portal.app, assignWork, assign)).toMatchObject({
    status: 409,
    code: 'staff_absent',
  })
  const take = () => ({ token: priya.staffToken, body: once() })
  expect(await refuse(portal.app, takeNextWork, take())).toMatchObject({ code: 'staff_absent' })
  const back = { token: admin.staffToken, params: { id: priya.staffId }, body: once() }
  await succeed(portal.app, endAbsence, back)
  const { item } = await succeed(portal.app, takeNextWork, take())
  expect(item?.id).toBe(piece)
})

it('[DK-22] a piece that comes back while its owner is away comes to the deputy', async () => {
  const paid = await createPaidApplication(portal.services)
  const { staffToken: token } = priya
  await giveEverything(portal.services, paid)
  await portal.runJobs()
  const { item } = await succeed(portal.app, takeNextWork, { token, body: once() })
  expect(item).not.toBeNull()
  await sql`delete from work_items`.execute(portal.db)
  await away(priya, -1, 48, ravi)
  await sql`insert into stale_subjects (kind, subject_id) values ('application', ${paid.applicationId}::uuid)
    on conflict do nothing`.execute(portal.db)
  await portal.runJobs()
  const { rows } = await sql<{ owner: string | null }>`
    select owner from work_items where subject_id = ${item?.subject_id ?? ''}::uuid and kind = ${item?.kind ?? ''}`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ owner: ravi.staffId }])
})

it('[DK-22] work can be given to who takes work and is not away, each with how much they have', async () => {
  const auditor = await signInStaff(portal.services, { name: 'Auditor', roles: ['auditor'] })
  await addWork(ravi)
  await addWork(ravi)
  const offered = async () => {
    const { data } = await succeed(portal.app, listAssignees, { token: priya.staffToken, query: {} })
    return new Map(data.map(({ id, open }) => [id, open]))
  }
  const before = await offered()
  expect(before.get(ravi.staffId)).toBe(2)
  expect(before.get(priya.staffId)).toBe(0)
  expect(before.has(auditor.staffId)).toBe(false)
  await away(ravi, 0, 24, priya)
  expect((await offered()).has(ravi.staffId)).toBe(false)
})
