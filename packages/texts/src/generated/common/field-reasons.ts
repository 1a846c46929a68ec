// Written by `npm run texts` from texts/en/common/field-reasons.json.
import english from '../../../../../texts/en/common/field-reasons.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface FieldReasonsTexts {
  readonly empty: string
  readonly wrong_kind: string
  readonly too_long: string
  readonly not_an_option: string
  readonly not_a_state: string
  readonly not_a_number: string
  readonly negative: string
  readonly not_whole: string
  readonly number_too_small: string
  readonly number_too_large: string
  readonly atLeast: (params: { min: Value }) => string
  readonly atMost: (params: { max: Value }) => string
  readonly not_a_date: string
  readonly not_an_email: string
  readonly not_a_url: string
  readonly not_a_phone_number: string
  readonly pan_format: string
  readonly pan_holder_type: string
  readonly pan_zero_number: string
  readonly pan_organisation_mismatch: string
  readonly aadhaar_format: string
  readonly aadhaar_check_digit: string
  readonly aadhaar_palindrome: string
  readonly gstin_format: string
  readonly gstin_state: string
  readonly gstin_pan: string
  readonly gstin_check_digit: string
  readonly gstin_abroad: string
  readonly gstin_own: string
  readonly gstin_pan_mismatch: string
  readonly gstin_state_mismatch: string
  readonly ifsc_format: string
  readonly pin_format: string
  readonly mobile_format: string
  readonly longerThan: (params: { max: Value }) => string
  readonly date_in_future: string
  readonly date_too_late: string
  readonly date_too_early: string
  readonly youngerThan: (params: { day: Value; years: Value }) => string
  readonly laterThan: (params: { day: Value }) => string
  readonly earlierThan: (params: { day: Value }) => string
  readonly gstin_name_mismatch: string
  readonly pan_name_mismatch: string
  readonly pin_state_mismatch: string
  readonly cin_format: string
  readonly llpin_format: string
  readonly tan_format: string
  readonly udyam_format: string
  readonly fssai_format: string
  readonly din_format: string
  readonly address_parts: string
  readonly address_state_mismatch: string
}

export const fieldReasonsMessages = defineMessages<FieldReasonsTexts>('common/field-reasons', english)
