import type { ConsultationDesk, DeskConsultation } from '@sanad/contracts/staff'
import {
  addDays,
  type CalendarDay,
  consultationState,
  type ExpertAbsence,
  type Instant,
  indianDayOf,
  instantInIndia,
  isBookableSlot,
  type LocalText,
  listAwayAt,
  listConsultationDeskActs,
  listSlotsOf,
  seatsAt,
  textIn,
  type WorkingCalendar,
} from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readNow } from '../../../platform/read-now.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { readCentreCalendar } from '../../help/calendar-days.ts'
import { listExpertAbsences, listExperts } from '../consultation-experts.ts'
import { toAct } from '../consultation-queries.ts'
import {
  type ConsultationRow,
  consultationColumns,
  findConfirmation,
  toConsultation,
} from '../consultation-view.ts'

const MAX_DAYS = 35

interface Range {
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** The member to whose own work the list is narrowed. */
  readonly narrowedTo: string | undefined
  readonly language: Language
}

interface Around {
  readonly now: Instant
  readonly centre: WorkingCalendar
  readonly absences: readonly ExpertAbsence[]
}

/** The consultations of some days with all slots: who sits where, who is away, and what is closed. */
export async function listDeskConsultations(
  db: Db,
  { from, to, narrowedTo, language }: Range,
): Promise<ConsultationDesk> {
  const days = listDays(from, to)
  const span = { from: instantInIndia(from, 0), to: instantInIndia(addDays(to, 1), 0) }
  const now = await readNow(db)
  const centre = await readCentreCalendar(db)
  const experts = await listExperts(db)
  const absences = await listExpertAbsences(db, span)
  const seats = await listSeats(db, span)
  const names = await readDayNames(db, { from, to })
  const around = { now, centre, absences }
  const slotOf = (starts_at: Instant) => {
    const held = seats.filter((seat) => seat.starts_at === starts_at)
    const capacity = seatsAt(starts_at, { experts: experts.length, absences })
    const away = listAwayAt(starts_at, absences)
    return {
      starts_at,
      seats: capacity,
      taken: held.length,
      is_open: held.length < capacity && isBookableSlot(starts_at, { now, centre, leadMinutes: 0 }),
      not_free: experts.flatMap(({ id }) =>
        away.has(id) || held.some((seat) => seat.expert_id === id) ? id : [],
      ),
    }
  }
  return {
    days: days.map((date) => {
      const name = names.get(date)
      return {
        date,
        name: name ? textIn(name, language) : null,
        slots: listSlotsOf(date, centre).map(slotOf),
      }
    }),
    consultations: (await listRows(db, { ...span, narrowedTo })).map((row) => toDesk(row, around, language)),
    experts,
  }
}

function listDays(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === MAX_DAYS) throw new AppError('invalid_request', { message: 'At most 35 days.' })
    days.push(day)
  }
  return days
}

async function listSeats(db: Db, { from, to }: { from: Instant; to: Instant }) {
  const rows = await db
    .selectFrom('consultation_seats')
    .select(['starts_at', 'expert_id'])
    .where('starts_at', '>=', new Date(from))
    .where('starts_at', '<', new Date(to))
    .execute()
  return rows.map(({ starts_at, expert_id }) => ({ starts_at: starts_at.toISOString(), expert_id }))
}

/** What the days are called on which the centre is not open as usual. */
async function readDayNames(db: Db, { from, to }: { from: CalendarDay; to: CalendarDay }) {
  const { rows } = await sql<{ day: string; name: LocalText }>`
    select c.day::text as day, c.name from calendar_days c
    where c.calendar = 'centre' and c.kind <> 'usual' and c.day between ${from}::date and ${to}::date
      and not exists (select from calendar_days later where later.replaces = c.id)`.execute(db)
  return new Map(rows.map(({ day, name }) => [day, name]))
}

type Row = ConsultationRow & {
  readonly customer: DeskConsultation['customer']
  readonly work_id: string | null
}

async function listRows(
  db: Db,
  { from, to, narrowedTo }: { from: Instant; to: Instant; narrowedTo: string | undefined },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${consultationColumns}, w.id as work_id,
      json_build_object('id', k.id, 'name_of_person', k.name_of_person, 'mobile', coalesce(k.mobile, ''),
                        'language', k.message_language) as customer
    from consultations c join customers k on k.id = c.customer_id
    left join applications a on a.id = c.application_id
    left join work_items w on w.kind = 'consultation' and w.subject_id = c.id
    where c.starts_at >= ${from}::timestamptz and c.starts_at < ${to}::timestamptz
      ${narrowedTo ? sql`and ${isOwnApplication({ id: sql`a.id`, slug: sql`a.service_slug` }, narrowedTo)}` : sql``}
    order by c.starts_at, c.id`.execute(db)
  return rows
}

function toDesk(row: Row, around: Around, language: Language): DeskConsultation {
  const { changeable_until: _, cancel_reason: __, ...shown } = toConsultation(row, language)
  const expertId = findConfirmation(row.acts)?.expert_id ?? null
  return {
    ...shown,
    customer: row.customer,
    expert_id: expertId,
    allowed_acts: [...listConsultationDeskActs(row.acts.map(toAct), around.now)],
    trouble: troubleOf(row, expertId, around),
    work_id: row.work_id === null ? null : Number(row.work_id),
  }
}

/** A holiday or an absence that was recorded after it was booked: it is to be moved, cancelled or given to another. */
function troubleOf(
  { acts }: Row,
  expertId: string | null,
  { now, centre, absences }: Around,
): DeskConsultation['trouble'] {
  const { status, startsAt } = consultationState(acts.map(toAct), now)
  if (status !== 'requested' && status !== 'confirmed') return null
  if (!listSlotsOf(indianDayOf(startsAt), centre).includes(startsAt)) return 'centre_closed'
  return expertId !== null && listAwayAt(startsAt, absences).has(expertId) ? 'expert_away' : null
}
