import type { ComplianceFacts } from '@sanad/contracts'
import type { ComplianceForm } from '@sanad/domain/compliance'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MadeAt } from './column-types.ts'

interface ComplianceProfiles {
  business_id: string
  valid_from: string
  facts: JSONColumnType<ComplianceFacts>
  saved_at: ColumnType<Date, never, unknown>
}

interface ComplianceLicences {
  id: Generated<string>
  business_id: string
  title: string
  valid_until: string
  created_at: MadeAt
  removed_at: Date | null
}

interface ComplianceMarks {
  business_id: string
  obligation: string
  done_at: MadeAt
}

/** See 056-calendar-subscriptions.sql. */
interface CalendarSubscriptions {
  customer_id: string
  token_hash: Buffer
  made_at: ColumnType<Date, never, unknown>
  read_at: Date | null
}

/** See 060-due-date-extensions.sql. */
interface DueDateExtensions {
  id: GeneratedAlways<string>
  form: ComplianceForm
  period_to: string
  from_day: string | null
  to_day: string
  gst_codes: string[] | null
  notification: string
  address: string
  recorded_by: string
  recorded_at: MadeAt
}

interface DueDateExtensionWithdrawals {
  extension_id: string
  reason: string
  recorded_by: string
  recorded_at: MadeAt
}

/** The compliance calendar; see 006-consultations-compliance.sql. */
export interface ComplianceTables {
  compliance_profiles: ComplianceProfiles
  compliance_licences: ComplianceLicences
  compliance_marks: ComplianceMarks
  calendar_subscriptions: CalendarSubscriptions
  due_date_extensions: DueDateExtensions
  due_date_extension_withdrawals: DueDateExtensionWithdrawals
}
