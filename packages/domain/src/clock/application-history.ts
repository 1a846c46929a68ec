import type { Instant } from '../calendar/instant.ts'
import type { ApplicationFacts, DocumentStatus } from '../case/application-facts.ts'

type Verdict = Extract<DocumentStatus, 'accepted' | 'rejected' | 'infected'>

/** A file that was ever given for a document, with what was decided about it, in order. */
export interface GivenFile {
  readonly documentId: string
  readonly at: Instant
  readonly verdicts: readonly { readonly verdict: Verdict; readonly at: Instant }[]
}

/** A payment that somebody else decides about: the bank, or staff who look at it. */
export interface UndecidedPayment {
  readonly order: 'confirming' | 'in_review'
  readonly from: Instant
  /** Null while it is undecided. */
  readonly to: Instant | null
}

/**
 * The recorded facts of an application with those that a later one has replaced. Where `ApplicationFacts` say what holds
 * now, these say what held at any moment.
 */
export interface ApplicationHistory extends ApplicationFacts {
  readonly createdAt: Instant
  readonly files: readonly GivenFile[]
  readonly undecidedPayments: readonly UndecidedPayment[]
}
