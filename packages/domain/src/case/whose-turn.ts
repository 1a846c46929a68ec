import type { ApplicationFacts, OpenOrder } from './application-facts.ts'
import type { ClientStatus } from './client-status.ts'
import { type InformationRules, isFormMissing, listMissingInformation } from './required-information.ts'
import { findPayableStage, type TimelineStage } from './timeline.ts'

/** Who acts next; `us`: the service centre. */
export type Turn = 'you' | 'us' | 'department' | 'nobody'

export type NextStep =
  | 'pay'
  | 'confirm_payment'
  | 'check_payment'
  | 'provide_information'
  | 'replace_document'
  | 'fill_form'
  | 'pay_stage'
  | 'wait_for_us'
  | 'wait_for_department'
  | 'wait_for_refund'
  | 'none'

/** Whose turn it is, the next step, and its stage (null if it concerns none). */
export type WhoseTurn = {
  turn: Turn
  next: NextStep
  stageId: string | null
  /** The first of the documents to be replaced. */
  documentId?: string | undefined
}

function turnInStage(stage: TimelineStage, service: InformationRules, facts: ApplicationFacts): WhoseTurn {
  const stageId = stage.id
  switch (stage.kind) {
    case 'payment':
      return { turn: 'you', next: 'pay_stage', stageId }
    case 'information': {
      if (stage.isCompletedByStaff) return { turn: 'us', next: 'wait_for_us', stageId }
      const [documentId] = listMissingInformation(service, facts).rejectedDocuments
      return documentId === undefined
        ? { turn: 'you', next: 'provide_information', stageId }
        : { turn: 'you', next: 'replace_document', stageId, documentId }
    }
    case 'centre':
      return { turn: 'us', next: 'wait_for_us', stageId }
    case 'department':
      return { turn: 'department', next: 'wait_for_department', stageId }
  }
}

/** Whether the form alone is missing: staff cannot complete the only stage that is left without it. */
function isFormDue(
  stage: TimelineStage,
  {
    service,
    facts,
    timeline,
  }: { service: InformationRules; facts: ApplicationFacts; timeline: readonly TimelineStage[] },
): boolean {
  return (
    stage.isCompletedByStaff &&
    isFormMissing(service, facts) &&
    timeline.every(({ id, status }) => id === stage.id || status === 'completed')
  )
}

/** Projection of the same facts as the timeline: once paid, the first uncompleted stage decides. */
export function whoseTurn(
  service: InformationRules,
  facts: ApplicationFacts,
  { clientStatus, timeline }: { clientStatus: ClientStatus; timeline: readonly TimelineStage[] },
): WhoseTurn {
  const current = timeline.find(({ status }) => status !== 'completed')
  switch (clientStatus) {
    case 'refund':
      return { turn: 'us', next: 'wait_for_refund', stageId: null }
    case 'refund_completed':
    case 'completed':
      return { turn: 'nobody', next: 'none', stageId: null }
    case 'pending':
      return { turn: 'you', next: 'pay', stageId: findPayableStage(timeline)?.id ?? null }
    case 'on_hold':
      return { turn: 'us', next: 'wait_for_us', stageId: current?.id ?? null }
    case 'processing':
      if (!current) return { turn: 'nobody', next: 'none', stageId: null }
      return isFormDue(current, { service, facts, timeline })
        ? { turn: 'you', next: 'fill_form', stageId: current.id }
        : turnInStage(current, service, facts)
  }
}

/** While a bank decides or staff review a payment, it is our turn: the customer must not pay again. */
export function withOpenOrder(step: WhoseTurn, order: OpenOrder): WhoseTurn {
  if (step.next !== 'pay' && step.next !== 'pay_stage') return step
  if (order === 'in_review') return { ...step, turn: 'us', next: 'check_payment' }
  if (order === 'confirming') return { ...step, turn: 'us', next: 'confirm_payment' }
  return step
}
