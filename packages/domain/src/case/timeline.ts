import type { Instant } from '../calendar/instant.ts'
import type { NetPrice, StageDefinition, StageKind } from '../catalogue/service-definition.ts'
import type { LocalText } from '../language/local-text.ts'
import { findEndingRefund } from '../payments/ending-refund.ts'
import { type ApplicationFacts, findPaidAt, NO_FACTS, type StageAnswer } from './application-facts.ts'
import { asksForNothing, findInformationCompletedAt, type InformationRules } from './required-information.ts'

export type StageStatus = 'completed' | 'pending' | 'disable'

/** Stage as shown to the customer (TL-01); `amount`: net price of a payment stage, in decimal rupees. */
export type TimelineStage = {
  id: string
  kind: StageKind
  title: LocalText
  description: LocalText
  status: StageStatus
  amount: NetPrice | null
  isPaymentStage: boolean
  completedAt: Instant | null
  stageIndex: number
  inProgress: boolean
  /** Completed by an act of staff, not by what the customer gives or pays. */
  isCompletedByStaff: boolean
  /** Comment of staff on completing it; empty without one. */
  comment: string
  /** The same in Hindi, if there is one. */
  commentHi?: string | undefined
  /** What staff recorded on completing it, as far as the customer sees it. */
  answers: readonly StageAnswer[]
  subpoints: { point: LocalText; description: LocalText; status: StageStatus }[]
}

function findCompletion(stage: StageDefinition, facts: ApplicationFacts) {
  return facts.staffActs.filter((act) => act.act === 'complete').find(({ stageId }) => stageId === stage.id)
}

function findCompletedAt(
  stage: StageDefinition,
  service: InformationRules,
  facts: ApplicationFacts,
): Instant | undefined {
  switch (stage.kind) {
    case 'payment':
      return facts.settled.find(({ item }) => item === stage.id)?.at
    case 'information':
      return asksForNothing(service, facts)
        ? findCompletion(stage, facts)?.at
        : findInformationCompletedAt(service, facts)
    case 'centre':
    case 'department':
      return findCompletion(stage, facts)?.at
  }
}

function isCompletedByStaff(
  { kind }: StageDefinition,
  service: InformationRules,
  facts: ApplicationFacts,
): boolean {
  return kind === 'information' ? asksForNothing(service, facts) : kind !== 'payment'
}

/** A payment stage is `disable` until every stage before it is completed; other stages are `pending`. */
function statusOf(stage: StageDefinition, completedAt: Instant | undefined, allBefore: boolean): StageStatus {
  if (completedAt !== undefined) return 'completed'
  return stage.kind === 'payment' && !allBefore ? 'disable' : 'pending'
}

/**
 * Timeline of an application. Unpaid: the default timeline, whatever else was recorded (TL-02). In progress is the first
 * uncompleted stage, once paid and unless a refund ended the application. The specification's "right after the last
 * completed one" assumes completion in order, but a full payment also completes a later payment stage early.
 */
export function timelineOf(service: InformationRules, recorded: ApplicationFacts): TimelineStage[] {
  const paid = findPaidAt(service, recorded) !== undefined
  const facts = paid ? recorded : NO_FACTS
  const completed = service.timeline.map((stage) => findCompletedAt(stage, service, facts))
  const firstOpen = completed.indexOf(undefined)
  const current = paid && findEndingRefund(facts) === undefined ? firstOpen : -1
  return service.timeline.map((stage, index) => {
    const completion = findCompletion(stage, facts)
    const status = statusOf(stage, completed[index], firstOpen === -1 || index <= firstOpen)
    return {
      id: stage.id,
      kind: stage.kind,
      title: stage.title,
      description: stage.description,
      status,
      amount: stage.amount ?? null,
      isPaymentStage: stage.kind === 'payment',
      completedAt: completed[index] ?? null,
      stageIndex: index,
      inProgress: index === current,
      isCompletedByStaff: isCompletedByStaff(stage, service, facts),
      comment: completion?.comment ?? '',
      commentHi: completion?.commentHi,
      answers: completion?.answers ?? [],
      subpoints: stage.subpoints.map((subpoint) => ({ ...subpoint, status })),
    }
  })
}

/** Timeline of a service without facts: shown locked before payment (TL-02). */
export function defaultTimeline(service: InformationRules): TimelineStage[] {
  return timelineOf(service, NO_FACTS)
}

/** Whether all required information is submitted (DI-03). */
export function isInformationComplete(timeline: readonly TimelineStage[]): boolean {
  return timeline.some(({ kind, status }) => kind === 'information' && status === 'completed')
}

/** The stage that a stage payment pays: the first pending payment stage (PY-10). */
export function findPayableStage(timeline: readonly TimelineStage[]): TimelineStage | undefined {
  return timeline.find(({ isPaymentStage, status }) => isPaymentStage && status === 'pending')
}
