import { randomUUID } from 'node:crypto'
import { getTicket, replyToTicket } from '@sanad/contracts'
import {
  addTicketNote,
  answerTicket,
  closeDeskTicket,
  getDeskTicket,
  linkTicket,
  listDeskTickets,
  listSavedReplies,
  listWork,
  submitDeskTicketFile,
  takeWork,
} from '@sanad/contracts/staff'
import { fillPlaceholders, listPlaceholders, undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { exportSections } from '../../personal-data/export/export-sections.ts'
import { deskTicketsStatement } from './list-desk-tickets.ts'

let portal: TestApp
let priya: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  portal = await startTestApp()
  priya = await signInStaff(portal.services, { name: 'Priya Nair' })
})
afterAll(() => portal.close())

async function customerWithTicket() {
  const customer = await signIn(portal.services)
  const { id, messageId } = await createTicket(portal.services, { customerId: customer.customerId })
  await portal.runJobs()
  return { ...customer, id, messageId }
}

const staff = () => ({ token: priya.staffToken })
const on = <Body extends object>(id: string, body: Body) => ({
  ...staff(),
  params: { id },
  body: { request_id: randomUUID(), ...body },
})
const read = async (id: string) =>
  (await succeed(portal.app, getDeskTicket, { ...staff(), params: { id } })).data
const reply = (token: string, id: string, message = 'Still not there.') =>
  succeed(portal.app, replyToTicket, { token, params: { id }, body: { message, request_id: randomUUID() } })
const workOf = async (ticketId: string) => {
  const { data } = await succeed(portal.app, listWork, { ...staff(), query: { kind: 'ticket', limit: 100 } })
  return data.find(({ subject_id }) => subject_id === ticketId)
}

it('[DK-75] staff read the thread with whose it is, answer with a file, and the customer has both', async () => {
  const { id, token } = await customerWithTicket()
  const { data } = await succeed(portal.app, answerTicket, on(id, { message: 'It is shown now.' }))
  await succeed(portal.app, submitDeskTicketFile, {
    ...staff(),
    body: { message_id: data.message_id },
    file: { content: pdfFile(), name: 'receipt.pdf' },
  })
  const { entries, customer, status, reply_values } = await read(id)
  expect(reply_values).toMatchObject({ name: customer.name_of_person })
  expect(entries).toMatchObject([
    { kind: 'message', author: 'customer' },
    {
      kind: 'message',
      author: 'staff',
      author_name: 'Priya Nair',
      files: [{ original_name: 'receipt.pdf' }],
    },
  ])
  expect([customer.language, status]).toEqual(['en', 'answered'])
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const seen = (await succeed(portal.app, getTicket, { token, params: { id } })).data
  expect(seen.messages[1]?.files).toMatchObject([{ original_name: 'receipt.pdf' }])
})

it('[DK-75] a file joins nobody else’s answer, and no message of the customer', async () => {
  const { id, messageId } = await customerWithTicket()
  const ravi = await signInStaff(portal.services, { name: 'Ravi Rao' })
  const { data } = await succeed(portal.app, answerTicket, on(id, { message: 'It is shown now.' }))
  const file = { content: pdfFile() }
  for (const [token, message_id] of [
    [ravi.staffToken, data.message_id],
    [priya.staffToken, messageId],
  ] as const) {
    const refused = await refuse(portal.app, submitDeskTicketFile, { token, body: { message_id }, file })
    expect(refused.code).toBe('not_found')
  }
})

it('[DK-75] a note stands in the thread of staff alone, answers nothing, and is in the copy unless about others', async () => {
  const { id, token, customerId } = await customerWithTicket()
  const request = on(id, { note: 'Called back; the bank confirms.' })
  await succeed(portal.app, addTicketNote, request)
  await succeed(portal.app, addTicketNote, request)
  await succeed(
    portal.app,
    addTicketNote,
    on(id, { note: 'The neighbour asked as well.', about_others: true }),
  )
  const { entries, status } = await read(id)
  expect(entries.map(({ kind }) => kind)).toEqual(['message', 'note', 'note'])
  expect(status).toBe('open')
  const { messages } = (await succeed(portal.app, getTicket, { token, params: { id } })).data
  expect(JSON.stringify(messages)).not.toContain('bank confirms')
  const copied = await exportSections.find(({ name }) => name === 'notes')?.list(portal.db, customerId)
  expect(copied).toMatchObject([{ note: 'Called back; the bank confirms.' }])
})

