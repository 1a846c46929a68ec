import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { UploadFile } from '../../../platform/uploads/read-upload.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { findHeldCompletion, isCompletionHeld } from './completion/held-completion.ts'
import { type HoldOfCompletion, holdCompletion } from './completion/hold-completion.ts'
import {
  asksOf,
  assertCompletable,
  type Completion,
  type ForCompletion,
  recordCompletion,
} from './completion/record-completion.ts'
import { isRepeated } from './is-repeated.ts'
import { keepFile, type StoredFile } from './keep-file.ts'
import { toAnswers } from './record-stage-answers.ts'
import { actNotAllowed, lockForStaff, standingForStaff } from './staff-application.ts'

type Needed = Pick<Services, 'db'> & ForCompletion

/** Null: it is recorded; the completion of the last stage is held, as the invoice cannot be taken back. */
type Outcome = HoldOfCompletion | null

/** Completes the stage in progress, of the centre or of the department. Idempotent by `requestId`. */
export async function completeStage(services: Needed, completion: Completion): Promise<Outcome> {
  return (await record(services, completion, null)).held
}

/** The same with the acknowledgement that the stage asks for, which the customer gets. */
export async function completeStageWithFile(
  services: Services,
  completion: Completion,
  file: UploadFile,
): Promise<Outcome> {
  let held: Outcome = null
  await keepFile(services, file, async (stored) => {
    const recorded = await record(services, completion, stored)
    held = recorded.held
    return { id: completion.requestId, isNew: recorded.isNew }
  })
  return held
}

interface Recorded {
  readonly isNew: boolean
  readonly held: Outcome
}

function record(services: Needed, completion: Completion, stored: StoredFile | null): Promise<Recorded> {
  const { applicationId, staffId, seen } = completion
  return services.db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const former = await findFormer(tx, application, completion)
    if (former) return { isNew: false, held: former.held }
    await assertUnchanged(tx, applicationId, seen)
    if (await isCompletionHeld(tx, applicationId)) {
      const { allowedStaffActions } = standingForStaff(application)
      throw actNotAllowed(allowedStaffActions.filter((act) => act !== 'complete_stage'))
    }
    const judged = await assertCompletable(tx, application, completion, stored)
    await endDraft(tx, { staffId, subjectId: applicationId, kind: 'completion' })
    if (judged.next === 'done') {
      return { isNew: true, held: await holdCompletion(tx, application, completion, stored) }
    }
    await recordCompletion(tx, services, { application, completion, stored, judged })
    return { isNew: true, held: null }
  })
}

/** What the same request recorded before; the same id with another content is refused. */
async function findFormer(
  tx: Db,
  application: ApplicationRecord,
  { stageId, comment, commentHi, answers = {}, requestId }: Completion,
): Promise<{ held: Outcome } | undefined> {
  const asks = asksOf(application, stageId)
  const act = {
    application_id: application.id,
    stage_id: stageId,
    comment,
    comment_hi: commentHi || null,
  }
  if (await isRepeated(tx, 'held_completions', requestId, act)) {
    const held = await findHeldCompletion(tx, { requestId })
    if (!held) throw new Error('It was found a statement before, under the lock.')
    const recorded = toAnswers(asks, held.completion.answers)
    assertSame(
      recorded.map(({ ask, value }) => [ask.id, value]),
      toAnswers(asks, answers),
    )
    return { held: { id: held.id, takesEffectAt: held.takesEffectAt } }
  }
  if (!(await isRepeated(tx, 'staff_acts', requestId, { ...act, kind: 'complete' }))) return undefined
  const recorded = await tx
    .selectFrom('stage_answers as n')
    .innerJoin('staff_acts as s', 's.id', 'n.act_id')
    .select(['n.ask_id', 'n.value'])
    .where('s.request_id', '=', requestId)
    .execute()
  assertSame(
    recorded.map(({ ask_id, value }) => [ask_id, value]),
    toAnswers(asks, answers),
  )
  return { held: null }
}

function assertSame(
  recorded: readonly (readonly [id: string, value: string])[],
  given: ReturnType<typeof toAnswers>,
): void {
  const isSame =
    recorded.length === given.length &&
    recorded.every(([id, value]) => given.some((one) => one.ask.id === id && one.value === value))
  if (!isSame) throw new AppError('invalid_request', { message: 'This request was used before.' })
}
