import { z } from 'zod'

export const Call = z.enum([
  'create_order',
  'read_order',
  'terminate_order',
  'list_payments',
  'create_refund',
  'read_refund',
  'list_refunds',
])
export type Call = z.infer<typeof Call>

const webhookKinds = ['duplicate', 'drop', 'reorder', 'delay', 'forge_signature']
const answerKinds = ['latency', 'rate_limit', 'error', 'html', 'redirect', 'reset']

/** What to do wrong, in which calls, how many times. */
export const Misbehaviour = z
  .object({
    route: z.union([Call, z.enum(['any', 'webhook'])]),
    times: z.int().positive().default(1),
    /** Only with orders whose id begins so, so that tests beside this one are left alone. */
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
    /** error and reset: do the work first, then answer (or hang up) as if it had failed. */
    after_commit: z.boolean().default(false),
    delay_ms: z.int().min(0).default(1000),
    retry_after_s: z.int().min(0).default(2),
    location: z.string().default('https://redirected.example/'),
    amount: z.number().default(1),
    currency: z.string().default('USD'),
    payment_id: z.string().default('1'),
  })
  .refine((rule) => rule.route === 'webhook' || !webhookKinds.includes(rule.kind), 'only webhooks do this')
  .refine(
    (rule) => rule.route === 'list_payments' || rule.kind !== 'wrong_payment_id',
    'only payments have one',
  )
  .refine((rule) => rule.route !== 'webhook' || !answerKinds.includes(rule.kind), 'webhooks cannot do this')
export type Misbehaviour = z.infer<typeof Misbehaviour>

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
  take(route: Call | 'webhook', orderId: string): Misbehaviour | undefined {
    const rule = this.#rules.find(
      (candidate) =>
        (candidate.route === route || (candidate.route === 'any' && route !== 'webhook')) &&
        orderId.startsWith(candidate.order_prefix),
    )
    if (!rule) return undefined
    rule.times -= 1
    if (rule.times === 0) this.#rules.splice(this.#rules.indexOf(rule), 1)
    return rule
  }
}
