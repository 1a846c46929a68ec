import type { WorkItem } from '@sanad/contracts/staff'
import { textIn, urgencyOf, type WorkKind } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { type DefinitionOf, readDefinitions, type VersionRef, versionsIn } from '../../case/definitions.ts'
import { calendarVersion, readCalendarOf } from '../../help/calendar-days.ts'

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
  readonly service_version: number | null
  readonly stage_id: string | null
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

/** The items that `page` selects, as columns of `work_items w` in its own order (`place`). */
export async function readWorkItems(
  db: Db,
  page: RawBuilder<unknown>,
  language: Language,
): Promise<WorkItem[]> {
  const { items } = await readWorkPage(db, { page, language, also: sql`null` })
  return items
}

interface Asked<Also> {
  readonly page: RawBuilder<unknown>
  readonly language: Language
  /** A value over `page w`, read with it. */
  readonly also: RawBuilder<Also>
}

interface Read<Also> {
  readonly rows: readonly Row[]
  readonly versions: VersionRef[]
  readonly calendar: number
  readonly now: Date
  readonly also: Also
}

/**
 * … with one value more, in one statement: the page is cut before anything is joined to it. What a row needs one value
 * of is a sub-select: each table in the join makes planning longer, and small ones would be read whole.
 */
export async function readWorkPage<Also>(
  db: Db,
  { page, language, also }: Asked<Also>,
): Promise<{ items: WorkItem[]; also: Also }> {
  const { rows } = await sql<Read<Also>>`
    with page as (${page}), filled as (
      select p.place, p.id, p.version::int, p.kind, p.subject_id, p.application_id, a.track_id, p.customer_id,
        c.name_of_person, right(c.mobile, 4) as mobile_end, c.message_language,
        (select b.name_of_firm from businesses b where b.id = a.business_id) as name_of_firm,
        p.service_slug, a.service_version, p.stage_id,
        (select s.documents_to_check from application_states s where s.application_id = p.application_id)
          as documents_to_check,
        (select t.subject from tickets t where p.kind = 'ticket' and t.id = p.subject_id) as ticket_subject,
        nullif(p.due_at, 'infinity') as due_at, p.half_at <= now() as half_over, p.target_minutes, p.waiting_since,
        p.snoozed_until, p.priority, p.team, p.owner,
        (select o.name from staff_members o where o.id = p.owner) as owner_name
      from page p
      left join customers c on c.id = p.customer_id
      left join applications a on a.id = p.application_id
    )
    select now() as now, ${calendarVersion} as calendar, ${versionsIn('filled')} as versions,
      (select coalesce(json_agg(f order by f.place), '[]') from filled f) as rows, (${also}) as also
  `.execute(db)
  const [read] = rows
  if (!read) throw new Error('The database returned no row')
  const [calendar, definitionOf] = await Promise.all([
    readCalendarOf(db, read.calendar),
    readDefinitions(db, read.versions),
  ])
  const now = read.now.toISOString()
  const items = read.rows.map((row) => {
    const dueAt = row.due_at && toInstant(row.due_at)
    const urgency = urgencyOf(calendar, { dueAt, targetMinutes: row.target_minutes }, now)
    return { ...toView(row, definitionOf, language), due_at: dueAt, urgency }
  })
  return { items, also: read.also }
}

function toView(
  row: Row,
  definitionOf: DefinitionOf,
  language: Language,
): Omit<WorkItem, 'due_at' | 'urgency'> {
  const { service_slug: slug, service_version: version, stage_id: stageId } = row
  const definition =
    slug && version !== null ? definitionOf({ service_slug: slug, service_version: version }) : undefined
  const stage = definition?.timeline.find(({ id }) => id === stageId)
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
    service: slug ? { id: slug, title: definition ? textIn(definition.title, language) : slug } : null,
    stage: stageId ? { id: stageId, title: stage ? textIn(stage.title, language) : stageId } : null,
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
