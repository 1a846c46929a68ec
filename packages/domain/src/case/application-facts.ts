import type { Instant } from '../calendar/instant.ts'
import { type PaymentItem, SERVICE_ITEM } from '../catalogue/payment-item.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import type { RefundFact } from '../payments/ending-refund.ts'

/** `checking`: held back until the virus scanner has said that it is clean; `infected`: it was not. */
export type DocumentStatus = 'checking' | 'submitted' | 'accepted' | 'rejected' | 'infected'

/** Whether another file is needed in place of one with this status. */
export function isRefused(status: DocumentStatus): boolean {
  return status === 'rejected' || status === 'infected'
}

/** What staff recorded: a centre or department stage done, or the application put on hold and taken off it. */
export type StaffAct =
  | { act: 'complete'; stageId: string; at: Instant; comment?: string | undefined }
  | { act: 'hold' | 'resume'; stageId?: string | undefined; at: Instant; comment?: string | undefined }

/** Everything recorded about an application; status, timeline and turn are computed from it, never stored. */
export type ApplicationFacts = {
  /** Settled payment items. */
  settled: readonly { item: PaymentItem; at: Instant }[]
  /** The current document of each kind, with its current status. */
  documents: readonly { documentId: string; status: DocumentStatus; at: Instant }[]
  fields: readonly { fieldId: string; at: Instant }[]
  /** Submitted extra items. */
  extraItems: readonly { id: string; at: Instant }[]
  /** Extra items that staff asked for beyond the service's own. */
  requestedExtraItems: readonly { id: string; at: Instant }[]
  /** In the order in which they were recorded. */
  staffActs: readonly StaffAct[]
  /** Whole rupees that the orders which settled its items brought, refunds not taken off; no surplus. */
  paidRupees: number
  /** One entry per refund of that, in whole rupees, with its current status; not the refund of a surplus payment. */
  refunds: readonly RefundFact[]
}

/**
 * What of an application's payment orders is undecided. `live`: one at the gateway may still be paid; `confirming`: its
 * bank is deciding about a payment of it; `in_review`: one was paid otherwise than we asked, and until staff decide
 * nothing else is paid.
 */
export type OpenOrder = 'none' | 'live' | 'confirming' | 'in_review'

/** An application about which nothing was recorded yet. */
export const NO_FACTS: ApplicationFacts = {
  settled: [],
  documents: [],
  fields: [],
  extraItems: [],
  requestedExtraItems: [],
  staffActs: [],
  paidRupees: 0,
  refunds: [],
}

/** When the service as a whole or its first payment stage was settled; undefined while unpaid. */
export function findPaidAt(
  service: Pick<ServiceDefinition, 'timeline'>,
  facts: ApplicationFacts,
): Instant | undefined {
  const first = service.timeline.find(({ kind }) => kind === 'payment')
  return facts.settled.find(({ item }) => item === SERVICE_ITEM || item === first?.id)?.at
}

/** The specification's `payment_status`: 1 once the service or its first payment stage is settled. */
export function paymentStatusOf(
  service: Pick<ServiceDefinition, 'timeline'>,
  facts: ApplicationFacts,
): 0 | 1 {
  return findPaidAt(service, facts) === undefined ? 0 : 1
}
