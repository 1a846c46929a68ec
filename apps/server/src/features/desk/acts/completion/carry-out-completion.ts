import * as z from 'zod'
import { actingAs } from '../../../../platform/acting-staff.ts'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/job.ts'
import type { Services } from '../../../../platform/services.ts'
import { recordStaffAudit } from '../record-staff-audit.ts'
import { lockForStaff } from '../staff-application.ts'
import { findHeldCompletion, type HeldCompletion } from './held-completion.ts'
import { assertCompletable, type ForCompletion, recordCompletion } from './record-completion.ts'

export const carryOutCompletionJob = defineJob({
  name: 'carry_out_completion',
  payload: z.object({ heldId: z.uuid() }),
  maxAttempts: 25,
  priority: 'early',
})

type Needed = Pick<Services, 'db'> & ForCompletion

export const handleCarryOutCompletion = (services: Needed): JobHandler =>
  handleJob(carryOutCompletionJob, ({ heldId }) => carryOutCompletion(services, heldId))

/**
 * Records a completion that was held, once, unless it was taken back meanwhile. What the rules of this moment do not allow
 * goes back to the desk with the reason.
 */
export async function carryOutCompletion(services: Needed, heldId: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const held = await findHeldCompletion(tx, { id: heldId })
    // Erased with the customer.
    if (!held) return
    const { applicationId, staffId } = held.completion
    const application = await lockForStaff(tx, applicationId)
    // Again under the lock: read committed sees what an undo committed only in a later statement.
    const outcome = (await findHeldCompletion(tx, { id: heldId }))?.outcome
    if (outcome !== null) return
    await actingAs(staffId, async () => {
      const judged = await judge(() => assertCompletable(tx, application, held.completion, held.stored))
      if ('refusal' in judged) {
        await settle(tx, held, { outcome: 'returned', problem: judged.refusal })
        await recordStaffAudit(tx, application, 'return_completion', { stage_id: held.completion.stageId })
        return
      }
      const { completion, stored } = held
      await settle(tx, held, { outcome: 'done' })
      await recordCompletion(tx, services, { application, completion, stored, judged: judged.allowed })
    })
  })
}

/** Apart from the recording: an error of that rolls everything back, and the job is tried again. */
async function judge<T>(ask: () => Promise<T>): Promise<{ allowed: T } | { refusal: string }> {
  try {
    return { allowed: await ask() }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code }
    throw error
  }
}

async function settle(
  tx: Db,
  { id, completion: { applicationId, staffId } }: HeldCompletion,
  what: { readonly outcome: 'done' | 'returned'; readonly problem?: string },
): Promise<void> {
  await tx
    .insertInto('held_completion_outcomes')
    .values({ held_id: id, application_id: applicationId, staff_id: staffId, ...what })
    .execute()
}
