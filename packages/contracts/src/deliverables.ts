import { DeliverableKind, isCalendarDate, maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { fileErrors } from './file-errors.ts'
import { Day, Id, IdParams, Instant, noteText, requiredText } from './wire.ts'

/** What an application gave its customer: a file with its number and validity. */
export const Deliverable = z.object({
  id: Id,
  kind: DeliverableKind,
  title: z.string(),
  /** As the department writes it; null if it has none. */
  number: z.nullable(z.string()),
  issued_on: Day,
  /** Last day of its validity; null where it does not end. */
  valid_until: z.nullable(Day),
  size_bytes: z.int(),
  attached_at: Instant,
})
export type Deliverable = z.infer<typeof Deliverable>

/** As staff see it: also what the customer does not see yet, and what was replaced. */
export const DeskDeliverable = z.extend(Deliverable, {
  staff_name: z.string(),
  visible: z.enum(['now', 'when_completed']),
  /** Until then it can be taken back, and the customer does not see it. */
  visible_at: Instant,
  /** Of the virus scanner; an infected file was removed. */
  scan: z.enum(['checking', 'clean', 'infected']),
  replaced: z.boolean(),
  /** Signed path of the file, valid for ten minutes; null while nobody may open it. */
  download_url: z.optional(z.nullable(z.string())),
})
export type DeskDeliverable = z.infer<typeof DeskDeliverable>

export const getDeliverable = defineEndpoint({
  name: 'getDeliverable',
  summary: "Read one of the customer's certificates, with a signed download link",
  method: 'GET',
  access: 'session',
  path: ({ id }) => `/api/deliverables/${id}`,
  params: IdParams,
  success: z.object({
    success: z.literal(true),
    /** `download_url`: signed path of the file, valid for ten minutes without a session. */
    data: z.extend(Deliverable, { filename: z.string(), content_type: z.string(), download_url: z.string() }),
  }),
  errors: ['not_found'],
})

const CalendarDay = z.string().check(z.refine(isCalendarDate, 'Please enter a date.'))
const maxTitle = 100
const maxNumber = 60

export const attachDeliverable = defineEndpoint({
  name: 'attachDeliverable',
  summary:
    'Attach what the customer gets (multipart: the text parts, then file). `deliverable_id` names one of the ' +
    'service, which gives kind, titles and usual validity; otherwise kind and both titles are given',
  method: 'POST',
  access: 'staff',
  permission: 'deliverable.upload',
  path: ({ id }) => `/api/staff/applications/${id}/deliverables`,
  params: IdParams,
  body: z.object({
    deliverable_id: z.optional(z.string().check(z.maxLength(maxItemId))),
    kind: z.optional(DeliverableKind),
    title: z.optional(requiredText(maxTitle)),
    title_hi: z.optional(requiredText(maxTitle)),
    number: z.optional(noteText(maxNumber)),
    /** Today (IST) unless given. */
    issued_on: z.optional(CalendarDay),
    /** The usual validity of the service unless given. */
    valid_until: z.optional(z.union([CalendarDay, z.literal('none')])),
    visible: z._default(DeskDeliverable.shape.visible, 'now'),
    /** A deliverable of the application that this one corrects or renews; the customer sees it no more. */
    replaces: z.optional(Id),
    request_id: Id,
  }),
  multipart: true,
  success: z.object({ success: z.literal(true), message: z.string(), data: z.object({ id: Id }) }),
  errors: ['not_found', 'act_not_allowed', ...fileErrors],
})
