import { setImmediate } from 'node:timers/promises'
import type { CalendarEffect } from '@sanad/contracts/staff'
import {
  addDays,
  type CalendarEntry,
  consultationRules,
  dueAfterChange,
  type Instant,
  indianDayOf,
  instantInIndia,
  isBookableSlot,
  listSlotsOf,
  type WorkingCalendar,
  type WorkKind,
  workingCalendar,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { readNow } from '../../../platform/read-now.ts'
import { listCentreEntries } from '../../help/calendar-days.ts'

/** A day as it would be; `usual`: what is recorded for it is taken back. */
export interface ChangedDay {
  readonly day: string
  readonly kind: CalendarEntry['kind'] | 'usual'
  readonly opens: number | null
  readonly closes: number | null
}

interface Change {
  readonly day: string
  readonly now: Instant
  readonly before: WorkingCalendar
  readonly after: WorkingCalendar
}

const EXAMPLES = 10
/** Reckoned in a few milliseconds. */
const AT_ONCE = 500

/** What moves once a day of the centre's calendar is changed. Nothing is recorded. */
export async function readCalendarEffect(db: Db, changed: ChangedDay): Promise<CalendarEffect> {
  const entries = await listCentreEntries(db)
  const others = entries.filter(({ day }) => day !== changed.day)
  const { kind } = changed
  const change = {
    day: changed.day,
    now: await readNow(db),
    before: workingCalendar('centre', entries),
    after: workingCalendar(
      'centre',
      kind === 'usual' ? others : [...others, { ...changed, calendar: 'centre', kind }],
    ),
  }
  return {
    ...(await readMovedWork(db, change)),
    consultations: await listHomelessConsultations(db, change),
    slots_closed: countSlots(change.before, change) - countSlots(change.after, change),
  }
}

interface Row {
  readonly kind: WorkKind
  readonly track_id: string | null
  readonly waiting_since: string
  readonly due_at: string
  readonly promised_on: string | null
}

type Moved = CalendarEffect['work']['examples'][number] & Pick<Row, 'promised_on'>

/** What runs and is due on the day or after it. A due time that a member has set stays. */
async function readMovedWork(db: Db, { day, now, before, after }: Change) {
  const from = instantInIndia(day, 0)
  const { rows } = await sql<Row>`
    select w.kind, s.track_id, w.waiting_since::text as waiting_since, w.due_at::text as due_at,
      (select p.promised_on::text from promise_acts p
        where w.kind = 'stage' and p.application_id = w.application_id and p.stage_id = w.stage_id
        order by p.id desc limit 1) as promised_on
    from work_items w left join application_states s on s.application_id = w.application_id
    where w.due_at >= ${from}::timestamptz and w.due_at < 'infinity'
      and not exists (select from work_acts a where a.subject_id = w.subject_id and a.kind = w.kind
                        and a.act = 'due' and a.recorded_at >= w.waiting_since)
    order by w.due_at, w.id`.execute(db)
  const moved: Moved[] = []
  for (const [index, { kind, track_id, promised_on, ...row }] of rows.entries()) {
    // Of tens of thousands: who else asks this process something waits for a few of them, not for all.
    if (index % AT_ONCE === 0) await setImmediate()
    const dueAt = toInstant(row.due_at)
    const to = dueAfterChange({ since: toInstant(row.waiting_since), dueAt }, { before, after, from })
    if (to !== dueAt) moved.push({ kind, track_id, from: dueAt, to, promised_on })
  }
  const isBroken = (at: Instant, promised: string | null) => promised !== null && indianDayOf(at) > promised
  return {
    work: {
      later: moved.filter((one) => one.to > one.from).length,
      earlier: moved.filter((one) => one.to < one.from).length,
      late: moved.filter((one) => one.from > now && one.to <= now).length,
      examples: moved.slice(0, EXAMPLES).map(({ promised_on: _, ...example }) => example),
    },
    promises: moved.filter((one) => !isBroken(one.from, one.promised_on) && isBroken(one.to, one.promised_on))
      .length,
  }
}

async function listHomelessConsultations(db: Db, { day, now, before, after }: Change): Promise<Instant[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select c.starts_at from consultations c
    where c.starts_at >= ${instantInIndia(day, 0)}::timestamptz and c.starts_at > ${now}::timestamptz
      and c.starts_at < ${instantInIndia(addDays(day, 1), 0)}::timestamptz
      and (select a.kind from consultation_acts a where a.consultation_id = c.id order by a.id desc limit 1)
        in ('booked', 'rescheduled', 'confirmed')
    order by c.starts_at`.execute(db)
  const [held, left] = [new Set(listSlotsOf(day, before)), new Set(listSlotsOf(day, after))]
  return rows
    .map(({ starts_at }) => starts_at.toISOString())
    .filter((slot) => held.has(slot) && !left.has(slot))
}

/** Of a day that customers can book already. */
function countSlots(centre: WorkingCalendar, { day, now }: Change): number {
  if (day > addDays(indianDayOf(now), consultationRules.daysAhead)) return 0
  return listSlotsOf(day, centre).filter((slot) => isBookableSlot(slot, { now, centre })).length
}
