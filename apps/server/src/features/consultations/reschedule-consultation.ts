import { assertItemLimit } from '../../platform/account-limits/assert-item-limit.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readCentreCalendar } from '../help/calendar-days.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { readNotices } from '../notifications/sending/read-notices.ts'
import { assertConsultationAction } from './assert-consultation-action.ts'
import { assertSlotFree } from './assert-slot-free.ts'
import {
  listSeatsOf,
  lockCustomer,
  lockOwnConsultation,
  type OwnConsultation,
  recordAct,
  releaseSeat,
  takeSeat,
} from './consultation-queries.ts'

/** Moves a consultation to another slot. Idempotent: to its own slot it is a no-op. */
export async function rescheduleConsultation(
  { db }: Pick<Services, 'db'>,
  owned: OwnConsultation,
  newTime: string,
): Promise<void> {
  const startsAt = new Date(newTime).toISOString()
  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, owned.customerId)
    const consultation = await lockOwnConsultation(tx, owned)
    const now = await readNow(tx)
    const former = assertConsultationAction('reschedule', consultation, now)
    if (former.startsAt === startsAt) return
    const others = await listSeatsOf(tx, owned.customerId, now)
    assertSlotFree(startsAt, others, { now, centre: await readCentreCalendar(tx) })

    // Reserve before release: two customers who swap full slots are refused instead of deadlocking.
    await takeSeat(tx, consultation.id, startsAt)
    await releaseSeat(tx, consultation.id, former.startsAt)
    await recordAct(tx, consultation.id, { kind: 'rescheduled', startsAt })
    await assertItemLimit(
      tx,
      { itemId: consultation.id, customerId: owned.customerId },
      'movesOfConsultation',
    )
    await tx
      .updateTable('consultations')
      .set({ starts_at: startsAt })
      .where('id', '=', consultation.id)
      .execute()
    await readNotices(tx, { customerId: owned.customerId, target: 'consultation', targetId: consultation.id })
    await notifyCustomer(tx, {
      kind: 'consultation_moved',
      params: { starts_at: startsAt },
      customerId: owned.customerId,
      targetId: consultation.id,
      fact: `${consultation.id} ${now}`,
    })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'consultation',
      entityId: consultation.id,
      customerId: owned.customerId,
      description: 'Moved a consultation',
      metadata: { from: former.startsAt, to: startsAt },
    })
  })
}
