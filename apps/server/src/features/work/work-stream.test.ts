import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sourceHeader } from '@sanad/contracts'
import {
  decideDocument,
  streamWork,
  takeNextWork,
  type WorkChange,
  WorkEvent,
  type WorkFacets,
} from '@sanad/contracts/staff'
import { type OpenStream, openStream, sourceOfToday } from '@sanad/testing'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { succeed } from '../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../testing/factories/paid-application.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let other: FastifyInstance
let page: OpenStream
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  other = await buildApp(portal.services)
  await other.listen({ port: 0, host: '127.0.0.1' })
  const { port } = other.server.address() as AddressInfo
  ;({ staffToken: token } = await signInStaff(portal.services))
  page = await openStream(`http://127.0.0.1:${port}`, token, streamWork)
})
afterAll(async () => {
  page.close()
  await other.close()
  await portal.close()
})

it('[DK-117] however many pages are open, a process listens over one connection', async () => {
  const { port } = other.server.address() as AddressInfo
  const people = await Promise.all(Array.from({ length: 12 }, () => signInStaff(portal.services)))
  const pages = await Promise.all(
    people.map(({ staffToken }) => openStream(`http://127.0.0.1:${port}`, staffToken, streamWork)),
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and query like 'listen desk_changes%'`.execute(portal.db)
  expect(rows).toEqual([{ count: 1 }])
  // Each page reads again at a time of its own: they are told within how long, by how many they are.
  const told = await Promise.all([
    ...pages.map((one) =>
      one.until({ type: 'change', topic: 'work', id: null, within_ms: 13 * 50 }).then(() => true),
    ),
    sql`select pg_notify('desk_changes', ${JSON.stringify({
      customer: '00000000-0000-0000-0000-000000000000',
      topic: 'work',
      id: null,
    })})`.execute(portal.db),
  ])
  expect(told.filter((one) => one === true)).toHaveLength(12)
  const { values } = await portal.services.metrics.streams.get()
  expect(values).toContainEqual(expect.objectContaining({ labels: { app: 'desk' }, value: 13 }))
  for (const one of pages) one.close()
})

it('[DK-117] pages that come all at once, as after a restart, are told to read at different times', async () => {
  const { port } = other.server.address() as AddressInfo
  const { staffToken } = await signInStaff(portal.services)
  const begins = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const abort = new AbortController()
      const response = await fetch(`http://127.0.0.1:${port}${streamWork.path({})}`, {
        headers: { [sourceHeader]: sourceOfToday(), authorization: `Bearer ${staffToken}` },
        signal: abort.signal,
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      const { value = '' } = (await reader?.read()) ?? {}
      abort.abort()
      return Number(/"ready","within_ms":(\d+)/.exec(value)?.[1])
    }),
  )
  const [first = 0, ...rest] = begins.sort((one, other) => one - other)
  expect(first).toBeGreaterThan(0)
  expect(rest).toEqual([first + 50, first + 100, first + 150])
})

it('[DK-17] what somebody decides at one process is heard of at the desks that are open at another', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const paid = await createPaidApplication(portal.services)
  const [first = '', second = ''] = (await giveEverything(portal.services, paid)).values()
  const work = { type: 'change', topic: 'work', id: null } as const
  const accept = (id: string) => {
    const body = { decision: 'accepted', request_id: randomUUID() } as const
    return succeed(portal.app, decideDocument, { token: staffToken, params: { id }, body })
  }
  await accept(first)
  await page.until(work)
  // Who has it open reads it again.
  await accept(second)
  await page.until({ type: 'change', topic: 'application', id: paid.applicationId })
  expect(page.headers['content-type']).toContain('text/event-stream')
})

