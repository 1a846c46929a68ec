import type { StaffChange, StaffLimits } from '@sanad/contracts/staff'
import type { Buyer, HoldReason, LocalText, StaffRole } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { SealedValue } from '../sealed-value.ts'
import type { Made, MadeAt } from './column-types.ts'
import type { HeldTables } from './held-tables.ts'

interface StaffMembers {
  id: Generated<string>
  email: string
  name: string
  role: Made<'staff'>
  /** Null until the invitation is accepted. */
  password_hash: string | null
  limits: ColumnType<StaffLimits, string | undefined, string>
  /** Ids of saved views, in the order in which this member sees them. */
  view_order: Made<string[]>
  /** Null: as each device is set. */
  language: Made<Language | null>
  created_at: MadeAt
  disabled_at: Date | null
}

interface StaffRoles {
  staff_id: string
  role: StaffRole
  granted_at: MadeAt
  /** Null: by an operator's command. */
  granted_by: string | null
}

interface StaffInvitations {
  id: GeneratedAlways<string>
  staff_id: string
  token_hash: Buffer
  /** Null: by an operator's command. */
  made_by: string | null
  made_at: MadeAt
  expires_at: Date
  used_at: Date | null
}

interface StaffRoleActs {
  id: GeneratedAlways<string>
  staff_id: string
  act: StaffChange['act']
  made_by: string | null
  details: ColumnType<Record<string, unknown>, string | undefined, never>
  request_id: string
  recorded_at: MadeAt
}

interface Teams {
  id: GeneratedAlways<number>
  name: string
}

interface TeamServices {
  team_id: number
  service_slug: string
}

interface TeamMembers {
  team_id: number
  staff_id: string
}

interface StaffAbsences {
  id: GeneratedAlways<string>
  staff_id: string
  deputy: string | null
  starts_at: ColumnType<Date, Date | string, never>
  ends_at: ColumnType<Date, Date | string, Date | string>
  recorded_by: string | null
  recorded_at: MadeAt
  handed_over_at: Date | null
}

interface StaffSessions {
  id: Generated<string>
  staff_id: string
  created_at: MadeAt
  expires_at: Date
  ended_at: Date | null
  opened_at: Date | null
  user_agent: Made<string>
}

interface StaffActs {
  id: GeneratedAlways<string>
  application_id: string
  staff_id: string
  kind: 'complete' | 'hold' | 'resume' | 'reopen'
  stage_id: string | null
  comment: Made<string>
  until_on: string | null
  reopens: string | null
  waits_for: HoldReason | null
  comment_hi: string | null
  request_id: string
  recorded_at: MadeAt
}

interface StageAnswers {
  id: GeneratedAlways<string>
  act_id: string
  application_id: string
  ask_id: string
  label: JSONColumnType<LocalText>
  value: string
  portal: string | null
  folded: string | null
  visible: boolean
  recorded_at: MadeAt
  released_at: Date | null
}

interface DocumentDecisions {
  id: GeneratedAlways<string>
  document_id: string
  staff_id: string
  decision: 'accepted' | 'rejected' | 'withdrawn'
  reason: string | null
  reason_hi: string | null
  template_id: string | null
  due_on: string | null
  withdraws: string | null
  request_id: string
  recorded_at: MadeAt
}

interface ExtraItemRequests {
  id: GeneratedAlways<string>
  application_id: string
  staff_id: string
  item_id: string
  title: string
  title_hi: string | null
  kind: Generated<'text' | 'date' | 'file'>
  due_on: string | null
  request_id: string
  recorded_at: MadeAt
}

interface RefundActs {
  id: GeneratedAlways<string>
  refund_id: string
  application_id: string
  staff_id: string
  kind: 'requested' | 'retried' | 'completed'
  amount_rupees: number | null
  ends_application: Made<boolean>
  comment: Made<string>
  request_id: string
  recorded_at: MadeAt
  proposal_id: string | null
}

interface DiscountActs {
  id: GeneratedAlways<string>
  application_id: string
  staff_id: string
  net_rupees: number
  reason: string
  request_id: string
  proposal_id: string | null
  recorded_at: MadeAt
}

interface BuyerActs {
  id: GeneratedAlways<string>
  application_id: string
  staff_id: string
  buyer: JSONColumnType<Buyer>
  reason: string
  request_id: string
  recorded_at: MadeAt
}

interface PanelCodes {
  code_hash: Buffer
  staff_id: string
  customer_id: string
  created_at: MadeAt
  expires_at: Date
  used_at: Date | null
  staff_session_id: string | null
}

interface ActingGrants {
  staff_session_id: string
  customer_id: string
  granted_at: MadeAt
}

interface StaffProofs {
  session_id: string
  kind: 'password' | 'totp' | 'passkey' | 'recovery_code'
  proved_at: ColumnType<Date, never, Date>
}

interface StaffFactors {
  id: Generated<string>
  staff_id: string
  kind: 'totp' | 'passkey'
  secret: ColumnType<SealedValue | null, string | undefined, string>
  last_step: Generated<string>
  credential_id: string | null
  public_key: Buffer | null
  signatures: Generated<string>
  transports: Generated<string[]>
  created_at: MadeAt
  confirmed_at: Date | null
}

interface StaffRecoveryCodes {
  staff_id: string
  code_hash: Buffer
  used_at: Date | null
}

interface StaffPasskeyChallenges {
  session_id: string
  challenge: string
  expires_at: Date
}

interface StaffDrafts {
  staff_id: string
  kind:
    | 'reply'
    | 'note'
    | 'reason'
    | 'hold'
    | 'completion'
    | 'ask'
    | 'promise'
    | 'reopen'
    | 'refund'
    | 'call'
    | 'cancellation'
    | 'outcome'
  subject_id: string
  customer_id: string
  body: string
  body_hi: Made<string>
  template_id: string | null
  stage_id: Made<string | null>
  fields: ColumnType<Record<string, string>, string | undefined, string>
  saved_at: Made<Date>
}

interface PromiseActs {
  id: GeneratedAlways<string>
  application_id: string
  stage_id: string
  promised_on: string
  former_on: string | null
  reason: string
  reason_hi: string
  staff_id: string
  request_id: string
  recorded_at: MadeAt
}

/** Tables of what staff are and did; see 007-staff.sql. */
export interface StaffTables extends HeldTables {
  staff_members: StaffMembers
  staff_roles: StaffRoles
  staff_invitations: StaffInvitations
  staff_role_acts: StaffRoleActs
  staff_absences: StaffAbsences
  teams: Teams
  team_services: TeamServices
  team_members: TeamMembers
  staff_sessions: StaffSessions
  staff_proofs: StaffProofs
  staff_factors: StaffFactors
  staff_recovery_codes: StaffRecoveryCodes
  staff_passkey_challenges: StaffPasskeyChallenges
  panel_codes: PanelCodes
  acting_grants: ActingGrants
  staff_drafts: StaffDrafts
  staff_acts: StaffActs
  stage_answers: StageAnswers
  promise_acts: PromiseActs
  document_decisions: DocumentDecisions
  extra_item_requests: ExtraItemRequests
  refund_acts: RefundActs
  discount_acts: DiscountActs
  buyer_acts: BuyerActs
}
