import { type ConsultationAct, consultationRules, type Instant } from '@sanad/domain'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

export interface OwnConsultation {
  readonly consultationId: string
  readonly customerId: string
}

export interface LockedConsultation {
  readonly id: string
  readonly customerId: string
  readonly mode: 'phone' | 'video'
  readonly acts: readonly ConsultationAct[]
}

/** Pessimistic lock per customer: serialises bookings, so that the counted limit cannot be exceeded by a race. */
export async function lockCustomer(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The customer's own consultation under a row lock; somebody else's is not found. */
export async function lockOwnConsultation(
  db: Db,
  { consultationId, customerId }: OwnConsultation,
): Promise<LockedConsultation> {
  const consultation = await lockConsultation(db, consultationId)
  if (consultation.customerId !== customerId) throw new AppError('not_found')
  return consultation
}

/** Acts are appended under the consultation's row lock, so that their order is total. */
export async function lockConsultation(db: Db, consultationId: string): Promise<LockedConsultation> {
  const found = await db
    .selectFrom('consultations')
    .select(['id', 'customer_id', 'mode'])
    .where('id', '=', consultationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { id, customer_id, mode } = orThrow(found, 'not_found')
  const acts = await db
    .selectFrom('consultation_acts')
    .select(['kind', 'starts_at'])
    .where('consultation_id', '=', id)
    .orderBy('id')
    .execute()
  return { id, customerId: customer_id, mode, acts: acts.map(toAct) }
}

export function toAct({
  kind,
  starts_at,
}: {
  kind: ConsultationAct['kind']
  starts_at: Date | string | null
}) {
  if (kind !== 'booked' && kind !== 'rescheduled') return { kind }
  if (starts_at === null) throw new Error(`An act of kind ${kind} has no time`)
  return { kind, startsAt: new Date(starts_at).toISOString() }
}

/** Start times of the customer's upcoming consultations. */
export async function listSeatsOf(
  db: Db,
  customerId: string,
  after: Instant,
): Promise<{ consultationId: string; startsAt: Instant }[]> {
  const rows = await db
    .selectFrom('consultation_seats as seat')
    .innerJoin('consultations as c', 'c.id', 'seat.consultation_id')
    .select(['c.id', 'seat.starts_at'])
    .where('c.customer_id', '=', customerId)
    .where('seat.starts_at', '>', new Date(after))
    .execute()
  return rows.map(({ id, starts_at }) => ({ consultationId: id, startsAt: starts_at.toISOString() }))
}

/**
 * Reserves a seat of a slot, or refuses when it is full. The unique key of a seat resolves the race: an insert that
 * collides with an uncommitted one waits for that transaction to end, then tries the next seat.
 */
export async function takeSeat(db: Db, consultationId: string, startsAt: Instant): Promise<void> {
  for (let seat = 1; seat <= consultationRules.seatsPerSlot; seat++) {
    const taken = await db
      .insertInto('consultation_seats')
      .values({ starts_at: startsAt, seat, consultation_id: consultationId })
      .onConflict((conflict) => conflict.columns(['starts_at', 'seat']).doNothing())
      .returning('seat')
      .executeTakeFirst()
    if (taken) return
  }
  throw new AppError('slot_unavailable')
}

export async function releaseSeat(db: Db, consultationId: string, startsAt: Instant): Promise<void> {
  await db
    .deleteFrom('consultation_seats')
    .where('consultation_id', '=', consultationId)
    .where('starts_at', '=', new Date(startsAt))
    .execute()
}

interface Actor {
  readonly staffId?: string
  readonly expertName?: string
  readonly meetingUrl?: string | null
}

/** Appends an act of the customer or, with `staffId`, of the service centre. */
export async function recordAct(
  db: Db,
  consultationId: string,
  act: ConsultationAct,
  { staffId, expertName, meetingUrl }: Actor = {},
): Promise<void> {
  await db
    .insertInto('consultation_acts')
    .values({
      consultation_id: consultationId,
      kind: act.kind,
      ...('startsAt' in act ? { starts_at: act.startsAt } : {}),
      actor_kind: staffId ? 'staff' : 'customer',
      staff_id: staffId ?? null,
      expert_name: expertName ?? null,
      meeting_url: meetingUrl ?? null,
    })
    .execute()
}
