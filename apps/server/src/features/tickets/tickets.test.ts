import { randomUUID } from 'node:crypto'
import { closeTicket, createTicket, getTicket, listTickets, replyToTicket } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { createStaff } from '../../testing/factories/staff.ts'
import { ticketBody, createTicket as writeTicket } from '../../testing/factories/ticket.ts'
import { invalid } from '../../testing/invalid.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { answerTicket } from './answer-ticket.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function customerWithTicket() {
  const customer = await signIn(portal.services)
  const ticket = await writeTicket(portal.services, { customerId: customer.customerId })
  return { ...customer, ticket }
}

function listAudit(ticketId: string) {
  return portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_type', '=', 'ticket')
    .where('entity_id', '=', ticketId)
    .orderBy('id')
    .execute()
}

it('[DB-03] [AP-29] a ticket is created, read and listed, and its creation is audited', async () => {
  const { token, customerId } = await signIn(portal.services)
  const body = ticketBody({ subject: '  Where is my certificate?  ', topic: 'progress' })
  const { data } = await succeed(portal.app, createTicket, { token, body })

  const { data: ticket } = await succeed(portal.app, getTicket, { token, params: { id: data.id } })
  expect(ticket).toMatchObject({
    id: data.id,
    ticket_no: data.ticket_no,
    subject: 'Where is my certificate?',
    topic: 'progress',
    status: 'open',
    application: null,
  })
  expect(ticket.messages).toMatchObject([{ id: data.message_id, author: 'customer', text: body.message }])

  const { messages: _, ...summary } = ticket
  expect(await succeed(portal.app, listTickets, { token, query: {} })).toEqual({
    success: true,
    data: [summary],
    next_cursor: null,
  })
  expect(await listAudit(data.id)).toMatchObject([
    {
      action: 'TICKET_CREATE',
      customer_id: customerId,
      metadata: { ticket_no: data.ticket_no, topic: 'progress' },
    },
  ])
})

it('[DB-03] a reply joins the thread, and an answered ticket is open again', async () => {
  const { token, ticket } = await customerWithTicket()
  const { staffId } = await createStaff(portal.services)
  await answerTicket(portal.db, { ticketId: ticket.id, staffId, text: 'Which bank?' })
  const params = { id: ticket.id }
  const answered = await succeed(portal.app, getTicket, { token, params })
  expect(answered.data.status).toBe('answered')

  await succeed(portal.app, replyToTicket, {
    token,
    params,
    body: { message: 'State Bank', request_id: randomUUID() },
  })
  const { data } = await succeed(portal.app, getTicket, { token, params })
  expect(data.status).toBe('open')
  expect(data.messages.map(({ author, text }) => [author, text])).toEqual([
    ['customer', 'I paid yesterday evening.\nThe page still asks me to pay.'],
    ['staff', 'Which bank?'],
    ['customer', 'State Bank'],
  ])
})

it('an answer is audited with the one who gave it, and given once', async () => {
  const { ticket } = await customerWithTicket()
  const { staffId } = await createStaff(portal.services)
  const answer = { ticketId: ticket.id, staffId, text: 'Done.', requestId: randomUUID() }
  const [first, second] = [await answerTicket(portal.db, answer), await answerTicket(portal.db, answer)]
  expect(second).toEqual(first)
  expect(await listAudit(ticket.id)).toMatchObject([
    { action: 'TICKET_CREATE' },
    { action: 'USER_ACTION', metadata: { staff_id: answer.staffId, message_id: first.messageId } },
  ])
})

it('an answer to a ticket that does not exist is refused', async () => {
  const answer = { ticketId: randomUUID(), staffId: randomUUID(), text: 'Done.' }
  await expect(answerTicket(portal.db, answer)).rejects.toMatchObject({ code: 'not_found' })
})

