import type { CalendarEntry } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'

/** The rows of the calendars that hold: those that no later one has replaced or taken back, as `CalendarEntry`s. */
export const currentCalendarDays: RawBuilder<readonly CalendarEntry[]> = sql`
  (select coalesce(json_agg(json_build_object(
            'calendar', c.calendar, 'day', c.day, 'kind', c.kind, 'opens', c.opens, 'closes', c.closes)), '[]')
     from calendar_days c
    where c.kind <> 'usual' and not exists (select from calendar_days later where later.replaces = c.id))`
