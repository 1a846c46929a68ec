import type { QueryOf } from '@sanad/contracts'
import {
  askExtraItem,
  changeStaffPerson,
  exportAuditEntries,
  getDeskApplication,
  holdApplication,
  listAuditEntries,
} from '@sanad/contracts/staff'
import { displayTrackingId } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordAudit } from './record-audit.ts'

let portal: TestApp
let reportsRead = 0
let auditor: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  const choose = async () => {
    reportsRead++
    return portal.services.db
  }
  portal = await startTestApp({ reports: { choose, readLag: async () => 0, close: async () => {} } })
  auditor = await signInStaff(portal.services, { roles: ['auditor'], name: 'Meera Joshi' })
})
afterAll(() => portal.close())

const read = (query: Partial<QueryOf<typeof listAuditEntries>>) =>
  succeed(portal.app, listAuditEntries, { token: auditor.staffToken, query })

const readApplication = (id: string, token: string) =>
  succeed(portal.app, getDeskApplication, { token, params: { id } })

async function ownApplication() {
  const { customerId } = await signIn(portal.services)
  return { ...(await createApplication(portal.services, { customerId })), customerId }
}

it('[DK-107] what is recorded by its kind alone, as an upload is, is named by it', async () => {
  const { customerId, applicationId } = await ownApplication()
  const upload = { action: 'DOCUMENT_UPLOAD', entityType: 'application', entityId: applicationId } as const
  await recordAudit(portal.db, { ...upload, customerId })
  expect((await read({ about: customerId })).data.map(({ act }) => act)).toContain('DOCUMENT_UPLOAD')
})

it('[DK-107] documents, stages and what was asked for are named in the reader’s language, by the version of the application', async () => {
  const paid = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const { applicationId, customerId, service } = paid
  const { staffToken: token } = await signInStaff(portal.services)
  const params = { id: applicationId }
  const asked = { title: 'Lease deed', title_hi: 'पट्टा विलेख', kind: 'file' } as const
  await succeed(portal.app, askExtraItem, {
    token,
    params,
    body: { ...asked, request_id: crypto.randomUUID() },
  })
  for (const [name, id] of [
    ['document_id', 'premises-proof'],
    ['stage_id', 'tc-id'],
  ] as const) {
    await recordAudit(portal.db, {
      action: 'STAFF_ACTION',
      entityType: 'application',
      entityId: applicationId,
      customerId,
      metadata: { [name]: id },
    })
  }
  const namesIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const request = { token: auditor.staffToken, headers, query: { about: customerId } }
    const { data } = await succeed(portal.app, listAuditEntries, request)
    return Object.assign({}, ...data.map(({ names }) => names))
  }
  const [english, hindi] = [await namesIn('en'), await namesIn('hi')]
  expect(hindi.item_id).toBe('पट्टा विलेख')
  const { documents, timeline } = service
  expect(english).toMatchObject({
    document_id: documents.find(({ id }) => id === 'premises-proof')?.label.en,
    stage_id: timeline.find(({ id }) => id === 'tc-id')?.title.en,
    item_id: 'Lease deed',
  })
  expect(hindi.stage_id).toBe(timeline.find(({ id }) => id === 'tc-id')?.title.hi)
})

it('[DK-107] an act is found by person, customer, application, kind and day, with its reason', async () => {
  const { applicationId, trackId, customerId } = await createPaidApplication(portal.services)
  const { staffToken: token, staffId } = await signInStaff(portal.services)
  const body = { comment: 'The bank asks', request_id: crypto.randomUUID() }
  await succeed(portal.app, holdApplication, { token, params: { id: applicationId }, body })
  const mobile = await portal.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)
  for (const query of [
    { person: staffId },
    { about: trackId },
    { about: displayTrackingId(trackId) },
    { about: customerId, kind: 'act' },
    { about: `+91 ${mobile.mobile}`, person: staffId, from: today, to: today },
  ] as const) {
    const { data, people } = await read(query)
    expect(
      data.map(({ act }) => act),
      JSON.stringify(query),
    ).toContain('hold')
    expect(data.find(({ act }) => act === 'hold')).toMatchObject({
      kind: 'act',
      staff: { id: staffId },
      customer: { id: customerId },
      track_id: trackId,
    })
    expect(people).toContainEqual({ id: staffId, name: 'Priya Nair' })
  }
  expect((await read({ person: staffId, to: '2020-01-01' })).data).toEqual([])
  expect((await read({ person: staffId, kind: 'people' })).data).toEqual([])
  expect((await read({ about: 'TCR-NEVER' })).data).toEqual([])
})

it('[DK-68] who reads what is not their own work is recorded once, before it is answered', async () => {
  const { applicationId, customerId } = await ownApplication()
  for (const _ of [1, 2]) await readApplication(applicationId, auditor.staffToken)
  const { data } = await read({ about: customerId, kind: 'read' })
  expect(data).toMatchObject([
    { staff: { id: auditor.staffId }, entity_type: 'application', entity_id: applicationId, kind: 'read' },
  ])
})

