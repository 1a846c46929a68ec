import { randomInt, randomUUID } from 'node:crypto'
import { replyToTicket } from '@sanad/contracts'
import {
  addCustomerNote,
  addTicketNote,
  answerTicket,
  askExtraItem,
  assignWork,
  cancelDeskConsultation,
  changePromise,
  completeStage,
  decideDocument,
  getDeskApplication,
  holdApplication,
  listApplicationDrafts,
  listConsultationDrafts,
  listCustomerDrafts,
  listDocumentDrafts,
  listTicketDrafts,
  reopenStage,
  saveApplicationDraft,
  saveConsultationDraft,
  saveCustomerDraft,
  saveDocumentDraft,
  saveTicketDraft,
} from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { bookableSlot, createConsultation } from '../../testing/factories/consultation.ts'
import {
  createPaidApplication,
  giveDocument,
  giveEverything,
} from '../../testing/factories/paid-application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { createTicket } from '../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let token: string
let other: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
  other = await signInStaff(portal.services)
})
afterAll(() => portal.close())

const reply = { kind: 'reply', body: 'It has come in', body_hi: '', template_id: null } as const
const note = { kind: 'note', body: 'Call the bank', body_hi: '', template_id: null } as const

async function openTicket() {
  const { customerId, token: own } = await signIn(portal.services)
  const { id } = await createTicket(portal.services, { customerId })
  await portal.runJobs()
  const params = { id }
  const read = async (by = token) => (await succeed(portal.app, listTicketDrafts, { token: by, params })).data
  const save = (body: Parameters<typeof succeed<typeof saveTicketDraft>>[2]['body'], by = token) =>
    succeed(portal.app, saveTicketDraft, { token: by, params, body })
  return { id, own, params, read, save }
}

it('[DK-58] drafts are each person’s own, and outlast another’s message and another owner', async () => {
  const { id, own, params, read, save } = await openTicket()
  await save({ ...reply, body: 'It has' })
  await save(reply)
  await save(note)
  await save({ ...reply, body: 'Of somebody else' }, other.staffToken)
  await succeed(portal.app, replyToTicket, {
    token: own,
    params,
    body: { message: 'Are you there?', request_id: randomUUID() },
  })
  const { id: work } = await portal.db
    .selectFrom('work_items')
    .select('id')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { owner: other.staffId, request_id: randomUUID() }
  await succeed(portal.app, assignWork, { token, params: { id: Number(work) }, body })
  expect(await read()).toEqual(expect.arrayContaining([reply, note]))
  expect(await read(other.staffToken)).toEqual([{ ...reply, body: 'Of somebody else' }])
})

it('[DK-58] what is sent is no draft any more, and blank words are none', async () => {
  const { params, read, save } = await openTicket()
  await save(reply)
  await save(note)
  const request_id = randomUUID()
  await succeed(portal.app, answerTicket, { token, params, body: { message: reply.body, request_id } })
  expect(await read()).toEqual([note])
  const kept = { note: note.body, request_id: randomUUID() }
  await succeed(portal.app, addTicketNote, { token, params, body: kept })
  expect(await read()).toEqual([])
  await save(reply)
  await save({ ...reply, body: '  ' })
  expect(await read()).toEqual([])
})

it('[DK-58] the reason of a rejection is kept in both languages until it is sent', async () => {
  const paid = await createPaidApplication(portal.services)
  const id = await giveDocument(portal.services, paid, paid.service.documents[0]?.id ?? '')
  const draft = { kind: 'reason', body: 'Too', body_hi: 'बहुत', template_id: 'dark' } as const
  const params = { id }
  await succeed(portal.app, saveDocumentDraft, { token, params, body: draft })
  const read = async () => (await succeed(portal.app, listDocumentDrafts, { token, params })).data
  expect(await read()).toEqual([draft])
  const body = { decision: 'rejected', reason: 'Too dark.', request_id: randomUUID() } as const
  await succeed(portal.app, decideDocument, { token, params, body })
  expect(await read()).toEqual([])
})

it('[DK-58] what is typed to complete a stage and to put on hold is kept with its fields until it is sent', async () => {
  const paid = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  await giveEverything(portal.services, paid)
  const params = { id: paid.applicationId }
  const written = { body: 'Made', body_hi: 'बना', template_id: null }
  const fields = { 'sidh-tc-id': 'TC12' }
  const completion = { kind: 'completion', ...written, stage_id: 'tc-id', fields } as const
  const hold = { kind: 'hold', ...written, stage_id: null, fields: { waits_for: 'customer' } } as const
  const save = (body: Parameters<typeof succeed<typeof saveApplicationDraft>>[2]['body']) =>
    succeed(portal.app, saveApplicationDraft, { token, params, body })
  const read = async (by = token) =>
    (await succeed(portal.app, listApplicationDrafts, { token: by, params })).data
  await save({ ...completion, body_hi: '', fields: {} })
  await save(completion)
  await save(hold)
  expect(await read()).toEqual(expect.arrayContaining([completion, hold]))
  expect(await read(other.staffToken)).toEqual([])

  const answers = { 'sidh-tc-id': `TC${randomInt(1_000_000).toString().padStart(6, '0')}` }
  const completed = { stage_id: 'tc-id', answers, request_id: randomUUID() }
  await succeed(portal.app, completeStage, { token, params, body: completed })
  expect(await read()).toEqual([hold])
  const held = { comment: 'Closed.', comment_hi: 'बंद।', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { token, params, body: held })
  expect(await read()).toEqual([])

  await save(completion)
  await save({ kind: 'completion', stage_id: 'tc-id', fields: { 'sidh-tc-id': ' ' } })
  expect(await read()).toEqual([])
})

