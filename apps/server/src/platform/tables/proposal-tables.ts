import type { MoneyProposalAct, MoneyProposalKind } from '@sanad/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

interface MoneyProposals {
  id: Generated<string>
  kind: MoneyProposalKind
  application_id: string
  rupees: number
  ends_application: Made<boolean>
  reason: string
  customer_reason: Made<string>
  customer_reason_hi: string | null
  staff_id: string
  request_id: string
  proposed_at: MadeAt
}

interface MoneyProposalActs {
  id: GeneratedAlways<string>
  proposal_id: string
  proposed_by: string
  application_id: string
  act: MoneyProposalAct
  staff_id: string
  comment: Made<string>
  takes_effect_at: ColumnType<Date | null, Date | null | undefined, never>
  request_id: Generated<string>
  recorded_at: MadeAt
}

/** Tables of what members propose about money; see 064-money-proposals.sql. */
export interface ProposalTables {
  money_proposals: MoneyProposals
  money_proposal_acts: MoneyProposalActs
}