it('[DK-117] a change says of each piece what lists are filtered and sorted by, as it was and as it is, and no more', async () => {
  const { staffToken, staffId } = await signInStaff(portal.services)
  await createPaidApplication(portal.services).then((paid) => giveEverything(portal.services, paid))
  await portal.runJobs()
  const { item } = await succeed(portal.app, takeNextWork, {
    token: staffToken,
    body: { request_id: randomUUID(), view: { kind: 'documents', owner: 'none' } },
  })
  if (!item) throw new Error('Nothing waits')
  const heard = await untilPiece(item.id, ({ is }) => is?.owner === staffId)
  const facets = {
    kind: 'documents',
    subject: item.subject_id,
    application: item.application_id,
    customer: item.customer?.id,
    service: item.service?.id,
    stage: item.stage?.id,
    state: expect.any(Number),
    owner: staffId,
    priority: 2,
    due_at: expect.stringMatching(/Z$/),
    half_at: expect.stringMatching(/Z$/),
    waiting_since: expect.stringMatching(/Z$/),
    snoozed_until: null,
  }
  expect(heard).toEqual({ id: item.id, was: { ...facets, owner: null }, is: facets })
  expect(Date.parse(heard.is?.due_at ?? '')).toBe(Date.parse(item.due_at ?? ''))
})

it('[DK-117] what is projected again without a difference is not told', async () => {
  await createPaidApplication(portal.services).then((paid) => giveEverything(portal.services, paid))
  await portal.runJobs()
  const told = await announcedBy(sql`update work_items set used_minutes = used_minutes + 1`)
  expect(told).toEqual([])
})

it('[DK-117] a difference in any of what lists are filtered and sorted by is told', async () => {
  await createPaidApplication(portal.services).then((paid) => giveEverything(portal.services, paid))
  await portal.runJobs()
  const { staffId } = await signInStaff(portal.services)
  const others = {
    kind: sql`'merge'`,
    subject: sql`gen_random_uuid()`,
    application: sql`null`,
    customer: sql`null`,
    service: sql`'another'`,
    stage: sql`'another'`,
    state: sql`99`,
    owner: sql`${staffId}::uuid`,
    priority: sql`3`,
    due_at: sql`now() + interval '90 days'`,
    half_at: sql`now() + interval '90 days'`,
    waiting_since: sql`now() - interval '90 days'`,
    snoozed_until: sql`now() + interval '90 days'`,
  } satisfies Record<keyof WorkFacets, unknown>
  const columns: Readonly<Record<string, string>> = {
    subject: 'subject_id',
    application: 'application_id',
    customer: 'customer_id',
    service: 'service_slug',
    stage: 'stage_id',
    state: 'state_id',
  }
  for (const [facet, value] of Object.entries(others)) {
    const [told] = await announcedBy(sql`
      update work_items set ${sql.ref(columns[facet] ?? facet)} = ${value}
      where id = (select max(id) from work_items where kind = 'documents')`)
    const { was, is } = WorkEvent.shape.work.parse(JSON.parse(told ?? '{}').work)[0] ?? {}
    expect(
      Object.keys(others).filter((key) => Reflect.get(was ?? {}, key) !== Reflect.get(is ?? {}, key)),
    ).toEqual([facet])
    await sql`update work_items set kind = 'documents' where kind = 'merge'`.execute(portal.db)
  }
})

