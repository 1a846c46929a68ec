import { z } from 'zod'
import type { Order } from './order.ts'

export const Call = z.enum([
  'create_order',
  'read_order',
  'list_orders',
  'terminate_order',
  'list_payments',
  'read_payment',
  'capture_payment',
  'create_refund',
  'read_refund',
  'list_refunds',
])
export type Call = z.infer<typeof Call>

const webhookKinds = ['duplicate', 'drop', 'reorder', 'delay', 'forge_signature']
const answerKinds = ['latency', 'rate_limit', 'error', 'html', 'redirect', 'reset']

/** A fault to inject: what goes wrong, in which calls, how many times. */
export const Misbehaviour = z
  .object({
    route: z.union([Call, z.enum(['any', 'webhook'])]),
    times: z.int().positive().default(1),
    /** Only orders whose id or merchant's reference begins so: isolates concurrent tests. */
    order_prefix: z.string().default(''),
    kind: z.enum([
      'latency',
      'rate_limit',
      'error',
      'html',
      'redirect',
      'reset',
      'wrong_amount',
      'wrong_currency',
      'wrong_payment_id',
      'duplicate',
      'drop',
      'reorder',
      'delay',
      'forge_signature',
    ]),
    /** error and reset: commit the work first, then answer (or hang up) as if it had failed. */
    after_commit: z.boolean().default(false),
    delay_ms: z.int().min(0).default(1000),
    retry_after_s: z.int().min(0).default(2),
    location: z.string().default('https://redirected.example/'),
    /** Rupees, whatever the provider writes amounts in. */
    amount: z.number().default(1),
    currency: z.string().default('USD'),
    payment_id: z.string().default('1'),
  })
  .refine((rule) => rule.route === 'webhook' || !webhookKinds.includes(rule.kind), 'only webhooks do this')
  .refine(
    ({ route, kind }) => ['list_payments', 'read_payment'].includes(route) || kind !== 'wrong_payment_id',
    'only payments have one',
  )
  .refine((rule) => rule.route !== 'webhook' || !answerKinds.includes(rule.kind), 'webhooks cannot do this')
export type Misbehaviour = z.infer<typeof Misbehaviour>

/** Under which an order is known; empty where its id is still to be made. */
export type OrderNames = Pick<Order, 'id' | 'reference'>

export class Misbehaviours {
  #rules: Misbehaviour[] = []

  add(rule: Misbehaviour) {
    this.#rules.push({ ...rule })
  }

  clear() {
    this.#rules = []
  }

  list(): readonly Misbehaviour[] {
    return this.#rules
  }

  /** Takes one use of the first rule for the route and the order; `any` stands for every REST call. */
  take(route: Call | 'webhook', order: OrderNames): Misbehaviour | undefined {
    const rule = this.#rules.find(
      ({ route: wanted, order_prefix }) =>
        (wanted === route || (wanted === 'any' && route !== 'webhook')) &&
        [order.id, order.reference ?? ''].some((name) => name.startsWith(order_prefix)),
    )
    if (!rule) return undefined
    rule.times -= 1
    if (rule.times === 0) this.#rules.splice(this.#rules.indexOf(rule), 1)
    return rule
  }
}
