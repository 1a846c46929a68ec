import type {
  ComplianceFacts,
  ConsultationMode,
  ConsultationTopic,
  FieldValue,
  LinkPurpose,
  Selection,
  TicketTopic,
} from '@sanad/contracts'
import type { ConsultationAct, Quote, ServiceDefinition } from '@sanad/domain'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Made, MadeAt, Numeric } from './column-types.ts'
import type { FormTables } from './form-tables.ts'
import type { SealedValue } from './sealed-value.ts'
import type { StaffTables } from './staff-tables.ts'

interface Customers {
  id: Generated<string>
  mobile: string
  email: string
  name_of_person: string
  date_of_birth: string | null
  address: string | null
  verified_at: Date | null
  mobile_verified_at: Date | null
  email_verified_at: Date | null
  email_changed_at: Date | null
  whatsapp_verified_at: Date | null
  created_at: MadeAt
}

interface Sessions {
  id: Generated<string>
  customer_id: string
  created_at: MadeAt
  expires_at: Date
  ended_at: Date | null
  user_agent: Made<string>
  device_id: string | null
  acting_staff_id: string | null
  switched_from: string | null
}

interface AccountSwitches {
  from_customer: string
  to_customer: string
  email: string
  proved_at: ColumnType<Date, never, Date>
}

interface Devices {
  id: Generated<string>
  customer_id: string
  token_hash: Buffer
  created_at: MadeAt
  expires_at: Date
  revoked_at: Date | null
}

interface OtpChallenges {
  id: Generated<string>
  customer_id: string
  channel: 'sms' | 'email' | 'whatsapp'
  purpose: string
  recipient: string
  code_hash: Buffer
  salt: Buffer
  created_at: MadeAt
  expires_at: Date
  wrong_tries: Made<Date[]>
  sent_from: string | null
  closed_at: Date | null
  closed_reason: 'used' | 'replaced' | 'worn_out' | null
}

interface OutboxMessages {
  id: Generated<string>
  channel: 'sms' | 'email' | 'whatsapp'
  recipient: string
  subject: Made<string>
  body: string
  created_at: MadeAt
}

interface Businesses {
  id: Generated<string>
  customer_id: string
  name_of_firm: string
  request_id: string | null
  created_at: MadeAt
  updated_at: Made<Date>
}

interface ServiceVersions {
  slug: string
  version: number
  definition: JSONColumnType<ServiceDefinition>
  offered: Made<boolean>
  loaded_at: MadeAt
}

interface Applications {
  id: Generated<string>
  customer_id: string
  business_id: string | null
  service_slug: string
  service_version: number
  track_id: string
  request_id: string | null
  state_id: number | null
  quantity: Made<number>
  selection: JSONColumnType<Selection> | null
  discount_price: ColumnType<string, string | number | undefined, string | number>
  fields: ColumnType<Record<string, string | SealedValue>, string | undefined, string>
  otp_verified_view: Made<0 | 1>
  form_submitted_at: Date | null
  created_at: MadeAt
  deleted_at: Date | null
}

interface AccessLinks {
  token_hash: Buffer
  application_id: string
  purpose: LinkPurpose
  created_at: MadeAt
  expires_at: Date | null
}

interface UploadedDocuments {
  id: Generated<string>
  application_id: string
  document_id: string
  filename: string
  original_name: string
  content_type: string
  size_bytes: number
  sha256: Buffer
  uploaded_at: MadeAt
  replaced_at: Date | null
}

interface SubmittedFields {
  application_id: string
  field_id: string
  value: ColumnType<FieldValue | SealedValue, string, string>
  submitted_at: MadeAt
}

interface SubmittedExtraInfo {
  application_id: string
  item_id: string
  value: string
  submitted_at: MadeAt
}

export type PaymentOrderState =
  | 'created'
  | 'active'
  | 'confirming'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review'
  | 'refund_due'

