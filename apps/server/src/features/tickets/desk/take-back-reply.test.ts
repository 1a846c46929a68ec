import { randomUUID } from 'node:crypto'
import { closeTicket, getTicket, listNotifications, replyToTicket } from '@sanad/contracts'
import {
  answerTicket,
  closeDeskTicket,
  getDeskTicket,
  listTicketDrafts,
  listUndoableActs,
  listWork,
  saveTicketDraft,
  submitDeskTicketFile,
  takeBackReply,
  takeWork,
} from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function openTicket() {
  const priya = await signInStaff(portal.services, { name: 'Priya Nair' })
  const customer = await signIn(portal.services)
  const { id } = await createTicket(portal.services, { customerId: customer.customerId })
  await portal.runJobs()
  const params = { id }
  const staff = { token: priya.staffToken, params }
  return {
    id,
    priya,
    params,
    customer,
    replying: (message: string) => ({ ...staff, body: { message, request_id: randomUUID() } }),
    takingBack: (takes_back: string, token = priya.staffToken) => ({
      token,
      params,
      body: { takes_back, request_id: randomUUID() },
    }),
    atDesk: async (token = priya.staffToken) =>
      (await succeed(portal.app, getDeskTicket, { token, params })).data,
    asCustomer: async () => (await succeed(portal.app, getTicket, { token: customer.token, params })).data,
    told: async () =>
      (await succeed(portal.app, listNotifications, { token: customer.token, query: {} })).data.map(
        ({ kind, read_at }) => [kind, read_at !== null],
      ),
    drafts: async () => (await succeed(portal.app, listTicketDrafts, staff)).data,
    undoable: async () =>
      (await succeed(portal.app, listUndoableActs, { token: priya.staffToken })).data.map((act) => ({
        ...act,
        elapsed_ms: Math.round(act.elapsed_ms / 60_000),
      })),
    work: async () => {
      await portal.runJobs()
      const query = { kind: 'ticket', customer: customer.customerId } as const
      return (await succeed(portal.app, listWork, { token: priya.staffToken, query })).data
    },
  }
}

const pass = () => portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
/** As if so much time had passed, whatever the jobs have come to. */
const age = (id: string, seconds: number) =>
  sql`update ticket_entries set recorded_at = recorded_at - make_interval(secs => ${seconds})
      where ticket_id = ${id} and act_id is not null`.execute(portal.db)

it('[DK-75] a reply is held for 20 s: colleagues see it as not sent, the customer neither sees it nor is told', async () => {
  const { customer, id, ...ticket } = await openTicket()
  await succeed(portal.app, answerTicket, ticket.replying('It is shown now.'))
  const ravi = await signInStaff(portal.services, { name: 'Ravi Rao' })
  const [, held] = (await ticket.atDesk(ravi.staffToken)).entries
  expect(held).toMatchObject({ text: 'It is shown now.', author_name: 'Priya Nair' })
  expect(held?.held_ms).toBeGreaterThan((undoSeconds - 5) * 1000)
  expect((await ticket.atDesk()).status).toBe('answered')
  expect(await ticket.work()).toEqual([])
  const { status, messages } = await ticket.asCustomer()
  expect([status, messages.length]).toEqual(['open', 1])
  expect(await ticket.told()).toEqual([])

  await pass()
  expect((await ticket.atDesk()).entries[1]?.held_ms).toBe(0)
  // What was not shown when the customer looked is not read.
  expect(await ticket.told()).toEqual([['ticket_answered', false]])
  expect(await ticket.asCustomer()).toMatchObject({ status: 'answered', messages: { length: 2 } })
  expect(await ticket.told()).toEqual([['ticket_answered', true]])
})

it('[DK-75] taken back, a reply is a draft again with what was begun since, and all else is as before', async () => {
  const { id, priya, ...ticket } = await openTicket()
  const [piece] = await ticket.work()
  const taking = {
    token: priya.staffToken,
    params: { id: piece?.id ?? 0 },
    body: { request_id: randomUUID() },
  }
  await succeed(portal.app, takeWork, taking)
  const facts = ({ id: _, version: __, ...rest }: NonNullable<typeof piece>) => rest
  const before = (await ticket.work()).map(facts)

  const reply = ticket.replying('It is shwon now.')
  const { data } = await succeed(portal.app, answerTicket, reply)
  const { request_id } = reply.body
  await succeed(portal.app, submitDeskTicketFile, {
    token: priya.staffToken,
    body: { message_id: data.message_id },
    file: { content: pdfFile(), name: 'receipt.pdf' },
  })
  const files = () =>
    portal.db
      .selectFrom('ticket_files')
      .select('filename')
      .where('message_id', '=', data.message_id)
      .execute()
  const [file] = await files()
  expect(await ticket.undoable()).toEqual([
    { decision: 'replied', request_id, ticket_id: id, what: 'My payment is not shown', elapsed_ms: 0 },
  ])
  const begun = { kind: 'reply', body: 'And', body_hi: '', template_id: null } as const
  await succeed(portal.app, saveTicketDraft, { token: priya.staffToken, params: { id }, body: begun })
  const takingBack = ticket.takingBack(request_id)
  const taken = await succeed(portal.app, takeBackReply, takingBack)
  expect(taken.data.text).toBe('It is shwon now.')
  // Sent again after a cut, it is taken back once; and a late copy of the reply does not bring it back.
  expect((await succeed(portal.app, takeBackReply, takingBack)).data.text).toBe('It is shwon now.')
  await succeed(portal.app, answerTicket, reply)

  expect(await ticket.drafts()).toEqual([{ ...begun, body: 'It is shwon now.\n\nAnd' }])
  expect(await ticket.undoable()).toEqual([])
  expect((await ticket.work()).map(facts)).toEqual(before)
  expect((await ticket.atDesk()).entries).toHaveLength(1)
  expect(await files()).toEqual([])
  expect(await portal.services.files.find(file?.filename ?? '')).toBeUndefined()
  await pass()
  expect(await ticket.told()).toEqual([])
  expect((await ticket.asCustomer()).messages).toHaveLength(1)
})

