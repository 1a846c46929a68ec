import { consultationState, type LocalText } from '@sanad/domain'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { notifyCustomer } from '../../notifications/sending/notify-customer.ts'
import { readNotices } from '../../notifications/sending/read-notices.ts'
import { lockConsultation, recordAct, releaseSeat } from '../consultation-queries.ts'
import { assertDeskAct } from './assert-desk-act.ts'

interface Cancellation {
  readonly consultationId: string
  readonly staffId: string
  /** For the customer. */
  readonly reason: LocalText
  readonly seenStartsAt?: string | undefined
}

/** Cancels a consultation for the centre, frees its seat and tells the customer why. Idempotent. */
export async function cancelDeskConsultation(
  { db }: Pick<Services, 'db'>,
  { consultationId, staffId, reason, seenStartsAt }: Cancellation,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const consultation = await lockConsultation(tx, consultationId)
    const now = await readNow(tx)
    if (consultationState(consultation.acts, now).status === 'cancelled') return
    const { startsAt } = assertDeskAct('cancel', consultation, { now, seenStartsAt })
    const { customerId } = consultation
    await releaseSeat(tx, consultationId, startsAt)
    await recordAct(tx, consultationId, { kind: 'cancelled' }, { staffId, reason })
    await endDraft(tx, { staffId, subjectId: consultationId, kind: 'cancellation' })
    await readNotices(tx, { customerId, target: 'consultation', targetId: consultationId })
    await notifyCustomer(tx, {
      kind: 'consultation_cancelled',
      params: { starts_at: startsAt, reason },
      customerId,
      targetId: consultationId,
      fact: consultationId,
    })
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'consultation',
      entityId: consultationId,
      customerId,
      description: 'Cancelled a consultation for the centre',
      metadata: { starts_at: startsAt },
    })
  })
}
