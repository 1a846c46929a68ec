import type { AuditKind } from '@sanad/domain'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { ApplicationTables } from './tables/application-tables.ts'
import type { Made, MadeAt } from './tables/column-types.ts'
import type { ComplianceTables } from './tables/compliance-tables.ts'
import type { ConsultationTables } from './tables/consultation-tables.ts'
import type { FormTables } from './tables/form-tables.ts'
import type { IdentityTables } from './tables/identity-tables.ts'
import type { InstallationTables } from './tables/installation-tables.ts'
import type { LimitTables } from './tables/limit-tables.ts'
import type { MessageTables } from './tables/message-tables.ts'
import type { MoneyDocumentTables } from './tables/money-document-tables.ts'
import type { NotificationTables } from './tables/notification-tables.ts'
import type { PaymentTables } from './tables/payment-tables.ts'
import type { PersonalDataTables } from './tables/personal-data-tables.ts'
import type { ProposalTables } from './tables/proposal-tables.ts'
import type { StaffTables } from './tables/staff-tables.ts'
import type { TicketTables } from './tables/ticket-tables.ts'
import type { UploadTables } from './tables/upload-tables.ts'
import type { WorkTables } from './tables/work-tables.ts'

interface AuditEntries {
  id: GeneratedAlways<string>
  action: string
  entity_type: string
  entity_id: string | null
  customer_id: string | null
  description: Made<string>
  metadata: ColumnType<Record<string, unknown>, string | undefined, string>
  status: Made<string>
  error_message: string | null
  staff_id: string | null
  recorded_at: MadeAt
  /** Null: follows from the rest, see 062-audit-viewer.sql. */
  kind: AuditKind | null
}

/** See 033-security-events.sql. */
interface SecurityEvents {
  id: GeneratedAlways<string>
  event: string
  reason: string | null
  customer_id: string | null
  staff_id: string | null
  network: string | null
  details: ColumnType<Record<string, string | number>, string | undefined, string>
  recorded_at: MadeAt
}

/** See 020-rate-limits.sql. */
interface RateLimits {
  key: string
  points: number
  expires_at: Date
}

/** Every table of the portal, as queries see it. */
export interface Tables
  extends ApplicationTables,
    ComplianceTables,
    ConsultationTables,
    FormTables,
    IdentityTables,
    InstallationTables,
    LimitTables,
    MessageTables,
    MoneyDocumentTables,
    NotificationTables,
    PaymentTables,
    PersonalDataTables,
    ProposalTables,
    StaffTables,
    TicketTables,
    UploadTables,
    WorkTables {
  audit_entries: AuditEntries
  rate_limits: RateLimits
  security_events: SecurityEvents
}
