import { AppError, orThrow } from '../../../../platform/app-error.ts'
import type { Services } from '../../../../platform/services.ts'
import { isRepeated } from '../is-repeated.ts'
import { recordStaffAudit } from '../record-staff-audit.ts'
import { lockForStaff } from '../staff-application.ts'
import { findHeldCompletion } from './held-completion.ts'
import { reopenCompletion } from './reopen-completion.ts'

interface TakingBack {
  readonly applicationId: string
  /** Request id of the completion. */
  readonly takesBack: string
  readonly staffId: string
  readonly requestId: string
}

/**
 * Takes back a completion before it takes effect, or, of a stage that is not the last, before the customer is told of it;
 * anybody who may complete may do so. Idempotent by `requestId`.
 */
export async function takeBackCompletion(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { applicationId, takesBack, staffId, requestId }: TakingBack,
): Promise<void> {
  const filename = await db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const found = await findHeldCompletion(tx, { requestId: takesBack })
    if (!found) {
      await reopenCompletion(tx, application, { takesBack, staffId, requestId })
      return undefined
    }
    const held = orThrow(
      found.completion.applicationId === applicationId ? found : undefined,
      'act_not_allowed',
    )
    const outcome = { held_id: held.id, outcome: 'taken_back' as const }
    if (await isRepeated(tx, 'held_completion_outcomes', requestId, outcome)) return undefined
    if (held.outcome === 'taken_back' || held.outcome === 'returned') throw new AppError('act_not_allowed')
    // By the clock, not by whether the job has come to it: who is late is late on every day.
    if (held.outcome === 'done' || held.isOver) throw new AppError('too_late')
    await tx
      .insertInto('held_completion_outcomes')
      .values({ ...outcome, application_id: applicationId, staff_id: staffId, request_id: requestId })
      .execute()
    await recordStaffAudit(tx, application, 'take_back_completion', { stage_id: held.completion.stageId })
    return held.stored?.filename
  })
  // After the commit. If the process dies here, the sweep finds the file.
  if (filename !== undefined) await files.remove(filename)
}
