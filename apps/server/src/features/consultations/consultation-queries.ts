import { type ConsultationAct, consultationRules, type Instant, type LocalText } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { readSeatsAt } from './consultation-experts.ts'

export interface OwnConsultation {
  readonly consultationId: string
  readonly customerId: string
}

export interface LockedConsultation {
  readonly id: string
  readonly customerId: string
  readonly applicationId: string | null
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

/** The same for staff, who name the consultation alone. */
export async function lockCustomerOf(db: Db, consultationId: string): Promise<void> {
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('consultations').select('customer_id').where('id', '=', consultationId),
    )
    .forNoKeyUpdate()
    .execute()
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
    .select(['id', 'customer_id', 'application_id', 'mode'])
    .where('id', '=', consultationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { id, customer_id, application_id, mode } = orThrow(found, 'not_found')
  const acts = await db
    .selectFrom('consultation_acts')
    .select(['kind', 'starts_at', 'is_missed'])
    .where('consultation_id', '=', id)
    .orderBy('id')
    .execute()
  return { id, customerId: customer_id, applicationId: application_id, mode, acts: acts.map(toAct) }
}

interface ActRow {
  readonly kind: Exclude<ConsultationAct['kind'], 'missed'>
  readonly starts_at: Date | string | null
  readonly is_missed: boolean
}

export function toAct({ kind, starts_at, is_missed }: ActRow): ConsultationAct {
  if (kind === 'completed' && is_missed) return { kind: 'missed' }
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
  const seats = await readSeatsAt(db, startsAt)
  if (seats < consultationRules.seatsPerSlot && (await countSeats(db, startsAt)) >= seats)
    throw new AppError('slot_unavailable')
  for (let seat = 1; seat <= consultationRules.seatsPerSlot; seat++) {
    const taken = await db
      .insertInto('consultation_seats')
      .values({ starts_at: startsAt, seat, consultation_id: consultationId, expert_id: null })
      .onConflict((conflict) => conflict.columns(['starts_at', 'seat']).doNothing())
      .returning('seat')
      .executeTakeFirst()
    if (taken) return
  }
  throw new AppError('slot_unavailable')
}

/** The key of a seat does not know how many experts are away: who books such a slot waits for the one before. */
async function countSeats(db: Db, startsAt: Instant): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consultation ${startsAt}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from consultation_seats where starts_at = ${startsAt}::timestamptz`.execute(
    db,
  )
  return rows[0]?.count ?? 0
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
  readonly expertId?: string | null
  readonly meetingUrl?: string | null
  readonly reason?: LocalText
}

/** Appends an act of the customer or, with `staffId`, of the service centre. */
export async function recordAct(
  db: Db,
  consultationId: string,
  act: ConsultationAct,
  { staffId, expertName, expertId, meetingUrl, reason }: Actor = {},
): Promise<void> {
  await db
    .insertInto('consultation_acts')
    .values({
      consultation_id: consultationId,
      kind: act.kind === 'missed' ? 'completed' : act.kind,
      is_missed: act.kind === 'missed',
      ...('startsAt' in act ? { starts_at: act.startsAt } : {}),
      actor_kind: staffId ? 'staff' : 'customer',
      staff_id: staffId ?? null,
      expert_name: expertName ?? null,
      expert_id: expertId ?? null,
      meeting_url: meetingUrl ?? null,
      reason: reason ? JSON.stringify(reason) : null,
    })
    .execute()
}
