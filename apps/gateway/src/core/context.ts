import type { Faces } from './face.ts'
import type { Misbehaviours } from './misbehaviours.ts'
import type { State } from './state.ts'
import type { Webhooks } from './webhooks.ts'

export interface CoreOptions {
  /** Shown on the checkout page. */
  merchant: string
  /** How long a STANDARD refund stays PENDING; null: until /sandbox/settle-refund. */
  refundDelayMs: number | null
  now: () => Date
}

/** What every route of the gateway works with. */
export interface Context {
  options: CoreOptions
  state: State
  faces: Faces
  misbehaviours: Misbehaviours
  webhooks: Webhooks
}
