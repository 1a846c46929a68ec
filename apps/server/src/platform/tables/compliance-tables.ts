import type { ComplianceFacts } from '@sanad/contracts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
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

/** The compliance calendar; see 006-consultations-compliance.sql. */
export interface ComplianceTables {
  compliance_profiles: ComplianceProfiles
  compliance_licences: ComplianceLicences
  compliance_marks: ComplianceMarks
  calendar_subscriptions: CalendarSubscriptions
}
