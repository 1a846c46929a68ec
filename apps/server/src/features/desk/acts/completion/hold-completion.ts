import { undoSeconds } from '@sanad/domain'
import type { Db } from '../../../../platform/db.ts'
import { enqueueJob } from '../../../../platform/jobs/enqueue-job.ts'
import { readNow } from '../../../../platform/read-now.ts'
import type { ApplicationRecord } from '../../../case/application-record.ts'
import type { StoredFile } from '../keep-file.ts'
import { recordStaffAudit } from '../record-staff-audit.ts'
import { carryOutCompletionJob } from './carry-out-completion.ts'
import { toKeptFile } from './held-completion.ts'
import type { Completion } from './record-completion.ts'

/** Promises the completion of the last stage: until then the customer is told nothing, and it can be taken back. */
export async function holdCompletion(
  tx: Db,
  application: ApplicationRecord,
  { stageId, staffId, comment, commentHi, answers = {}, requestId }: Completion,
  stored: StoredFile | null,
): Promise<HoldOfCompletion> {
  const takesEffectAt = new Date(Date.parse(await readNow(tx)) + undoSeconds * 1000)
  const { id } = await tx
    .insertInto('held_completions')
    .values({
      application_id: application.id,
      stage_id: stageId,
      comment,
      comment_hi: commentHi || null,
      answers: JSON.stringify(answers),
      file: stored && toKeptFile(stored),
      staff_id: staffId,
      request_id: requestId,
      takes_effect_at: takesEffectAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueJob(tx, carryOutCompletionJob, { heldId: id }, { runAt: takesEffectAt.toISOString() })
  await recordStaffAudit(tx, application, 'hold_completion', { stage_id: stageId })
  return { id, takesEffectAt }
}

export interface HoldOfCompletion {
  readonly id: string
  readonly takesEffectAt: Date
}
