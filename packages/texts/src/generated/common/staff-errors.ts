// Written by `npm run texts` from texts/en/common/staff-errors.json.
import english from '../../../../../texts/en/common/staff-errors.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface StaffErrorsTexts {
  readonly staff_login_failed: string
  readonly factor_needed: string
  readonly factor_wrong: string
  readonly not_permitted: string
  readonly act_not_allowed: string
  readonly changed_meanwhile: string
  readonly work_taken: string
  readonly seen_outdated: string
  readonly too_late: string
  readonly ask_missing: string
  readonly ask_malformed: string
  readonly reference_used: string
  readonly invoice_issued: string
  readonly document_replaced: string
  readonly refund_too_large: string
  readonly refund_below_scale: string
  readonly discount_too_large: string
  readonly form_missing: string
  readonly own_rights: string
  readonly last_admin: string
  readonly open_work_left: string
  readonly staff_absent: string
  readonly owner_not_permitted: string
  readonly expert_busy: string
  readonly team_unknown: string
  readonly team_exists: string
  readonly too_many_views: string
  readonly mail_off: string
  readonly limit_exceeded: string
  readonly acting_code_needed: string
  readonly second_person_needed: string
  readonly cancellation_waiting: string
  readonly invoice_credited: string
  readonly refund_under_way: string
}

export const staffErrorsMessages = defineMessages<StaffErrorsTexts>('common/staff-errors', english)
