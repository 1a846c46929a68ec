import { workKinds } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { facet } from '../facet.ts'
import { NextStep } from '../service-application.ts'
import { ChosenInstant, Done, Id, Instant, NextCursor, noteText, requiredNoteText } from '../wire.ts'
import { WorkUrgency } from './work-urgency.ts'

const kind = z.enum(workKinds)

/** Something that waits for a person at the desk. */
export const WorkItem = z.object({
  id: z.int(),
  /** Grows with every change; an act that depends on what was seen sends it back. */
  version: z.int(),
  kind,
  /** The application, ticket, refund, order, consultation or message that it is about. */
  subject_id: Id,
  application_id: z.nullable(Id),
  track_id: z.nullable(z.string()),
  customer: z.nullable(
    z.object({
      id: Id,
      name_of_person: z.string(),
      /** The last four digits of the mobile number. */
      mobile_end: z.string(),
      language: z.string(),
    }),
  ),
  name_of_firm: z.nullable(z.string()),
  service: z.nullable(z.object({ id: z.string(), title: z.string() })),
  stage: z.nullable(z.object({ id: z.string(), title: z.string() })),
  documents_to_check: z.int(),
  ticket_subject: z.nullable(z.string()),
  /** Null while its clock is paused. */
  due_at: z.nullable(Instant),
  urgency: WorkUrgency,
  /** Half its target is used up: where nobody owns it, the manager looks after it. */
  half_over: z.boolean(),
  waiting_since: Instant,
  snoozed_until: z.nullable(Instant),
  /** 1 urgent, 2 usual, 3 can wait. */
  priority: z.int(),
  team: z.int(),
  owner: z.nullable(z.object({ id: Id, name: z.string() })),
})
export type WorkItem = z.infer<typeof WorkItem>

/** What a list of work is filtered by: several values of a key are "or", several keys "and", `!` is "not". */
export const WorkFilter = z.strictObject({
  kind: facet.of(workKinds),
  team: facet.numbers(),
  owner: facet.ids('me', 'none'),
  service: facet.items(),
  stage: facet.items(),
  state: facet.numbers(),
  turn: facet.of(NextStep.shape.turn.options),
  due: facet.days('overdue', 'half', 'today', 'tomorrow', 'week', 'paused', 'snoozed'),
  priority: facet.of(['1', '2', '3']),
  language: facet.of(['en', 'hi']),
  customer: facet.ids(),
  /** Beginning of a tracking id. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(30))),
})
export type WorkFilter = z.infer<typeof WorkFilter>

export const WorkSort = z.enum(['due', 'waiting', '-created', 'priority'])
export type WorkSort = z.infer<typeof WorkSort>

export const listWork = defineEndpoint({
  name: 'listWork',
  summary: 'List open work: due first, then waiting longest, unless sorted otherwise',
  permission: 'work.read',
  method: 'GET',
  access: 'staff',
  path: () => '/api/staff/work',
  query: z.extend(WorkFilter, {
    sort: z._default(WorkSort, 'due'),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  success: z.object({ success: z.literal(true), data: z.array(WorkItem), next_cursor: NextCursor }),
  errors: [],
})

/** Ids of pieces of work. */
const items = z.string().check(z.maxLength(1600), z.regex(/^[0-9]{1,15}(?:,[0-9]{1,15}){0,99}$/))

export const listWorkRows = defineEndpoint({
  name: 'listWorkRows',
  summary: 'List those of these pieces of work that are in a list now, in no order',
  permission: 'work.read',
  method: 'GET',
  access: 'staff',
  path: () => '/api/staff/work/rows',
  query: z.extend(WorkFilter, { items }),
  success: z.object({ success: z.literal(true), data: z.array(WorkItem) }),
  errors: [],
})

/** Where every count of work stops: above it how many says nothing, and nobody waits for the counting. */
export const maxWorkCount = 999

const Count = z.object({ open: z.int(), overdue: z.int() })

export const countWork = defineEndpoint({
  name: 'countWork',
  summary: `Count open and overdue work by kind, and what is mine; each count stops at ${maxWorkCount}`,
  permission: 'work.read',
  method: 'GET',
  access: 'staff',
  path: () => '/api/staff/work/counts',
  query: WorkFilter,
  success: z.object({
    success: z.literal(true),
    data: z.object({ kinds: z.array(z.extend(Count, { kind })), mine: Count, all: Count }),
  }),
  errors: [],
})

export const getWorkPlace = defineEndpoint({
  name: 'getWorkPlace',
  summary: `Say where something stands in a list of work, of how many; either stops at ${maxWorkCount}`,
  permission: 'work.read',
  method: 'GET',
  access: 'staff',
  path: () => '/api/staff/work/place',
  /** The application, ticket or other thing that is open, and the list that it was opened from. */
  query: z.extend(WorkFilter, { subject: Id, sort: z._default(WorkSort, 'due') }),
  success: z.object({
    success: z.literal(true),
    /** The first piece that it is there for counts; null where the list has none, or no longer. */
    data: z.object({ place: z.nullable(z.int()), open: z.int() }),
  }),
  errors: [],
})

const acting = {
  /** Made by the client for each attempt, so that a repeated call records nothing twice. */
  request_id: Id,
}

export const takeNextWork = defineEndpoint({
  name: 'takeNextWork',
  summary:
    'Take the most urgent piece of work that fits, of one’s own and of what nobody owns; two callers never get the same',
  method: 'POST',
  access: 'staff',
  path: () => '/api/staff/work/next',
  permission: 'work.take',
  body: z.object({
    ...acting,
    /** Whose it is decides nothing of what is free; where it is `me`, one’s own comes first. */
    view: z._default(WorkFilter, {}),
    /** What is open now: the application, ticket or consultation that one goes on from. */
    except: z.optional(Id),
  }),
  success: z.object({ success: z.literal(true), item: z.nullable(WorkItem) }),
  errors: ['staff_absent'],
})

const WorkParams = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) })
/** The version that was seen; without it the act is done whatever has changed. */
const seen = { version: z.optional(z.int()) }
const reason = z._default(noteText(300), '')
const until = z.nullable(ChosenInstant)
const acted = z.object({ success: z.literal(true), item: WorkItem })
const onItem = { method: 'POST', access: 'staff', params: WorkParams, success: acted } as const
const errors = ['not_found', 'changed_meanwhile'] as const