interface PaymentOrders {
  id: Generated<string>
  order_id: string
  application_id: string
  customer_id: string
  items: string[]
  is_full_payment: boolean
  amount_rupees: number
  currency: Made<string>
  quote: JSONColumnType<Quote>
  state: Made<PaymentOrderState>
  payment_session_id: string | null
  created_at: MadeAt
  expires_at: Date
  closed_at: Date | null
}

interface PaymentAttempts {
  provider_payment_id: string
  order_id: string
  status: string
  amount_rupees: Numeric
  currency: string
  method: Made<string>
  message: Made<string>
  paid_at: Date | null
  recorded_at: MadeAt
}

interface SettledItems {
  application_id: string
  item: string
  order_id: string
  settled_at: MadeAt
}

export type LedgerAccount = 'gateway' | 'advance_from_customer' | 'refund_payable' | 'cgst' | 'sgst' | 'igst'

interface LedgerEntries {
  id: Generated<string>
  order_id: string
  account: LedgerAccount
  amount_rupees: Numeric
  recorded_at: MadeAt
}

interface WebhookDeliveries {
  id: Generated<string>
  idempotency_key: string
  type: string
  order_id: string | null
  payload: ColumnType<unknown, string, string>
  received_at: MadeAt
  outcome: string
}

interface AuditEntries {
  id: Generated<string>
  origin: 'server' | 'client'
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
}

interface Tickets {
  id: Generated<string>
  customer_id: string
  application_id: string | null
  ticket_no: string
  request_id: string
  topic: TicketTopic
  subject: string
  created_at: MadeAt
}

interface TicketEntries {
  id: Generated<string>
  ticket_id: string
  position: GeneratedAlways<string>
  kind: 'message' | 'closing'
  author_kind: 'customer' | 'staff'
  staff_id: string | null
  body: string | null
  request_id: string | null
  recorded_at: MadeAt
}

interface TicketFiles {
  id: Generated<string>
  message_id: string
  filename: string
  original_name: string
  content_type: string
  size_bytes: number
  sha256: Buffer
  uploaded_at: MadeAt
}

interface Consultations {
  id: Generated<string>
  customer_id: string
  application_id: string | null
  request_id: string
  topic: ConsultationTopic
  mode: ConsultationMode
  note: Made<string>
  starts_at: ColumnType<Date, string, string>
  created_at: MadeAt
}

interface ConsultationActs {
  id: Generated<string>
  consultation_id: string
  kind: ConsultationAct['kind']
  starts_at: ColumnType<Date | null, string | undefined, never>
  actor_kind: 'customer' | 'staff'
  staff_id: string | null
  expert_name: string | null
  meeting_url: string | null
  recorded_at: MadeAt
}

interface ConsultationSeats {
  starts_at: ColumnType<Date, string, never>
  seat: number
  consultation_id: string
}

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

export interface Tables extends StaffTables, FormTables {
  customers: Customers
  sessions: Sessions
  account_switches: AccountSwitches
  devices: Devices
  otp_challenges: OtpChallenges
  outbox_messages: OutboxMessages
  businesses: Businesses
  service_versions: ServiceVersions
  applications: Applications
  access_links: AccessLinks
  uploaded_documents: UploadedDocuments
  submitted_fields: SubmittedFields
  submitted_extra_info: SubmittedExtraInfo
  payment_orders: PaymentOrders
  payment_attempts: PaymentAttempts
  settled_items: SettledItems
  ledger_entries: LedgerEntries
  webhook_deliveries: WebhookDeliveries
  audit_entries: AuditEntries
  tickets: Tickets
  ticket_entries: TicketEntries
  ticket_files: TicketFiles
  consultations: Consultations
  consultation_acts: ConsultationActs
  consultation_seats: ConsultationSeats
  compliance_profiles: ComplianceProfiles
  compliance_licences: ComplianceLicences
  compliance_marks: ComplianceMarks
}