it('[DK-60] the same note written again is another note, the same request is not', async () => {
  const { id } = await customerWithTicket()
  const rang = () => on(id, { note: 'Rang, no answer.' })
  const again = rang()
  for (const request of [rang(), again, again, rang()]) await succeed(portal.app, addTicketNote, request)
  expect((await read(id)).entries.map(({ kind }) => kind)).toEqual(['message', 'note', 'note', 'note'])
})

it('[DK-75] a ticket is closed with words or without, once', async () => {
  const spoken = await customerWithTicket()
  const request = on(spoken.id, { message: 'We close this now.' })
  await succeed(portal.app, closeDeskTicket, request)
  await succeed(portal.app, closeDeskTicket, request)
  expect((await read(spoken.id)).entries.map(({ kind }) => kind)).toEqual(['message', 'message', 'closing'])
  const silent = await customerWithTicket()
  await succeed(portal.app, closeDeskTicket, on(silent.id, {}))
  expect((await read(silent.id)).entries.map(({ kind }) => kind)).toEqual(['message', 'closing'])
  const { data } = await succeed(portal.app, getTicket, { token: silent.token, params: { id: silent.id } })
  expect(data.status).toBe('closed')
})

it('[DK-75] a ticket is linked to an application of its customer, and to nobody else’s', async () => {
  const { id, customerId } = await customerWithTicket()
  const { applicationId, trackId } = await createApplication(portal.services, { customerId })
  const stranger = await signIn(portal.services)
  const other = await createApplication(portal.services, { customerId: stranger.customerId })
  const link = (application_id: string) => ({ ...staff(), params: { id }, body: { application_id } })
  expect((await refuse(portal.app, linkTicket, link(other.applicationId))).code).toBe('not_found')
  await succeed(portal.app, linkTicket, link(applicationId))
  expect(await read(id)).toMatchObject({
    application: { track_id: trackId },
    payment: { paid_rupees: 0, paid_back_rupees: 0, refunding_rupees: 0, next: 'pay' },
  })
  await portal.runJobs()
  expect(await workOf(id)).toMatchObject({ application_id: applicationId, track_id: trackId })
})

it('[DK-75] the list has every state, newest first, page by page', async () => {
  const first = await customerWithTicket()
  const second = await customerWithTicket()
  await succeed(portal.app, answerTicket, on(first.id, { message: 'Done.' }))
  const list = async (query: object) =>
    await succeed(portal.app, listDeskTickets, { ...staff(), query: { limit: 1, ...query } })
  const page = await list({ status: 'all' })
  expect(page.data.map(({ id }) => id)).toEqual([first.id])
  const next = await list({ status: 'all', cursor: page.next_cursor })
  expect(next.data.map(({ id }) => id)).toEqual([second.id])
  expect((await list({ status: 'answered' })).data[0]?.id).toBe(first.id)
  expect((await list({ status: 'open' })).data[0]?.id).toBe(second.id)
})

it('[DK-117] the few open tickets are found among twenty thousand that were closed, each list by its index', async () => {
  const { customerId } = await signIn(portal.services)
  await createTicket(portal.services, { customerId })
  // Past the triggers.
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into tickets (id, customer_id, ticket_no, request_id, topic, subject)
      select md5('closed ' || n)::uuid, ${customerId}, 'TKT-' || n, gen_random_uuid(), 'other', 'Closed'
      from generate_series(1, 20000) n`.execute(tx)
    await sql`
      with closing as (
        insert into ticket_entries (ticket_id, kind, author_kind, staff_id)
        select id, 'closing', 'staff', (select id from staff_members limit 1) from tickets where subject = 'Closed'
        returning ticket_id, position)
      insert into ticket_states (ticket_id, position, status) select ticket_id, position, 'closed' from closing`.execute(
      tx,
    )
  })
  await sql`analyze tickets, ticket_entries, ticket_states`.execute(portal.db)
  for (const status of ['open', 'answered', 'closed', 'all'] as const) {
    const asked = { status, limit: 20, cursor: undefined, narrowedTo: undefined }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, timing off) ${deskTicketsStatement(asked)}`.execute(portal.db)
    const plan = rows.map((row) => row['QUERY PLAN'])
    const counts = plan.flatMap(
      (line) => line.match(/actual rows=(\d+)|Rows Removed.*: (\d+)/)?.slice(1) ?? [],
    )
    const rowsRead = counts.filter((count) => count !== undefined).map(Number)
    expect(rowsRead.length).toBeGreaterThan(5)
    expect(Math.max(...rowsRead), plan.join('\n')).toBeLessThan(300)
  }
})

