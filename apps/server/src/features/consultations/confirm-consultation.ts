import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { assertConsultationAction } from './assert-consultation-action.ts'
import { lockConsultation, recordAct } from './consultation-queries.ts'
import { promiseReminders } from './promise-reminders.ts'

interface Confirmation {
  readonly consultationId: string
  readonly staffId: string
  /** Shown to the customer. */
  readonly expertName: string
  /** Where a video consultation takes place; a phone one has none. */
  readonly meetingUrl: string | null
}

/** Confirms the time of a consultation with the expert who will be there; again, with another expert, replaces. */
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
    await notifyCustomer(tx, {
      kind: 'consultation_confirmed',
      params: { starts_at: startsAt, expert: expertName },
      customerId: consultation.customerId,
      targetId: consultation.id,
      // Confirmed again, it is with another expert.
      fact: `${consultation.id} ${startsAt} ${expertName}`,
    })
    await promiseReminders(tx, { consultationId: consultation.id, startsAt, now })
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
