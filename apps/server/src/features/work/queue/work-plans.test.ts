import { randomUUID } from 'node:crypto'
import type { WorkFilter } from '@sanad/contracts/staff'
import { type KyselyPlugin, RawNode, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explainKeptPlan } from '../../../testing/explain-kept-plan.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { takeNextWork } from '../acts/take-next-work.ts'
import { listWorkViews } from '../views/list-work-views.ts'
import { countWork } from './count-work.ts'
import { listAssignees } from './list-assignees.ts'
import { listWork } from './list-work.ts'
import { listWorkRows } from './list-work-rows.ts'
import { readWorkPlace } from './read-work-place.ts'
import type { Viewer } from './work-conditions.ts'

let portal: TestApp
let viewer: Viewer
let customerId: string
beforeAll(async () => {
  portal = await startTestApp()
  const { staffId } = await signInStaff(portal.services, { roles: ['clerk'] })
  viewer = { staffId, roles: ['clerk'], isNarrowed: true }
  ;({ customerId } = await signIn(portal.services))
  const { applicationId } = await createApplication(portal.services, { customerId })
  // 24,000 pieces of work and 12,000 applications, past the triggers.
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into applications (id, customer_id, service_slug, service_version, track_id, created_at)
      select md5('application ' || n)::uuid, customer_id, service_slug, service_version, 'TCR-' || upper(substr(md5(n::text), 1, 10)),
        now() - n * interval '1 minute'
      from applications, generate_series(1, 12000) n where id = ${applicationId}`.execute(tx)
    await sql`
      insert into application_states (application_id, track_id, customer_id, service_slug, client_status, turn, next_step,
        stage_id, state_id, documents_to_check, pending_items, created_at)
      select id, track_id, md5('customer ' || track_id)::uuid, service_slug, 'processing', 'us', 'wait_for_us', 'tc-id', 1, 0, 0,
        created_at
      from applications`.execute(tx)
    await sql`
      insert into work_items (kind, subject_id, application_id, customer_id, service_slug, stage_id, state_id, owner, priority,
        due_at, clock, used_minutes, target_minutes, waiting_since)
      select kind, application_id, application_id, customer_id, service_slug, stage_id, 1 + row_number() over () % 36,
        case when random() < 0.01 then ${staffId}::uuid end, 2, created_at + interval '3 days', 'running', 0, 420, created_at
      from application_states, unnest('{documents,stage}'::text[]) kind`.execute(tx)
    const filter = JSON.stringify({ kind: 'documents', owner: 'none' })
    await sql`
      insert into saved_views (id, staff_id, name, filter, sort, audience)
      values (${randomUUID()}, ${staffId}, 'Free', ${filter}, 'due', 'own')`.execute(tx)
  })
  await sql`analyze work_items, application_states, applications`.execute(portal.db)
})
afterAll(() => portal.close())

/** Keeps every statement that reads pieces of work instead of running it. */
class Keeping implements KyselyPlugin {
  readonly statements: RootOperationNode[] = []

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (!RawNode.is(node) || !JSON.stringify(node).includes('work_items w')) return node
    this.statements.push(node)
    return RawNode.create(['select true as "isKept"'], [])
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    const isKept = result.rows.some((row) => 'isKept' in row)
    return isKept ? { ...result, rows: [{ rows: [], versions: [], calendar: 0, now: new Date() }] } : result
  }
}

/** Scans of the tables that grow, in the plans of what reads pieces of work: with its values, and as it is kept. */
async function findScans(run: (db: TestApp['db']) => Promise<unknown>): Promise<string[]> {
  const keeping = new Keeping()
  await run(portal.db.withPlugin(keeping))
  expect(keeping.statements.length).toBeGreaterThan(0)
  const lines: string[] = []
  for (const node of keeping.statements) {
    const statement = portal.db.getExecutor().compileQuery(node, { queryId: randomUUID() })
    const { rows } = await portal.db.executeQuery<{ 'QUERY PLAN': string }>({
      ...statement,
      sql: `explain ${statement.sql}`,
    })
    lines.push(...rows.map((row) => row['QUERY PLAN']), ...(await explainKeptPlan(portal.db, statement)))
  }
  return lines.filter((line) => /Seq Scan on (work_items|application_states|applications)/.test(line))
}

const filters: Record<string, WorkFilter> = {
  everything: {},
  documents: { kind: 'documents' },
  'nobody’s': { owner: 'none' },
  mine: { owner: 'me' },
  overdue: { due: 'overdue' },
  'of a customer': { customer: '8a6e0804-2bd0-4672-b79d-d97027f9071a' },
  'by priority': { priority: '2' },
  'by tracking id': { q: 'TCR-8F3' },
  'of a State': { state: '21' },
}

it.each(Object.entries(filters))(
  '[DK-64] the list of %s, in every order, reads no table of more than 10,000 rows as a whole',
  async (_name, filter) => {
    for (const sort of ['due', 'waiting', '-created', 'priority'] as const) {
      const query = { ...filter, sort, limit: 50 }
      const scans = await findScans((db) => listWork(db, { query, viewer, language: 'en' }))
      expect(scans, sort).toEqual([])
    }
    const query = { ...filter, items: '1,2' }
    expect(await findScans((db) => listWorkRows(db, { query, viewer, language: 'en' })), 'rows').toEqual([])
  },
)

it.each(Object.entries(filters))(
  '[DK-64] nor does the place of a piece in the list of %s, which counts no further than its cap',
  async (_name, filter) => {
    const { rows } = await sql<{ subject: string }>`
      select subject_id as subject from work_items where customer_id is not null
      order by due_at desc limit 1`.execute(portal.db)
    const subject = rows[0]?.subject ?? ''
    expect(await findScans((db) => readWorkPlace(db, { subject, filter, sort: 'due' }, viewer))).toEqual([])
  },
)

it('[DK-64] nor do the counts, those of saved views, taking the next and the list of people', async () => {
  expect(await findScans((db) => countWork(db, {}, viewer))).toEqual([])
  expect(await findScans((db) => listAssignees(db, ['1', '2']))).toEqual([])
  expect(await findScans((db) => listWorkViews(db, viewer).catch(() => undefined)), 'the views').toEqual([])
  expect(
    await findScans((db) =>
      takeNextWork(db, { viewer, view: {}, requestId: randomUUID() }).catch(() => undefined),
    ),
    'the next',
  ).toEqual([])
})
