import { consultationState } from '@sanad/domain'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { readNotices } from '../notifications/sending/read-notices.ts'
import { assertConsultationAction } from './assert-consultation-action.ts'
import { lockOwnConsultation, type OwnConsultation, recordAct, releaseSeat } from './consultation-queries.ts'

/** Cancels a consultation and releases its seat. Idempotent. */
export async function cancelConsultation(
  { db }: Pick<Services, 'db'>,
  owned: OwnConsultation,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const consultation = await lockOwnConsultation(tx, owned)
    const now = await readNow(tx)
    if (consultationState(consultation.acts, now).status === 'cancelled') return
    const { startsAt } = assertConsultationAction('cancel', consultation, now)
    await releaseSeat(tx, consultation.id, startsAt)
    await recordAct(tx, consultation.id, { kind: 'cancelled' })
    await readNotices(tx, { customerId: owned.customerId, target: 'consultation', targetId: consultation.id })
    await notifyCustomer(tx, {
      kind: 'consultation_cancelled',
      params: { starts_at: startsAt },
      customerId: owned.customerId,
      targetId: consultation.id,
      fact: consultation.id,
    })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'consultation',
      entityId: consultation.id,
      customerId: owned.customerId,
      description: 'Cancelled a consultation',
      metadata: { starts_at: startsAt },
    })
  })
}
