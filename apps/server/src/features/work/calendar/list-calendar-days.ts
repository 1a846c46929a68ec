import type { CalendarDayRecord } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** The centre's days of a year that are not as usual, in their order. */
export async function listCalendarDays(db: Db, year: number): Promise<CalendarDayRecord[]> {
  const { rows } = await sql<Omit<CalendarDayRecord, 'recorded_at'> & { recorded_at: Date }>`
    select c.day::text as day, c.kind, c.opens, c.closes, c.name, c.source, c.recorded_at, m.name as recorded_by
    from calendar_days c left join staff_members m on m.id = c.recorded_by
    where c.calendar = 'centre' and c.kind <> 'usual'
      and c.day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
      and not exists (select from calendar_days later where later.replaces = c.id)
    order by c.day, c.opens`.execute(db)
  return rows.map((row) => ({ ...row, recorded_at: row.recorded_at.toISOString() }))
}
