import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Done } from '../wire.ts'
import { StaffMember } from './members.ts'

const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** What the browser's WebAuthn interface gives and takes, as JSON. */
const WebAuthnJson = z.looseObject({})
const PasskeyAnswer = z.object({ response: z.looseObject({ id: z.string().check(z.maxLength(2000)) }) })

/** An open session; the token is a program's, as at the login. */
const Opened = z.object({ success: z.literal(true), token: z.optional(z.string()), staff: StaffMember })

/** The same, with the recovery codes where this was the first factor: they are shown once. */
const Enrolled = z.object({ ...Opened.shape, recovery_codes: z.array(z.string()) })

export const proveStaffFactor = defineEndpoint({
  name: 'proveStaffFactor',
  summary:
    'Prove the second factor by a code of the authenticator or a recovery code: opens a session, or proves again who it is',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/login/factor',
  body: z.object({ code: Code }),
  success: Opened,
  errors: ['factor_wrong'],
})

export const lockStaffSession = defineEndpoint({
  name: 'lockStaffSession',
  summary: 'Lock the session: nothing but a second factor opens it again',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/lock',
  success: Done,
  errors: [],
})

export const offerPasskey = defineEndpoint({
  name: 'offerPasskey',
  summary: 'What the browser needs to ask for one of the passkeys of the member',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/login/passkey/options',
  success: z.object({ success: z.literal(true), options: WebAuthnJson }),
  errors: [],
})

export const provePasskey = defineEndpoint({
  name: 'provePasskey',
  summary: 'Prove the second factor by a passkey: opens a session, or proves again who it is',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/login/passkey',
  body: PasskeyAnswer,
  success: Opened,
  errors: ['factor_wrong'],
})

export const beginAuthenticator = defineEndpoint({
  name: 'beginAuthenticator',
  summary: 'A new secret for an authenticator app; it counts once a code of it was entered',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/factors/totp',
  success: z.object({ success: z.literal(true), secret: z.string(), uri: z.string() }),
  errors: ['factor_needed', 'proof_needed'],
})

export const confirmAuthenticator = defineEndpoint({
  name: 'confirmAuthenticator',
  summary: 'Enrol the authenticator by its first code; opens the session where it is the first factor',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/factors/totp/confirm',
  body: z.object({ code: Code }),
  success: Enrolled,
  errors: ['factor_wrong', 'factor_needed', 'proof_needed'],
})

export const beginPasskey = defineEndpoint({
  name: 'beginPasskey',
  summary: 'What the browser needs to make a passkey for the member',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/factors/passkey/options',
  success: z.object({ success: z.literal(true), options: WebAuthnJson }),
  errors: ['factor_needed', 'proof_needed'],
})

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  summary: 'Enrol the passkey that the browser made; opens the session where it is the first factor',
  method: 'POST',
  access: 'staff',
  permission: 'self',
  halfway: true,
  path: () => '/api/staff/factors/passkey',
  body: PasskeyAnswer,
  success: Enrolled,
  errors: ['factor_wrong', 'factor_needed', 'proof_needed'],
})
