import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { ClientStatus } from './service-application.ts'
import { Done, Id, IdParams, Instant } from './wire.ts'

/** The token of a link; its form is told to nobody, so that whatever is not known meets one answer. */
const Token = z.string().check(z.minLength(1), z.maxLength(200))
const TokenParams = z.object({ token: Token })

/** An application as its link opens it (the specification's record); to a link, mobile and e-mail are masked. */
export const LinkedApplication = z.object({
  id: Id,
  /** Null where no customer is known. */
  user_id: z.nullable(Id),
  track_id: z.string(),
  service_id: z.string(),
  title: z.string(),
  type_of_reg: z.string(),
  payment_status: z.union([z.literal(0), z.literal(1)]),
  /** Where a verification leads: `userDashboard` where something is left to choose, otherwise to the payment. */
  redirect: z.enum(['userDashboard', 'paymentConfirmation']),
  otp_verified_view: z.union([z.literal(0), z.literal(1)]),
  email_verified: z.boolean(),
  sms_verified: z.boolean(),
  whatsapp_verified: z.boolean(),
  email: z.string(),
  mobile: z.string(),
  is_form_submitted: z.boolean(),
})
export type LinkedApplication = z.infer<typeof LinkedApplication>

const found = z.object({ success: z.literal(true), message: z.string(), data: LinkedApplication })

export const getByCsrf = defineEndpoint({
  name: 'getByCsrf',
  summary: 'Look up the application that an access link (csrf token) opens',
  method: 'GET',
  access: 'public',
  path: ({ token }) => `/api/v2/services/user/get-by-csrf/${token}`,
  params: TokenParams,
  success: found,
  errors: ['link_invalid'],
})

export const getById = defineEndpoint({
  name: 'getById',
  summary: 'Look up an application by its id',
  method: 'GET',
  access: 'link',
  path: ({ id }) => `/api/v2/services/user/get-by-id/${id}`,
  params: IdParams,
  success: found,
  errors: ['not_found', 'link_invalid'],
})

/** What anybody may see who follows an application: the service, its stages and dates; nothing personal. */
export const PublicTracking = z.object({
  track_id: z.string(),
  service_id: z.string(),
  title: z.string(),
  client_status: ClientStatus,
  payment_status: z.union([z.literal(0), z.literal(1)]),
  applied_at: Instant,
  stages: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      status: z.enum(['completed', 'pending', 'disable']),
      in_progress: z.boolean(),
      completed_at: z.nullable(Instant),
    }),
  ),
})
export type PublicTracking = z.infer<typeof PublicTracking>

const tracked = z.object({ success: z.literal(true), data: PublicTracking })

export const getByTrack = defineEndpoint({
  name: 'getByTrack',
  summary: 'Follow an application by its tracking id, with or without hyphen and #',
  method: 'GET',
  access: 'public',
  path: ({ trackingId }) => `/api/v2/services/user/get-by-track/${trackingId}`,
  params: z.object({ trackingId: z.string().check(z.minLength(1), z.maxLength(60)) }),
  success: tracked,
  errors: ['link_invalid'],
})

export const trackByToken = defineEndpoint({
  name: 'trackByToken',
  summary: 'Follow an application by a tracking link',
  method: 'GET',
  access: 'public',
  path: ({ token }) => `/api/v2/services/user/track/${token}`,
  params: TokenParams,
  success: tracked,
  errors: ['link_invalid'],
})

export const exchangeToken = defineEndpoint({
  name: 'exchangeToken',
  summary: 'Exchange the token of an entry link for an access link (csrf token)',
  method: 'POST',
  access: 'public',
  path: () => '/api/v2/services/user/exchange-token',
  body: z.object({ token: Token }),
  success: z.object({ success: z.literal(true), csrf_token: z.string() }),
  errors: ['link_invalid'],
})

/** `csrf` opens one application for 7 days, `entry` is exchanged for such a link, `track` only shows progress. */
export const LinkPurpose = z.enum(['csrf', 'entry', 'track'])
export type LinkPurpose = z.infer<typeof LinkPurpose>

export const createLink = defineEndpoint({
  name: 'createLink',
  summary: "Make a link to one of the customer's applications",
  method: 'POST',
  access: 'session',
  path: ({ id }) => `/api/v2/services/user/create-link/${id}`,
  params: IdParams,
  body: z.object({ purpose: LinkPurpose }),
  success: z.object({
    success: z.literal(true),
    data: z.object({ token: z.string(), expires_at: z.nullable(Instant) }),
  }),
  errors: ['not_found'],
})

export const updateOtp = defineEndpoint({
  name: 'updateOtp',
  summary: 'Confirm an application by its newest one-time password, without signing in',
  method: 'PUT',
  access: 'public',
  path: () => '/api/upload-doc/update-otp',
  body: z.object({
    otp: z.string().check(z.regex(/^\d{6}$/, 'Please enter complete 6-digit OTP')),
    token: Token,
  }),
  success: Done,
  errors: ['link_invalid', 'otp_invalid', 'otp_expired', 'otp_attempts_exceeded', 'account_exists'],
})
