import type { Delivery } from './delivery.ts'
import type { Attempt, AttemptStatus, Order, Refund } from './order.ts'

/** What a misbehaving webhook says in place of the truth. */
export interface Tampering {
  amount?: number
  currency?: string
}

export interface WebhookEvent {
  readonly type: string
  write(tampering: Tampering): string
}

/** How one provider sends its webhooks. */
export interface WebhookFormat {
  /** Set at start or by /sandbox/webhook-url, as a merchant sets it in the provider's dashboard. */
  url: string | undefined
  /** When a delivery is tried again, counted from its first try. */
  readonly retryDelaysMs: readonly number[]
  readonly timeoutMs: number
  newDeliveryId(): string
  /** Signature, delivery id and whatever else the provider sends with the body. */
  headers(delivery: Delivery, at: Date): Record<string, string>
}

/** What the neutral part of the gateway has to know of a provider. */
export interface Face {
  readonly provider: string
  readonly webhooks: WebhookFormat
  /** Addresses beside `webhooks.url` that this order names. */
  orderWebhookUrls(order: Order): readonly string[]
  newAttemptId(): string
  /** `manual`: a successful attempt stays AUTHORIZED until a capture; `never`: there is no such state. */
  authorizes(order: Order): 'never' | 'briefly' | 'manual'
  /** Events of an attempt that has changed from `before`; none where the provider reports nothing. */
  attemptEvents(order: Order, attempt: Attempt, before: AttemptStatus, at: Date): readonly WebhookEvent[]
  refundEvents(order: Order, refund: Refund, change: RefundChange, at: Date): readonly WebhookEvent[]
  /** What the checkout page hands to the script on the merchant's page, beside the status. */
  checkoutResult(order: Order): object | undefined
  /** Whether closing the checkout counts as an attempt. */
  readonly recordsDropped: boolean
  /** What a merchant's page loads: where the provider has it, and the file in browser/. */
  readonly script: { readonly path: string; readonly file: string }
}

export type RefundChange = 'created' | 'settled'

export type Faces = ReadonlyMap<string, Face>

export function faceOf(faces: Faces, { provider }: { provider: string }): Face {
  const face = faces.get(provider)
  if (!face) throw new Error(`The gateway has no face called ${provider}`)
  return face
}
