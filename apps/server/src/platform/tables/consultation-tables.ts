import type { ConsultationMode, ConsultationTopic } from '@sanad/contracts'
import type { ConsultationAct, LocalText } from '@sanad/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

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
  id: GeneratedAlways<string>
  consultation_id: string
  kind: Exclude<ConsultationAct['kind'], 'missed'>
  starts_at: ColumnType<Date | null, string | undefined, never>
  actor_kind: 'customer' | 'staff'
  staff_id: string | null
  expert_name: string | null
  meeting_url: string | null
  expert_id: string | null
  reason: ColumnType<LocalText | null, string | null | undefined, never>
  is_missed: Made<boolean>
  recorded_at: MadeAt
}

interface ConsultationSeats {
  starts_at: ColumnType<Date, string, never>
  seat: number
  consultation_id: string
  expert_id: string | null
}

/** Expert consultations; see 006-consultations-compliance.sql. */
export interface ConsultationTables {
  consultations: Consultations
  consultation_acts: ConsultationActs
  consultation_seats: ConsultationSeats
}
