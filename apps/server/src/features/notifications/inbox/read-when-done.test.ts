import { randomUUID } from 'node:crypto'
import {
  cancelConsultation,
  countUnreadNotifications,
  getTicket,
  listNotifications,
  submitFields,
} from '@sanad/contracts'
import {
  answerTicket,
  askExtraItem,
  confirmConsultation,
  decideDocument,
  takeBackAsk,
} from '@sanad/contracts/staff'
import { addDays, indianDayOf, undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { bookableSlot, createConsultation } from '../../../testing/factories/consultation.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { settle } from '../../../testing/factories/payments.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/upload.ts'
import { readSettledNotices } from '../../case/read-settled-notices.ts'
import { notifyOfApplication } from '../sending/notify-of-application.ts'

let portal: TestApp
let staffToken: string

beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

/** The item that an ask with this request id made. */
async function itemAskedBy(request_id: string): Promise<string> {
  const { item_id } = await portal.db
    .selectFrom('extra_item_requests')
    .select('item_id')
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  return item_id
}

async function unreadOf(token: string): Promise<string[]> {
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  return data.filter(({ read_at }) => read_at === null).map(({ kind }) => kind)
}

it('a rejected document is read about once another was given, and a question once it was answered', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, applicationId, customerId, service } = paid
  const documentId = service.documents[0]?.id ?? ''
  const id = await giveDocument(portal.services, paid, documentId)
  const rejection = { decision: 'rejected', reason: 'Blurred', request_id: randomUUID() } as const
  await succeed(portal.app, decideDocument, { token: staffToken, params: { id }, body: rejection })
  const request_id = randomUUID()
  await succeed(portal.app, askExtraItem, {
    token: staffToken,
    params: { id: applicationId },
    body: { title: 'Board resolution', request_id },
  })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await unreadOf(token)).toEqual(['information_asked', 'document_rejected'])

  const parts = { user_id: customerId, application_id: applicationId, document_id: documentId }
  expect(await upload(portal.app, { token, parts, content: pdfFile() })).toMatchObject({ status: 200 })
  expect(await unreadOf(token)).toEqual(['information_asked'])

  await succeed(portal.app, submitFields, {
    token,
    body: {
      user_id: customerId,
      application_id: applicationId,
      fields: [],
      extra_info: [{ id: await itemAskedBy(request_id), value: 'Of 3 May' }],
    },
  })
  expect(await unreadOf(token)).toEqual([])
})

it('a date that staff asked for is read about once it was given', async () => {
  const { token, applicationId, customerId } = await createPaidApplication(portal.services)
  const request_id = randomUUID()
  await succeed(portal.app, askExtraItem, {
    token: staffToken,
    params: { id: applicationId },
    body: { title: 'Date of the resolution', kind: 'date', request_id },
  })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await unreadOf(token)).toEqual(['information_asked'])
  await succeed(portal.app, submitFields, {
    token,
    body: {
      user_id: customerId,
      application_id: applicationId,
      fields: [{ field_id: await itemAskedBy(request_id), value: '2026-05-03' }],
      extra_info: [],
    },
  })
  expect(await unreadOf(token)).toEqual([])
})

it('a reminder is read about once the rest was given, whatever else was asked for by then and taken back', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, applicationId, customerId, trackId, service } = paid
  const params = { id: applicationId }
  const due_on = addDays(indianDayOf(new Date().toISOString()), 7)
  const asked = { kind: 'date', due_on } as const
  const [kept, dropped] = [randomUUID(), randomUUID()]
  for (const [title, request_id] of [
    ['Date of the resolution', kept],
    ['Date of the lease', dropped],
  ] as const) {
    const body = { ...asked, title, request_id }
    await succeed(portal.app, askExtraItem, { token: staffToken, params, body })
  }
  const body = { takes_back: dropped, request_id: randomUUID() }
  await succeed(portal.app, takeBackAsk, { token: staffToken, params, body })
  const reminder = { due_on, items: ['Date of the resolution'] }
  const application = { id: applicationId, customerId, trackId, definition: service }
  await notifyOfApplication(portal.db, application, { kind: 'answer_due', params: reminder, fact: 'half' })
  expect(await unreadOf(token)).toContain('answer_due')
  const fields = [{ field_id: await itemAskedBy(kept), value: '2026-05-03' }]
  const answers = { user_id: customerId, application_id: applicationId, fields }
  await succeed(portal.app, submitFields, { token, body: answers })
  expect(await unreadOf(token)).not.toContain('answer_due')
})

it('a stage that is to be paid is read about once it is paid, and one that waits for nothing stays', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, applicationId, customerId, trackId, service } = paid
  const application = { id: applicationId, customerId, trackId, definition: service }
  for (const next of ['wait', 'pay'] as const) {
    const params = { stage: service.title, next }
    await notifyOfApplication(portal.db, application, { kind: 'stage_completed', params, fact: next })
  }
  await readSettledNotices(portal.db, { applicationId, customerId })
  expect(await unreadOf(token)).toHaveLength(2)
  await settle(portal.services, { applicationId, customerId, items: ['second'] })
  await readSettledNotices(portal.db, { applicationId, customerId })
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  expect(data).toMatchObject([
    { params: { next: 'pay' }, read_at: expect.any(String) },
    { params: { next: 'wait' }, read_at: null },
  ])
})

it('an answer is read when the customer opens the ticket', async () => {
  const customer = await signIn(portal.services)
  const { id } = await createTicket(portal.services, customer)
  await succeed(portal.app, answerTicket, {
    token: staffToken,
    params: { id },
    body: { message: 'Under Payments.', request_id: randomUUID() },
  })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await unreadOf(customer.token)).toEqual(['ticket_answered'])
  await succeed(portal.app, getTicket, { token: customer.token, params: { id } })
  expect(await unreadOf(customer.token)).toEqual([])
})

it('what was told about a consultation before is read when it is cancelled', async () => {
  const customer = await signIn(portal.services)
  const { consultationId } = await createConsultation(portal.services, {
    ...customer,
    startsAt: bookableSlot(),
  })
  await succeed(portal.app, confirmConsultation, {
    token: staffToken,
    params: { id: consultationId },
    body: { expert_name: 'Meera Joshi' },
  })
  await succeed(portal.app, cancelConsultation, { token: customer.token, params: { id: consultationId } })
  expect(await unreadOf(customer.token)).toEqual(['consultation_cancelled'])
  expect(await succeed(portal.app, countUnreadNotifications, { token: customer.token })).toMatchObject({
    unread: 1,
  })
})
