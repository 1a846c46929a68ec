import { randomUUID } from 'node:crypto'
import { replyToTicket } from '@sanad/contracts'
import {
  completeStage,
  decideDocument,
  saveCalendarDay,
  setWorkDue,
  setWorkPriority,
  snoozeWork,
} from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../../../platform/db.ts'
import { succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { answersTo } from '../../../testing/factories/complete-stages.ts'
import { bookableSlot, createConsultation } from '../../../testing/factories/consultation.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findLockedItem } from '../acts/find-locked-item.ts'
import { recordWorkAct } from '../acts/record-work-act.ts'
import { projectSubjects } from './project-subjects.ts'
import { rebuildDesk } from './rebuild-desk.ts'

let portal: TestApp
let token: string
let staffId: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token, staffId } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const kindsOf = async (applicationId: string) => {
  const items = await portal.db
    .selectFrom('work_items')
    .select('kind')
    .where('application_id', '=', applicationId)
    .orderBy('kind')
    .execute()
  return items.map(({ kind }) => kind)
}

const stateOf = (applicationId: string) =>
  portal.db
    .selectFrom('application_states')
    .select(['client_status', 'turn', 'documents_to_check', 'version'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

it('a fact that no transaction projected is projected by the refresher', async () => {
  const paid = await createPaidApplication(portal.services)
  await portal.runJobs()
  expect(await stateOf(paid.applicationId)).toMatchObject({ client_status: 'processing', turn: 'you' })
  expect(await kindsOf(paid.applicationId)).toEqual(['chase'])
  expect(await portal.db.selectFrom('stale_subjects').selectAll().execute()).toEqual([])
})

it('[DK-19] a fact and its projection are committed together', async () => {
  const paid = await createPaidApplication(portal.services)
  await giveEverything(portal.services, paid)
  await portal.runJobs()
  expect(await kindsOf(paid.applicationId)).toEqual(['documents', 'stage'])
  const before = await stateOf(paid.applicationId)
  const { id } = await portal.db
    .selectFrom('uploaded_documents')
    .select('id')
    .where('application_id', '=', paid.applicationId)
    .executeTakeFirstOrThrow()
  const body = { decision: 'rejected', reason: 'Page 2 is missing.', request_id: randomUUID() } as const
  await succeed(portal.app, decideDocument, { token, params: { id }, body })
  expect(await stateOf(paid.applicationId)).toMatchObject({
    turn: 'you',
    version: String(Number(before?.version) + 1),
  })
  expect(await kindsOf(paid.applicationId)).toContain('chase')
  expect(await kindsOf(paid.applicationId)).not.toContain('stage')
  expect(await portal.db.selectFrom('stale_subjects').selectAll().execute()).toEqual([])
})

it('every kind of fact agrees with what is computed anew, and so does a rebuild of nothing', async () => {
  const { customerId } = await signIn(portal.services)
  await createApplication(portal.services, { customerId })
  await createTicket(portal.services, { customerId })
  await createConsultation(portal.services, { customerId, startsAt: bookableSlot() })
  await giveEverything(portal.services, await createPaidApplication(portal.services))
  await portal.runJobs()
  const kept = await snapshot()
  await sql`truncate application_states, work_items`.execute(portal.db)
  await rebuildDesk(portal.services.db)
  expect(await snapshot()).toEqual(kept)
  expect(kept.items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['chase', 'consultation', 'documents', 'stage', 'ticket']),
  )
})

it('[DK-118] a projection that was dropped is rebuilt while staff decide, and comes out as their facts have it', async () => {
  const papers: string[] = []
  for (let index = 0; index < 5; index++) {
    papers.push(
      ...(await giveEverything(portal.services, await createPaidApplication(portal.services))).values(),
    )
  }
  await portal.runJobs()
  await sql`truncate application_states, work_items`.execute(portal.db)
  const decide = (id: string) => {
    const body = { decision: 'accepted', request_id: randomUUID() } as const
    return succeed(portal.app, decideDocument, { token, params: { id }, body })
  }
  await Promise.all([rebuildDesk(portal.services.db), ...papers.map(decide)])
  await portal.runJobs()
  const kept = await snapshot()
  expect(kept.items.filter(({ kind }) => kind === 'stage').length).toBeGreaterThanOrEqual(5)
  await rebuildDesk(portal.services.db)
  expect(await snapshot()).toEqual(kept)
})

it('[DK-55] what came of a stage stays as it was recorded, whatever the calendar says later', async () => {
  const { staffToken: manager } = await signInStaff(portal.services)
  const completeOne = async () => {
    const paid = await createPaidApplication(portal.services)
    await giveEverything(portal.services, paid)
    await portal.runJobs()
    const stage = paid.service.timeline.find(({ kind }) => kind === 'centre')
    const body = { stage_id: stage?.id ?? '', answers: answersTo(stage?.asks), request_id: randomUUID() }
    await succeed(portal.app, completeStage, { token: manager, params: { id: paid.applicationId }, body })
    return paid.applicationId
  }
  const outcomeOf = (id: string) =>
    portal.db.selectFrom('work_outcomes').selectAll().where('application_id', '=', id).executeTakeFirst()
  const before = await completeOne()
  const recorded = await outcomeOf(before)
  expect(recorded).toBeDefined()
  const day = addDays(indianDayOf(new Date().toISOString()), 1)
  const name = { en: 'Gudi Padwa', hi: 'गुड़ी पड़वा' }
  const closed = { day, kind: 'closed', name, source: 'Notification of the State' } as const
  await succeed(portal.app, saveCalendarDay, { token: manager, body: closed })
  await portal.runJobs()
  await sql`truncate application_states, work_items`.execute(portal.db)
  await rebuildDesk(portal.services.db)
  expect(await outcomeOf(before)).toEqual(recorded)
  // A later one is reckoned with the calendar of its own day.
  const after = await outcomeOf(await completeOne())
  expect(Number(after?.calendar_version)).toBeGreaterThan(Number(recorded?.calendar_version))
})

it('[DK-117] the statements of a projection are planned once for a connection, not at every commit', async () => {
  const { applicationId: id } = await createPaidApplication(portal.services)
  const db = openDatabase({ url: portal.services.config.databaseUrl, poolSize: 1 })
  for (let time = 0; time < 12; time++) await projectSubjects(db, [{ kind: 'application', id }])
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where custom_plans > 5`.execute(db)
  await db.destroy()
  expect(rows).toEqual([])
})

it('[DK-117] what an act alone decides of a piece is written without a projection, as a rebuild has it', async () => {
  const paid = await createPaidApplication(portal.services)
  await portal.runJobs()
  const read = () =>
    portal.db
      .selectFrom('work_items')
      .selectAll()
      .where('application_id', '=', paid.applicationId)
      .where('kind', '=', 'chase')
      .executeTakeFirstOrThrow()
  const chase = await read()
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
  const call = { token, params: { id: Number(chase.id) } }
  const once = () => ({ request_id: randomUUID() })
  const projections = async () => Number((await stateOf(paid.applicationId))?.version)
  const before = await projections()
  await succeed(portal.app, setWorkPriority, { ...call, body: { ...once(), priority: 1 } })
  await succeed(portal.app, setWorkDue, { ...call, body: { ...once(), until: days(40) } })
  await succeed(portal.app, snoozeWork, { ...call, body: { ...once(), until: days(30) } })
  expect(await projections()).toBe(before)
  expect(Number((await read()).version)).toBe(Number(chase.version) + 3)
  const kept = await snapshot()
  await rebuildDesk(portal.services.db)
  expect(await snapshot()).toEqual(kept)
  // Put off less than it is, and than time alone brings it about; then neither dated nor put off any more.
  await succeed(portal.app, snoozeWork, { ...call, body: { ...once(), until: days(1) } })
  expect((await read()).snoozed_until).toEqual(chase.snoozed_until)
  await succeed(portal.app, setWorkDue, { ...call, body: { ...once(), until: null } })
  expect(await read()).toMatchObject({
    priority: 1,
    due_at: chase.due_at,
    snoozed_until: chase.snoozed_until,
  })
})

it('[DK-19] an act on a ticket that commits while its customer writes is not written over', async () => {
  const customer = await signIn(portal.services)
  const ticket = await createTicket(portal.services, customer)
  const read = () =>
    portal.db
      .selectFrom('work_items')
      .selectAll()
      .where('subject_id', '=', ticket.id)
      .executeTakeFirstOrThrow()
  const { id } = await read()
  const body = { message: 'Is anybody there?', request_id: randomUUID() }
  const isWaitedFor = async () => {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`.execute(portal.db)
    expect(rows).not.toEqual([])
  }
  const written = await portal.db.transaction().execute(async (tx) => {
    const item = await findLockedItem(tx, Number(id), staffId)
    if (!item) throw new Error('No work')
    await recordWorkAct(tx, item, { act: 'priority', priority: 1, staffId, requestId: randomUUID() })
    const call = { token: customer.token, params: { id: ticket.id }, body }
    const writing = succeed(portal.app, replyToTicket, call)
    await vi.waitFor(isWaitedFor, 15_000)
    return { writing }
  })
  await written.writing
  expect(await read()).toMatchObject({ priority: 1 })
})

/** The projections without what only counts or numbers. */
async function snapshot() {
  const items = await sql<{ kind: string }>`
    select kind, subject_id, application_id, customer_id, stage_id, state_id, owner, priority, due_at, clock,
      waiting_since, snoozed_until, target_minutes from work_items order by kind, subject_id`.execute(
    portal.db,
  )
  const states = await sql<object>`
    select to_jsonb(s) - 'version' as state from application_states s order by application_id`.execute(
    portal.db,
  )
  return { items: items.rows, states: states.rows }
}
