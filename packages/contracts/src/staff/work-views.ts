import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Done, Id, IdParams, requiredText } from '../wire.ts'
import { WorkFilter, WorkSort } from './work.ts'

/** What a list of work may show beside the due time and the customer, in this order. */
export const WorkColumn = z.enum(['service', 'what', 'waiting', 'owner', 'track'])
export type WorkColumn = z.infer<typeof WorkColumn>

const TeamName = z.object({ id: z.int(), name: z.string() })
const shape = {
  name: requiredText(60),
  filter: WorkFilter,
  sort: WorkSort,
  /** Null: the usual ones. */
  columns: z.nullable(z.array(WorkColumn).check(z.maxLength(WorkColumn.options.length))),
}

/** A filter, an order and columns that somebody gave a name. */
export const WorkView = z.object({
  id: Id,
  /** Grows with every change; a change sends back the one that was seen. */
  version: z.int(),
  ...shape,
  owner: z.object({ id: Id, name: z.string() }),
  /** Whose it is besides its owner: nobody's, one team's, or everybody's. */
  audience: z.enum(['own', 'team', 'everybody']),
  team: z.nullable(TeamName),
  may_change: z.boolean(),
  /** How much is in it for the caller, up to `maxWorkCount`. */
  open: z.int(),
})
export type WorkView = z.infer<typeof WorkView>

export const listWorkViews = defineEndpoint({
  name: 'listWorkViews',
  summary: 'List the saved views of work that are one’s own or shared with one, in one’s own order, counted',
  method: 'GET',
  access: 'staff',
  permission: 'work.read',
  path: () => '/api/staff/work-views',
  success: z.object({
    success: z.literal(true),
    data: z.array(WorkView),
    /** Those that one may share a view with. */
    teams: z.array(TeamName),
  }),
  errors: [],
})

export const saveWorkView = defineEndpoint({
  name: 'saveWorkView',
  summary: 'Save a view under an id that the caller makes, or change one that is one’s own or may be changed',
  method: 'PUT',
  access: 'staff',
  permission: 'work.read',
  path: ({ id }) => `/api/staff/work-views/${id}`,
  params: IdParams,
  body: z.object({
    ...shape,
    audience: z.enum(['own', 'team', 'everybody']),
    team_id: z.nullable(z.int().check(z.minimum(1), z.maximum(32_000))),
    /** The version that was seen; none for a new one. */
    version: z.optional(z.int()),
  }),
  success: Done,
  errors: ['not_found', 'changed_meanwhile', 'team_unknown', 'too_many_views'],
})

export const deleteWorkView = defineEndpoint({
  name: 'deleteWorkView',
  summary: 'Remove a saved view, for everybody it was shared with too',
  method: 'DELETE',
  access: 'staff',
  permission: 'work.read',
  path: ({ id }) => `/api/staff/work-views/${id}`,
  params: IdParams,
  success: Done,
  errors: ['not_found'],
})

export const orderWorkViews = defineEndpoint({
  name: 'orderWorkViews',
  summary: 'Order the saved views that one sees, for oneself alone',
  method: 'PUT',
  access: 'staff',
  permission: 'work.read',
  path: () => '/api/staff/work-view-order',
  body: z.object({ ids: z.array(Id).check(z.maxLength(200)) }),
  success: Done,
  errors: [],
})
