import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  countUnreadNotifications,
  getNotificationPreferences,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  type Notification,
  saveNotificationPreferences,
} from '@sanad/contracts'
import {
  answerTicket,
  askExtraItem,
  completeStage,
  confirmConsultation,
  decideDocument,
  holdApplication,
  resumeApplication,
} from '@sanad/contracts/staff'
import { afterQuietHours, displayTrackingId, undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOutbox } from '../../../platform/messages/list-outbox.ts'
import { succeed } from '../../../testing/call.ts'
import { bookableSlot, createConsultation } from '../../../testing/factories/consultation.ts'
import {
  createPaidApplication,
  giveDocument,
  giveEverything,
} from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { notifyOfApplication } from '../sending/notify-of-application.ts'
import { cleanNotifications } from './clean-notifications.ts'

let portal: TestApp
let staffToken: string

beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

type Paid = Awaited<ReturnType<typeof createPaidApplication>>

async function list(token: string, language = 'en'): Promise<Notification[]> {
  const headers = { 'accept-language': language }
  return (await succeed(portal.app, listNotifications, { token, query: {}, headers })).data
}

async function kindsOf(token: string) {
  return (await list(token)).map(({ kind, target, params }) => ({ kind, target, params }))
}

/** A notification with any content. */
function resume({ applicationId, customerId, trackId, service }: Paid, fact: string): Promise<boolean> {
  const application = { id: applicationId, customerId, trackId, definition: service }
  return notifyOfApplication(portal.db, application, { kind: 'application_resumed', params: {}, fact })
}

/** A day covers the quiet hours. */
const sendMessages = () => portal.runJobs({ dueWithinSeconds: 86_400 })

async function messagesTo(...recipients: string[]) {
  const sent = await Promise.all(recipients.map((to) => listOutbox(portal.db, to)))
  return sent.flat().map(({ channel, text }) => ({ channel, text }))
}

it('staff acts on an application are told with what they said', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, applicationId, trackId, service } = paid
  const params = { id: applicationId }
  const request_id = randomUUID
  const document = await giveDocument(portal.services, paid, service.documents[0]?.id ?? '')
  const rejection = { decision: 'rejected', reason: 'Blurred', request_id: request_id() } as const
  await succeed(portal.app, decideDocument, { token: staffToken, params: { id: document }, body: rejection })
  const item = { title: 'Board resolution', title_hi: 'बोर्ड का प्रस्ताव', request_id: request_id() }
  await succeed(portal.app, askExtraItem, { token: staffToken, params, body: item })
  const hold = { comment: 'The portal of the department is down', request_id: request_id() }
  await succeed(portal.app, holdApplication, { token: staffToken, params, body: hold })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  await succeed(portal.app, resumeApplication, {
    token: staffToken,
    params,
    body: { request_id: request_id() },
  })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })

  const short_service = (service.shortTitle ?? service.title).en
  const about = { service: service.title.en, short_service, track_id: trackId }
  const target = { type: 'application', id: applicationId }
  expect(await kindsOf(token)).toEqual([
    { kind: 'application_resumed', target, params: about },
    {
      kind: 'application_on_hold',
      target,
      params: { ...about, reason: 'The portal of the department is down' },
    },
    { kind: 'information_asked', target, params: { ...about, item: 'Board resolution' } },
    {
      kind: 'document_rejected',
      target,
      params: {
        ...about,
        document: service.documents[0]?.label.en,
        reason: 'Blurred',
        document_id: service.documents[0]?.id,
      },
    },
  ])
  const inHindi = await list(token, 'hi')
  expect(inHindi[2]?.params).toMatchObject({ item: 'बोर्ड का प्रस्ताव', service: service.title.hi })
})

