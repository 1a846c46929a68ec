/**
 * What a failure means for the message. `not_taken`: it was certainly not sent, and may be sent later. `unknown`: no
 * answer, so that it may have been sent. `final`: this message will never reach this recipient.
 */
export type FailureKind = 'not_taken' | 'unknown' | 'final'

/** Its words are ours: what a provider says may hold the recipient, the code or a secret. */
export class SendFailure extends Error {
  readonly kind: FailureKind
  /** A short code, kept with the message and shown to staff. */
  readonly reason: string
  readonly retryAfterSeconds: number

  constructor(kind: FailureKind, reason: string, retryAfterSeconds = 0) {
    super(`A message was not sent: ${reason}`)
    this.kind = kind
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
