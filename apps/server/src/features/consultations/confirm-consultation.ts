import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { readNotices } from '../notifications/sending/read-notices.ts'
import { assertConsultationAction } from './assert-consultation-action.ts'
import { lockConsultation, recordAct } from './consultation-queries.ts'
import { scheduleReminders } from './schedule-reminders.ts'

interface Confirmation {
  readonly consultationId: string
  readonly staffId: string
  /** Display name for the customer. */
  readonly expertName: string
  /** Null for a consultation by phone. */
  readonly meetingUrl: string | null
}

/** Confirms the time and the expert of a consultation; confirming again replaces the expert. */
export async function confirmConsultation(
  db: Services['db'],
  { consultationId, staffId, expertName, meetingUrl }: Confirmation,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const consultation = await lockConsultation(tx, consultationId)
    if ((consultation.mode === 'video') !== (meetingUrl !== null)) throw new AppError('invalid_request')
    const now = await readNow(tx)
    const { startsAt } = assertConsultationAction('confirm', consultation, now)
    await recordAct(tx, consultation.id, { kind: 'confirmed' }, { staffId, expertName, meetingUrl })
    await readNotices(tx, {
      customerId: consultation.customerId,
      target: 'consultation',
      targetId: consultation.id,
    })
    await notifyCustomer(tx, {
      kind: 'consultation_confirmed',
      params: { starts_at: startsAt, expert: expertName },
      customerId: consultation.customerId,
      targetId: consultation.id,
      // Deduplication key: another expert is another notification.
      fact: `${consultation.id} ${startsAt} ${expertName}`,
    })
    await scheduleReminders(tx, { consultationId: consultation.id, startsAt, now })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'consultation',
      entityId: consultation.id,
      customerId: consultation.customerId,
      description: 'Confirmed a consultation',
      metadata: { starts_at: startsAt, staff_id: staffId },
    })
  })
}
