import type { SeenState } from '@sanad/contracts'
import type { TimelineStage } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { assertFormGiven } from '../../case/assert-form-given.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { tellOfWaitingDeliverables } from '../../deliverables/tell-of-deliverables.ts'
import { issueDueInvoice } from '../../money-documents/issue-due-invoice.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

interface Completion {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  readonly stageId: string
  readonly comment: string
  readonly requestId: string
}

/** Completes the stage in progress, of the centre or of the department. Idempotent by `requestId`. */
export async function completeStage(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId, staffId, stageId, comment, requestId, seen }: Completion,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = { application_id: applicationId, kind: 'complete', stage_id: stageId, comment } as const
    if (await isRepeated(tx, 'staff_acts', requestId, act)) return
    await assertUnchanged(tx, applicationId, seen)
    const { timeline, completableStage: stage } = assertStaffAction(record, 'complete_stage')
    if (stage?.id !== stageId) {
      const message = `The stage in progress is ${stage?.id}.`
      throw new AppError('act_not_allowed', { message, details: { stage_id: stage?.id } })
    }
    const next = nextAfter(stage, timeline)
    if (next === 'done') await assertFormGiven(tx, record)
    await tx
      .insertInto('staff_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    await notifyOfApplication(tx, record, {
      kind: 'stage_completed',
      params: { stage: stage.title, next },
      fact: stageId,
    })
    if (next === 'done') await tellOfWaitingDeliverables(tx, record)
    await recordStaffAudit(tx, record, 'complete_stage', { stage_id: stageId })
    await issueDueInvoice(tx, config, { applicationId, customerId: record.customerId })
  })
}

/** The customer's next action after the stage. */
function nextAfter(
  done: TimelineStage,
  timeline: readonly TimelineStage[],
): 'pay' | 'inform' | 'wait' | 'done' {
  const next = timeline.find(({ id, status }) => id !== done.id && status !== 'completed')
  if (!next) return 'done'
  if (next.kind === 'payment') return 'pay'
  return next.kind === 'information' && !next.isCompletedByStaff ? 'inform' : 'wait'
}
