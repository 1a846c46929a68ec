import { type CalendarEntry, type WorkingCalendar, workingCalendar } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** The rows of the calendars that hold: those that no later one has replaced or taken back, as `CalendarEntry`s. */
export const currentCalendarDays: RawBuilder<readonly CalendarEntry[]> = sql`
  (select coalesce(json_agg(json_build_object(
            'calendar', c.calendar, 'day', c.day, 'kind', c.kind, 'opens', c.opens, 'closes', c.closes)), '[]')
     from calendar_days c
    where c.kind <> 'usual' and not exists (select from calendar_days later where later.replaces = c.id))`

/** Rows are only ever added, so that their number names what holds. */
export const calendarVersion: RawBuilder<number> = sql`(select count(*)::int from calendar_days)`

/** The calendar that each database was last read to have: it changes a few times a year, and is in every timeline. */
const known = new WeakMap<Db, { readonly version: number; readonly calendar: WorkingCalendar }>()

/** The centre's calendar at least as late as `version`, by `calendarVersion`. */
export async function readCalendarOf(db: Db, version: number): Promise<WorkingCalendar> {
  const last = known.get(db)
  if (last?.version === version) return last.calendar
  const calendar = await readCentreCalendar(db)
  known.set(db, { version, calendar })
  return calendar
}

/** The holidays, half days and extra openings of the centre. */
export async function listCentreEntries(db: Db): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<{ days: CalendarEntry[] }>`select ${currentCalendarDays} as days`.execute(db)
  return (rows[0]?.days ?? []).filter(({ calendar }) => calendar === 'centre')
}

/** The hours of the centre, with its holidays and half days. */
export async function readCentreCalendar(db: Db): Promise<WorkingCalendar> {
  return workingCalendar('centre', await listCentreEntries(db))
}
