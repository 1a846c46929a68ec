import { staffRoles } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Email, PersonName } from '../identity.ts'
import { ChosenInstant, Done, Id, IdParams, Instant, requiredText } from '../wire.ts'
import { staffLogin } from './members.ts'

export const StaffLimits = z.strictObject({
  /** The largest refund that they ask for or approve; none: no limit of their own. */
  refund_rupees: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  /** The largest discount, of the price before tax. */
  discount_percent: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
})
export type StaffLimits = z.infer<typeof StaffLimits>

const TeamId = z.int().check(z.minimum(1), z.maximum(32_000))

export const StaffTeam = z.object({
  id: z.int(),
  name: z.string(),
  /** Services whose work is the team's; those that no team has are everybody's. */
  services: z.array(z.string()),
})
export type StaffTeam = z.infer<typeof StaffTeam>

export const StaffPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  state: z.enum(['invited', 'active', 'left']),
  roles: z.array(z.enum(staffRoles)),
  teams: z.array(z.int()),
  limits: StaffLimits,
  /** The present absence, or the next one. */
  absence: z.nullable(
    z.object({
      starts_at: Instant,
      /** By the server's clock. */
      has_begun: z.boolean(),
      ends_at: Instant,
      deputy: z.nullable(z.object({ id: Id, name: z.string() })),
    }),
  ),
  factors: z.array(z.enum(['totp', 'passkey'])),
  open_sessions: z.int(),
  last_sign_in: z.nullable(Instant),
  /** Pieces of work that are theirs. */
  open_work: z.int(),
  /** When the link of the invitation or the reset ends; null where none is open. */
  link_until: z.nullable(Instant),
})
export type StaffPerson = z.infer<typeof StaffPerson>

export const StaffChange = z.object({
  act: z.enum([
    'invited',
    'joined',
    'reset',
    'changed',
    'absent',
    'back',
    'handed_over',
    'sessions_ended',
    'left',
  ]),
  at: Instant,
  /** Null: an operator's command. */
  by: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
})
export type StaffChange = z.infer<typeof StaffChange>

const manage = { access: 'staff', permission: 'people.manage' } as const
/** Made by the client for each attempt, so that a repeated call records nothing twice. */
const acting = { request_id: Id }
const rights = {
  roles: z.array(z.enum(staffRoles)).check(z.maxLength(staffRoles.length)),
  teams: z.array(TeamId).check(z.maxLength(50)),
  limits: StaffLimits,
}

export const listStaff = defineEndpoint({
  ...manage,
  name: 'listStaff',
  summary: 'List everybody of the service centre, with roles, teams, limits and absences',
  method: 'GET',
  path: () => '/api/staff/people',
  success: z.object({ success: z.literal(true), data: z.array(StaffPerson) }),
  errors: [],
})

export const getStaffPerson = defineEndpoint({
  ...manage,
  name: 'getStaffPerson',
  summary: 'Read one person of the service centre, with what was changed about them and by whom',
  method: 'GET',
  path: ({ id }) => `/api/staff/people/${id}`,
  params: IdParams,
  success: z.object({
    success: z.literal(true),
    data: z.object({ person: StaffPerson, history: z.array(StaffChange) }),
  }),
  errors: ['not_found'],
})

export const inviteStaff = defineEndpoint({
  ...manage,
  name: 'inviteStaff',
  summary:
    'Invite somebody by e-mail: their link opens once within 24 hours. Somebody invited gets a new link',
  method: 'POST',
  proof: true,
  path: () => '/api/staff/invitations',
  body: z.object({ ...acting, email: Email, name: PersonName, ...rights }),
  success: z.object({ success: z.literal(true), data: z.object({ id: Id }) }),
  errors: ['mail_off', 'account_exists', 'team_unknown'],
})

