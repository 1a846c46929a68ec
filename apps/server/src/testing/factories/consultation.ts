import { randomUUID } from 'node:crypto'
import {
  type Instant,
  indianDayOf,
  isBookableSlot,
  listBookableDays,
  listSlotsOf,
  workingCalendar,
} from '@sanad/domain'
import type { bookConsultation } from '../../features/consultations/book-consultation.ts'
import { recordAct, takeSeat } from '../../features/consultations/consultation-queries.ts'
import type { Services } from '../../platform/services.ts'

type Body = Parameters<typeof bookConsultation>[2]

/** A bookable slot; another number, another slot. The last days, so that no test's clock runs into two hours. */
export function bookableSlot(number = 0): Instant {
  const now = new Date().toISOString()
  const centre = centreOf(now)
  const slots = listBookableDays(now, centre)
    .flatMap((day) => listSlotsOf(day, centre))
    .filter((slot) => isBookableSlot(slot, { now, centre }))
  const slot = slots.at(-1 - number)
  if (!slot) throw new Error(`There is no bookable slot ${number}`)
  return slot
}

/** The centre with the national holidays that every database has, of this year and the next. */
function centreOf(now: Instant) {
  const year = Number(indianDayOf(now).slice(0, 4))
  const days = [year, year + 1].flatMap((one) => [`${one}-01-26`, `${one}-08-15`, `${one}-10-02`])
  const closed = { calendar: 'centre', kind: 'closed', opens: null, closes: null } as const
  return workingCalendar(
    'centre',
    days.map((day) => ({ ...closed, day })),
  )
}

/** A booking as its form sends it. */
export function bookingBody(fields: Partial<Body> = {}): Body {
  return {
    topic: 'gst',
    mode: 'phone',
    starts_at: bookableSlot(),
    note: 'Which return do I file first?',
    request_id: randomUUID(),
    ...fields,
  }
}

/** A requested consultation at any time, written past the API. */
export async function createConsultation(
  { db }: Pick<Services, 'db'>,
  { customerId, startsAt, mode = 'phone' }: { customerId: string; startsAt: Instant; mode?: Body['mode'] },
): Promise<{ consultationId: string }> {
  const { id } = await db
    .insertInto('consultations')
    .values({
      customer_id: customerId,
      request_id: randomUUID(),
      topic: 'gst',
      mode,
      starts_at: startsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await takeSeat(db, id, startsAt)
  await recordAct(db, id, { kind: 'booked', startsAt })
  return { consultationId: id }
}