it('[DK-17, DK-117] whose list does not show a piece hears of none of it, by the same rules', async () => {
  const paid = await createPaidApplication(portal.services)
  await giveEverything(portal.services, paid)
  await portal.runJobs()
  const { rows } = await sql<{ id: string; customer_id: string; subject_id: string; service_slug: string }>`
    select id, customer_id, subject_id, service_slug from work_items
    where application_id = ${paid.applicationId}::uuid and kind = 'documents'`.execute(portal.db)
  const [piece] = rows
  if (!piece) throw new Error('Nothing waits')
  const id = Number(piece.id)
  const team = await closeService(piece.service_slug)
  const clerk = await signInStaff(portal.services, { roles: ['clerk'] })
  const open = await listenAs(clerk.staffToken)
  const managers = await listenAs(token)
  const setPriority = (priority: number) =>
    sql`update work_items set priority = ${priority} where id = ${piece.id}`.execute(portal.db)
  const give = (owner: string | null) =>
    sql`update work_items set owner = ${owner}::uuid where id = ${piece.id}`.execute(portal.db)
  const touchApplication = () =>
    sql`update application_states set version = version + 1
      where application_id = ${paid.applicationId}::uuid`.execute(portal.db)

  // Another team's, and what is of their own team and to be decided by others.
  await setPriority(1)
  await touchApplication()
  const proposal = await addPiece('refund_approval', null)
  const promise = await addPiece('promise', null)
  const theirs = [paid.applicationId, piece.customer_id, piece.subject_id, proposal.subject, promise.subject]
  const named = `"topic":"application","id":"${paid.applicationId}"`
  for (const part of [named, ...theirs]) await managers.until(part)
  const mark = await addPiece('ticket', null)
  await open.until(mark.subject)
  for (const part of theirs) expect(open.told.join('\n')).not.toContain(part)

  // Their own, whosever team's it is; given away again it is gone for them, and so is who has it now.
  await give(clerk.staffId)
  expect((await open.untilPiece(id, ({ is }) => is?.owner === clerk.staffId)).was).toBeNull()
  await touchApplication()
  await open.until(named)
  const { staffId: colleague } = await signInStaff(portal.services)
  await give(colleague)
  expect((await open.untilPiece(id, ({ was }) => was?.owner === clerk.staffId)).is).toBeNull()
  expect(open.told.join('\n')).not.toContain(colleague)

  // A team's new member: from the next page that they open on at the latest.
  await portal.db.insertInto('team_members').values({ team_id: team, staff_id: clerk.staffId }).execute()
  const next = await listenAs(clerk.staffToken)
  await setPriority(3)
  expect((await next.untilPiece(id, () => true)).is?.priority).toBe(3)
  for (const one of [open, managers, next]) one.close()
})

/** What the database tells the desk because of one statement. */
async function announcedBy(statement: RawBuilder<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: portal.services.config.databaseUrl })
  await client.connect()
  const told: string[] = []
  const over = Promise.withResolvers<void>()
  client.on('notification', ({ payload = '' }) =>
    payload === 'the end' ? over.resolve() : told.push(payload),
  )
  await client.query('listen desk_changes')
  await statement.execute(portal.db)
  await sql`select pg_notify('desk_changes', 'the end')`.execute(portal.db)
  await over.promise
  await client.end()
  return told
}

/** The service becomes the work of a team that nobody is in. */
async function closeService(slug: string): Promise<number> {
  const { id } = await portal.db
    .insertInto('teams')
    .values({ name: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db.insertInto('team_services').values({ team_id: id, service_slug: slug }).execute()
  return id
}

async function addPiece(kind: string, service: string | null): Promise<{ id: number; subject: string }> {
  const subject = randomUUID()
  const { rows } = await sql<{ id: string }>`
    insert into work_items (kind, subject_id, service_slug, due_at, clock, used_minutes, target_minutes, waiting_since)
    values (${kind}, ${subject}::uuid, ${service}, now(), 'running', 0, 240, now()) returning id`.execute(
    portal.db,
  )
  return { id: Number(rows[0]?.id), subject }
}

/** A member's page that keeps everything that it is told of work; it waits for what was not told already. */
async function listenAs(staffToken: string) {
  const { port } = other.server.address() as AddressInfo
  const stream = await openStream(`http://127.0.0.1:${port}`, staffToken, streamWork)
  const told: string[] = []
  async function until<T>(find: (text: string) => T | undefined): Promise<T> {
    for (let index = 0; ; index++) {
      if (index === told.length) told.push(JSON.stringify(await stream.next()) ?? '')
      if (told[index] === '') throw new Error('The stream ended')
      const found = find(told[index] ?? '')
      if (found) return found
    }
  }
  return {
    told,
    until: (part: string) => until((text) => text.includes(part) || undefined),
    untilPiece: (id: number, test: (change: WorkChange) => boolean) =>
      until((text) =>
        WorkEvent.safeParse(JSON.parse(text)).data?.work.find((one) => one.id === id && test(one)),
      ),
    close: stream.close,
  }
}

/** Waits until the page is told of this piece. */
async function untilPiece(id: number, test: (change: WorkChange) => boolean): Promise<WorkChange> {
  for (;;) {
    const event = WorkEvent.safeParse(await page.next())
    const change = event.data?.work.find((one) => one.id === id && test(one))
    if (change) return change
  }
}
