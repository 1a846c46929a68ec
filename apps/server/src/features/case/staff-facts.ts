import type { ApplicationFacts, ServiceDefinition, StaffAct } from '@sanad/domain'
import { sql } from 'kysely'
import { toInstant } from '../../platform/postgres-time.ts'

/** Staff acts on `applications a`; part of `recordedFacts`. */
export const staffFacts = sql`
  (select coalesce(json_agg(json_build_object(
            'act', s.kind, 'stageId', s.stage_id, 'comment', s.comment, 'until', s.until_on,
            'at', s.recorded_at) order by s.id), '[]')
     from staff_acts s where s.application_id = a.id) as staff_acts,
  (select coalesce(json_agg(json_build_object(
            'id', r.item_id, 'title', r.title, 'titleHi', r.title_hi, 'at', r.recorded_at) order by r.id), '[]')
     from extra_item_requests r where r.application_id = a.id) as requested_extra`

interface RequestedExtraItem {
  readonly id: string
  readonly title: string
  readonly titleHi: string | null
  readonly at: string
}

export interface StaffFactsRow {
  readonly staff_acts: readonly {
    act: StaffAct['act']
    stageId: string | null
    comment: string
    until: string | null
    at: string
  }[]
  readonly requested_extra: readonly RequestedExtraItem[]
}

type StaffFacts = Pick<ApplicationFacts, 'staffActs' | 'requestedExtraItems'>

export function staffFactsOf(row: StaffFactsRow): StaffFacts {
  return {
    staffActs: row.staff_acts.map(toStaffAct),
    requestedExtraItems: row.requested_extra.map(({ id, at }) => ({ id, at: toInstant(at) })),
  }
}

function toStaffAct({ act, stageId, comment, until, at }: StaffFactsRow['staff_acts'][number]): StaffAct {
  const common = { comment, at: toInstant(at) }
  // A check constraint guarantees the stage of a completion.
  return act === 'complete'
    ? { ...common, act, stageId: stageId ?? '' }
    : { ...common, act, until: until ?? undefined }
}

/** The service version extended by the items that staff requested; they come last among the extra items. */
export function withRequestedItems(
  definition: ServiceDefinition,
  { requested_extra }: StaffFactsRow,
): ServiceDefinition {
  const items = requested_extra.map(({ id, title, titleHi }) => ({
    id,
    title: { en: title, hi: titleHi ?? title },
  }))
  return items.length === 0 ? definition : { ...definition, extraInfo: [...definition.extraInfo, ...items] }
}
