import { staffRoles } from '@sanad/domain'
import { languages } from '@sanad/texts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Email } from '../identity.ts'
import { Done, Id } from '../wire.ts'

export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** What the roles may do at once; screens show by it what the server allows. */
  permissions: z.array(z.string()),
  /** Of the desk, on every device; null: as each device is set. */
  language: z.nullable(z.enum(languages)),
})
export type StaffMember = z.infer<typeof StaffMember>

/** What opens a session that has proved the password: one of the member's factors, or their first one. */
const SignInStep = z.object({
  step: z.enum(['factor', 'enrol']),
  factors: z.array(z.enum(['totp', 'passkey'])),
})

export const staffLogin = defineEndpoint({
  name: 'staffLogin',
  summary:
    'Check the password of a member: begins a session of ten minutes, which a second factor opens for 8 hours. A page of the desk keeps the token in a cookie that scripts cannot read; a program is given it',
  method: 'POST',
  access: 'public',
  urgency: 'always',
  path: () => '/api/staff/login',
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    keep: z._default(z.enum(['cookie', 'token']), 'token'),
  }),
  success: z.object({
    success: z.literal(true),
    ...SignInStep.shape,
    token: z.optional(z.string()),
  }),
  errors: ['staff_login_failed'],
})

export const getSignInStep = defineEndpoint({
  name: 'getSignInStep',
  summary: 'Read what opens a session that is locked, or has proved the password alone',
  method: 'GET',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/login/step',
  success: z.object({ success: z.literal(true), ...SignInStep.shape }),
  errors: [],
})

export const staffLogout = defineEndpoint({
  name: 'staffLogout',
  summary: "End the staff member's session",
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/logout',
  success: Done,
  errors: [],
})

export const getStaffMember = defineEndpoint({
  name: 'getStaffMember',
  summary: 'Read the signed-in staff member',
  method: 'GET',
  access: 'staff',
  permission: 'self',
  path: () => '/api/staff/me',
  success: z.object({ success: z.literal(true), staff: StaffMember }),
  errors: ['not_found'],
})

export const saveStaffLanguage = defineEndpoint({
  name: 'saveStaffLanguage',
  summary: 'Keep the language in which the signed-in member reads the desk',
  method: 'PUT',
  access: 'staff',
  permission: 'self',
  path: () => '/api/staff/me/language',
  body: z.object({ language: z.enum(languages) }),
  success: Done,
  errors: [],
})
