import type { AuditAction, ConsentPurpose, GuardianRelation, HeldRecord } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { SealedValue } from '../sealed-value.ts'
import type { Made, MadeAt } from './column-types.ts'

interface ClientReports {
  id: GeneratedAlways<string>
  customer_id: string
  staff_id: string | null
  action: AuditAction
  entity_type: string
  entity_id: string | null
  description: Made<string>
  metadata: ColumnType<Record<string, unknown>, string | undefined, never>
  status: string
  error_message: string | null
  recorded_at: MadeAt
}

interface Consents {
  id: GeneratedAlways<string>
  customer_id: string
  purpose: ConsentPurpose
  decision: 'given' | 'withdrawn'
  notice_version: number
  language: Language
  how: 'registration' | 'profile'
  recorded_at: MadeAt
}

interface DataExports {
  id: Generated<string>
  customer_id: string
  requested_at: MadeAt
  files_done: Made<number>
  files_total: Made<number>
  failed_at: Date | null
  ready_at: Date | null
  expires_at: Date | null
  filename: string | null
  size_bytes: ColumnType<string | null, number | undefined, number>
}

interface ErasureRequests {
  id: Generated<string>
  reference: string
  customer_id: string
  language: Language
  requested_at: MadeAt
  due_at: Date
  cancelled_at: Date | null
  done_at: Date | null
  held: ColumnType<HeldRecord[] | null, string | undefined, string>
}

interface GuardianConsents {
  application_id: string
  customer_id: string
  relation: GuardianRelation
  notice_version: number
  recorded_at: MadeAt
}

interface Nominations {
  customer_id: string
  nominee: ColumnType<SealedValue, string, string>
  recorded_at: ColumnType<Date, never, Date>
}

/** Consent, copies and erasure of personal data; see 019-personal-data.sql. */
export interface PersonalDataTables {
  client_reports: ClientReports
  consents: Consents
  data_exports: DataExports
  erasure_requests: ErasureRequests
  guardian_consents: GuardianConsents
  nominations: Nominations
}
