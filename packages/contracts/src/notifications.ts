import { reminderDays } from '@sanad/domain/compliance'
import { languages } from '@sanad/texts'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Channel } from './identity.ts'
import { NameMark } from './name-mark.ts'
import { Done, Id, IdParams, Instant, NextCursor, PageQuery } from './wire.ts'

/** Target screen of a notification; `id` is null for a screen that lists everything of its kind. */
export const NotificationTarget = z.object({
  type: z.enum(['application', 'ticket', 'consultation', 'compliance']),
  id: z.nullable(Id),
})
export type NotificationTarget = z.infer<typeof NotificationTarget>

const common = {
  id: Id,
  target: NotificationTarget,
  /** Of the application, where the customer has several businesses. */
  business: z.optional(z.object({ name_of_firm: z.string(), name_mark: z.optional(NameMark) })),
  created_at: Instant,
  read_at: z.nullable(Instant),
}
/** Application that it is about. */
const about = {
  service: z.string(),
  /** For an SMS; not in notifications from before it. */
  short_service: z.optional(z.string()),
  track_id: z.string(),
}

const told = <Kind extends string, Params extends z.core.$ZodLooseShape>(kind: Kind, params: Params) =>
  z.object({ ...common, kind: z.literal(kind), params: z.object(params) })

/** Event by kind, worded by the client; titles are in the language of the request. */
export const Notification = z.discriminatedUnion('kind', [
  told('payment_received', { ...about, amount_rupees: z.number() }),
  told('payment_due', { ...about, stage: z.string(), amount_rupees: z.number() }),
  told('refund_requested', { ...about, amount_rupees: z.number() }),
  told('refund_completed', { ...about, amount_rupees: z.number() }),
  told('money_document_sent', { ...about, document: z.string(), number: z.string() }),
  told('invoice_cancelled', { ...about, number: z.string() }),
  told('invoice_replaced', { ...about, number: z.string(), former: z.string() }),
  told('document_rejected', {
    ...about,
    document: z.string(),
    reason: z.string(),
    /** Not in notifications from before it. */
    document_id: z.optional(z.string()),
  }),
  told('information_asked', { ...about, item: z.string() }),
  told('answer_due', { ...about, due_on: z.iso.date(), items: z.array(z.string()) }),
  told('stage_completed', {
    ...about,
    stage: z.string(),
    next: z.enum(['pay', 'inform', 'wait', 'done']),
    /** With tax, where a payment is next; not in notifications from before it. */
    amount_rupees: z.optional(z.number()),
    /** With the last stage: the customer has a certificate or letter. */
    with_document: z.optional(z.boolean()),
  }),
  told('stage_promised', { ...about, stage: z.string(), due_on: z.iso.date(), reason: z.string() }),
  told('deliverable_ready', { ...about, title: z.string() }),
  told('application_on_hold', { ...about, reason: z.string() }),
  told('application_resumed', about),
  told('ticket_answered', { ticket_no: z.string(), subject: z.string() }),
  told('consultation_requested', { starts_at: Instant }),
  told('consultation_moved', { starts_at: Instant }),
  told('consultation_cancelled', {
    starts_at: Instant,
    /** Where the centre cancelled it. */
    reason: z.optional(z.string()),
  }),
  told('consultation_done', { starts_at: Instant }),
  told('consultation_missed', { starts_at: Instant }),
  told('consultation_confirmed', { starts_at: Instant, expert: z.string() }),
  told('consultation_reminder', { starts_at: Instant, expert: z.string() }),
  told('compliance_moved', {
    business: z.string(),
    due_on: z.iso.date(),
    former_on: z.iso.date(),
    items: z.array(z.string()),
    notification: z.string(),
  }),
  told('compliance_due', { business: z.string(), due_on: z.iso.date(), items: z.array(z.string()) }),
])
export type Notification = z.infer<typeof Notification>
export type NotificationKind = Notification['kind']

export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  summary: "List the customer's notifications, newest first",
  method: 'GET',
  access: 'session',
  path: () => '/api/notifications',
  query: PageQuery,
  success: z.object({ success: z.literal(true), data: z.array(Notification), next_cursor: NextCursor }),
  errors: [],
})

export const maxUnreadCount = 100

