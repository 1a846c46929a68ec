import { OTP_LIMITS } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Channel, User } from './identity.ts'
import { MessageState } from './messages.ts'
import { Id, Instant } from './wire.ts'

/** One-time password as typed: exactly as many ASCII digits as a code has. */
export const OtpCode = z
  .string()
  .check(z.regex(new RegExp(`^[0-9]{${OTP_LIMITS.digits}}$`), 'Please enter complete 6-digit OTP'))

export const ChannelStatus = z.object({
  has_active_otp: z.boolean(),
  can_resend: z.boolean(),
  seconds_left: z.int(),
  /** Delivery state of the message with the active code, if known. */
  delivery: z.optional(MessageState),
  /** When the active code was sent. */
  sent_at: z.optional(Instant),
  /** An earlier code of this caller, replaced by the active one, might still be at hand. */
  replaces_another: z.optional(z.boolean()),
})
export type ChannelStatus = z.infer<typeof ChannelStatus>

export const errorsOfSending = [
  'otp_wait',
  'otp_send_limit',
  'otp_channel_missing',
  'channel_off',
  'otp_attempts_exceeded',
  'not_found',
] as const

/** What a code confirms, for its text; whoever names none gets the text of any change. */
export const OtpPurpose = z.enum(['erasure'])
export type OtpPurpose = z.infer<typeof OtpPurpose>

export const requestOtp = defineEndpoint({
  name: 'requestOtp',
  urgency: 'always',
  inPerson: true,
  summary: 'Send a one-time password over a channel',
  method: 'POST',
  access: 'otp',
  path: () => '/api/otp/request-otp',
  body: z.object({
    user_id: Id,
    channel: Channel,
    /** Counts in a session; a sign-in has its own text. */
    purpose: z.optional(OtpPurpose),
  }),
  success: z.object({ success: z.literal(true), message: z.string(), seconds_left: z.int() }),
  errors: errorsOfSending,
})

export const otpStatus = defineEndpoint({
  name: 'otpStatus',
  summary: 'Read for each offered channel whether a code is active and when the next may be sent',
  urgency: 'always',
  method: 'GET',
  access: 'otp',
  path: () => '/api/otp/otp-status',
  query: z.object({ user_id: Id }),
  success: z.object({
    success: z.literal(true),
    /** What is missing is not offered by the portal. */
    sms: z.optional(ChannelStatus),
    email: z.optional(ChannelStatus),
    whatsapp: z.optional(ChannelStatus),
  }),
  errors: ['not_found'],
})

export const verifyOtp = defineEndpoint({
  name: 'verifyOtp',
  urgency: 'always',
  inPerson: true,
  summary: 'Prove possession with a one-time password and begin a session',
  method: 'POST',
  access: 'otp',
  path: () => '/api/otp/verify-otp',
  body: z.object({
    user_id: Id,
    channel: Channel,
    otp_code: OtpCode,
  }),
  success: z.object({ success: z.literal(true), message: z.string(), token: z.string(), user: User }),
  errors: ['otp_invalid', 'otp_expired', 'otp_used', 'otp_attempts_exceeded', 'account_exists', 'not_found'],
})
