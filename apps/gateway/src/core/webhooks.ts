import type { Delivery } from './delivery.ts'
import { type Faces, faceOf, type RefundChange, type Tampering, type WebhookEvent } from './face.ts'
import type { Misbehaviour, Misbehaviours } from './misbehaviours.ts'
import type { Attempt, AttemptStatus, Order, Refund } from './order.ts'
import { toPaise } from './paise.ts'
import type { State } from './state.ts'
import type { WebhookSender } from './webhook-sender.ts'

export interface WebhooksOptions {
  now: () => Date
  faces: Faces
  state: State
  misbehaviours: Misbehaviours
  sender: WebhookSender
}

/** Turns changes into deliveries, with the fault that a rule injects. */
export class Webhooks {
  readonly #options: WebhooksOptions
  #held: Delivery[] = []

  constructor(options: WebhooksOptions) {
    this.#options = options
  }

  attemptChanged(order: Order, attempt: Attempt, before: AttemptStatus) {
    const { faces, now } = this.#options
    this.#emit(order, faceOf(faces, order).attemptEvents(order, attempt, before, now()))
  }

  refundChanged(order: Order, refund: Refund, change: RefundChange) {
    const { faces, now } = this.#options
    this.#emit(order, faceOf(faces, order).refundEvents(order, refund, change, now()))
  }

  retryNow(): Promise<number> {
    return this.#options.sender.retryNow(this.#options.state.deliveries)
  }

  clear() {
    this.#held = []
    this.#options.sender.clear()
  }

  /** One rule covers all events of one change at one address. */
  #emit(order: Order, events: readonly WebhookEvent[]) {
    if (events.length === 0) return
    const face = faceOf(this.#options.faces, order)
    const urls = new Set(
      [face.webhooks.url, ...face.orderWebhookUrls(order)].filter((url) => url !== undefined),
    )
    for (const url of urls) {
      const rule = this.#options.misbehaviours.take('webhook', order)
      const deliveries = events.map((event) => this.#toDelivery(order, event, url, rule))
      this.#options.state.deliveries.push(...deliveries)
      this.#dispatch(deliveries, rule)
    }
  }

  #toDelivery(order: Order, event: WebhookEvent, url: string, rule: Misbehaviour | undefined): Delivery {
    return {
      id: faceOf(this.#options.faces, order).webhooks.newDeliveryId(),
      provider: order.provider,
      type: event.type,
      order_id: order.id,
      url,
      body: event.write(tamperingOf(rule)),
      status: rule?.kind === 'drop' ? 'dropped' : 'waiting',
      forged: rule?.kind === 'forge_signature',
      first_at: this.#options.now().toISOString(),
      next_at: null,
      attempts: [],
    }
  }

  #dispatch(deliveries: readonly Delivery[], rule: Misbehaviour | undefined) {
    if (rule?.kind === 'drop') return
    if (rule?.kind === 'reorder') {
      // Newest first, so that the events of one change swap places too.
      this.#held.unshift(...deliveries.toReversed())
      return
    }
    const sent = this.#sendInTurn(deliveries, rule?.kind === 'delay' ? rule.delay_ms : 0)
    if (rule?.kind === 'duplicate') void this.#sendInTurn(deliveries)
    // A reordered event leaves only after the one that followed it.
    const held = this.#held.splice(0)
    if (held.length > 0) void sent.then(() => this.#sendInTurn(held))
  }

  async #sendInTurn(deliveries: readonly Delivery[], delayMs = 0) {
    for (const delivery of deliveries) {
      // Gone after a reset: an earlier test must not send into a later one.
      if (!this.#options.state.deliveries.includes(delivery)) return
      await this.#options.sender.send(delivery, delayMs)
    }
  }
}

function tamperingOf(rule: Misbehaviour | undefined): Tampering {
  if (rule?.kind === 'wrong_amount') return { amount: toPaise(rule.amount) }
  if (rule?.kind === 'wrong_currency') return { currency: rule.currency }
  return {}
}
