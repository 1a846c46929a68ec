import type { ReminderDays } from '@sanad/domain/compliance'
import type { Language } from '@sanad/texts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

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
  email_vouched: Made<boolean>
  mobile_vouched: Made<boolean>
  whatsapp_verified_at: Date | null
  erased_at: Date | null
  message_language: Made<Language>
  reminder_days: Made<ReminderDays[]>
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
  staff_session_id: string | null
  proof_channel: 'sms' | 'email' | 'whatsapp' | null
  proof_purpose: string | null
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
  /** What carries the code. */
  message_id: string | null
  /** Whose wrong tries count together: see 033-security-events.sql. */
  caller: Made<string>
}

interface ContactChanges {
  id: GeneratedAlways<string>
  customer_id: string
  former_email: string
  former_verified_at: Date | null
  former_changed_at: Date | null
  code_hash: Buffer
  changed_at: MadeAt
  expires_at: Date
  restored_at: Date | null
}

interface KnownPlaces {
  id: Generated<string>
  customer_id: string | null
  staff_id: string | null
  kind: 'browser' | 'network'
  hash: Buffer
  expires_at: Date
}

interface CustomerChanges {
  customer_id: string
  transaction: Generated<string>
  changes: Generated<string>
}

/** Customers and how they prove who they are; see 001-identity.sql and 008-accounts.sql. */
export interface IdentityTables {
  customers: Customers
  customer_changes: CustomerChanges
  sessions: Sessions
  account_switches: AccountSwitches
  devices: Devices
  otp_challenges: OtpChallenges
  known_places: KnownPlaces
  contact_changes: ContactChanges
}
