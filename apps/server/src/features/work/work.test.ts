import { randomUUID } from 'node:crypto'
import {
  assignWork,
  countWork,
  decideDocument,
  finishWork,
  getWorkPlace,
  listWork,
  listWorkRows,
  maxWorkCount,
  releaseWork,
  setWorkDue,
  setWorkPriority,
  snoozeWork,
  takeNextWork,
  takeWork,
} from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createConsultation } from '../../testing/factories/consultation.ts'
import {
  createPaidApplication,
  giveDocument,
  giveEverything,
} from '../../testing/factories/paid-application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { createTicket } from '../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { rebuildDesk } from './projection/rebuild-desk.ts'

let portal: TestApp
let priya: Awaited<ReturnType<typeof signInStaff>>
let ravi: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  portal = await startTestApp()
  priya = await signInStaff(portal.services, { name: 'Priya Nair' })
  ravi = await signInStaff(portal.services, { name: 'Ravi Rao' })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`truncate work_items, work_acts, stale_subjects`.execute(portal.db)
})

type Query = NonNullable<Parameters<typeof succeed<typeof listWork>>[2]['query']>
const list = async (query: Query = {}) =>
  (await succeed(portal.app, listWork, { token: priya.staffToken, query })).data
const kindsOf = async (query: Query) => (await list(query)).map(({ kind }) => kind)

/** An application with papers to judge and a stage to complete. */
async function createWork() {
  const paid = await createPaidApplication(portal.services)
  const uploads = await giveEverything(portal.services, paid)
  await portal.runJobs()
  return { ...paid, uploads }
}

/** So many free pieces of one kind, due one minute after another. */
async function fillQueue(count: number): Promise<void> {
  await sql`
    insert into work_items (kind, subject_id, due_at, clock, used_minutes, target_minutes, waiting_since)
    select 'ticket', gen_random_uuid(), now() + make_interval(mins => n), 'running', 0, 240, now()
    from generate_series(1, ${count}) n`.execute(portal.db)
}

it('[DK-50] a consultation is due for confirmation by its beginning at the latest', async () => {
  const { customerId } = await signIn(portal.services)
  const startsAt = new Date(Date.now() + 30 * 60_000).toISOString()
  await createConsultation(portal.services, { customerId, startsAt })
  await portal.runJobs()
  const [item] = await list({ kind: 'consultation', customer: customerId })
  expect(item?.due_at).toBe(startsAt)
})

it('[DK-10] papers, stages and tickets stand in one list, with what a row says', async () => {
  const work = await createWork()
  const { customerId } = await signIn(portal.services)
  await createTicket(portal.services, { customerId, subject: 'Which photo?' })
  await portal.runJobs()
  const items = await list()
  expect(items.map(({ kind }) => kind).sort()).toEqual(['documents', 'stage', 'ticket'])
  expect(items.find(({ kind }) => kind === 'documents')).toMatchObject({
    subject_id: work.applicationId,
    track_id: work.trackId,
    documents_to_check: work.service.documents.length,
    ticket_subject: null,
    service: { id: 'skill-india' },
    owner: null,
    priority: 2,
    version: 1,
  })
  expect(items.find(({ kind }) => kind === 'ticket')).toMatchObject({ ticket_subject: 'Which photo?' })
})

it('[DK-10] [DK-66] a notice that was given up on every way is one piece of work, beside the customer’s others', async () => {
  const { customerId } = await signIn(portal.services)
  await createTicket(portal.services, { customerId })
  const messages = () => list({ kind: 'message', customer: customerId })
  /** Of one notice: the same moment and template. */
  const send = async (template: string, channels: readonly string[]) => {
    await sql`
      insert into messages (id, customer_id, channel, template, language, recipient_mask, sealed, expires_at)
      select gen_random_uuid(), ${customerId}::uuid, channel, ${template}, 'en', '••••3210', '-', now()
      from unnest(${channels}::text[]) channel`.execute(portal.db)
  }
  const giveUp = async (template: string, channel: string) => {
    await sql`
      update messages set sealed = null, given_up_at = now(), failure = 'rejected'
      where customer_id = ${customerId}::uuid and template = ${template} and channel = ${channel}`.execute(
      portal.db,
    )
    await portal.runJobs()
  }
  await send('document-rejected', ['sms', 'email'])
  await giveUp('document-rejected', 'sms')
  expect(await messages()).toEqual([])
  // Who did not get a code asks for another.
  await send('otp-login', ['sms'])
  await giveUp('otp-login', 'sms')
  expect(await messages()).toEqual([])
  await giveUp('document-rejected', 'email')
  expect(await messages()).toMatchObject([{ owner: null, customer: { id: customerId } }])
  const all = await list({ customer: customerId })
  expect(all.map(({ kind }) => kind).sort()).toEqual(['message', 'ticket'])
  expect(all.map(({ due_at }) => due_at)).toEqual(all.map(({ due_at }) => due_at).toSorted())
})

