import type { ColumnType, Generated } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

interface HeldCompletions {
  id: Generated<string>
  application_id: string
  stage_id: string
  comment: string
  comment_hi: string | null
  answers: ColumnType<Record<string, string>, string, never>
  file: ColumnType<unknown, string | null | undefined, never>
  staff_id: string
  request_id: string
  takes_effect_at: ColumnType<Date, Date, never>
  recorded_at: MadeAt
}

interface HeldCompletionOutcomes {
  held_id: string
  application_id: string
  outcome: 'done' | 'taken_back' | 'returned'
  staff_id: string
  problem: Made<string>
  request_id: Generated<string>
  recorded_at: MadeAt
}

interface TakenBackActs {
  takes_back: string
  application_id: string
  kind: 'ask' | 'deliverable'
  staff_id: string
  request_id: string
  recorded_at: MadeAt
}

/** Tables of what is held before it is done, or taken back before it is told; see 081-held-completions.sql. */
export interface HeldTables {
  held_completions: HeldCompletions
  held_completion_outcomes: HeldCompletionOutcomes
  taken_back_acts: TakenBackActs
}