it('a completed stage says what comes next, and an act that is recorded again is told once', async () => {
  const paid = await createPaidApplication(portal.services)
  await giveEverything(portal.services, paid)
  const stage = paid.service.timeline.find(({ kind }) => kind === 'centre')
  const act = {
    token: staffToken,
    params: { id: paid.applicationId },
    body: { stage_id: stage?.id ?? '', request_id: randomUUID() },
  }
  await succeed(portal.app, completeStage, act)
  await succeed(portal.app, completeStage, act)
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await kindsOf(paid.token)).toMatchObject([
    { kind: 'stage_completed', params: { stage: stage?.title.en, next: 'wait' } },
  ])
})

it('an answer to a ticket and a confirmed consultation are told, and lead there', async () => {
  const customer = await signIn(portal.services)
  const ticket = await createTicket(portal.services, { ...customer, subject: 'Where is my receipt?' })
  await succeed(portal.app, answerTicket, {
    token: staffToken,
    params: { id: ticket.id },
    body: { message: 'Under Payments.', request_id: randomUUID() },
  })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const startsAt = bookableSlot()
  const { consultationId } = await createConsultation(portal.services, { ...customer, startsAt })
  const confirmation = { token: staffToken, params: { id: consultationId } }
  await succeed(portal.app, confirmConsultation, { ...confirmation, body: { expert_name: 'Meera Joshi' } })
  await succeed(portal.app, confirmConsultation, { ...confirmation, body: { expert_name: 'Meera Joshi' } })
  expect(await kindsOf(customer.token)).toMatchObject([
    {
      kind: 'consultation_confirmed',
      target: { type: 'consultation', id: consultationId },
      params: { starts_at: startsAt, expert: 'Meera Joshi' },
    },
    {
      kind: 'ticket_answered',
      target: { type: 'ticket', id: ticket.id },
      params: { subject: 'Where is my receipt?' },
    },
  ])
})

it('one is marked as read, or all that were shown; what came since stays unread', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token } = paid
  for (const fact of ['first', 'second', 'third']) await resume(paid, fact)
  const [third, second, first] = await list(token)
  const unread = async () => (await succeed(portal.app, countUnreadNotifications, { token })).unread
  expect(await unread()).toBe(3)

  await succeed(portal.app, markNotificationRead, { token, params: { id: first?.id ?? '' } })
  expect(await unread()).toBe(2)
  await succeed(portal.app, markNotificationsRead, { token, body: { up_to: second?.id ?? '' } })
  expect(await unread()).toBe(1)
  const readAt = (await list(token)).map(({ read_at }) => read_at !== null)
  expect(readAt).toEqual([false, true, true])
  expect(third?.read_at).toBeNull()
})

it('the list goes on by key, and what is older than half a year is forgotten', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, customerId } = paid
  for (const fact of ['first', 'second', 'third']) await resume(paid, fact)
  const page = await succeed(portal.app, listNotifications, { token, query: { limit: 2 } })
  expect(page.data).toHaveLength(2)
  const rest = await succeed(portal.app, listNotifications, {
    token,
    query: { limit: 2, cursor: page.next_cursor ?? '' },
  })
  expect(rest).toMatchObject({ data: [{ kind: 'application_resumed' }], next_cursor: null })

  await sql`
    update notifications set created_at = now() - interval '181 days' where id = ${rest.data[0]?.id}
  `.execute(portal.db)
  await cleanNotifications(portal.services)
  expect(await list(token)).toHaveLength(2)
  expect(customerId).toBeTruthy()
})

it('until the customer chooses, proved numbers and addresses are written to, and no others', async () => {
  const paid = await createPaidApplication(portal.services)
  const { mobile, email } = await readCustomer(paid.customerId)
  await resume(paid, 'unproved')
  await sendMessages()
  expect(await messagesTo(mobile, email)).toEqual([
    { channel: 'sms', text: expect.stringContaining(`(${displayTrackingId(paid.trackId)}) has resumed`) },
  ])

  await portal.db
    .updateTable('customers')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', paid.customerId)
    .execute()
  await resume(paid, 'proved')
  await sendMessages()
  expect(await messagesTo(email)).toHaveLength(1)
})

