import {
  addWorkingMinutes,
  type CalendarEntry,
  minutesOf,
  ticketStatus,
  type WorkingCalendar,
  type WorkKind,
  workingCalendar,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { uuidList } from '../../../platform/uuid-list.ts'
import { currentCalendarDays } from '../../help/calendar-days.ts'
import { type ProjectedItem, toItem } from './projection.ts'

export type OtherKind = Extract<WorkKind, 'ticket' | 'consultation' | 'message'>

export interface OtherSubject {
  readonly kind: OtherKind
  readonly id: string
}

interface Row {
  readonly kind: OtherKind
  readonly id: string
  readonly customer_id: string
  readonly application_id: string | null
  readonly service_slug: string | null
  readonly state_id: number | null
  readonly since: string
  /** When it begins: no later can it be confirmed. */
  readonly begins_at: string | null
  readonly last_kind: 'message' | 'closing' | null
  readonly last_author: 'customer' | 'staff' | null
}

/** Tickets that wait for an answer, consultations for a confirmation, and messages that reached nobody. */
export async function projectOthers(db: Db, subjects: readonly OtherSubject[]): Promise<ProjectedItem[]> {
  if (subjects.length === 0) return []
  const of = (kind: OtherKind) => subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)
  const { rows } = await sql<{ rows: readonly Row[]; days: readonly CalendarEntry[] }>`
    with waiting as (
      ${waitingTickets(of('ticket'))}
      union all ${waitingConsultations(of('consultation'))}
      union all ${unsentMessages(of('message'))}
    )
    select ${currentCalendarDays} as days,
      (select coalesce(json_agg(json_build_object(
          'kind', w.kind, 'id', w.id, 'customer_id', w.customer_id, 'application_id', a.id,
          'service_slug', a.service_slug, 'state_id', a.state_id, 'since', w.since,
          'begins_at', w.begins_at, 'last_kind', w.last_kind, 'last_author', w.last_author)), '[]')
        from waiting w left join applications a on a.id = w.application_id) as rows
  `.execute(db)
  const [read] = rows
  if (!read) throw new Error('The database returned no row')
  const calendar = workingCalendar('centre', read.days)
  return read.rows.filter(isOpen).map((row) => toOtherItem(row, calendar))
}

function isOpen({ last_kind: kind, last_author: author }: Row): boolean {
  return kind === null || author === null || ticketStatus({ kind, author }) === 'open'
}

function toOtherItem(row: Row, calendar: WorkingCalendar): ProjectedItem {
  const waitingSince = toInstant(row.since)
  const targetMinutes = minutesOf(row.kind)
  const target = addWorkingMinutes(calendar, waitingSince, targetMinutes)
  const beginsAt = row.begins_at && toInstant(row.begins_at)
  const piece = {
    kind: row.kind,
    subjectId: row.id,
    stageId: null,
    waitingSince,
    dueAt: beginsAt && beginsAt < target ? beginsAt : target,
    usedMinutes: 0,
    targetMinutes,
    appearsAt: null,
  }
  const about = {
    applicationId: row.application_id,
    customerId: row.customer_id,
    serviceSlug: row.service_slug,
    stateId: row.state_id,
  }
  return toItem(piece, about, calendar)
}

/** Since the first message that nobody has answered. */
function waitingTickets(ids: readonly string[]) {
  return sql`
    select 'ticket' as kind, t.id, t.customer_id, t.application_id, last.kind as last_kind,
      last.author_kind as last_author,
      (select min(e.recorded_at) from ticket_entries e
        where e.ticket_id = t.id and e.position > coalesce((
          select max(r.position) from ticket_entries r
          where r.ticket_id = t.id and (r.kind = 'closing' or r.author_kind = 'staff')), 0)) as since,
      null::timestamptz as begins_at
    from tickets t
    cross join lateral (select kind, author_kind from ticket_entries
                         where ticket_id = t.id order by position desc limit 1) last
    where t.id = any(${uuidList(ids)})`
}

/** Booked or moved and not confirmed, as long as its time has not passed. */
function waitingConsultations(ids: readonly string[]) {
  return sql`
    select 'consultation', c.id, c.customer_id, c.application_id, null, null, last.recorded_at, c.starts_at
    from consultations c
    cross join lateral (select kind, recorded_at from consultation_acts
                         where consultation_id = c.id order by id desc limit 1) last
    where c.id = any(${uuidList(ids)}) and last.kind in ('booked', 'rescheduled') and c.starts_at > now()`
}

/**
 * A notice that was given up on every channel, as its first message: those of one notice have the same moment and
 * template. A code that did not arrive is asked for again.
 */
function unsentMessages(ids: readonly string[]) {
  return sql`
    select 'message', m.id, m.customer_id, null::uuid, null, null, m.given_up_at, null
    from (select distinct (select o.id from messages o
                            where o.customer_id = g.customer_id and o.created_at = g.created_at
                              and o.template = g.template order by o.id limit 1) as id
            from messages g where g.id = any(${uuidList(ids)})) first
    join messages m using (id)
    where m.given_up_at is not null and m.template not like 'otp%'
      and not exists (
        select from messages o
        where o.customer_id = m.customer_id and o.created_at = m.created_at and o.template = m.template
          and o.given_up_at is null)
      and not exists (select from work_acts w
                       where w.subject_id = m.id and w.kind = 'message' and w.act = 'done')`
}