it('[DB-01] the last active ticket comes first, and pages join without a gap', async () => {
  const { token, customerId } = await signIn(portal.services)
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.push((await writeTicket(portal.services, { customerId })).id)
  const [oldest = ''] = ids
  const { staffId } = await createStaff(portal.services)
  await answerTicket(portal.db, { ticketId: oldest, staffId, text: 'Done.' })

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await succeed(portal.app, listTickets, { token, query: { cursor, limit: 2 } })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen).toEqual([oldest, ...ids.slice(1).reverse()])
})

it.each([
  'nonsense',
  Buffer.from('1 2').toString('base64url'),
  Buffer.from(`9 ${'-'.repeat(36)}`).toString('base64url'),
])('a cursor that is none of ours is refused: %s', async (cursor) => {
  const { token } = await signIn(portal.services)
  const error = await refuse(portal.app, listTickets, { token, query: { cursor } })
  expect(error).toMatchObject({ status: 400, code: 'invalid_request' })
})

it('a ticket from an application names it in the language of the caller', async () => {
  const { token, customerId } = await signIn(portal.services)
  const { applicationId, trackId, service } = await createApplication(portal.services, { customerId })
  const body = ticketBody({ application_id: applicationId })
  const { data } = await succeed(portal.app, createTicket, { token, body })
  const request = { token, params: { id: data.id }, headers: { 'accept-language': 'hi' } }
  const { data: ticket } = await succeed(portal.app, getTicket, request)
  expect(ticket.application).toEqual({ id: applicationId, track_id: trackId, title: service.title.hi })
  expect(await listAudit(data.id)).toMatchObject([
    { metadata: { application_id: applicationId, track_id: trackId } },
  ])
})

it('a deleted application is no longer named', async () => {
  const { token, customerId } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const ticket = await writeTicket(portal.services, { customerId, application_id: applicationId })
  await portal.db
    .updateTable('applications')
    .set({ deleted_at: new Date() })
    .where('id', '=', applicationId)
    .execute()
  const { data } = await succeed(portal.app, getTicket, { token, params: { id: ticket.id } })
  expect(data.application).toBeNull()
})

