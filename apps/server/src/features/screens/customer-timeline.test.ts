import type { QueryOf } from '@sanad/contracts'
import {
  addTicketNote,
  getDeskApplication,
  getDeskCustomer,
  holdApplication,
  listCustomerTimeline,
} from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { createConsultation } from '../../testing/factories/consultation.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { createTicket } from '../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { timelineStatement } from './list-customer-timeline.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services)).staffToken
})
afterAll(() => portal.close())

const read = (id: string, query: Partial<QueryOf<typeof listCustomerTimeline>> = {}) =>
  succeed(portal.app, listCustomerTimeline, { token, params: { id }, query })

async function addMessage(customerId: string, template = 'document-rejected') {
  await sql`
    insert into messages (id, customer_id, channel, template, language, recipient_mask, expires_at, given_up_at, failure)
    values (gen_random_uuid(), ${customerId}::uuid, 'whatsapp', ${template}, 'en', '••••3210', now(), now(),
      'not_on_whatsapp')`.execute(portal.db)
}

it('[DK-65] applications, money, tickets, consultations, messages, consents, notes, acts and sign-ins are one timeline', async () => {
  const { customerId, applicationId } = await createPaidApplication(portal.services)
  const { id: ticketId } = await createTicket(portal.services, { customerId })
  await createConsultation(portal.services, { customerId, startsAt: '2026-12-03T06:00:00.000Z' })
  await addMessage(customerId)
  await sql`
    insert into consents (customer_id, purpose, decision, notice_version, language, how)
    values (${customerId}::uuid, 'reminders', 'given', 1, 'en', 'profile')`.execute(portal.db)
  const note = { note: 'Called back at noon', request_id: crypto.randomUUID() }
  await succeed(portal.app, addTicketNote, { token, params: { id: ticketId }, body: note })
  const hold = { comment: 'The bank asks', request_id: crypto.randomUUID() }
  await succeed(portal.app, holdApplication, { token, params: { id: applicationId }, body: hold })
  const { data } = await read(customerId, { limit: 100 })
  const kinds = new Set(data.map(({ kind }) => kind))
  for (const kind of [
    'application',
    'payment',
    'ticket',
    'consultation',
    'message',
    'consent',
    'note',
    'act',
  ] as const) {
    expect(kinds, kind).toContain(kind)
  }
  expect(data.map(({ at }) => at)).toEqual([...data.map(({ at }) => at)].sort().reverse())
  expect(data.find(({ kind }) => kind === 'message')).toMatchObject({
    words: 'Document to be sent again',
    delivery: { state: 'failed', channel: 'whatsapp', recipient: '••••3210', reason: 'not_on_whatsapp' },
  })
  expect(data.find(({ kind, words }) => kind === 'act' && words === 'hold')).toMatchObject({
    staff_name: 'Priya Nair',
    application_id: applicationId,
  })
  expect(data.find(({ kind }) => kind === 'note')).toMatchObject({
    words: 'Called back at noon',
    ticket_id: ticketId,
  })
  expect(data.find(({ kind }) => kind === 'payment')?.words).toMatch(/ · ₹15,000 · /)
  const messages = await read(customerId, { kind: 'message' })
  expect(new Set(messages.data.map(({ kind }) => kind))).toEqual(new Set(['message']))
})

it('[DK-65] every entry comes once, page by page, also where many happened at the same moment', async () => {
  const { customerId } = await signIn(portal.services)
  await sql`
    insert into messages (id, customer_id, channel, template, language, recipient_mask, expires_at, given_up_at, created_at)
    select gen_random_uuid(), ${customerId}::uuid, 'sms', 'otp', 'en', '••••3210', now(), now(),
      '2026-01-01'::timestamptz + (n / 7) * interval '1 second'
    from generate_series(1, 60) n`.execute(portal.db)
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await read(customerId, { kind: 'message', cursor, limit: 5 })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(ids).toHaveLength(60)
  expect(new Set(ids).size).toBe(60)
})