it('[DK-58] what is typed to ask for something more, and to note a call, is kept until it is sent', async () => {
  const paid = await createPaidApplication(portal.services)
  const params = { id: paid.applicationId }
  const of = { template_id: null, stage_id: null, fields: { kind: 'text' } }
  const ask = { kind: 'ask', body: 'Name of the', body_hi: '', ...of } as const
  await succeed(portal.app, saveApplicationDraft, { token, params, body: ask })
  const read = async () => (await succeed(portal.app, listApplicationDrafts, { token, params })).data
  expect(await read()).toEqual([ask])
  const asked = { title: 'Name', title_hi: 'नाम', kind: 'text', request_id: randomUUID() } as const
  await succeed(portal.app, askExtraItem, { token, params, body: asked })
  expect(await read()).toEqual([])

  const about = { id: paid.customerId }
  const call = { kind: 'call', body: 'Calls back', body_hi: '', ...of, fields: { is_call: 'true' } } as const
  await succeed(portal.app, saveCustomerDraft, { token, params: about, body: call })
  const readCalls = async (by = token) =>
    (await succeed(portal.app, listCustomerDrafts, { token: by, params: about })).data
  expect(await readCalls()).toEqual([call])
  expect(await readCalls(other.staffToken)).toEqual([])
  const note = { note: 'Calls back.', is_call: true, request_id: randomUUID() }
  await succeed(portal.app, addCustomerNote, { token, params: about, body: note })
  expect(await readCalls()).toEqual([])
})

it('[DK-58] what is typed to promise a day for a stage and to reopen one is kept until it is sent', async () => {
  const paid = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  await giveEverything(portal.services, paid)
  const params = { id: paid.applicationId }
  const answers = { 'sidh-tc-id': `TC${randomInt(1_000_000).toString().padStart(6, '0')}` }
  const completed = { stage_id: 'tc-id', answers, request_id: randomUUID() }
  await succeed(portal.app, completeStage, { token, params, body: completed })
  const promised_on = addDays(indianDayOf(new Date().toISOString()), 300)
  const written = { body: 'Rain', body_hi: 'बारिश', template_id: null }
  const promise = { kind: 'promise', ...written, stage_id: 'application', fields: { promised_on } } as const
  const reopening = { kind: 'reopen', ...written, stage_id: 'tc-id', fields: {} } as const
  for (const body of [promise, reopening])
    await succeed(portal.app, saveApplicationDraft, { token, params, body })
  const read = async () => (await succeed(portal.app, listApplicationDrafts, { token, params })).data
  expect(await read()).toEqual(expect.arrayContaining([promise, reopening]))

  const { next_step } = (await succeed(portal.app, getDeskApplication, { token, params })).data.application
  const why = { reason: 'Rain', reason_hi: 'बारिश', request_id: randomUUID() }
  const body = { stage_id: next_step.stage_id ?? '', promised_on, ...why }
  await succeed(portal.app, changePromise, { token, params, body })
  expect(await read()).toEqual([reopening])
  const reopened = { stage_id: 'tc-id', reason: 'Rain', request_id: randomUUID() }
  await succeed(portal.app, reopenStage, { token, params, body: reopened })
  expect(await read()).toEqual([])
})

it('[DK-58] what is typed to cancel a consultation, and about how one went, is kept until it is sent', async () => {
  const { customerId } = await signIn(portal.services)
  const { consultationId } = await createConsultation(portal.services, {
    customerId,
    startsAt: bookableSlot(),
  })
  const params = { id: consultationId }
  const written = { body: 'The expert', body_hi: 'विशेषज्ञ', template_id: null, stage_id: null }
  const cancellation = { kind: 'cancellation', ...written, fields: {} } as const
  const outcome = { kind: 'outcome', ...written, fields: { about_others: 'true' } } as const
  for (const body of [cancellation, outcome])
    await succeed(portal.app, saveConsultationDraft, { token, params, body })
  const read = async (by = token) =>
    (await succeed(portal.app, listConsultationDrafts, { token: by, params })).data
  expect(await read()).toEqual(expect.arrayContaining([cancellation, outcome]))
  expect(await read(other.staffToken)).toEqual([])
  const reason = { en: 'The expert is ill.', hi: 'विशेषज्ञ बीमार हैं।' }
  await succeed(portal.app, cancelDeskConsultation, { token, params, body: { reason } })
  expect(await read()).toEqual([outcome])
})

it('a draft about what does not exist is refused', async () => {
  const request = { token, params: { id: randomUUID() }, body: reply }
  expect(await refuse(portal.app, saveTicketDraft, request)).toMatchObject({ status: 404 })
})
