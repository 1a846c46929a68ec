import { randomUUID } from 'node:crypto'
import type { Delivery, WebhookType } from './delivery.ts'
import type { GatewayOptions } from './gateway.ts'
import type { Misbehaviour, Misbehaviours } from './misbehaviour.ts'
import type { Attempt, Order, Refund } from './order.ts'
import type { State } from './state.ts'
import { paymentWebhookBody, paymentWebhookType, refundWebhookBody, type Tampering } from './webhook-body.ts'
import type { WebhookSender } from './webhook-sender.ts'

/** Turns what happened into deliveries, honestly or as a misbehaviour wants it. */
export class Webhooks {
  readonly #options: GatewayOptions
  readonly #state: State
  readonly #misbehaviours: Misbehaviours
  readonly #sender: WebhookSender
  #held: Delivery[] = []

  constructor(options: GatewayOptions, state: State, misbehaviours: Misbehaviours, sender: WebhookSender) {
    this.#options = options
    this.#state = state
    this.#misbehaviours = misbehaviours
    this.#sender = sender
  }

  paymentEnded(order: Order, attempt: Attempt) {
    const type = paymentWebhookType(attempt)
    if (!type) return
    this.#emit(type, order, (tampering) =>
      paymentWebhookBody(order, attempt, type, this.#options.now(), tampering),
    )
  }

  refundChanged(order: Order, refund: Refund) {
    this.#emit('REFUND_STATUS_WEBHOOK', order, (tampering) =>
      refundWebhookBody(order, refund, this.#options.now(), tampering),
    )
  }

  retryNow(): Promise<number> {
    return this.#sender.retryNow(this.#state.deliveries)
  }

  clear() {
    this.#held = []
    this.#sender.clear()
  }

  #emit(type: WebhookType, order: Order, body: (tampering: Tampering) => string) {
    const urls = new Set(
      [this.#options.webhookUrl, order.notify_url].filter((url) => typeof url === 'string'),
    )
    for (const url of urls) {
      const rule = this.#misbehaviours.take('webhook', order.order_id)
      this.#dispatch(
        {
          id: randomUUID(),
          type,
          order_id: order.order_id,
          url,
          body: body(tamperingOf(rule)),
          status: rule?.kind === 'drop' ? 'dropped' : 'waiting',
          forged: rule?.kind === 'forge_signature',
          first_at: this.#options.now().toISOString(),
          next_at: null,
          attempts: [],
        },
        rule,
      )
    }
  }

  #dispatch(delivery: Delivery, rule: Misbehaviour | undefined) {
    this.#state.deliveries.push(delivery)
    if (rule?.kind === 'drop') return
    if (rule?.kind === 'reorder') {
      this.#held.push(delivery)
      return
    }
    const sent = this.#sender.send(delivery, rule?.kind === 'delay' ? rule.delay_ms : 0)
    if (rule?.kind === 'duplicate') void this.#sender.send(delivery)
    // A reordered event leaves only after the one that followed it.
    for (const held of this.#held.splice(0)) void sent.then(() => this.#sender.send(held))
  }
}

function tamperingOf(rule: Misbehaviour | undefined): Tampering {
  if (rule?.kind === 'wrong_amount') return { amount: rule.amount }
  if (rule?.kind === 'wrong_currency') return { currency: rule.currency }
  return {}
}
