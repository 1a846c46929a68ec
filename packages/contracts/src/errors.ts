import * as z from 'zod/mini'

/** Error codes of the API, each with its HTTP status. */
const statuses = {
  invalid_request: 400,
  source_invalid: 400,
  unauthenticated: 401,
  token_missing: 401,
  not_found: 404,
  rate_limited: 429,
  payload_too_large: 413,
  unavailable: 503,
  /** So many are here that newcomers wait for their turn: `waitingPath` says where they stand. */
  waiting: 503,
  internal: 500,

  /** What one account or item may have (accountLimits, itemLimits of the domain) is reached. */
  business_limit: 409,
  application_limit: 409,
  draft_limit: 409,
  order_limit: 409,
  link_limit: 409,
  ticket_limit: 409,
  ticket_full: 409,
  consultation_account_limit: 409,
  consultation_move_limit: 409,
  compliance_limit: 409,
  refused_file_limit: 403,
  upload_limit: 429,
  /** Not 409: a client of resumable uploads would try again. */
  upload_parts_limit: 413,
  upload_part_too_small: 400,
  storage_quota: 413,

  /** For staff who act for a customer, where only the customer may act. */
  customer_only: 403,
  /** For the holder of a link that staff made. */
  link_read_only: 403,

  mobile_unknown: 404,
  account_exists: 409,
  mobile_locked: 409,
  otp_wait: 429,
  otp_send_limit: 429,
  otp_channel_missing: 400,
  /** The portal sends nothing this way. */
  channel_off: 400,
  otp_invalid: 400,
  otp_expired: 400,
  /** The right code, which has signed somebody in before. */
  otp_used: 400,
  otp_attempts_exceeded: 429,

  service_not_found: 404,
  service_details_missing: 400,
  service_id_missing: 400,
  state_not_found: 404,
  business_fields_missing: 400,
  business_id_missing: 400,
  business_locked: 409,
  choice_locked: 409,
  choice_discounted: 409,
  order_live: 409,
  paid_not_deletable: 409,
  application_ambiguous: 409,
  quantity_unavailable: 400,
  selection_unavailable: 400,

  fields_missing: 400,
  field_invalid: 400,
  field_already_submitted: 409,
  payment_first: 409,
  document_id_missing: 400,
  user_id_missing: 400,
  file_missing: 400,
  file_type_refused: 415,
  file_content_refused: 422,
  file_empty: 422,
  file_too_large: 413,
  file_limit: 409,
  ticket_file_limit: 409,
  document_locked: 409,
  storage_unavailable: 503,
  upload_unfinished: 409,
  storage_full: 507,

  state_missing: 400,
  address_missing: 400,
  gstin_state_mismatch: 409,
  buyer_details_missing: 400,
  buyer_other_person: 409,
  buyer_locked: 409,
  document_registering: 409,
  payment_amount_invalid: 400,
  payment_in_review: 409,
  payment_provider_inactive: 409,
  payment_not_due: 409,
  payment_gateway_failed: 502,
  payment_verify_failed: 502,
  slot_unavailable: 409,
  consultation_limit: 409,
  consultation_overlap: 409,
  consultation_closed: 409,

  staff_login_failed: 401,
  /** The session has proved the password alone. */
  factor_needed: 403,
  factor_wrong: 400,
  /** None of the member's roles may do it. */
  not_permitted: 403,
  act_not_allowed: 409,
  document_replaced: 409,
  /** What a stage asks of staff; `issues` name each by `answers.{ask}`. */
  ask_missing: 400,
  ask_malformed: 400,
  /** The number stands in another application, or in another stage: `used_in`. */
  reference_used: 409,
  /** What an invoice was issued for stays done. */
  invoice_issued: 409,
  /** An invoice whose cancellation the portal has not answered: what refers to it waits. */
  cancellation_waiting: 409,
  /** Part of an invoice that the registration portal refused was given back: its credit note refers to it. */
  invoice_credited: 409,
  /** Money is on its way back: its document would refer to an invoice that is cancelled. */
  refund_under_way: 409,
  /** What staff did can be taken back for `undoSeconds` of the domain. */
  too_late: 409,
  changed_meanwhile: 412,
  work_taken: 409,
  /** The customer has written since; whoever answers looks first. */
  seen_outdated: 409,
  /** Nobody changes their own roles, limits or way to sign in. */
  own_rights: 409,
  last_admin: 409,
  open_work_left: 409,
  staff_absent: 409,
  /** The work is to be decided by others: none of the new owner's roles may, or they proposed it. */
  owner_not_permitted: 409,
  /** An expert holds one consultation at a time. */
  expert_busy: 409,
  team_unknown: 400,
  team_exists: 409,
  /** A member keeps so many saved views and no more. */
  too_many_views: 409,
  /** Links by which staff join or come back go by e-mail. */
  mail_off: 409,
  /** Of a person's own limit: details name it. */
  limit_exceeded: 409,
  /** The customer has not yet read out a code to this member in this sign-in. */
  acting_code_needed: 409,
  /** Who proposed something never approves it. */
  second_person_needed: 409,
  refund_too_large: 409,
  /** It ends the application with less than the customer was promised before paying: details say how much. */
  refund_below_scale: 409,
  discount_too_large: 409,

  /** The same response for an unknown link, an expired one and that of a deleted application: it discloses nothing. */
  link_invalid: 404,
  application_verified: 409,
  form_unavailable: 404,
  form_submitted: 409,
  /** The form is required and not submitted: the application cannot be completed. */
  form_missing: 409,

  proof_needed: 409,
  notice_outdated: 409,
  erasure_blocked: 409,
  erasure_not_requested: 409,
  /** What is given is about somebody under 18, and no parent or guardian has consented for this application. */
  guardian_needed: 409,

  signature_invalid: 401,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof statuses

export const errorCodes = Object.keys(statuses) as readonly ErrorCode[]

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(statuses, code)

/** HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return statuses[code]
}

/** Invalid field of a request with its message, for the form. */
export const FieldIssue = z.object({
  path: z.string(),
  message: z.string(),
  /** A key of the texts of refused values, where a screen can say it in its own language. */
  reason: z.optional(z.string()),
})
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
  /** Of `work_taken`: who has it, and since when. */
  owner: z.optional(z.string()),
  taken_at: z.optional(z.nullable(z.string())),
  /** Of `changed_meanwhile`: what has changed, newest first; `by` is null for the customer. */
  changes: z.optional(z.array(z.object({ fact: z.string(), by: z.nullable(z.string()), at: z.string() }))),
  /** Of `changed_meanwhile`: what the act names to be done all the same. */
  seen: z.optional(z.unknown()),
  /** Of `reference_used`: the tracking id. */
  used_in: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