it('[DK-23] what nobody owns with half its target gone is listed and counted, and no more once somebody has taken it', async () => {
  const { customerId } = await signIn(portal.services)
  await createTicket(portal.services, { customerId })
  await portal.runJobs()
  const unowned = { owner: 'none', due: 'half' }
  const counted = async () =>
    (await succeed(portal.app, countWork, { token: priya.staffToken, query: unowned })).data.all.open
  expect(await list(unowned)).toEqual([])
  const { rows } = await sql<{ is_between: boolean }>`
    select half_at > waiting_since and half_at < due_at as is_between from work_items`.execute(portal.db)
  expect(rows).toEqual([{ is_between: true }])
  await sql`update work_items set half_at = now() - interval '1 second'`.execute(portal.db)
  const [item] = await list(unowned)
  expect(item).toMatchObject({ kind: 'ticket', half_over: true, owner: null })
  expect(await counted()).toBe(1)
  const body = { request_id: randomUUID() }
  await succeed(portal.app, takeWork, { token: ravi.staffToken, params: { id: item?.id ?? 0 }, body })
  expect(await list(unowned)).toEqual([])
  expect(await counted()).toBe(0)
})

it('[DK-12] due comes first, then waiting longest, and every order is over the whole list, page by page', async () => {
  await fillQueue(7)
  /** When each is due and has waited since, in minutes from now, and how urgent it is; null is paused. */
  const pieces = [
    { due: 30, since: -10, priority: 2 },
    { due: null, since: -90, priority: 1 },
    { due: -5, since: -20, priority: 3 },
    { due: 30, since: -40, priority: 2 },
    { due: 10, since: -60, priority: 2 },
    { due: -5, since: -30, priority: 1 },
    { due: 20, since: -50, priority: 3 },
  ]
  const ids = (await list()).map(({ id }) => id).sort((one, other) => one - other)
  const now = Date.now()
  const minutes = (count: number) => new Date(now + count * 60_000)
  for (const [index, { due, since, priority }] of pieces.entries()) {
    await sql`
      update work_items set priority = ${priority}, waiting_since = ${minutes(since)},
        due_at = ${due === null ? 'infinity' : minutes(due)}
      where id = ${ids[index]}::bigint`.execute(portal.db)
  }
  const orders = {
    due: [5, 2, 4, 6, 3, 0, 1],
    waiting: [1, 4, 6, 3, 5, 2, 0],
    '-created': [0, 2, 5, 3, 6, 4, 1],
    priority: [5, 1, 4, 3, 0, 2, 6],
  } as const
  for (const sort of ['due', 'waiting', '-created', 'priority'] as const) {
    const paged: number[] = []
    let cursor: string | undefined
    do {
      const page = await succeed(portal.app, listWork, {
        token: priya.staffToken,
        query: { sort, limit: 3, ...(cursor ? { cursor } : {}) },
      })
      paged.push(...page.data.map(({ id }) => ids.indexOf(id)))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(paged, sort).toEqual(orders[sort])
  }
  expect((await list()).map(({ id }) => ids.indexOf(id))).toEqual(orders.due)
})

it('[DK-15] a filter takes several values, "not", ranges and words', async () => {
  await createWork()
  const { customerId } = await signIn(portal.services)
  await createTicket(portal.services, { customerId })
  await portal.runJobs()
  expect((await kindsOf({ kind: 'documents,ticket' })).sort()).toEqual(['documents', 'ticket'])
  expect(await kindsOf({ kind: '!documents,!stage' })).toEqual(['ticket'])
  expect(await kindsOf({ service: 'skill-india', kind: '!stage' })).toEqual(['documents'])
  expect(await kindsOf({ customer: customerId })).toEqual(['ticket'])
  expect(await kindsOf({ turn: 'us', kind: 'stage' })).toEqual(['stage'])
  expect(await kindsOf({ due: 'overdue' })).toEqual([])
  expect(await kindsOf({ due: '2026-01-01..2039-12-31', kind: 'ticket' })).toEqual(['ticket'])
  expect(await kindsOf({ due: '..2026-01-01' })).toEqual([])
  expect(await kindsOf({ owner: 'me' })).toEqual([])
  expect(await kindsOf({ owner: 'none', kind: 'ticket' })).toEqual(['ticket'])
})

it('[DK-117] rows alone are what the list says of them, without those that are not in it', async () => {
  await createWork()
  const { customerId } = await signIn(portal.services)
  await createTicket(portal.services, { customerId })
  await portal.runJobs()
  const items = await list()
  const rowsOf = async (query: Query) =>
    (
      await succeed(portal.app, listWorkRows, {
        token: priya.staffToken,
        query: { ...query, items: items.map(({ id }) => id).join(',') },
      })
    ).data.sort((one, other) => one.id - other.id)
  expect(await rowsOf({})).toEqual(items.toSorted((one, other) => one.id - other.id))
  expect(await rowsOf({ kind: 'ticket' })).toEqual(await list({ kind: 'ticket' }))
  expect(await rowsOf({ owner: 'me' })).toEqual([])
})

it('an unknown key, value or cursor is refused with its path', async () => {
  const ask = (query: object) =>
    refuse(portal.app, listWork, { token: priya.staffToken, query: query as Query })
  const pathsOf = (body: { issues?: { path: string }[] | undefined }) => body.issues?.map(({ path }) => path)
  const unknownValue = await ask({ kind: 'documents,nonsense' })
  expect(unknownValue).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(pathsOf(unknownValue)).toEqual(['kind'])
  expect(await ask({ colour: 'red' })).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(await ask({ cursor: 'nonsense' })).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(await ask({ kind: Array(51).fill('ticket').join() })).toMatchObject({ status: 400 })
})

it('counts and rows are of one reading, by kind and my own', async () => {
  await fillQueue(3)
  await sql`update work_items set due_at = now() - interval '1 hour' where id in (select min(id) from work_items)`.execute(
    portal.db,
  )
  await sql`update work_items set owner = ${priya.staffId} where id in (select max(id) from work_items)`.execute(
    portal.db,
  )
  const { data } = await succeed(portal.app, countWork, { token: priya.staffToken, query: {} })
  expect(data.kinds).toContainEqual({ kind: 'ticket', open: 3, overdue: 1 })
  expect(data.mine).toEqual({ open: 1, overdue: 0 })
  expect(data.all).toEqual({ open: 3, overdue: 1 })
})

it('[DK-14] where a piece stands in the list that it was opened from, and of how many, is said as far as is counted', async () => {
  await fillQueue(5)
  const [first, second, third, fourth, last] = await list()
  await sql`update work_items set owner = ${ravi.staffId} where id = ${second?.id}::bigint`.execute(portal.db)
  const placeOf = async (subject: string = randomUUID(), query: Query = {}) =>
    (
      await succeed(portal.app, getWorkPlace, {
        token: priya.staffToken,
        query: { ...query, subject },
      })
    ).data
  expect(await placeOf(first?.subject_id)).toEqual({ place: 1, open: 5 })
  expect(await placeOf(last?.subject_id)).toEqual({ place: 5, open: 5 })
  expect(await placeOf(third?.subject_id, { owner: 'none' })).toEqual({ place: 2, open: 4 })
  // What is paused comes last.
  await sql`update work_items set due_at = 'infinity' where id = ${first?.id}::bigint`.execute(portal.db)
  expect(await placeOf(first?.subject_id)).toEqual({ place: 5, open: 5 })
  // Gone from the list, done, or put off.
  expect(await placeOf(second?.subject_id, { owner: 'none' })).toEqual({ place: null, open: 4 })
  expect(await placeOf()).toEqual({ place: null, open: 5 })
  await sql`update work_items set snoozed_until = now() + interval '1 day' where id = ${fourth?.id}::bigint`.execute(
    portal.db,
  )
  expect(await placeOf(fourth?.subject_id)).toEqual({ place: null, open: 4 })
  await fillQueue(maxWorkCount)
  expect(await placeOf(first?.subject_id)).toEqual({ place: maxWorkCount, open: maxWorkCount })
})

it('[DK-11] fifty who take the next at once never get the same piece', async () => {
  await fillQueue(50)
  const members = await Promise.all(Array.from({ length: 50 }, () => signInStaff(portal.services)))
  const taken = await Promise.all(
    members.map(({ staffToken: token }) =>
      succeed(portal.app, takeNextWork, { token, body: { request_id: randomUUID() } }),
    ),
  )
  const ids = taken.flatMap(({ item }) => (item ? [item.id] : []))
  expect(new Set(ids).size).toBe(50)
  const { item } = await succeed(portal.app, takeNextWork, {
    token: priya.staffToken,
    body: { request_id: randomUUID() },
  })
  expect(item).toBeNull()
})

it('[DK-11] the next is the most urgent of the view, and the same request takes it once', async () => {
  await fillQueue(3)
  const [first, , last] = await list()
  await sql`update work_items set priority = 1 where id = ${last?.id}::bigint`.execute(portal.db)
  const request_id = randomUUID()
  const next = () =>
    succeed(portal.app, takeNextWork, {
      token: priya.staffToken,
      body: { request_id, view: { kind: 'ticket' } },
    })
  expect((await next()).item?.id).toBe(last?.id)
  expect((await next()).item?.id).toBe(last?.id)
  const other = await succeed(portal.app, takeNextWork, {
    token: ravi.staffToken,
    body: { request_id: randomUUID() },
  })
  expect(other.item).toMatchObject({ id: first?.id, owner: { id: ravi.staffId, name: 'Ravi Rao' } })
})

it('[DK-11] N goes on from a piece of mine that is left as it is to the next other one, and comes round', async () => {
  await fillQueue(4)
  const [first, second, third, last] = await list()
  await sql`update work_items set owner = ${priya.staffId} where id in (${first?.id}::bigint, ${second?.id}::bigint)`.execute(
    portal.db,
  )
  const next = async (at: typeof first, view: Query = {}) => {
    const body = { request_id: randomUUID(), view, except: at?.subject_id }
    return (await succeed(portal.app, takeNextWork, { token: priya.staffToken, body })).item?.id
  }
  expect(await next(first)).toBe(second?.id)
  expect(await next(second, { owner: 'me' })).toBe(first?.id)
  expect(await next(second)).toBe(third?.id)
  expect(await next(third)).toBe(last?.id)
  expect(await next(last)).toBe(first?.id)
  // What was put off or is done is no place to go on from.
  const snooze = (until: string) =>
    sql`update work_items set snoozed_until = ${until}::timestamptz where id = ${second?.id}::bigint`.execute(
      portal.db,
    )
  await snooze('tomorrow')
  expect(await next(second)).toBe(first?.id)
  await snooze('yesterday')
  await sql`delete from work_items where id = ${second?.id}::bigint`.execute(portal.db)
  expect(await next(second)).toBe(first?.id)
})

it('[DK-11] what waits with me is among what is next for me, but for what is open, and is nobody else’s next', async () => {
  await fillQueue(4)
  const [first, second, third, last] = await list()
  await sql`update work_items set owner = ${priya.staffId} where id in (${second?.id}::bigint, ${last?.id}::bigint)`.execute(
    portal.db,
  )
  const next = async (view: Query, { staffToken: token } = priya, except?: string) =>
    (
      await succeed(portal.app, takeNextWork, {
        token,
        body: { request_id: randomUUID(), view, ...(except && { except }) },
      })
    ).item?.id
  // In the view of my own, what is free comes last.
  expect(await next({ owner: 'me' })).toBe(second?.id)
  expect(await next({ owner: 'me' }, priya, second?.subject_id)).toBe(last?.id)
  // Where nobody's is asked for, nothing of mine.
  expect(await next({ owner: 'none' })).toBe(first?.id)
  expect(await next({}, priya, first?.subject_id)).toBe(second?.id)
  // Somebody else gets what is free alone; I get mine once nothing is.
  expect(await next({}, ravi)).toBe(third?.id)
  expect(await next({}, ravi, third?.subject_id)).toBeUndefined()
  await sql`delete from work_items where id in (${first?.id}::bigint, ${second?.id}::bigint)`.execute(
    portal.db,
  )
  expect(await next({})).toBe(last?.id)
})

it('[DK-20] who takes a piece owns it, who comes second learns who has it, and it is given back', async () => {
  await createWork()
  const [item] = await list({ kind: 'documents' })
  const params = { id: item?.id ?? 0 }
  const body = () => ({ request_id: randomUUID() })
  const taken = await succeed(portal.app, takeWork, { token: priya.staffToken, params, body: body() })
  expect(taken.item.owner).toEqual({ id: priya.staffId, name: 'Priya Nair' })
  expect(await refuse(portal.app, takeWork, { token: ravi.staffToken, params, body: body() })).toMatchObject({
    status: 409,
    code: 'work_taken',
    owner: 'Priya Nair',
  })
  const given = await succeed(portal.app, assignWork, {
    token: priya.staffToken,
    params,
    body: { ...body(), owner: ravi.staffId },
  })
  expect(given.item.owner?.name).toBe('Ravi Rao')
  const free = await succeed(portal.app, releaseWork, { token: ravi.staffToken, params, body: body() })
  expect(free.item.owner).toBeNull()
  const acts = await portal.db.selectFrom('work_acts').select('act').orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual(['taken', 'assigned', 'released'])
})

it('[DK-20] due, priority and snooze are set, taken back, and outlive a rebuild', async () => {
  const { customerId } = await createWork()
  const [item] = await list({ kind: 'stage', customer: customerId })
  const call = { token: priya.staffToken, params: { id: item?.id ?? 0 } }
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const due = await succeed(portal.app, setWorkDue, { ...call, body: { request_id: randomUUID(), until } })
  expect(due.item.due_at).toBe(until)
  const ranked = await succeed(portal.app, setWorkPriority, {
    ...call,
    body: { request_id: randomUUID(), priority: 1 },
  })
  expect(ranked.item).toMatchObject({ priority: 1, due_at: until })
  await succeed(portal.app, snoozeWork, { ...call, body: { request_id: randomUUID(), until } })
  expect(await list({ kind: 'stage', customer: customerId })).toEqual([])
  await sql`truncate application_states, work_items`.execute(portal.db)
  await rebuildDesk(portal.services.db)
  expect(await list({ kind: 'stage', customer: customerId })).toEqual([])
  const { id } = await portal.db
    .selectFrom('work_items')
    .select('id')
    .where('kind', '=', 'stage')
    .where('subject_id', '=', item?.subject_id ?? '')
    .executeTakeFirstOrThrow()
  const again = { token: priya.staffToken, params: { id: Number(id) } }
  await succeed(portal.app, snoozeWork, { ...again, body: { request_id: randomUUID(), until: null } })
  const back = await succeed(portal.app, setWorkDue, {
    ...again,
    body: { request_id: randomUUID(), until: null },
  })
  expect(back.item).toMatchObject({ priority: 1, due_at: item?.due_at })
})

it('[DK-20] what was put off comes back before its time once something happens to it', async () => {
  const { applicationId, uploads } = await createWork()
  const [[document = '', file = ''] = []] = uploads
  const read = async () =>
    (await list({ kind: 'documents' })).filter((one) => one.application_id === applicationId)
  const [item] = await read()
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const snooze = {
    token: priya.staffToken,
    params: { id: item?.id ?? 0 },
    body: { until, request_id: randomUUID() },
  }
  const decide = async (id: string, decision: 'accepted' | 'rejected') =>
    succeed(portal.app, decideDocument, {
      token: priya.staffToken,
      params: { id },
      body:
        decision === 'accepted'
          ? { decision, request_id: randomUUID() }
          : { decision, reason: 'It is blurred.', reason_hi: 'यह धुंधला है।', request_id: randomUUID() },
    })
  for (const id of [...uploads.values()].slice(1)) await decide(id, 'accepted')
  await succeed(portal.app, snoozeWork, snooze)
  expect(await read()).toEqual([])
  await decide(file, 'rejected')
  await sql`update uploaded_documents set replaced_at = now() where id = ${file}::uuid`.execute(portal.db)
  await giveDocument(portal.services, { applicationId }, document)
  await portal.runJobs()
  expect(await read()).toMatchObject([{ snoozed_until: null }])
})

it('[DK-20] what somebody put off is found by a filter, what time alone puts off is not', async () => {
  await fillQueue(3)
  const [first, second] = await list()
  await sql`update work_items set snoozed_until = now() + interval '1 day' where id = ${second?.id}::bigint`.execute(
    portal.db,
  )
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const snooze = (moment: string | null) =>
    succeed(portal.app, snoozeWork, {
      token: priya.staffToken,
      params: { id: first?.id ?? 0 },
      body: { until: moment, request_id: randomUUID() },
    })
  await snooze(until)
  expect((await list({ due: 'snoozed' })).map(({ id }) => id)).toEqual([first?.id])
  expect((await list()).map(({ id }) => id)).not.toContain(first?.id)
})

it('an act on what has changed since it was seen is refused with the version of now', async () => {
  await createWork()
  const [item] = await list({ kind: 'stage' })
  const params = { id: item?.id ?? 0 }
  await succeed(portal.app, takeWork, { token: ravi.staffToken, params, body: { request_id: randomUUID() } })
  expect(
    await refuse(portal.app, assignWork, {
      token: priya.staffToken,
      params,
      body: { request_id: randomUUID(), owner: priya.staffId, version: item?.version ?? 0 },
    }),
  ).toMatchObject({ status: 412, code: 'changed_meanwhile', version: 2 })
})

it('a piece that comes back comes back to the same person', async () => {
  const { uploads, applicationId } = await createWork()
  const [item] = await list({ kind: 'documents' })
  await succeed(portal.app, takeWork, {
    token: ravi.staffToken,
    params: { id: item?.id ?? 0 },
    body: { request_id: randomUUID() },
  })
  for (const id of uploads.values()) {
    const body = { decision: 'rejected', reason: 'Not readable.', request_id: randomUUID() } as const
    await succeed(portal.app, decideDocument, { token: ravi.staffToken, params: { id }, body })
  }
  expect(await list({ kind: 'documents' })).toEqual([])
  await sql`update uploaded_documents set replaced_at = now() where application_id = ${applicationId}`.execute(
    portal.db,
  )
  await portal.db
    .insertInto('uploaded_documents')
    .values({
      application_id: applicationId,
      document_id: [...uploads.keys()][0] ?? '',
      filename: `${randomUUID()}.pdf`,
      original_name: 'again.pdf',
      content_type: 'application/pdf',
      size_bytes: 1000,
      sha256: Buffer.alloc(32, 1),
    })
    .execute()
  await portal.runJobs()
  expect((await list({ kind: 'documents' }))[0]?.owner?.name).toBe('Ravi Rao')
})

it('[DK-49] what no fact ends is finished by staff who say how, anything else is not', async () => {
  await createWork()
  const [stage] = await list({ kind: 'stage' })
  const finish = { token: priya.staffToken, body: { request_id: randomUUID(), reason: 'Called.' } }
  expect(await refuse(portal.app, finishWork, { ...finish, params: { id: stage?.id ?? 0 } })).toMatchObject({
    code: 'act_not_allowed',
  })
  const paid = await createPaidApplication(portal.services)
  await sql`update settled_items set settled_at = now() - interval '9 days' where application_id = ${paid.applicationId}`.execute(
    portal.db,
  )
  await sql`update applications set created_at = now() - interval '9 days' where id = ${paid.applicationId}`.execute(
    portal.db,
  )
  await portal.runJobs()
  const [chase] = await list({ kind: 'chase', customer: paid.customerId })
  const params = { id: chase?.id ?? 0 }
  for (const reason of ['', ' \n '])
    expect(
      await refuse(portal.app, finishWork, { ...finish, params, body: { ...finish.body, reason } }),
    ).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: 'reason', message: 'Please write what was said.' }],
    })
  expect(await list({ kind: 'chase', customer: paid.customerId })).toHaveLength(1)
  await succeed(portal.app, finishWork, {
    ...finish,
    params,
    body: { ...finish.body, request_id: randomUUID() },
  })
  expect(await list({ kind: 'chase', customer: paid.customerId })).toEqual([])
})
