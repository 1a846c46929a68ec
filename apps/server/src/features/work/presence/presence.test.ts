import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { listWorkOwners, PresenceEvent, sayPresence, streamWork } from '@sanad/contracts/staff'
import { type OpenStream, openStream } from '@sanad/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { succeed } from '../../../testing/call.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let other: FastifyInstance
let origin: string
let priya: Awaited<ReturnType<typeof signInStaff>>
let ravi: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  portal = await startTestApp()
  // The stream is of another process than the calls.
  other = await buildApp(portal.services)
  await other.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`
  priya = await signInStaff(portal.services, { name: 'Priya Nair' })
  ravi = await signInStaff(portal.services, { name: 'Ravi Rao' })
})
afterAll(async () => {
  await other.close()
  await portal.close()
})
const streams: OpenStream[] = []
beforeEach(async () => {
  for (const stream of streams.splice(0)) stream.close()
  await sql`delete from staff_presence`.execute(portal.db)
})

const open = () => openAs(priya)
async function openAs({ staffToken }: typeof priya) {
  const stream = await openStream(origin, staffToken, streamWork)
  streams.push(stream)
  return stream
}
/** Waits for the people of a subject that the stream tells of, past those it told of before; answers all that it told. */
async function untilAt(stream: OpenStream, subject: string, expected: readonly object[]): Promise<string> {
  let all = ''
  for (;;) {
    const event = await stream.next()
    if (!event) throw new Error('The stream ended')
    all += JSON.stringify(event)
    const told = PresenceEvent.safeParse(event).data
    if (!told || (told.subjects && !told.subjects.includes(subject))) continue
    const people = told.people.filter(({ subject_id }) => subject_id === subject)
    if (JSON.stringify(people) === JSON.stringify(expected)) return all
  }
}
const say = (member: typeof priya, pageId: string, subjectId: string | null, writes = false) =>
  succeed(portal.app, sayPresence, {
    token: member.staffToken,
    body: { page_id: pageId, subject_id: subjectId, writes },
  })
const at = (subject: string, { staffId: id, name }: typeof priya, writes = false) => ({
  subject_id: subject,
  id,
  name,
  writes,
})

it('[DK-21, DK-56] who opens, writes and leaves is told within 2 s to the pages of another process', async () => {
  const [subject, page] = [randomUUID(), randomUUID()]
  const stream = await open()
  const began = performance.now()
  await say(ravi, page, subject)
  await untilAt(stream, subject, [at(subject, ravi)])
  await say(ravi, page, subject, true)
  await untilAt(stream, subject, [at(subject, ravi, true)])
  await say(ravi, page, null)
  await untilAt(stream, subject, [])
  expect(performance.now() - began).toBeLessThan(3 * 2000)
})

it('[DK-56] who goes on to another subject has left the first, and several pages are one person', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const [page, further] = [randomUUID(), randomUUID()]
  const stream = await open()
  await say(ravi, page, first)
  await say(ravi, further, first, true)
  await untilAt(stream, first, [at(first, ravi, true)])
  await say(ravi, page, second)
  await say(ravi, further, second)
  await untilAt(stream, first, [])
  await untilAt(await open(), second, [at(second, ravi)])
})

it('[DK-17, DK-56] nobody hears who is at the application of another team', async () => {
  const { applicationId } = await createPaidApplication(portal.services)
  const { id: team } = await portal.db
    .insertInto('teams')
    .values({ name: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into team_services (team_id, service_slug)
    select ${team}::smallint, service_slug from applications where id = ${applicationId}::uuid`.execute(
    portal.db,
  )
  const clerk = await signInStaff(portal.services, { roles: ['clerk'] })
  const there = [randomUUID(), randomUUID()] as const
  const before = await openAs(clerk)
  const managers = await open()
  await say(ravi, there[0], applicationId)
  await untilAt(managers, applicationId, [at(applicationId, ravi)])
  const after = await openAs(clerk)
  const ours = randomUUID()
  await say(ravi, there[1], ours)
  for (const stream of [before, after]) {
    expect(await untilAt(stream, ours, [at(ours, ravi)])).not.toContain(applicationId)
  }
})

it('[DK-56] a page that says nothing any more is gone 45 s later, by the clock of the database', async () => {
  const [stays, leaves] = [randomUUID(), randomUUID()]
  const stream = await open()
  await say(ravi, randomUUID(), stays)
  await say(ravi, randomUUID(), leaves)
  await untilAt(stream, leaves, [at(leaves, ravi)])
  // Pages say every 20 seconds that they are there; the one that is closed has said so 41 seconds ago.
  await sql`update staff_presence set seen_at = seen_at - make_interval(secs =>
    case when subject_id = ${leaves}::uuid then 41 else 30 end)`.execute(portal.db)
  const silentSince = performance.now()
  await untilAt(stream, leaves, [])
  expect(performance.now() - silentSince).toBeLessThan(4000)
  await untilAt(await open(), stays, [at(stays, ravi)])
})

it('[DK-56] a page that opens hears at once who is where, and nobody speaks for another’s page', async () => {
  const [subject, page] = [randomUUID(), randomUUID()]
  await say(ravi, page, subject, true)
  await say(priya, page, randomUUID())
  await say(priya, page, null)
  await untilAt(await open(), subject, [at(subject, ravi, true)])
})

it('saying again that one is there announces nothing, and pages are bounded', async () => {
  const page = randomUUID()
  const subject = randomUUID()
  await say(ravi, page, subject)
  const { rows } = await sql<{ before: Date; after: Date }>`
    with before as (select seen_at from staff_presence) select before.seen_at as before from before`.execute(
    portal.db,
  )
  await say(ravi, page, subject)
  const now = await sql<{ seen_at: Date }>`select seen_at from staff_presence`.execute(portal.db)
  expect(now.rows[0]?.seen_at.getTime()).toBeGreaterThan(
    rows[0]?.before.getTime() ?? Number.POSITIVE_INFINITY,
  )
  for (let count = 0; count < 30; count++) await say(ravi, randomUUID(), subject)
  const { rows: kept } = await sql<{ count: number }>`select count(*)::int from staff_presence`.execute(
    portal.db,
  )
  expect(kept).toEqual([{ count: 20 }])
})

it('[DK-21] whose the work of a ticket is stands in what is read of it', async () => {
  const subject = randomUUID()
  await sql`
    insert into work_items (kind, subject_id, due_at, clock, used_minutes, target_minutes, waiting_since, owner)
    values ('ticket', ${subject}, now(), 'running', 0, 240, now(), ${ravi.staffId})`.execute(portal.db)
  const { data } = await succeed(portal.app, listWorkOwners, {
    token: priya.staffToken,
    params: { id: subject },
  })
  expect(data).toMatchObject([
    { kind: 'ticket', subject_id: subject, owner: { id: ravi.staffId, name: 'Ravi Rao' } },
  ])
  // And by when it is due, as in the list.
  expect(data[0]).toMatchObject({ due_at: expect.any(String), urgency: expect.stringMatching(/now|over/) })
})