it('messages go where the customer chose, in their language', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, customerId } = paid
  const { mobile } = await readCustomer(customerId)
  await portal.db
    .updateTable('customers')
    .set({ whatsapp_verified_at: sql<Date>`now()` })
    .where('id', '=', customerId)
    .execute()
  const choices: BodyOf<typeof saveNotificationPreferences>['choices'] = [
    { topic: 'progress', channel: 'sms', enabled: false },
    { topic: 'progress', channel: 'whatsapp', enabled: true },
  ]
  await succeed(portal.app, saveNotificationPreferences, { token, body: { choices, language: 'hi' } })
  const { data } = await succeed(portal.app, getNotificationPreferences, { token })
  expect(data.language).toBe('hi')
  expect(data.verified).toEqual({ sms: true, email: false, whatsapp: true })
  expect(data.choices).toEqual(expect.arrayContaining(choices))
  expect(data.choices).toContainEqual({ topic: 'payments', channel: 'sms', enabled: true })

  await resume(paid, 'chosen')
  await sendMessages()
  expect(await messagesTo(mobile)).toEqual([
    { channel: 'whatsapp', text: expect.stringContaining('काम फिर शुरू') },
  ])
})

it('nobody is woken but for a payment', async () => {
  const paid = await createPaidApplication(portal.services)
  await resume(paid, 'at night')
  const application = {
    id: paid.applicationId,
    customerId: paid.customerId,
    trackId: paid.trackId,
    definition: paid.service,
  }
  const params = { amount_rupees: 15000 }
  await notifyOfApplication(portal.db, application, { kind: 'payment_received', params, fact: 'order' })
  const [payment, progress] = await list(paid.token)
  const [dueOfPayment, dueOfProgress] = await readDue([payment?.id, progress?.id])
  expect(dueOfPayment).toMatchObject({ run_at: dueOfPayment?.visible_at })
  expect(dueOfProgress?.run_at).toBe(afterQuietHours(dueOfProgress?.visible_at ?? ''))
})

it('the business is named where the customer has several, and told apart from one of the same name', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, customerId, applicationId } = paid
  const addBusiness = async (name_of_firm: string) =>
    portal.db
      .insertInto('businesses')
      .values({ customer_id: customerId, name_of_firm })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await addBusiness('Kulkarni Skill Academy')
  await portal.db
    .updateTable('applications')
    .set({ business_id: id })
    .where('id', '=', applicationId)
    .execute()
  await resume(paid, 'named')
  const named = async () => (await list(token)).map(({ kind, business }) => [kind, business])
  const resumed = 'application_resumed'
  expect(await named()).toContainEqual([resumed, undefined])
  await addBusiness('Deshmukh & Sons')
  expect(await named()).toContainEqual([resumed, { name_of_firm: 'Kulkarni Skill Academy' }])
  await addBusiness('Kulkarni  skill academy')
  expect(await named()).toContainEqual([
    resumed,
    { name_of_firm: 'Kulkarni Skill Academy', name_mark: expect.anything() },
  ])
})

function readCustomer(id: string) {
  return portal.db
    .selectFrom('customers')
    .select(['mobile', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Due times of the enqueued message jobs beside the time from which the customer sees the notification, in order. */
async function readDue(notificationIds: (string | undefined)[]) {
  const owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
  const { rows } = await owner.query<{ run_at: Date; visible_at: Date }>(
    `select run_at, visible_at from graphile_worker._private_jobs j
     join unnest($1::text[]) with ordinality n (id, position) on n.id = j.payload ->> 'notificationId'
     join notifications on notifications.id::text = n.id
     order by n.position`,
    [notificationIds],
  )
  await owner.end()
  return rows.map(({ run_at, visible_at }) => ({
    run_at: run_at.toISOString(),
    visible_at: visible_at.toISOString(),
  }))
}
