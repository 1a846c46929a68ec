import { workKinds } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { LiveEvent } from '../notifications.ts'
import { Id, Instant } from '../wire.ts'
import { PresenceEvent } from './presence.ts'

/** What a piece of work is listed by: ids and times alone. */
export const WorkFacets = z.object({
  kind: z.enum(workKinds),
  subject: Id,
  application: z.nullable(Id),
  customer: z.nullable(Id),
  service: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  state: z.nullable(z.int()),
  owner: z.nullable(Id),
  priority: z.int(),
  /** Null while its clock is paused. */
  due_at: z.nullable(Instant),
  /** When half its target is used up; null where it has none. */
  half_at: z.nullable(Instant),
  waiting_since: Instant,
  snoozed_until: z.nullable(Instant),
})
export type WorkFacets = z.infer<typeof WorkFacets>

/** A piece of work as it was, null where it is new, and as it is, null where it is done. */
export const WorkChange = z.object({
  id: z.int(),
  was: z.nullable(WorkFacets),
  is: z.nullable(WorkFacets),
})
export type WorkChange = z.infer<typeof WorkChange>

/** A change of the queue that says what has changed; one that says nothing may have changed anything. */
export const WorkEvent = z.object({
  type: z.literal('change'),
  topic: z.literal('work'),
  id: z.null(),
  work: z.array(WorkChange),
})
export type WorkEvent = z.infer<typeof WorkEvent>

export const streamWork = defineEndpoint({
  name: 'streamWork',
  summary: 'Stream what has changed of the queue as server-sent events until the session ends',
  method: 'GET',
  access: 'staff',
  permission: 'work.read',
  path: () => '/api/staff/stream',
  stream: true,
  success: z.union([WorkEvent, LiveEvent, PresenceEvent]),
  errors: [],
})