it('[DK-59] an answer or a closing after a message that was not seen is refused, and goes through once it was', async () => {
  const { id, token, messageId: seen } = await customerWithTicket()
  await reply(token, id)
  const answer = { message: 'It is shown now.', seen }
  expect((await refuse(portal.app, answerTicket, on(id, answer))).code).toBe('seen_outdated')
  expect((await refuse(portal.app, closeDeskTicket, on(id, { seen }))).code).toBe('seen_outdated')
  const { newest_message_id } = await read(id)
  const request = on(id, { ...answer, seen: newest_message_id })
  await succeed(portal.app, answerTicket, request)
  await reply(token, id, 'Thank you')
  // A retry of what was recorded finds it, whatever has come in since.
  await succeed(portal.app, answerTicket, request)
})

it('[DK-76] saved replies have both languages with the same placeholders, and none is sent unfilled', async () => {
  const { id } = await customerWithTicket()
  const { data } = await succeed(portal.app, listSavedReplies, staff())
  expect(data.length).toBeGreaterThan(3)
  for (const { body } of data) {
    expect(listPlaceholders(body.hi).sort()).toEqual(listPlaceholders(body.en).sort())
  }
  const text = fillPlaceholders(data.find(({ key }) => key === 'document-again')?.body.en ?? '', {
    name: 'Asha',
  })
  const refused = await refuse(portal.app, answerTicket, on(id, { message: text }))
  expect(refused.code).toBe('invalid_request')
})

it('[DK-76] the highest version of a saved reply is the one in use', async () => {
  const words = JSON.stringify({ en: 'Newer', hi: 'नया' })
  await portal.db
    .insertInto('text_versions')
    .values({ kind: 'saved_reply', key: 'answered', version: 2, name: words, body: words })
    .execute()
  const { data } = await succeed(portal.app, listSavedReplies, staff())
  expect(data.filter(({ key }) => key === 'answered')).toMatchObject([{ version: 2, body: { en: 'Newer' } }])
})

it('[DK-77] a closed ticket that the customer answers returns to its last owner, or to the team while they are absent or once they have left', async () => {
  const ravi = await signInStaff(portal.services, { name: 'Ravi Rao' })
  const { id, token } = await customerWithTicket()
  const item = await workOf(id)
  await succeed(portal.app, takeWork, {
    token: ravi.staffToken,
    params: { id: item?.id ?? 0 },
    body: { request_id: randomUUID() },
  })
  await succeed(portal.app, closeDeskTicket, on(id, {}))
  expect(await workOf(id)).toBeUndefined()
  await reply(token, id)
  expect((await workOf(id))?.owner).toEqual({ id: ravi.staffId, name: 'Ravi Rao' })

  await succeed(portal.app, closeDeskTicket, on(id, {}))
  const { id: absence } = await portal.db
    .insertInto('staff_absences')
    .values({
      staff_id: ravi.staffId,
      starts_at: new Date(Date.now() - 60_000),
      ends_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reply(token, id)
  expect((await workOf(id))?.owner).toBeNull()

  await succeed(portal.app, closeDeskTicket, on(id, {}))
  await portal.db.deleteFrom('staff_absences').where('id', '=', absence).execute()
  await reply(token, id)
  expect((await workOf(id))?.owner).toEqual({ id: ravi.staffId, name: 'Ravi Rao' })

  await succeed(portal.app, closeDeskTicket, on(id, {}))
  await portal.db
    .updateTable('staff_members')
    .set({ disabled_at: new Date() })
    .where('id', '=', ravi.staffId)
    .execute()
  await reply(token, id)
  expect((await workOf(id))?.owner).toBeNull()
})