it('[DK-75] a closing is taken back with its words, or without any', async () => {
  const ticket = await openTicket()
  const spoken = ticket.replying('We close this now.')
  await succeed(portal.app, closeDeskTicket, spoken)
  expect((await ticket.asCustomer()).status).toBe('open')
  expect(await ticket.undoable()).toMatchObject([{ decision: 'closed' }])
  await succeed(portal.app, takeBackReply, ticket.takingBack(spoken.body.request_id))
  expect(await ticket.atDesk()).toMatchObject({ status: 'open', entries: { length: 1 } })
  expect(await ticket.drafts()).toMatchObject([{ body: 'We close this now.' }])

  const silent = ticket.replying('')
  await succeed(portal.app, closeDeskTicket, silent)
  await succeed(portal.app, takeBackReply, ticket.takingBack(silent.body.request_id))
  expect((await ticket.asCustomer()).status).toBe('open')
  expect(await ticket.work()).toHaveLength(1)
})

it('[DK-75] a reply is taken back by its author alone, and not after 20 s, whether the jobs have come to it or not', async () => {
  const { id, ...ticket } = await openTicket()
  const reply = ticket.replying('It is shown now.')
  await succeed(portal.app, answerTicket, reply)
  const ravi = await signInStaff(portal.services)
  const byAnother = ticket.takingBack(reply.body.request_id, ravi.staffToken)
  expect((await refuse(portal.app, takeBackReply, byAnother)).code).toBe('act_not_allowed')
  await age(id, undoSeconds)
  expect(await ticket.undoable()).toEqual([])
  const tooLate = ticket.takingBack(reply.body.request_id)
  expect((await refuse(portal.app, takeBackReply, tooLate)).code).toBe('too_late')
})

it('[DK-59] what the customer writes or closes meanwhile stays as it is when the reply is taken back', async () => {
  const { customer, params, ...ticket } = await openTicket()
  const reply = ticket.replying('We close this now.')
  await succeed(portal.app, closeDeskTicket, reply)
  const body = { message: 'Still not there.', request_id: randomUUID() }
  await succeed(portal.app, replyToTicket, { token: customer.token, params, body })
  expect(await ticket.work()).toHaveLength(1)
  await succeed(portal.app, takeBackReply, ticket.takingBack(reply.body.request_id))
  expect((await ticket.atDesk()).entries.map(({ text }) => text).at(-1)).toBe('Still not there.')

  const again = ticket.replying('We close this now.')
  await succeed(portal.app, closeDeskTicket, again)
  await succeed(portal.app, closeTicket, { token: customer.token, params })
  await succeed(portal.app, takeBackReply, ticket.takingBack(again.body.request_id))
  expect((await ticket.asCustomer()).status).toBe('closed')
})

it('[DK-60] the same words once more are another reply, unless a second tab sends them at the same time', async () => {
  const { id, ...ticket } = await openTicket()
  await succeed(portal.app, answerTicket, ticket.replying('Please wait.'))
  const params = { id }
  const draft = { kind: 'reply', body: 'Please wait.', body_hi: '', template_id: null } as const
  await succeed(portal.app, saveTicketDraft, { token: ticket.priya.staffToken, params, body: draft })
  await succeed(portal.app, answerTicket, ticket.replying('Please wait.'))
  expect((await ticket.atDesk()).entries).toHaveLength(2)
  expect(await ticket.drafts()).toEqual([])
  await age(id, undoSeconds)
  await succeed(portal.app, answerTicket, ticket.replying('Please wait.'))
  expect((await ticket.atDesk()).entries).toHaveLength(3)
})

it('[DK-60] words for a ticket that a colleague has closed meanwhile are sent all the same, and once', async () => {
  const ticket = await openTicket()
  await succeed(portal.app, closeDeskTicket, ticket.replying(''))
  await succeed(portal.app, closeDeskTicket, ticket.replying('It is shown now.'))
  await succeed(portal.app, closeDeskTicket, ticket.replying('It is shown now.'))
  const kinds = (await ticket.atDesk()).entries.map(({ kind }) => kind)
  expect(kinds).toEqual(['message', 'closing', 'message', 'closing'])
})
