import { type ApplicationFacts, paymentStatusOf } from './application-facts.ts'
import { type ClientStatus, clientStatusOf } from './client-status.ts'
import {
  countPendingItems,
  type InformationRules,
  isFormMissing,
  listMissingInformation,
} from './required-information.ts'
import { isInformationComplete, type TimelineStage, timelineOf } from './timeline.ts'
import { type WhoseTurn, whoseTurn } from './whose-turn.ts'

/** Projections of an application's facts. */
export type ApplicationProgress = {
  timeline: TimelineStage[]
  paymentStatus: 0 | 1
  clientStatus: ClientStatus
  whoseTurn: WhoseTurn
  pendingItems: number
  /** Of them. */
  pendingDocuments: number
  /** It is needed beside them. */
  isFormMissing: boolean
  isInformationComplete: boolean
}

/** Computes every projection from the same facts, so that they cannot contradict each other. */
export function applicationProgress(service: InformationRules, facts: ApplicationFacts): ApplicationProgress {
  const timeline = timelineOf(service, facts)
  const clientStatus = clientStatusOf(service, facts, timeline)
  return {
    timeline,
    paymentStatus: paymentStatusOf(service, facts),
    clientStatus,
    whoseTurn: whoseTurn(service, facts, { clientStatus, timeline }),
    pendingItems: countPendingItems(service, facts),
    pendingDocuments: listMissingInformation(service, facts).documents.length,
    isFormMissing: isFormMissing(service, facts),
    isInformationComplete: isInformationComplete(timeline),
  }
}