it('[DK-65] a page reads the newest rows of each part by an index, whatever one account has piled up', async () => {
  const { customerId } = await signIn(portal.services)
  await sql`
    insert into messages (id, customer_id, channel, template, language, recipient_mask, expires_at, given_up_at, created_at)
    select gen_random_uuid(), ${customerId}::uuid, 'sms', 'otp', 'en', '••••3210', now(), now(), now() - n * interval '1 minute'
    from generate_series(1, 3000) n`.execute(portal.db)
  await sql`
    insert into audit_entries (action, entity_type, customer_id, description, staff_id, recorded_at)
    select 'STAFF_ACTION', 'customer', ${customerId}::uuid, 'many', (select id from staff_members limit 1),
      now() - n * interval '1 minute'
    from generate_series(1, 3000) n`.execute(portal.db)
  await sql`analyze messages, audit_entries`.execute(portal.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, timing off) ${timelineStatement({ customerId, limit: 20 })}`.execute(portal.db)
  const plan = rows.map((row) => row['QUERY PLAN'])
  const counts = plan.flatMap((line) => line.match(/actual rows=(\d+)/)?.[1] ?? []).map(Number)
  expect(counts.length).toBeGreaterThan(10)
  expect(Math.max(...counts), plan.join('\n')).toBeLessThan(300)
})

it('[DK-65] the page of an application has the last notes, tickets and messages, three of each, and nothing else', async () => {
  const { customerId, applicationId } = await createPaidApplication(portal.services)
  const { id: ticketId } = await createTicket(portal.services, { customerId })
  for (const said of ['first', 'second', 'third', 'fourth']) {
    await addMessage(customerId)
    const note = { note: `The ${said} call`, request_id: crypto.randomUUID() }
    await succeed(portal.app, addTicketNote, { token, params: { id: ticketId }, body: note })
  }
  // What is about getting in says nothing of the work.
  for (const template of ['otp', 'otp-acting', 'staff-acting']) await addMessage(customerId, template)
  const { data } = await succeed(portal.app, getDeskApplication, { token, params: { id: applicationId } })
  const of = (kind: string) => data.contact.filter((event) => event.kind === kind)
  expect(of('note').map(({ words }) => words)).toEqual([
    'The fourth call',
    'The third call',
    'The second call',
  ])
  expect(of('ticket')).toMatchObject([{ ticket_id: ticketId }])
  expect(of('message').map(({ words }) => words)).toEqual(Array(3).fill('Document to be sent again'))
  expect(data.contact).toHaveLength(7)
  const times = data.contact.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().reverse())
})

it('[DK-65] a message names the application that it tells of, so that another one’s is told apart', async () => {
  const { customerId, applicationId, trackId } = await createPaidApplication(portal.services)
  const other = await createApplication(portal.services, { customerId })
  const hold = { comment: 'The bank asks', request_id: crypto.randomUUID() }
  await succeed(portal.app, holdApplication, { token, params: { id: applicationId }, body: hold })
  await portal.runJobs({ dueWithinSeconds: 86_400 })
  await addMessage(customerId)
  for (const id of [applicationId, other.applicationId]) {
    const { data } = await succeed(portal.app, getDeskApplication, { token, params: { id } })
    const messages = data.contact.filter(({ kind }) => kind === 'message')
    expect(messages[0]).toMatchObject({ application_id: null, track_id: null })
    expect(messages[1]).toMatchObject({ application_id: applicationId, track_id: trackId })
  }
})

it('[DK-66] a customer’s page says by which ways they can be reached, and which of them are proved', async () => {
  const { customerId } = await signIn(portal.services)
  await sql`update customers set email_verified_at = null, mobile_verified_at = now() where id = ${customerId}::uuid`.execute(
    portal.db,
  )
  const { data } = await succeed(portal.app, getDeskCustomer, { token, params: { id: customerId } })
  expect(data.ways).toContainEqual({ channel: 'email', is_proved: false })
  expect(data.ways).toContainEqual({ channel: 'sms', is_proved: true })
  await sql`update customers set erased_at = now() where id = ${customerId}::uuid`.execute(portal.db)
  expect(await refuse(portal.app, getDeskCustomer, { token, params: { id: customerId } })).toMatchObject({
    status: 404,
  })
  expect(
    await refuse(portal.app, listCustomerTimeline, { token, params: { id: customerId }, query: {} }),
  ).toMatchObject({ status: 404 })
})
