import type { CalendarDay } from '../calendar/calendar-days.ts'
import type { Instant } from '../calendar/instant.ts'
import { type PaymentItem, SERVICE_ITEM } from '../catalogue/payment-item.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import type { LocalText } from '../language/local-text.ts'
import type { RefundFact } from '../payments/ending-refund.ts'

/** `checking`: in quarantine until the virus scanner has passed it; `infected`: it did not pass. */
export type DocumentStatus = 'checking' | 'submitted' | 'accepted' | 'rejected' | 'infected'

/** Whether a document with this status must be replaced by another file. */
export function isRefused(status: DocumentStatus): boolean {
  return status === 'rejected' || status === 'infected'
}

/** Recorded act of staff: a centre or department stage completed, or a hold set or released. */
export type StaffAct =
  | {
      act: 'complete'
      stageId: string
      at: Instant
      comment?: string | undefined
      /** The comment in Hindi, if there is one. */
      commentHi?: string | undefined
      /** What the stage asked of staff and the customer sees. */
      answers?: readonly StageAnswer[] | undefined
    }
  | {
      act: 'hold' | 'resume'
      stageId?: string | undefined
      at: Instant
      comment?: string | undefined
      /** The day until which a hold is expected to last, if staff named one. */
      until?: CalendarDay | undefined
      /** The comment in Hindi, if there is one. */
      commentHi?: string | undefined
      /** Whom a hold waits for; ours where staff did not say. It decides whether the clock runs. */
      waitsFor?: HoldReason | undefined
    }

/** A department's number, say, that staff recorded with a completion. */
export interface StageAnswer {
  readonly label: LocalText
  readonly value: string
}

/** Whose reason a hold has. */
export type HoldReason = 'customer' | 'department' | 'ours'

/** When a customer was asked for something, and the last day on which it is expected. */
export interface AskedBy {
  readonly at: Instant
  readonly dueOn: CalendarDay
}

/** How the customer answers what staff request: by an extra item, a field, or a document. */
export type RequestedKind = 'text' | 'date' | 'file'

/** Recorded facts of an application, append-only; status, timeline and turn are projections of them, never stored. */
export type ApplicationFacts = {
  /** Settled payment items. */
  settled: readonly { item: PaymentItem; at: Instant }[]
  /** The current document of each kind, with its current status. */
  documents: readonly {
    documentId: string
    status: DocumentStatus
    at: Instant
    /** Of a rejected one: when another file was asked for, and by when. Without a day in rejections of earlier releases. */
    asked?: AskedBy | undefined
  }[]
  fields: readonly { fieldId: string; at: Instant }[]
  /** Submitted extra items. */
  extraItems: readonly { id: string; at: Instant }[]
  /** What staff requested beyond the service's own: a text, or a date or file by its kind. */
  requestedExtraItems: readonly {
    id: string
    kind?: RequestedKind | undefined
    at: Instant
    dueOn?: CalendarDay | undefined
  }[]
  /** When the application form was submitted; null while it was not. */
  formSubmittedAt: Instant | null
  /** In recording order. */
  staffActs: readonly StaffAct[]
  /** Whole rupees credited by the orders that settled its items: gross of refunds, without surplus payments. */
  paidRupees: number
  /** Refunds of the credited amount, with their current status; refunds of surplus payments are not among them. */
  refunds: readonly RefundFact[]
}

/**
 * Undecided payment order of an application. `live`: payable at the gateway; `confirming`: a bank is deciding about a
 * payment of it; `in_review`: paid otherwise than we asked, and no further payment is taken until staff decide.
 */
export type OpenOrder = 'none' | 'live' | 'confirming' | 'in_review'

/** Facts of a new application. */
export const NO_FACTS: ApplicationFacts = {
  settled: [],
  documents: [],
  fields: [],
  extraItems: [],
  requestedExtraItems: [],
  formSubmittedAt: null,
  staffActs: [],
  paidRupees: 0,
  refunds: [],
}

/** When the whole service or its first payment stage was settled; undefined while unpaid. */
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
