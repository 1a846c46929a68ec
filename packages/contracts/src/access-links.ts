import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { OtpCode } from './otp.ts'
import { ShownStatus } from './service-application.ts'
import { Done, Id, IdParams, Instant } from './wire.ts'

/** Token of an access link. Its format is not validated: malformed and unknown tokens get the same response. */
const Token = z.string().check(z.minLength(1), z.maxLength(200))
const TokenParams = z.object({ token: Token })

/** Application record of the specification; called by access link, mobile and e-mail are masked. */
export const LinkedApplication = z.object({
  id: Id,
  /** Null without a customer. */
  user_id: z.nullable(Id),
  track_id: z.string(),
  service_id: z.string(),
  title: z.string(),
  type_of_reg: z.string(),
  payment_status: z.union([z.literal(0), z.literal(1)]),
  /** Screen after verification: `userDashboard` while a choice is missing, otherwise the payment. */
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
  summary: 'Read the application of an access link (csrf token)',
  method: 'GET',
  access: 'public',
  path: ({ token }) => `/api/v2/services/user/get-by-csrf/${token}`,
  params: TokenParams,
  success: found,
  errors: ['link_invalid', 'not_found'],
})

export const getById = defineEndpoint({
  name: 'getById',
  summary: 'Read an application by its id',
  method: 'GET',
  access: 'link',
  path: ({ id }) => `/api/v2/services/user/get-by-id/${id}`,
  params: IdParams,
  success: found,
  errors: ['not_found'],
})

/** Public tracking: service, stages and dates, no personal data. */
export const PublicTracking = z.object({
  track_id: z.string(),
  service_id: z.string(),
  title: z.string(),
  client_status: ShownStatus,
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
  summary: 'Track an application by its tracking id, with or without hyphen and #',
  method: 'GET',
  access: 'public',
  path: ({ trackingId }) => `/api/v2/services/user/get-by-track/${trackingId}`,
  params: z.object({ trackingId: z.string().check(z.minLength(1), z.maxLength(60)) }),
  success: tracked,
  errors: ['link_invalid', 'not_found'],
})

export const trackByToken = defineEndpoint({
  name: 'trackByToken',
  summary: 'Track an application by a tracking link',
  method: 'GET',
  access: 'public',
  path: ({ token }) => `/api/v2/services/user/track/${token}`,
  params: TokenParams,
  success: tracked,
  errors: ['link_invalid', 'not_found'],
})

export const exchangeToken = defineEndpoint({
  name: 'exchangeToken',
  summary: 'Exchange the token of an entry link, once, for an access link (csrf token)',
  method: 'POST',
  access: 'public',
  path: () => '/api/v2/services/user/exchange-token',
  body: z.object({ token: Token }),
  success: z.object({ success: z.literal(true), csrf_token: z.string() }),
  errors: ['link_invalid'],
})

/** `csrf`: access to one application for 7 days; `entry`: exchanged once for such a link; `track`: public tracking only. */
export const LinkPurpose = z.enum(['csrf', 'entry', 'track'])
export type LinkPurpose = z.infer<typeof LinkPurpose>

export const createLink = defineEndpoint({
  name: 'createLink',
  summary: "Create a link to one of the customer's applications",
  method: 'POST',
  access: 'session',
  path: ({ id }) => `/api/v2/services/user/create-link/${id}`,
  params: IdParams,
  body: z.object({ purpose: LinkPurpose }),
  success: z.object({
    success: z.literal(true),
    data: z.object({ token: z.string(), expires_at: z.nullable(Instant) }),
  }),
  errors: ['not_found', 'link_limit'],
})

export const updateOtp = defineEndpoint({
  name: 'updateOtp',
  summary: 'Verify an application by its latest one-time password, without signing in',
  method: 'PUT',
  access: 'public',
  path: () => '/api/upload-doc/update-otp',
  body: z.object({
    otp: OtpCode,
    token: Token,
  }),
  success: Done,
  errors: [
    'link_invalid',
    'link_read_only',
    'otp_invalid',
    'otp_expired',
    'otp_used',
    'otp_attempts_exceeded',
    'account_exists',
  ],
})
