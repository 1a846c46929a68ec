import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { User } from './identity.ts'
import { OtpCode } from './otp.ts'
import { Id, IdParams, Instant } from './wire.ts'

/** WhatsApp takes no text of ours with a code: it could not say whom the code lets act. */
export const ActingChannel = z.enum(['sms', 'email'])
export type ActingChannel = z.infer<typeof ActingChannel>

export const makePanelCode = defineEndpoint({
  name: 'makePanelCode',
  summary:
    "Create a one-time link by which this staff member enters the customer's portal, valid for 90 seconds",
  method: 'POST',
  access: 'staff',
  permission: 'customer.act_as',
  path: ({ id }) => `/api/staff/customers/${id}/panel-code`,
  params: IdParams,
  /** What the customer read out: needed once per customer and sign-in of the member. */
  body: z.nullish(z.object({ channel: ActingChannel, otp_code: OtpCode })),
  success: z.object({
    success: z.literal(true),
    data: z.object({ code: z.string(), url: z.url(), expires_at: Instant }),
  }),
  errors: ['not_found', 'acting_code_needed', 'otp_invalid', 'otp_expired', 'otp_attempts_exceeded'],
})

export const validatePanelCode = defineEndpoint({
  name: 'validatePanelCode',
  summary: 'Redeem a one-time panel code: begin a session in which staff act for the customer',
  method: 'GET',
  access: 'panel',
  path: ({ userId }) => `/api/validate/user-panel/${userId}`,
  params: z.object({ userId: Id }),
  success: z.object({ success: z.literal(true), token: z.string(), user: User }),
  errors: ['not_found'],
})
