import * as z from 'zod/mini'

interface ErrorKind {
  readonly status: number
  /** English default message; the specification's wording where it gives one. */
  readonly message: string
}

/** Error codes of the API, each with its HTTP status and default message. */
export const errorKinds = {
  invalid_request: { status: 400, message: 'Invalid data provided' },
  source_invalid: { status: 400, message: 'This request could not be recognised. Please refresh the page.' },
  unauthenticated: { status: 401, message: 'Session expired. Please login again.' },
  token_missing: { status: 401, message: 'No authentication token found' },
  not_found: { status: 404, message: 'Not found' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  payload_too_large: { status: 413, message: 'This is too large to send. Please shorten it and try again.' },
  unavailable: { status: 503, message: 'The service is busy for a moment. Please try again.' },
  internal: { status: 500, message: 'Internal server error. Please try again later.' },

  /** For staff who act for a customer, where only the customer may act. */
  customer_only: {
    status: 403,
    message: 'Only the customer can do this. Please ask them to do it themselves.',
  },

  mobile_unknown: { status: 404, message: 'No account with this mobile number. Please create an account.' },
  account_exists: { status: 409, message: 'User already exists' },
  mobile_locked: {
    status: 409,
    message: 'The mobile number cannot be changed here. Please contact support.',
  },
  otp_wait: { status: 429, message: 'Please wait before requesting another OTP' },
  otp_send_limit: { status: 429, message: 'Too many codes were requested. Please try again in an hour.' },
  otp_channel_missing: {
    status: 400,
    message: 'This way cannot be used for this account yet. Please choose another one.',
  },
  otp_invalid: { status: 400, message: 'Invalid OTP. Please try again.' },
  otp_expired: { status: 400, message: 'OTP expired' },
  otp_attempts_exceeded: {
    status: 429,
    message: 'Maximum OTP attempts reached. Please try registering again.',
  },

  service_not_found: { status: 404, message: 'Service not found' },
  service_details_missing: { status: 400, message: 'Service ID and type are required' },
  service_id_missing: { status: 400, message: 'Service ID is required' },
  state_not_found: { status: 404, message: 'State not found' },
  business_fields_missing: { status: 400, message: 'Name of firm and user_id are required' },
  business_locked: { status: 409, message: 'Business cannot be changed after payment completion.' },
  choice_locked: {
    status: 409,
    message: 'The choice cannot be changed after payment. Please contact support.',
  },
  order_live: {
    status: 409,
    message: 'A payment for this service is under way. Please finish or cancel it first.',
  },
  paid_not_deletable: { status: 409, message: 'A paid service cannot be deleted. Please contact support.' },
  application_ambiguous: {
    status: 409,
    message: 'You have several unpaid applications for this service. Please open the one you want to pay.',
  },
  quantity_unavailable: { status: 400, message: 'This quantity is not available for this service.' },
  selection_unavailable: { status: 400, message: 'Please choose one of the options of this service.' },

  fields_missing: { status: 400, message: 'Missing required fields: user_id, application_id, fields' },
  field_invalid: { status: 400, message: 'Please correct the marked information.' },
  field_already_submitted: { status: 409, message: 'This information was already submitted.' },
  payment_first: { status: 409, message: 'We will require necessary documents after payment completion.' },
  document_id_missing: { status: 400, message: 'Document ID is required' },
  user_id_missing: { status: 400, message: 'User ID is required' },
  file_missing: { status: 400, message: 'Please choose a file.' },
  file_type_refused: { status: 415, message: 'Please choose a PDF, JPG or PNG file.' },
  file_content_refused: {
    status: 422,
    message: 'This file cannot be accepted. Please choose an undamaged PDF, JPG or PNG.',
  },
  file_empty: { status: 422, message: 'This file is empty. Please choose another.' },
  file_too_large: { status: 413, message: 'This file is larger than 10 MB. Please choose a smaller one.' },
  file_limit: { status: 409, message: 'An application can hold 30 files. Please contact support.' },
  ticket_file_limit: { status: 409, message: 'A message can hold 5 files. Please send another message.' },
  document_locked: { status: 409, message: 'This document was already accepted and cannot be replaced.' },
  storage_unavailable: {
    status: 503,
    message: 'Files cannot be stored or opened at the moment. Please try again in a few minutes.',
  },
  upload_unfinished: { status: 409, message: 'This file has not come completely yet. Please send it again.' },
  storage_full: { status: 507, message: 'The file could not be stored. Please try again later.' },

  payment_amount_invalid: { status: 400, message: 'Invalid payment amount. Please contact support.' },
  payment_in_review: {
    status: 409,
    message: 'We are checking a payment of this service. Please wait, or contact support.',
  },
  payment_provider_inactive: {
    status: 409,
    message: 'The payment provider has changed. Please try again.',
  },
  payment_not_due: { status: 409, message: 'Nothing is due for this service.' },
  payment_gateway_failed: { status: 502, message: 'Something went wrong while initiating the payment.' },
  payment_verify_failed: { status: 502, message: 'Payment verification failed.' },
  slot_unavailable: { status: 409, message: 'This time is no longer free. Please choose another.' },
  consultation_limit: {
    status: 409,
    message: 'You have three consultations to come. Please cancel one, or wait until one is over.',
  },
  consultation_overlap: { status: 409, message: 'You already have a consultation at this time.' },
  consultation_closed: {
    status: 409,
    message: 'A consultation can be moved or cancelled until 2 hours before it begins.',
  },

  staff_login_failed: { status: 401, message: 'E-mail or password is not right.' },
  act_not_allowed: { status: 409, message: 'This cannot be done in the present state of the application.' },
  document_replaced: { status: 409, message: 'The customer has uploaded another file meanwhile.' },
  refund_too_large: { status: 409, message: 'This is more than what was paid and not yet refunded.' },

  /** The same response for an unknown link, an expired one and that of a deleted application: it discloses nothing. */
  link_invalid: {
    status: 404,
    message: 'This link is not valid any more. Please ask for a new one, or log in.',
  },
  application_verified: {
    status: 409,
    message: 'This application is already verified. Please log in to see or change it.',
  },
  form_unavailable: { status: 404, message: 'Failed to retrieve service form' },
  form_submitted: { status: 409, message: 'This form was already submitted.' },

  proof_needed: { status: 409, message: 'Please confirm with a one-time password that it is you.' },
  notice_outdated: { status: 409, message: 'The privacy notice has changed. Please read the new one.' },
  erasure_blocked: {
    status: 409,
    message: 'Your account cannot be erased while a payment, a refund or an application is under way.',
  },
  erasure_not_requested: { status: 409, message: 'No erasure is waiting any more.' },

  signature_invalid: { status: 401, message: 'Signature mismatch' },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof errorKinds

/** HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return errorKinds[code].status
}

/** Invalid field of a request with its message, for the form. */
export const FieldIssue = z.object({ path: z.string(), message: z.string() })
export type FieldIssue = z.infer<typeof FieldIssue>

/** Body of every error response. Details depend on the code; unknown ones pass through. */
export const ErrorBody = z.looseObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(FieldIssue)),
  /** Of `file_content_refused`: one of `fileProblems`. */
  reason: z.optional(z.string()),
  seconds_left: z.optional(z.number()),
  attempts_left: z.optional(z.number()),
  max_attempts: z.optional(z.boolean()),
  show_login_option: z.optional(z.boolean()),
  existing_user: z.optional(z.boolean()),
  conflict_type: z.optional(z.enum(['email', 'mobile'])),
  tokenExpired: z.optional(z.boolean()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