export const takeWork = defineEndpoint({
  ...onItem,
  name: 'takeWork',
  summary: 'Take a piece of work; refused with who has it',
  permission: 'work.take',
  path: ({ id }) => `/api/staff/work/${id}/take`,
  body: z.object({ ...acting, ...seen }),
  errors: [...errors, 'work_taken', 'staff_absent'],
})

export const releaseWork = defineEndpoint({
  ...onItem,
  name: 'releaseWork',
  summary: 'Give a piece of work back to everybody',
  permission: 'work.take',
  path: ({ id }) => `/api/staff/work/${id}/release`,
  body: z.object({ ...acting, ...seen, reason }),
  errors: [...errors],
})

export const assignWork = defineEndpoint({
  ...onItem,
  name: 'assignWork',
  summary: 'Give a piece of work to a member of staff',
  permission: 'work.assign',
  path: ({ id }) => `/api/staff/work/${id}/assign`,
  body: z.object({ ...acting, ...seen, owner: Id, reason }),
  errors: [...errors, 'staff_absent', 'owner_not_permitted'],
})

export const WorkAssignee = z.object({
  id: Id,
  name: z.string(),
  /** How much they have, up to `maxWorkCount`. */
  open: z.int(),
})
export type WorkAssignee = z.infer<typeof WorkAssignee>

export const listAssignees = defineEndpoint({
  name: 'listAssignees',
  summary:
    'List whom work can be given to: members who take work, may do all of these pieces and are not away, with how much they have',
  method: 'GET',
  access: 'staff',
  permission: 'work.assign',
  path: () => '/api/staff/work/assignees',
  query: z.object({ items: z.optional(items) }),
  success: z.object({ success: z.literal(true), data: z.array(WorkAssignee) }),
  errors: [],
})

export const snoozeWork = defineEndpoint({
  ...onItem,
  name: 'snoozeWork',
  summary: 'Put a piece of work off until a moment; null takes it back',
  permission: 'work.snooze',
  path: ({ id }) => `/api/staff/work/${id}/snooze`,
  body: z.object({ ...acting, ...seen, until, reason }),
  errors: [...errors],
})

export const setWorkDue = defineEndpoint({
  ...onItem,
  name: 'setWorkDue',
  summary: 'Set when a piece of work is due; null gives it back to its clock',
  permission: 'work.priority',
  path: ({ id }) => `/api/staff/work/${id}/due`,
  body: z.object({ ...acting, ...seen, until, reason }),
  errors: [...errors],
})

export const setWorkPriority = defineEndpoint({
  ...onItem,
  name: 'setWorkPriority',
  summary: 'Set the priority of a piece of work',
  permission: 'work.priority',
  path: ({ id }) => `/api/staff/work/${id}/priority`,
  body: z.object({ ...acting, ...seen, priority: z.int().check(z.minimum(1), z.maximum(3)), reason }),
  errors: [...errors],
})

export const finishWork = defineEndpoint({
  ...onItem,
  name: 'finishWork',
  summary: 'Say that a follow-up, a chase or an unsent message was dealt with, and how',
  permission: 'call.note',
  path: ({ id }) => `/api/staff/work/${id}/done`,
  success: Done,
  body: z.object({ ...acting, ...seen, reason: requiredNoteText(300, 'Please write what was said.') }),
  errors: [...errors, 'act_not_allowed'],
})
