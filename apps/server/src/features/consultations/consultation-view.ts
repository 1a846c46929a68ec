import type { Consultation } from '@sanad/contracts'
import {
  type ConsultationAct,
  changeableUntil,
  consultationState,
  endOfSlot,
  type Instant,
  isConsultationActionAllowed,
  type LocalText,
  textIn,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Language } from '../../platform/http/language.ts'
import { toAct } from './consultation-queries.ts'

/** Columns of `consultations c` for lists and answers. */
export const consultationColumns = sql`
  c.id, c.topic, c.mode, c.note, c.created_at, clock_timestamp() as now,
  (select json_agg(json_build_object('kind', act.kind, 'starts_at', act.starts_at,
            'is_missed', act.is_missed, 'expert_id', act.expert_id, 'expert_name', act.expert_name,
            'meeting_url', act.meeting_url, 'reason', act.reason) order by act.id)
     from consultation_acts act where act.consultation_id = c.id) as acts,
  (select json_build_object('id', a.id, 'track_id', a.track_id, 'title', v.definition -> 'title')
     from applications a
     join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.id = c.application_id and a.deleted_at is null) as application`

export interface ConsultationRow {
  readonly id: string
  readonly topic: Consultation['topic']
  readonly mode: Consultation['mode']
  readonly note: string
  readonly created_at: Date
  readonly now: Date
  readonly acts: readonly ActRow[]
  readonly application: { id: string; track_id: string; title: LocalText } | null
}

interface ActRow {
  readonly kind: Exclude<ConsultationAct['kind'], 'missed'>
  readonly starts_at: string | null
  readonly is_missed: boolean
  readonly expert_id: string | null
  readonly expert_name: string | null
  readonly meeting_url: string | null
  readonly reason: LocalText | null
}

export function toConsultation(row: ConsultationRow, language: Language): Consultation {
  const now = row.now.toISOString()
  const { status, startsAt } = consultationState(row.acts.map(toAct), now)
  const { application } = row
  const last = findConfirmation(row.acts)
  const reason = row.acts.findLast(({ kind }) => kind === 'cancelled')?.reason
  return {
    id: row.id,
    topic: row.topic,
    mode: row.mode,
    note: row.note,
    starts_at: startsAt,
    ends_at: endOfSlot(startsAt),
    status,
    changeable_until: untilWhen({ status, startsAt }, now),
    application: application && { ...application, title: textIn(application.title, language) },
    expert_name: last?.expert_name ?? null,
    meeting_url: last?.meeting_url ?? null,
    cancel_reason: reason ? textIn(reason, language) : null,
    created_at: row.created_at.toISOString(),
  }
}

function untilWhen(state: ReturnType<typeof consultationState>, now: Instant): Instant | null {
  return isConsultationActionAllowed('cancel', state, now) ? changeableUntil(state.startsAt) : null
}

/** Expert and place of the current time: rescheduling invalidates a confirmation. */
export function findConfirmation(acts: readonly ActRow[]): ActRow | undefined {
  return acts.findLast(({ kind }) => kind === 'confirmed' || kind === 'rescheduled')
}
