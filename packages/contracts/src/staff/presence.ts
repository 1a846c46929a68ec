import { workKinds } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Done, Id, IdParams, Instant } from '../wire.ts'
import { WorkUrgency } from './work-urgency.ts'

/** Somebody who has an application or a ticket open. */
const Present = z.object({ subject_id: Id, id: Id, name: z.string(), writes: z.boolean() })
export type Present = z.infer<typeof Present>

/** Who is where now, of these subjects or, where they are null, of all: whoever is not named is there no more. */
export const PresenceEvent = z.object({
  type: z.literal('presence'),
  subjects: z.nullable(z.array(Id)),
  people: z.array(Present),
})
export type PresenceEvent = z.infer<typeof PresenceEvent>

export const sayPresence = defineEndpoint({
  name: 'sayPresence',
  summary: 'Say what an open page of the desk shows and whether one writes there; again within 20 seconds',
  method: 'POST',
  access: 'staff',
  permission: 'work.read',
  path: () => '/api/staff/presence',
  body: z.object({
    /** Made by the page when it is opened. */
    page_id: Id,
    /** Null: nothing any more. */
    subject_id: z.nullable(Id),
    writes: z.boolean(),
  }),
  success: Done,
  errors: [],
})

export const listWorkOwners = defineEndpoint({
  name: 'listWorkOwners',
  summary: 'List whose the open work of an application or a ticket is, and by when',
  method: 'GET',
  access: 'staff',
  permission: 'work.read',
  path: ({ id }) => `/api/staff/work-owners/${id}`,
  params: IdParams,
  success: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(workKinds),
        subject_id: Id,
        owner: z.nullable(z.object({ id: Id, name: z.string() })),
        /** Null while its clock is paused. */
        due_at: z.nullable(Instant),
        urgency: WorkUrgency,
      }),
    ),
  }),
  errors: [],
})
