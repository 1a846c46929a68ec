import { type CalendarEntry, type WorkingCalendar, workingCalendar } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** The rows of the calendars that hold: those that no later one has replaced or taken back, as `CalendarEntry`s. */
export const currentCalendarDays: RawBuilder<readonly CalendarEntry[]> = sql`
  (select coalesce(json_agg(json_build_object(
            'calendar', c.calendar, 'day', c.day, 'kind', c.kind, 'opens', c.opens, 'closes', c.closes)), '[]')
     from calendar_days c
    where c.kind <> 'usual' and not exists (select from calendar_days later where later.replaces = c.id))`

/** The holidays, half days and extra openings of the centre. */
export async function listCentreEntries(db: Db): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<{ days: CalendarEntry[] }>`select ${currentCalendarDays} as days`.execute(db)
  return (rows[0]?.days ?? []).filter(({ calendar }) => calendar === 'centre')
}

/** The hours of the centre, with its holidays and half days. */
export async function readCentreCalendar(db: Db): Promise<WorkingCalendar> {
  return workingCalendar('centre', await listCentreEntries(db))
}
