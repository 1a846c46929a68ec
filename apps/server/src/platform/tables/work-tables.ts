import type { WorkColumn, WorkFilter, WorkSort } from '@sanad/contracts/staff'
import type { LocalText, WorkKind } from '@sanad/domain'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

interface CalendarDays {
  id: GeneratedAlways<string>
  calendar: 'centre' | 'bank'
  day: string
  /** `usual` takes back the row that it replaces. */
  kind: 'closed' | 'short' | 'open' | 'usual'
  opens: number | null
  closes: number | null
  name: JSONColumnType<LocalText>
  source: string
  replaces: string | null
  recorded_by: string | null
  recorded_at: MadeAt
}

interface ApplicationStates {
  application_id: string
  version: Generated<string>
  track_id: string
  customer_id: string
  service_slug: string
  client_status: string
  turn: string
  next_step: string
  stage_id: string | null
  state_id: number | null
  documents_to_check: number
  pending_items: number
  created_at: Date
}

interface WorkItems {
  id: GeneratedAlways<string>
  kind: WorkKind
  subject_id: string
  application_id: string | null
  customer_id: string | null
  service_slug: string | null
  stage_id: string | null
  state_id: number | null
  team: Made<number>
  owner: string | null
  priority: Made<number>
  due_at: Date
  half_at: Made<Date>
  clock: 'running' | 'paused'
  used_minutes: number
  target_minutes: number
  waiting_since: Date
  snoozed_until: Date | null
  promised_on: string | null
  version: Generated<string>
}

export type WorkActName = 'taken' | 'released' | 'assigned' | 'snoozed' | 'due' | 'priority' | 'done'

interface WorkActs {
  id: GeneratedAlways<string>
  kind: WorkKind
  subject_id: string
  customer_id: string | null
  act: WorkActName
  staff_id: string
  owner: string | null
  until: ColumnType<Date | null, string | null | undefined, never>
  priority: number | null
  reason: Made<string>
  request_id: string
  recorded_at: MadeAt
}

interface WorkOutcomes {
  id: GeneratedAlways<string>
  application_id: string
  stage_id: string
  started_at: Date
  ended_at: Date
  target_minutes: number | null
  used_minutes: number
  met: boolean | null
  waited: JSONColumnType<Record<string, number>>
  calendar_version: string
  recorded_at: MadeAt
}

interface StaleSubjects {
  transaction: Generated<string>
  kind: 'application' | 'ticket' | 'consultation' | 'message'
  subject_id: string
  marked_at: MadeAt
}

interface SearchWords {
  word: string
  kind: string
  id: string
}

interface SavedViews {
  id: string
  staff_id: string
  name: string
  filter: JSONColumnType<WorkFilter>
  sort: WorkSort
  columns: WorkColumn[] | null
  audience: 'own' | 'team' | 'everybody'
  team_id: number | null
  version: Generated<number>
  created_at: MadeAt
}

interface StaffPresence {
  page_id: string
  staff_id: string
  subject_id: string
  writes: boolean
  seen_at: MadeAt
}

/** The desk's queue: projections, and what staff do with a piece of work; see 049-desk-projection.sql. */
export interface WorkTables {
  calendar_days: CalendarDays
  application_states: ApplicationStates
  work_items: WorkItems
  work_acts: WorkActs
  work_outcomes: WorkOutcomes
  stale_subjects: StaleSubjects
  search_words: SearchWords
  saved_views: SavedViews
  staff_presence: StaffPresence
}
