import type { ConsultationDay } from '@sanad/contracts'
import { consultationRules, isBookableSlot, listBookableDays, listSlotsOf } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { readNow } from '../../platform/read-now.ts'
import { readCentreCalendar } from '../help/calendar-days.ts'
import { listSeatsOf } from './consultation-queries.ts'

interface Range {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Slots of the bookable days within a range, with their availability to this customer. */
export async function listSlots(db: Db, customerId: string, { from, to }: Range): Promise<ConsultationDay[]> {
  const now = await readNow(db)
  const centre = await readCentreCalendar(db)
  const days = listBookableDays(now, centre).filter((day) => (!from || day >= from) && (!to || day <= to))
  const full = await listFullSlots(db, now)
  const mine = new Set((await listSeatsOf(db, customerId, now)).map(({ startsAt }) => startsAt))
  return days.map((date) => ({
    date,
    slots: listSlotsOf(date, centre)
      .filter((slot) => isBookableSlot(slot, { now, centre }))
      .map((slot) => ({
        starts_at: slot,
        available: !full.has(slot) && !mine.has(slot),
        mine: mine.has(slot),
      })),
  }))
}

async function listFullSlots(db: Db, after: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('consultation_seats')
    .select('starts_at')
    .where('starts_at', '>', new Date(after))
    .groupBy('starts_at')
    .having(({ fn }) => fn.countAll(), '>=', consultationRules.seatsPerSlot)
    .execute()
  return new Set(rows.map(({ starts_at }) => starts_at.toISOString()))
}
