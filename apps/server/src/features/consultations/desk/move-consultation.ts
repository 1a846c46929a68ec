import { isBookableSlot } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { readCentreCalendar } from '../../help/calendar-days.ts'
import { notifyCustomer } from '../../notifications/sending/notify-customer.ts'
import { readNotices } from '../../notifications/sending/read-notices.ts'
import {
  listSeatsOf,
  lockConsultation,
  lockCustomerOf,
  recordAct,
  releaseSeat,
  takeSeat,
} from '../consultation-queries.ts'
import { assertDeskAct } from './assert-desk-act.ts'

interface Move {
  readonly consultationId: string
  readonly staffId: string
  readonly startsAt: string
  readonly seenStartsAt?: string | undefined
}

/** Moves a consultation for the customer, who is told; it waits to be confirmed again. Idempotent. */
export async function moveConsultation(
  { db }: Pick<Services, 'db'>,
  { consultationId, staffId, seenStartsAt, ...move }: Move,
): Promise<void> {
  const startsAt = new Date(move.startsAt).toISOString()
  await db.transaction().execute(async (tx) => {
    await lockCustomerOf(tx, consultationId)
    const consultation = await lockConsultation(tx, consultationId)
    const now = await readNow(tx)
    if (consultation.acts.findLast((act) => 'startsAt' in act)?.startsAt === startsAt) return
    const former = assertDeskAct('move', consultation, { now, seenStartsAt })
    const { customerId } = consultation
    const centre = await readCentreCalendar(tx)
    if (!isBookableSlot(startsAt, { now, centre, leadMinutes: 0 })) throw new AppError('slot_unavailable')
    const others = await listSeatsOf(tx, customerId, now)
    if (others.some((other) => other.startsAt === startsAt)) throw new AppError('consultation_overlap')

    // Reserve before release: two clerks who swap full slots are refused instead of deadlocking.
    await takeSeat(tx, consultationId, startsAt)
    await releaseSeat(tx, consultationId, former.startsAt)
    await recordAct(tx, consultationId, { kind: 'rescheduled', startsAt }, { staffId })
    await tx
      .updateTable('consultations')
      .set({ starts_at: startsAt })
      .where('id', '=', consultationId)
      .execute()
    await readNotices(tx, { customerId, target: 'consultation', targetId: consultationId })
    await notifyCustomer(tx, {
      kind: 'consultation_moved',
      params: { starts_at: startsAt },
      customerId,
      targetId: consultationId,
      fact: `${consultationId} ${now}`,
    })
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'consultation',
      entityId: consultationId,
      customerId,
      description: 'Moved a consultation for the customer',
      metadata: { from: former.startsAt, to: startsAt },
    })
  })
}
