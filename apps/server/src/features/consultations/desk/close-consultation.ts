import { consultationState } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { notifyCustomer } from '../../notifications/sending/notify-customer.ts'
import { readNotices } from '../../notifications/sending/read-notices.ts'
import { type LockedConsultation, lockConsultation, recordAct } from '../consultation-queries.ts'
import { assertDeskAct } from './assert-desk-act.ts'

interface Closing {
  readonly consultationId: string
  readonly staffId: string
  readonly kind: 'completed' | 'missed'
  /** For the centre; `aboutOthers`: it is not in the customer's copy. */
  readonly note?: { readonly text: string; readonly aboutOthers: boolean; readonly requestId: string }
}

const described = {
  completed: 'Held a consultation',
  missed: 'Recorded that the customer missed a consultation',
} as const

/** Records that a consultation was held, or that the customer was not there, and tells them. Idempotent. */
export async function closeConsultation(
  { db }: Pick<Services, 'db'>,
  { kind, ...closing }: Closing,
): Promise<void> {
  const { consultationId, staffId } = closing
  await db.transaction().execute(async (tx) => {
    const consultation = await lockConsultation(tx, consultationId)
    if (consultation.acts.at(-1)?.kind === kind) return
    const now = await readNow(tx)
    const { startsAt } = assertDeskAct(kind === 'missed' ? 'miss' : 'complete', consultation, { now })
    const { customerId } = consultation
    await recordAct(tx, consultationId, { kind }, { staffId })
    await keepNote(tx, consultation, closing)
    await endDraft(tx, { staffId, subjectId: consultationId, kind: 'outcome' })
    await readNotices(tx, { customerId, target: 'consultation', targetId: consultationId })
    await notifyCustomer(tx, {
      kind: kind === 'missed' ? 'consultation_missed' : 'consultation_done',
      params: { starts_at: startsAt },
      customerId,
      targetId: consultationId,
      fact: consultationId,
    })
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'consultation',
      entityId: consultationId,
      customerId,
      description: described[kind],
      metadata: { starts_at: startsAt, status: consultationState(consultation.acts, now).status },
    })
  })
}

async function keepNote(
  db: Db,
  { customerId, applicationId }: LockedConsultation,
  { staffId, note }: Pick<Closing, 'staffId' | 'note'>,
): Promise<void> {
  if (!note?.text) return
  await db
    .insertInto('note_entries')
    .values({
      customer_id: customerId,
      application_id: applicationId,
      staff_id: staffId,
      body: note.text,
      about_others: note.aboutOthers,
      request_id: note.requestId,
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .execute()
}
