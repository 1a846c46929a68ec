import { randomUUID } from 'node:crypto'
import { type Instant, isBookableSlot, listBookableDays, listSlotsOf } from '@sanad/domain'
import type { bookConsultation } from '../../features/consultations/book-consultation.ts'
import { recordAct, takeSeat } from '../../features/consultations/consultation-queries.ts'
import type { Services } from '../../platform/services.ts'

type Body = Parameters<typeof bookConsultation>[2]

/** A bookable slot; another number, another slot. The last days, so that no test's clock runs into two hours. */
export function bookableSlot(number = 0): Instant {
  const now = new Date().toISOString()
  const slots = listBookableDays(now)
    .flatMap(listSlotsOf)
    .filter((slot) => isBookableSlot(slot, now))
  const slot = slots.at(-1 - number)
  if (!slot) throw new Error(`There is no bookable slot ${number}`)
  return slot
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
