// Written by `npm run texts` from texts/en/common/errors.json.
import english from '../../../../../texts/en/common/errors.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ErrorsTexts {
  readonly invalid_request: string
  readonly source_invalid: string
  readonly unauthenticated: string
  readonly token_missing: string
  readonly not_found: string
  readonly rate_limited: string
  readonly payload_too_large: string
  readonly unavailable: string
  readonly internal: string
  readonly customer_only: string
  readonly mobile_unknown: string
  readonly account_exists: string
  readonly mobile_locked: string
  readonly otp_wait: string
  readonly otp_send_limit: string
  readonly otp_channel_missing: string
  readonly otp_invalid: string
  readonly otp_expired: string
  readonly otp_attempts_exceeded: string
  readonly service_not_found: string
  readonly service_details_missing: string
  readonly service_id_missing: string
  readonly state_not_found: string
  readonly business_fields_missing: string
  readonly business_locked: string
  readonly choice_locked: string
  readonly order_live: string
  readonly paid_not_deletable: string
  readonly application_ambiguous: string
  readonly quantity_unavailable: string
  readonly selection_unavailable: string
  readonly fields_missing: string
  readonly field_invalid: string
  readonly field_already_submitted: string
  readonly payment_first: string
  readonly document_id_missing: string
  readonly user_id_missing: string
  readonly file_missing: string
  readonly file_type_refused: string
  readonly file_content_refused: string
  readonly file_empty: string
  readonly file_too_large: string
  readonly file_limit: string
  readonly ticket_file_limit: string
  readonly document_locked: string
  readonly storage_unavailable: string
  readonly upload_unfinished: string
  readonly storage_full: string
  readonly payment_amount_invalid: string
  readonly payment_in_review: string
  readonly payment_not_due: string
  readonly payment_gateway_failed: string
  readonly payment_verify_failed: string
  readonly payment_provider_inactive: string
  readonly slot_unavailable: string
  readonly consultation_limit: string
  readonly consultation_overlap: string
  readonly consultation_closed: string
  readonly staff_login_failed: string
  readonly act_not_allowed: string
  readonly document_replaced: string
  readonly refund_too_large: string
  readonly link_read_only: string
  readonly link_invalid: string
  readonly application_verified: string
  readonly form_unavailable: string
  readonly form_submitted: string
  readonly proof_needed: string
  readonly notice_outdated: string
  readonly erasure_blocked: string
  readonly erasure_not_requested: string
  readonly signature_invalid: string
}

export const errorsMessages = defineMessages<ErrorsTexts>('common/errors', english)