it("a ticket cannot be opened for a stranger's application", async () => {
  const [stranger, { token }] = [await signIn(portal.services), await signIn(portal.services)]
  const { applicationId } = await createApplication(portal.services, stranger)
  const body = ticketBody({ application_id: applicationId })
  expect(await refuse(portal.app, createTicket, { token, body })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

it('the same ticket sent eight times at once is one ticket with one message and one audit entry', async () => {
  const { token } = await signIn(portal.services)
  const body = ticketBody()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => succeed(portal.app, createTicket, { token, body })),
  )
  expect(new Set(answers.map(({ data }) => `${data.id} ${data.message_id}`)).size).toBe(1)
  const [answer] = answers
  const { data } = await succeed(portal.app, listTickets, { token, query: {} })
  expect(data.map(({ id }) => id)).toEqual([answer?.data.id])
  expect(await listAudit(answer?.data.id ?? '')).toHaveLength(1)
})

it('the same reply sent eight times at once is one message', async () => {
  const { token, ticket } = await customerWithTicket()
  const request = { token, params: { id: ticket.id }, body: { message: 'Hello?', request_id: randomUUID() } }
  await Promise.all(Array.from({ length: 8 }, () => succeed(portal.app, replyToTicket, request)))
  const { data } = await succeed(portal.app, getTicket, { token, params: { id: ticket.id } })
  expect(data.messages).toHaveLength(2)
})

it('other words under a used request are refused, so that nothing is taken for sent that was not', async () => {
  const { token, ticket } = await customerWithTicket()
  const params = { id: ticket.id }
  const request_id = randomUUID()
  await succeed(portal.app, replyToTicket, { token, params, body: { message: 'One', request_id } })
  const error = await refuse(portal.app, replyToTicket, {
    token,
    params,
    body: { message: 'Two', request_id },
  })
  expect(error.status).toBe(400)

  const body = ticketBody()
  await succeed(portal.app, createTicket, { token, body })
  await refuse(portal.app, createTicket, { token, body: { ...body, subject: 'Other' } })
  await refuse(portal.app, createTicket, { token, body: { ...body, message: 'Other' } })
})

it('a customer closes a ticket once, and a reply opens it again', async () => {
  const { token, ticket } = await customerWithTicket()
  const params = { id: ticket.id }
  await succeed(portal.app, closeTicket, { token, params })
  await succeed(portal.app, closeTicket, { token, params })
  expect((await succeed(portal.app, getTicket, { token, params })).data.status).toBe('closed')
  expect(await listAudit(ticket.id)).toHaveLength(2)

  await succeed(portal.app, replyToTicket, {
    token,
    params,
    body: { message: 'Still not', request_id: randomUUID() },
  })
  expect((await succeed(portal.app, getTicket, { token, params })).data.status).toBe('open')
})

it("a stranger's ticket answers as one that does not exist, and nothing changes", async () => {
  const { ticket, token: own } = await customerWithTicket()
  const { token } = await signIn(portal.services)
  const body = { message: 'Hello', request_id: randomUUID() }
  for (const endpoint of [getTicket, closeTicket, replyToTicket]) {
    const [strange, missing] = await Promise.all(
      [ticket.id, randomUUID()].map((id) => call(portal.app, endpoint, { token, params: { id }, body })),
    )
    expect(strange?.status).toBe(404)
    expect({ ...Object(strange?.body), requestId: '' }).toEqual({
      ...Object(missing?.body),
      requestId: '',
    })
  }
  expect((await succeed(portal.app, listTickets, { token, query: {} })).data).toEqual([])
  const { data } = await succeed(portal.app, getTicket, { token: own, params: { id: ticket.id } })
  expect(data).toMatchObject({ status: 'open', messages: [{}] })
})

it.each([
  ['a blank subject', { subject: '  ' }, 'Please write a subject.'],
  ['a blank message', { message: '\n ' }, 'Please write a message.'],
])('%s is refused with words for it', async (_name, fields, message) => {
  const { token } = await signIn(portal.services)
  const error = await refuse(portal.app, createTicket, { token, body: ticketBody(fields) })
  expect(error).toMatchObject(invalid(message))
})

it.each([
  ['a character that cannot be stored', { message: 'a\0b' }],
  ['a long subject', { subject: 'x'.repeat(151) }],
  ['a long message', { message: 'x'.repeat(5001) }],
])('%s is refused', async (_name, fields) => {
  const { token } = await signIn(portal.services)
  const error = await refuse(portal.app, createTicket, { token, body: ticketBody(fields) })
  expect(error).toMatchObject({ status: 400, code: 'invalid_request' })
})

it('writing is limited per customer; reading goes on', async () => {
  const { token } = await signIn(portal.services)
  const body = ticketBody()
  for (let n = 0; n < 60; n++) await succeed(portal.app, createTicket, { token, body })
  expect(await refuse(portal.app, createTicket, { token, body })).toMatchObject({
    status: 429,
    code: 'rate_limited',
  })
  expect((await succeed(portal.app, listTickets, { token, query: {} })).data).toHaveLength(1)
})

it('an Aadhaar number in a ticket or a reply is masked before anything keeps it', async () => {
  const { token } = await signIn(portal.services)
  const body = ticketBody({
    subject: 'Aadhaar 234123412346',
    message: 'It is 2341.2341.2346, UTR 412345678901',
  })
  const { data } = await succeed(portal.app, createTicket, { token, body })
  const params = { id: data.id }
  const reply = { message: 'I meant २३४१ २३४१ २३४६', request_id: randomUUID() }
  await succeed(portal.app, replyToTicket, { token, params, body: reply })
  const { data: ticket } = await succeed(portal.app, getTicket, { token, params })
  expect(ticket.subject).toBe('Aadhaar XXXX XXXX 2346')
  expect(ticket.messages.map(({ text }) => text)).toEqual([
    'It is XXXX XXXX 2346, UTR 412345678901',
    'I meant XXXX XXXX 2346',
  ])
})
