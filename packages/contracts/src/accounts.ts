import { maxAddress } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { AdultBirthDate, Email, Mobile, PersonName, SignInAnswer, User } from './identity.ts'
import { Done, Id, IdParams, Instant, typedText } from './wire.ts'

/** Account with the same verified e-mail address. */
export const LinkedAccount = z.object({
  id: Id,
  name_of_person: z.string(),
  /** Masked. */
  mobile: z.string(),
  is_current: z.boolean(),
  /** Switching to it requires a one-time password by e-mail. */
  otp_required: z.boolean(),
})
export type LinkedAccount = z.infer<typeof LinkedAccount>

export const listAccounts = defineEndpoint({
  name: 'listAccounts',
  summary: 'List the accounts with the same verified e-mail address, the current one first',
  method: 'GET',
  access: 'session',
  inPerson: true,
  path: () => '/api/customer/accounts-by-email',
  success: z.object({
    success: z.literal(true),
    accounts: z.array(LinkedAccount),
    /** From when the own address, which is verified, links; absent where nothing is waited for. Says nothing of others. */
    opens_at: z.optional(Instant),
  }),
  errors: [],
})

export const switchAccount = defineEndpoint({
  name: 'switchAccount',
  summary:
    'Switch to a linked account; for the first time the token is a challenge for a code sent by e-mail',
  method: 'POST',
  access: 'session',
  inPerson: true,
  path: () => '/api/customer/switch-account',
  body: z.object({ targetUserId: Id }),
  success: SignInAnswer,
  errors: ['not_found'],
})

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  summary:
    'Change name, e-mail, date of birth or address; another e-mail needs a fresh code, and is unverified until its own is entered',
  method: 'PUT',
  access: 'session',
  inPerson: true,
  path: () => '/api/customer/update-profile',
  body: z.object({
    name_of_person: z.optional(PersonName),
    email: z.optional(Email),
    date_of_birth: z.optional(z.nullable(AdultBirthDate)),
    address: z.optional(z.nullable(typedText(maxAddress))),
    /** Accepted only to refuse it (`mobile_locked`). */
    mobile: z.optional(Mobile),
  }),
  success: z.object({ success: z.literal(true), message: z.string(), user: User }),
  errors: ['mobile_locked', 'proof_needed'],
})

export const restoreContact = defineEndpoint({
  name: 'restoreContact',
  summary: 'Take a change of the e-mail address back, by the code that the former channels were told',
  method: 'POST',
  access: 'public',
  path: () => '/api/customer/restore-contact',
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  success: Done,
  errors: ['link_invalid'],
})

export const CustomerSession = z.object({
  id: Id,
  is_current: z.boolean(),
  /** `User-Agent` header; may be empty. */
  user_agent: z.string(),
  /** Name of the staff member who acts for the customer; null for the customer's own session. */
  staff_name: z.nullable(z.string()),
  began_at: Instant,
  expires_at: Instant,
})
export type CustomerSession = z.infer<typeof CustomerSession>

export const listSessions = defineEndpoint({
  name: 'listSessions',
  summary: "List the customer's live sessions, the current one first",
  method: 'GET',
  access: 'session',
  inPerson: true,
  path: () => '/api/customer/sessions',
  success: z.object({ success: z.literal(true), data: z.array(CustomerSession) }),
  errors: [],
})

export const revokeSession = defineEndpoint({
  name: 'revokeSession',
  summary: 'Revoke a session; its browser must pass an OTP again',
  method: 'DELETE',
  access: 'session',
  inPerson: true,
  path: ({ id }) => `/api/customer/sessions/${id}`,
  params: IdParams,
  success: Done,
  errors: ['not_found'],
})

export const revokeOtherSessions = defineEndpoint({
  name: 'revokeOtherSessions',
  summary: 'Revoke every session but the current one, and all other trusted devices',
  method: 'DELETE',
  access: 'session',
  inPerson: true,
  path: () => '/api/customer/sessions',
  success: Done,
  errors: [],
})
