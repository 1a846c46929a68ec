import type { SeenState } from '@sanad/contracts'
import { indianDayOf, type TimelineStage } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import type { UploadFile } from '../../../platform/uploads/read-upload.ts'
import { type ApplicationRecord, getApplicationRecord } from '../../case/application-record.ts'
import { assertFormGiven } from '../../case/assert-form-given.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { tellOfWaitingDeliverables } from '../../deliverables/tell-of-deliverables.ts'
import { destroySpentPasswords } from '../../information/destroy-passwords.ts'
import { issueDueInvoice } from '../../money-documents/issue-due-invoice.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { insertDeliverable } from './insert-deliverable.ts'
import { isRepeated } from './is-repeated.ts'
import { keepFile, type StoredFile } from './keep-file.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { assertAnswers, listAttached, recordStageAnswers, toAnswers } from './record-stage-answers.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

interface Completion {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  readonly stageId: string
  readonly comment: string
  /** What the stage asks of staff, by the id of the ask. */
  readonly answers?: Readonly<Record<string, string>>
  readonly requestId: string
}

type Needed = Pick<Services, 'db' | 'config' | 'scanner'>

/** Completes the stage in progress, of the centre or of the department. Idempotent by `requestId`. */
export async function completeStage(services: Needed, completion: Completion): Promise<void> {
  await record(services, completion, null)
}

/** The same with the acknowledgement that the stage asks for, which the customer gets. */
export async function completeStageWithFile(
  services: Services,
  completion: Completion,
  file: UploadFile,
): Promise<void> {
  await keepFile(services, file, async (stored) => {
    const isNew = await record(services, completion, stored)
    return { id: completion.requestId, isNew }
  })
}

function record(services: Needed, completion: Completion, stored: StoredFile | null): Promise<boolean> {
  const { applicationId, staffId, stageId, comment, answers: values = {}, requestId, seen } = completion
  return services.db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const asks = application.definition.timeline.find(({ id }) => id === stageId)?.asks ?? []
    const act = { application_id: applicationId, kind: 'complete', stage_id: stageId, comment } as const
    if (await isRepeated(tx, 'staff_acts', requestId, act)) {
      await assertSameAnswers(tx, requestId, toAnswers(asks, values))
      return false
    }
    await assertUnchanged(tx, applicationId, seen)
    const { timeline, completableStage: stage } = assertStaffAction(application, 'complete_stage')
    if (stage?.id !== stageId) {
      const message = `The stage in progress is ${stage?.id}.`
      throw new AppError('act_not_allowed', { message, details: { stage_id: stage?.id } })
    }
    const next = nextAfter(stage, timeline)
    if (next === 'done') await assertFormGiven(tx, application)
    const attached = await listAttached(tx, applicationId)
    assertAnswers(asks, { values, hasFile: stored !== null, attached })
    const { id: actId } = await tx
      .insertInto('staff_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordStageAnswers(tx, { actId, applicationId, asks, values })
    if (stored) await attachAcknowledgement(tx, services, { application, completion, actId, stored })
    await notifyOfApplication(tx, application, {
      kind: 'stage_completed',
      params: { stage: stage.title, next },
      // Not the stage alone: another application of the customer has the same, and a reopened one is completed again.
      fact: requestId,
    })
    if (next === 'done') await tellOfWaitingDeliverables(tx, application)
    await recordStaffAudit(tx, application, 'complete_stage', { stage_id: stageId })
    const owned = { applicationId, customerId: application.customerId }
    await destroySpentPasswords(tx, await getApplicationRecord(tx, owned))
    await issueDueInvoice(tx, services.config, owned)
    return true
  })
}

interface Acknowledgement {
  readonly application: ApplicationRecord
  readonly completion: Completion
  readonly actId: string
  readonly stored: StoredFile
}

/** It bears the number that came with it. */
async function attachAcknowledgement(
  tx: Db,
  services: Needed,
  { application, completion, actId, stored }: Acknowledgement,
): Promise<void> {
  const { stageId, staffId, answers = {}, requestId } = completion
  const asks = application.definition.timeline.find(({ id }) => id === stageId)?.asks ?? []
  const wanted = asks.find(({ kind }) => kind === 'file')
  if (wanted?.kind !== 'file') throw new Error(`Stage ${stageId} asks for no file.`)
  const number = toAnswers(asks, answers).find(({ ask }) => ask.kind === 'reference')?.value
  await insertDeliverable(tx, services, application, stored, {
    staff_id: staffId,
    kind: 'acknowledgement',
    title: JSON.stringify(wanted.label),
    number: number ?? null,
    issued_on: indianDayOf(await readNow(tx)),
    valid_until: null,
    visible_at_once: wanted.visible,
    act_id: actId,
    request_id: requestId,
  })
}

type Answers = ReturnType<typeof toAnswers>

async function assertSameAnswers(db: Db, requestId: string, answers: Answers): Promise<void> {
  const recorded = await db
    .selectFrom('stage_answers as n')
    .innerJoin('staff_acts as s', 's.id', 'n.act_id')
    .select(['n.ask_id', 'n.value'])
    .where('s.request_id', '=', requestId)
    .execute()
  const isSame =
    recorded.length === answers.length &&
    recorded.every(({ ask_id, value }) => answers.some((one) => one.ask.id === ask_id && one.value === value))
  if (!isSame) throw new AppError('invalid_request', { message: 'This request was used before.' })
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
