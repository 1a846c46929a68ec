import { findReopenableStage } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { completionStands } from '../../case/completion-stands.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { forgetDestroyedPasswords } from '../../information/destroy-passwords.ts'
import { listIssuedDocuments } from '../../money-documents/issued-documents.ts'
import { dropUntoldNotice } from '../../notifications/sending/take-back-notice.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, lockForStaff, standingForStaff } from './staff-application.ts'

interface Reopening {
  readonly applicationId: string
  readonly staffId: string
  readonly stageId: string
  readonly reason: string
  readonly requestId: string
}

/**
 * Takes back the last completion of a stage, with what was recorded with it: its numbers are free again, its
 * acknowledgement is not shown any more. An invoice cannot be taken back. Idempotent by `requestId`.
 */
export async function reopenStage(
  { db }: Pick<Services, 'db'>,
  { applicationId, staffId, stageId, reason, requestId }: Reopening,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const act = { application_id: applicationId, kind: 'reopen', stage_id: stageId, comment: reason } as const
    if (await isRepeated(tx, 'staff_acts', requestId, act)) return
    await reopenUnderLock(tx, application, { staffId, stageId, reason, requestId })
    await endDraft(tx, { staffId, subjectId: applicationId, kind: 'reopen' })
  })
}

/** The same under the application's lock, for what was not recorded before. Without a reason it is a completion taken back at once. */
export async function reopenUnderLock(
  tx: Db,
  application: ApplicationRecord,
  { staffId, stageId, reason, requestId }: Omit<Reopening, 'applicationId'>,
): Promise<void> {
  const { id: applicationId } = application
  if (await isInvoiced(tx, applicationId)) throw new AppError('invoice_issued')
  const { situation, timeline, allowedStaffActions } = standingForStaff(application)
  // Without an invoice nothing is final, not even the end.
  const mayReopen = situation === 'completed' || allowedStaffActions.includes('reopen_stage')
  if (!mayReopen || findReopenableStage(timeline)?.id !== stageId) throw actNotAllowed(allowedStaffActions)
  const completion = await tx
    .selectFrom('staff_acts as s')
    .select(['s.id', 's.request_id'])
    .where('s.application_id', '=', applicationId)
    .where('s.stage_id', '=', stageId)
    .where('s.kind', '=', 'complete')
    .where(completionStands('s'))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('staff_acts')
    .values({
      application_id: applicationId,
      kind: 'reopen',
      stage_id: stageId,
      comment: reason,
      reopens: completion.id,
      staff_id: staffId,
      request_id: requestId,
    })
    .execute()
  await tx
    .updateTable('stage_answers')
    .set({ released_at: new Date() })
    .where('act_id', '=', completion.id)
    .execute()
  // Not told yet, it is not told any more.
  const { customerId } = application
  await dropUntoldNotice(tx, { customerId, kind: 'stage_completed', fact: completion.request_id })
  for (const fact of await listFilesOf(tx, completion.id))
    await dropUntoldNotice(tx, { customerId, kind: 'deliverable_ready', fact })
  await forgetDestroyedPasswords(tx, application, stageId)
  const act = reason === '' ? 'take_back_completion' : 'reopen_stage'
  await recordStaffAudit(tx, application, act, { stage_id: stageId })
}

/** Of the acknowledgement that came with an act. */
async function listFilesOf(db: Db, actId: string): Promise<string[]> {
  const rows = await db.selectFrom('deliverables').select('id').where('act_id', '=', actId).execute()
  return rows.map(({ id }) => id)
}

async function isInvoiced(db: Db, applicationId: string): Promise<boolean> {
  const documents = await listIssuedDocuments(db, applicationId)
  return documents.some(({ kind }) => kind === 'tax_invoice')
}