export const countUnreadNotifications = defineEndpoint({
  name: 'countUnreadNotifications',
  summary: 'Count unread notifications, capped at 100',
  method: 'GET',
  access: 'session',
  path: () => '/api/notifications/unread-count',
  success: z.object({
    success: z.literal(true),
    unread: z.int().check(z.minimum(0), z.maximum(maxUnreadCount)),
  }),
  errors: [],
})

export const markNotificationRead = defineEndpoint({
  name: 'markNotificationRead',
  summary: 'Mark a notification as read; idempotent',
  method: 'POST',
  access: 'session',
  path: ({ id }) => `/api/notifications/${id}/read`,
  params: IdParams,
  success: Done,
  errors: ['not_found'],
})

export const markNotificationsRead = defineEndpoint({
  name: 'markNotificationsRead',
  summary:
    'Mark a notification and all older ones as read; newer ones, which were not shown yet, stay unread',
  method: 'POST',
  access: 'session',
  path: () => '/api/notifications/read',
  body: z.object({ up_to: Id }),
  success: Done,
  errors: ['not_found'],
})

/** Topics with channel preferences. */
export const NotificationTopic = z.enum(['payments', 'progress', 'tickets', 'consultations', 'compliance'])
export type NotificationTopic = z.infer<typeof NotificationTopic>

const Choice = z.object({ topic: NotificationTopic, channel: Channel, enabled: z.boolean() })
export type NotificationChoice = z.infer<typeof Choice>

const choices = NotificationTopic.options.length * Channel.options.length

const MessageLanguage = z.enum(languages)

/** Days before a due date. */
const ReminderDay = z.literal([...reminderDays])

export const NotificationPreferences = z.object({
  choices: z.array(Choice),
  /** Only verified channels are used. What is missing is not offered by the portal. */
  verified: z.object({
    sms: z.optional(z.boolean()),
    email: z.optional(z.boolean()),
    whatsapp: z.optional(z.boolean()),
  }),
  /** Language of messages that are not sent in response to a request. */
  language: MessageLanguage,
  /** How long before a due date the customer is reminded; empty: never. */
  reminder_days: z.array(ReminderDay),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

const Preferences = z.object({ success: z.literal(true), data: NotificationPreferences })

export const getNotificationPreferences = defineEndpoint({
  name: 'getNotificationPreferences',
  summary: 'Read the channel preferences of the customer by topic',
  method: 'GET',
  access: 'session',
  path: () => '/api/notifications/preferences',
  success: Preferences,
  errors: [],
})

export const saveNotificationPreferences = defineEndpoint({
  name: 'saveNotificationPreferences',
  summary: 'Change the channel preferences by topic; omitted ones are unchanged',
  method: 'PUT',
  access: 'session',
  inPerson: true,
  path: () => '/api/notifications/preferences',
  body: z.object({
    choices: z.optional(z.array(Choice).check(z.maxLength(choices))),
    language: z.optional(MessageLanguage),
    reminder_days: z.optional(z.array(ReminderDay).check(z.maxLength(reminderDays.length))),
  }),
  success: Preferences,
  errors: ['channel_off'],
})

/** A stream begins with the changes of so many milliseconds before; of older ones it says nothing. */
export const replayedMs = 60_000

/** Age of the change in milliseconds: data that a page has read since then is current. */
const Age = z.optional(z.int())

/** Spread: what many pages show is read again by each at a random time within so many milliseconds (thundering herd). */
const Spread = z.optional(z.int())

/**
 * Server-sent event. `ready`: subscribed, nothing is missed from here on; `change`: data of the topic, or of one id of
 * it, changed; `reset`: events may have been lost, so refetch; `ended`: the session is over.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), within_ms: Spread }),
  // Loose: a stream of another app may say more of a change.
  z.looseObject({
    type: z.literal('change'),
    topic: z.enum(['application', 'ticket', 'consultation', 'compliance', 'notifications', 'work']),
    id: z.nullable(Id),
    age_ms: Age,
    within_ms: Spread,
  }),
  z.object({ type: z.literal('reset'), age_ms: Age, within_ms: Spread }),
  z.object({ type: z.literal('ended') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
export type LiveChange = Extract<LiveEvent, { type: 'change' }>

export const streamNotifications = defineEndpoint({
  name: 'streamNotifications',
  summary: "Stream changes of the customer's data as server-sent events until the session ends",
  method: 'GET',
  access: 'session',
  path: () => '/api/notifications/stream',
  stream: true,
  success: LiveEvent,
  errors: [],
})