export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  summary:
    'Set the password by the link of an invitation, which is then used; begins a session that the first second factor opens',
  method: 'POST',
  access: 'public',
  urgency: 'always',
  path: () => '/api/staff/invitations/accept',
  body: z.object({
    /** From the fragment of the address, which no server sees. */
    token: z.string().check(z.minLength(1), z.maxLength(100)),
    password: z.string().check(z.minLength(12), z.maxLength(200)),
    keep: z._default(z.enum(['cookie', 'token']), 'token'),
  }),
  success: staffLogin.success,
  errors: ['link_invalid'],
})

const onPerson = { ...manage, method: 'POST', proof: true, params: IdParams, success: Done } as const

export const changeStaffPerson = defineEndpoint({
  ...onPerson,
  name: 'changeStaffPerson',
  summary: 'Set the roles, teams and limits of somebody else; a role taken away ends their sessions',
  path: ({ id }) => `/api/staff/people/${id}/rights`,
  body: z.object({ ...acting, ...rights }),
  errors: ['not_found', 'own_rights', 'last_admin', 'team_unknown'],
})

export const resetStaffPerson = defineEndpoint({
  ...onPerson,
  name: 'resetStaffPerson',
  summary: 'Take somebody’s password and second factors away and send them a new link',
  path: ({ id }) => `/api/staff/people/${id}/reset`,
  body: z.object(acting),
  errors: ['mail_off', 'not_found', 'own_rights'],
})

export const endStaffSessions = defineEndpoint({
  ...onPerson,
  name: 'endStaffSessions',
  summary: 'End every sign-in of somebody, on every device',
  path: ({ id }) => `/api/staff/people/${id}/end-all`,
  body: z.object(acting),
  errors: ['not_found'],
})

export const handOverStaffWork = defineEndpoint({
  ...onPerson,
  name: 'handOverStaffWork',
  summary:
    'Hand the open work of somebody to somebody else; what these may not decide, or all of it, goes back to everybody',
  path: ({ id }) => `/api/staff/people/${id}/hand-over`,
  body: z.object({ ...acting, to: z.nullable(Id) }),
  errors: ['not_found', 'staff_absent'],
})

export const leaveStaff = defineEndpoint({
  ...onPerson,
  name: 'leaveStaff',
  summary: 'Record that somebody leaves: no sign-in works any more. Refused while they have open work',
  path: ({ id }) => `/api/staff/people/${id}/leave`,
  body: z.object(acting),
  errors: ['not_found', 'open_work_left', 'last_admin'],
})

export const recordAbsence = defineEndpoint({
  ...onPerson,
  name: 'recordAbsence',
  summary: 'Record an absence: from its first minute the work goes to the deputy, or back to everybody',
  path: ({ id }) => `/api/staff/people/${id}/absence`,
  body: z.object({ ...acting, starts_at: ChosenInstant, ends_at: ChosenInstant, deputy: z.nullable(Id) }),
  errors: ['not_found', 'act_not_allowed'],
})

export const endAbsence = defineEndpoint({
  ...onPerson,
  name: 'endAbsence',
  summary: 'End the absence of somebody, or call off the next one',
  path: ({ id }) => `/api/staff/people/${id}/back`,
  body: z.object(acting),
  errors: ['not_found', 'act_not_allowed'],
})

const teams = { access: 'staff', permission: 'teams.manage' } as const
const Team = z.object({
  name: requiredText(60),
  services: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(200)),
})

export const listTeams = defineEndpoint({
  ...teams,
  name: 'listTeams',
  summary: 'List the teams and the services whose work is theirs, and all services on offer',
  method: 'GET',
  path: () => '/api/staff/teams',
  success: z.object({
    success: z.literal(true),
    data: z.array(StaffTeam),
    services: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  errors: [],
})

export const saveTeam = defineEndpoint({
  ...teams,
  name: 'saveTeam',
  summary: 'Make a team, or change the name and the services of one',
  method: 'PUT',
  path: ({ id }) => `/api/staff/teams/${id}`,
  params: z.object({
    id: z.union([z.literal('new'), z.coerce.number().check(z.int(), z.minimum(1), z.maximum(32_000))]),
  }),
  body: Team,
  success: z.object({ success: z.literal(true), data: StaffTeam }),
  errors: ['team_unknown', 'team_exists'],
})
