import type { ConsultationDay } from '@sanad/contracts'
import {
  addDays,
  consultationRules,
  type Instant,
  indianDayOf,
  instantInIndia,
  isBookableSlot,
  listBookableDays,
  listSlotsOf,
  seatsAt,
} from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { readNow } from '../../platform/read-now.ts'
import { readCentreCalendar } from '../help/calendar-days.ts'
import { listExpertAbsences, listExperts } from './consultation-experts.ts'
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
  const taken = await countTaken(db, now)
  const end = instantInIndia(addDays(indianDayOf(now), consultationRules.daysAhead + 1), 0)
  const absences = await listExpertAbsences(db, { from: now, to: end })
  const experts = absences.length === 0 ? 0 : (await listExperts(db)).length
  const mine = new Set((await listSeatsOf(db, customerId, now)).map(({ startsAt }) => startsAt))
  return days.map((date) => ({
    date,
    slots: listSlotsOf(date, centre)
      .filter((slot) => isBookableSlot(slot, { now, centre }))
      .map((slot) => ({
        starts_at: slot,
        available: (taken.get(slot) ?? 0) < seatsAt(slot, { experts, absences }) && !mine.has(slot),
        mine: mine.has(slot),
      })),
  }))
}

/** Seats that are taken, by the start of their slot. */
async function countTaken(db: Db, after: Instant): Promise<Map<Instant, number>> {
  const rows = await db
    .selectFrom('consultation_seats')
    .select(({ fn }) => ['starts_at', fn.countAll<string>().as('count')])
    .where('starts_at', '>', new Date(after))
    .groupBy('starts_at')
    .execute()
  return new Map(rows.map(({ starts_at, count }) => [starts_at.toISOString(), Number(count)]))
}
