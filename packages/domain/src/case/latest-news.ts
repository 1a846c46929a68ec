import { type Instant, toMillis } from '../calendar/instant.ts'
import { type ApplicationFacts, isRefused } from './application-facts.ts'
import type { ClientStatus } from './client-status.ts'
import type { TimelineStage } from './timeline.ts'
import type { WhoseTurn } from './whose-turn.ts'

/** What a banner announces of an application: the last thing that happened, as long as nothing came after it. */
export type News = 'paid' | 'resumed' | 'completed'

interface Progress {
  readonly clientStatus: ClientStatus
  readonly timeline: readonly TimelineStage[]
  readonly whoseTurn: WhoseTurn
}

/**
 * The news that still holds. A payment is none once something was given or staff acted or asked for more, a document was
 * refused, money went back or the next payment is due; a resumption is none once staff did the next thing. While the form
 * alone is missing nothing is.
 */
export function findNews(
  facts: ApplicationFacts,
  { clientStatus, timeline, whoseTurn }: Progress,
): News | undefined {
  const { settled, staffActs, documents, refunds, requestedExtraItems } = facts
  if (clientStatus === 'completed') return 'completed'
  if (clientStatus !== 'processing' || whoseTurn.next === 'fill_form') return undefined
  if (timeline.some(({ inProgress, isPaymentStage }) => inProgress && isPaymentStage)) return undefined
  const lastAct = staffActs.at(-1)
  const paidAt = Math.max(...settled.map(({ at }) => toMillis(at)))
  if (lastAct && toMillis(lastAct.at) > paidAt) return lastAct.act === 'resume' ? 'resumed' : undefined
  if (refunds.length > 0 || documents.some(({ status }) => isRefused(status))) return undefined
  if (requestedExtraItems.some(({ at }) => toMillis(at) > paidAt)) return undefined
  return listGivenAt(facts).some((at) => toMillis(at) > paidAt) ? undefined : 'paid'
}

/** When the customer gave each document and answer, and the form. */
function listGivenAt({ documents, fields, extraItems, formSubmittedAt }: ApplicationFacts): Instant[] {
  const given = [...documents, ...fields, ...extraItems].map(({ at }) => at)
  return formSubmittedAt === null ? given : [...given, formSubmittedAt]
}
