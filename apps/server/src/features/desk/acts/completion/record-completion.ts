import type { SeenState } from '@sanad/contracts'
import {
  indianDayOf,
  isFormRequired,
  pricedStandingOf,
  type StaffAsk,
  type TimelineStage,
  undoSeconds,
} from '@sanad/domain'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import { readNow } from '../../../../platform/read-now.ts'
import type { Services } from '../../../../platform/services.ts'
import { type ApplicationRecord, getApplicationRecord } from '../../../case/application-record.ts'
import { hasCertificateOrLetter } from '../../../deliverables/has-certificate-or-letter.ts'
import { tellOfWaitingDeliverables } from '../../../deliverables/tell-of-deliverables.ts'
import { destroySpentPasswords } from '../../../information/destroy-passwords.ts'
import { issueDueInvoice } from '../../../money-documents/issue-due-invoice.ts'
import { notifyOfApplication } from '../../../notifications/sending/notify-of-application.ts'
import { insertDeliverable } from '../insert-deliverable.ts'
import type { StoredFile } from '../keep-file.ts'
import { recordStaffAudit } from '../record-staff-audit.ts'
import {
  assertAnswers,
  assertUnused,
  listAttached,
  recordStageAnswers,
  toAnswers,
} from '../record-stage-answers.ts'
import { assertStaffAction, standingForStaff } from '../staff-application.ts'

export interface Completion {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  readonly stageId: string
  readonly comment: string
  readonly commentHi?: string | undefined
  /** What the stage asks of staff, by the id of the ask. */
  readonly answers?: Readonly<Record<string, string>>
  readonly requestId: string
}

export type ForCompletion = Pick<Services, 'config' | 'scanner'>

/** The customer's next action after the stage. */
type Next = 'pay' | 'inform' | 'wait' | 'done'

interface Judged {
  readonly stage: TimelineStage
  readonly next: Next
}

/** Guard: the rules of this moment allow the completion, with everything that the stage asks of staff. */
export async function assertCompletable(
  tx: Db,
  application: ApplicationRecord,
  { stageId, answers = {} }: Completion,
  stored: StoredFile | null,
): Promise<Judged> {
  if (standingForStaff(application).nextStep.next === 'fill_form') throw new AppError('form_missing')
  const { timeline, completableStage: stage } = assertStaffAction(application, 'complete_stage')
  if (stage?.id !== stageId) {
    const message = `The stage in progress is ${stage?.id}.`
    throw new AppError('act_not_allowed', { message, details: { stage_id: stage?.id } })
  }
  const next = nextAfter(stage, timeline, application)
  const asks = asksOf(application, stageId)
  const attached = await listAttached(tx, application.id)
  assertAnswers(asks, { values: answers, hasFile: stored !== null, attached })
  await assertUnused(tx, asks, answers)
  return { stage, next }
}

/** Records the completion with what follows from it. Call it under the application's lock, after the guard. */
export async function recordCompletion(
  tx: Db,
  services: ForCompletion,
  {
    application,
    completion,
    stored,
    judged: { stage, next },
  }: {
    readonly application: ApplicationRecord
    readonly completion: Completion
    readonly stored: StoredFile | null
    readonly judged: Judged
  },
): Promise<void> {
  const { applicationId, staffId, stageId, comment, commentHi, answers: values = {}, requestId } = completion
  const { id: actId } = await tx
    .insertInto('staff_acts')
    .values({
      application_id: applicationId,
      kind: 'complete',
      stage_id: stageId,
      comment,
      comment_hi: commentHi || null,
      staff_id: staffId,
      request_id: requestId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asks = asksOf(application, stageId)
  await recordStageAnswers(tx, { actId, applicationId, asks, values })
  // The last one was held before; any other can be taken back as long.
  const heldSeconds = next === 'done' ? 0 : undoSeconds
  if (stored)
    await attachAcknowledgement(tx, services, { application, completion, actId, stored, heldSeconds })
  const amount = next === 'pay' ? findNextPrice(application, services.config) : undefined
  await notifyOfApplication(tx, application, {
    kind: 'stage_completed',
    params: {
      stage: stage.title,
      next,
      ...(amount !== undefined && { amount_rupees: amount }),
      ...(next === 'done' && (await hasCertificateOrLetter(tx, applicationId)) && { with_document: true }),
    },
    // Not the stage alone: another application of the customer has the same, and a reopened one is completed again.
    fact: requestId,
    heldSeconds,
  })
  if (next === 'done') await tellOfWaitingDeliverables(tx, application)
  await recordStaffAudit(tx, application, 'complete_stage', { stage_id: stageId })
  const owned = { applicationId, customerId: application.customerId }
  await destroySpentPasswords(tx, await getApplicationRecord(tx, owned))
  await issueDueInvoice(tx, services.config, owned)
}

export const asksOf = ({ definition }: ApplicationRecord, stageId: string): readonly StaffAsk[] =>
  definition.timeline.find(({ id }) => id === stageId)?.asks ?? []

interface Acknowledgement {
  readonly application: ApplicationRecord
  readonly completion: Completion
  readonly actId: string
  readonly stored: StoredFile
  readonly heldSeconds: number
}

/** It bears the number that came with it. */
async function attachAcknowledgement(
  tx: Db,
  services: ForCompletion,
  { application, completion, actId, stored, heldSeconds }: Acknowledgement,
): Promise<void> {
  const { stageId, staffId, answers = {}, requestId } = completion
  const asks = asksOf(application, stageId)
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
    heldSeconds,
    act_id: actId,
    request_id: requestId,
  })
}

/** With tax: of the first payment stage that is open. */
function findNextPrice(
  application: ApplicationRecord,
  { homeStateId }: ForCompletion['config'],
): number | undefined {
  return pricedStandingOf(application, homeStateId).listStagePrices()[0]?.quote.total
}

function nextAfter(
  done: TimelineStage,
  timeline: readonly TimelineStage[],
  { definition, facts }: ApplicationRecord,
): Next {
  const [next, ...others] = timeline.filter(({ id, status }) => id !== done.id && status !== 'completed')
  if (!next) return 'done'
  if (next.kind === 'payment') return 'pay'
  // The last stage waits for the form.
  if (others.length === 0 && isFormRequired(definition) && facts.formSubmittedAt === null) return 'inform'
  return next.kind === 'information' && !next.isCompletedByStaff ? 'inform' : 'wait'
}
