import type { readCentreDays, SuccessOf } from '@sanad/contracts'
import type { CalendarEntry } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { currentCalendarDays } from './calendar-days.ts'

/** The centre's holidays, half days and extra openings from yesterday on, as far ahead as `processingOf` may look. */
export async function listCentreDays(db: Db): Promise<SuccessOf<typeof readCentreDays>['data']> {
  const { rows } = await sql<CalendarEntry>`
    select day, kind, opens, closes
    from json_to_recordset(${currentCalendarDays})
      as c(calendar text, day text, kind text, opens integer, closes integer)
    where calendar = 'centre' and day::date between current_date - 1 and current_date + 60
    order by day, opens
  `.execute(db)
  return rows.map(({ day, kind, opens, closes }) => ({ day, kind, opens, closes }))
}
