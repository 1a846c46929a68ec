import type { WorkItem } from '@sanad/contracts/staff'
import {
  type CalendarEntry,
  type LocalText,
  textIn,
  urgencyOf,
  type WorkKind,
  workingCalendar,
} from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { currentCalendarDays } from '../../help/calendar-days.ts'

interface Row {
  readonly id: number
  readonly version: number
  readonly kind: WorkKind
  readonly subject_id: string
  readonly application_id: string | null
  readonly track_id: string | null
  readonly customer_id: string | null
  readonly name_of_person: string | null
  readonly mobile_end: string | null
  readonly message_language: string | null
  readonly name_of_firm: string | null
  readonly service_slug: string | null
  readonly title: LocalText | null
  readonly stage_id: string | null
  readonly stage_title: LocalText | null
  readonly documents_to_check: number | null
  readonly ticket_subject: string | null
  readonly due_at: string | null
  readonly half_over: boolean
  readonly target_minutes: number
  readonly waiting_since: string
  readonly snoozed_until: string | null
  readonly priority: number
  readonly team: number
  readonly owner: string | null
  readonly owner_name: string | null
}

/**
 * The items that `page` selects, as columns of `work_items w` in its own order (`place`), in one statement: the page is
 * cut before anything is joined to it.
 */
export async function readWorkItems(
  db: Db,
  page: RawBuilder<unknown>,
  language: Language,
): Promise<WorkItem[]> {
  const { rows } = await sql<{ rows: readonly Row[]; days: readonly CalendarEntry[]; now: Date }>`
    with page as (${page}), titles as materialized (
      -- Each definition is unpacked once, not for every row.
      select v.slug, v.version, v.definition -> 'title' as title, v.definition -> 'timeline' as timeline
      from service_versions v
      where (v.slug, v.version) in (
        select a.service_slug, a.service_version from page p join applications a on a.id = p.application_id)
    ), filled as (
      select p.place, p.id, p.version::int, p.kind, p.subject_id, p.application_id, a.track_id, p.customer_id,
        c.name_of_person, right(c.mobile, 4) as mobile_end, c.message_language, b.name_of_firm, p.service_slug,
        v.title, p.stage_id,
        (select s -> 'title' from jsonb_array_elements(v.timeline) s
          where s ->> 'id' = p.stage_id) as stage_title,
        states.documents_to_check, t.subject as ticket_subject, nullif(p.due_at, 'infinity') as due_at, p.half_at <= now() as half_over, p.target_minutes, p.waiting_since,
        p.snoozed_until, p.priority, p.team, p.owner, o.name as owner_name
      from page p
      left join customers c on c.id = p.customer_id
      left join applications a on a.id = p.application_id
      left join businesses b on b.id = a.business_id
      left join titles v on v.slug = a.service_slug and v.version = a.service_version
      left join application_states states on states.application_id = p.application_id
      left join tickets t on p.kind = 'ticket' and t.id = p.subject_id
      left join staff_members o on o.id = p.owner
    )
    select now() as now, ${currentCalendarDays} as days,
      (select coalesce(json_agg(f order by f.place), '[]') from filled f) as rows
  `.execute(db)
  const [read] = rows
  if (!read) throw new Error('The database returned no row')
  const calendar = workingCalendar('centre', read.days)
  const now = read.now.toISOString()
  return read.rows.map((row) => {
    const dueAt = row.due_at && toInstant(row.due_at)
    const urgency = urgencyOf(calendar, { dueAt, targetMinutes: row.target_minutes }, now)
    return { ...toView(row, language), due_at: dueAt, urgency }
  })
}

function toView(row: Row, language: Language): Omit<WorkItem, 'due_at' | 'urgency'> {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    subject_id: row.subject_id,
    application_id: row.application_id,
    track_id: row.track_id,
    customer: row.customer_id
      ? {
          id: row.customer_id,
          name_of_person: row.name_of_person ?? '',
          mobile_end: row.mobile_end ?? '',
          language: row.message_language ?? 'en',
        }
      : null,
    name_of_firm: row.name_of_firm,
    service: row.service_slug
      ? { id: row.service_slug, title: row.title ? textIn(row.title, language) : row.service_slug }
      : null,
    stage: row.stage_id
      ? { id: row.stage_id, title: row.stage_title ? textIn(row.stage_title, language) : row.stage_id }
      : null,
    documents_to_check: row.documents_to_check ?? 0,
    ticket_subject: row.ticket_subject,
    half_over: row.half_over,
    waiting_since: toInstant(row.waiting_since),
    snoozed_until: row.snoozed_until && toInstant(row.snoozed_until),
    priority: row.priority,
    team: row.team,
    owner: row.owner ? { id: row.owner, name: row.owner_name ?? '' } : null,
  }
}