it('[DK-68] a manager’s reading of another team’s work is recorded, of their own team’s and given work it is not', async () => {
  const manager = await signInStaff(portal.services, { roles: ['manager'] })
  const { applicationId, customerId } = await ownApplication()
  const reads = async () => (await read({ about: customerId, kind: 'read' })).data.length
  await readApplication(applicationId, manager.staffToken)
  expect(await reads()).toBe(0)
  const { rows } = await sql<{ id: number }>`
    with made as (insert into teams (name) values ('Others') returning id), services as (
      insert into team_services (team_id, service_slug)
      select made.id, a.service_slug from made, applications a where a.id = ${applicationId}::uuid)
    select id from made`.execute(portal.db)
  await readApplication(applicationId, manager.staffToken)
  expect(await reads()).toBe(1)
  const colleague = await signInStaff(portal.services, { roles: ['manager'] })
  await sql`insert into team_members (team_id, staff_id) values (${rows[0]?.id ?? 0}, ${colleague.staffId}::uuid)`.execute(
    portal.db,
  )
  await readApplication(applicationId, colleague.staffToken)
  expect(await reads()).toBe(1)
  await sql`delete from team_members`.execute(portal.db)
  await sql`delete from team_services`.execute(portal.db)
})

it('[DK-107] a change of roles is an entry about people', async () => {
  const admin = await signInStaff(portal.services, { roles: ['admin'] })
  const { staffId } = await signInStaff(portal.services, { name: 'Meera Joshi' })
  const body = { roles: ['clerk'], teams: [], limits: {}, request_id: crypto.randomUUID() } as const
  await succeed(portal.app, changeStaffPerson, {
    token: admin.staffToken,
    params: { id: staffId },
    body: { ...body, roles: ['clerk'], teams: [] },
  })
  expect((await read({ person: admin.staffId, kind: 'people' })).data).toMatchObject([
    { act: 'people_changed', entity_id: staffId, entity_name: 'Meera Joshi', customer: null },
  ])
})

it('pages follow one another over everything that fits, and look at a bounded part of the log each', async () => {
  const { staffId } = await signInStaff(portal.services, { name: 'Many Acts' })
  await sql`
    insert into audit_entries (action, kind, entity_type, description, staff_id)
    select 'STAFF_ACTION', case when n % 4000 = 1 then 'reveal' else 'act' end, 'test', 'many', ${staffId}::uuid
    from generate_series(1, 8005) n`.execute(portal.db)
  const ids: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await read({ person: staffId, kind: 'reveal', cursor, limit: 2 })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
    pages++
  } while (cursor)
  expect(ids).toHaveLength(3)
  expect(ids).toEqual([...ids].sort((one, other) => Number(other) - Number(one)))
  expect(pages).toBeLessThanOrEqual(4)
})

it('[DK-107] an export is recorded, streams every row that fits and says how many, and opens to nobody who may no more', async () => {
  const { staffToken: token, staffId } = await signInStaff(portal.services, { roles: ['auditor'] })
  const person = (await signInStaff(portal.services)).staffId
  await sql`
    insert into audit_entries (action, kind, entity_type, description, metadata, staff_id)
    select 'STAFF_ACTION', 'act', 'test', 'many', jsonb_build_object('reason', '=1+1', 'track_id', n), ${person}::uuid
    from generate_series(1, 2345) n`.execute(portal.db)
  const body = { filter: { person }, reason: 'The yearly audit' }
  const { url } = (await succeed(portal.app, exportAuditEntries, { token, body })).data
  expect((await read({ person: staffId, kind: 'export' })).data).toMatchObject([
    { act: 'export_audit_log', reason: 'The yearly audit', details: { filter: { person } } },
  ])
  expect(reportsRead).toBe(0)
  const { statusCode, body: csv } = await portal.app.inject(url)
  expect(reportsRead).toBe(1)
  expect(statusCode).toBe(200)
  const lines = csv.split('\r\n').slice(0, -1)
  expect(lines[0]).toMatch(/^\uFEFFEntry,Time \(IST\),/)
  expect(lines).toHaveLength(2345 + 2)
  expect(lines.at(-1)).toContain('# rows: 2345')
  expect(csv).toContain("'=1+1")
  await portal.db.deleteFrom('staff_roles').where('staff_id', '=', staffId).execute()
  expect((await portal.app.inject(url)).statusCode).toBe(404)
})

it('a day beyond every calendar is refused', async () => {
  const query = { from: '9999-12-31' }
  const error = await refuse(portal.app, listAuditEntries, { token: auditor.staffToken, query })
  expect(error).toMatchObject({ status: 400 })
})
