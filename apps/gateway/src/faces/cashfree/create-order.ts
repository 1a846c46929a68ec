import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { Order } from '../../core/order.ts'
import { toPaise } from '../../core/paise.ts'
import { parseInput } from '../../core/parse-input.ts'
import { randomDigits, randomSessionId } from '../../core/random-id.ts'
import { Refused } from '../../core/refused.ts'
import { CashfreeError } from './cashfree-error.ts'
import { hasTwoDecimals } from './has-two-decimals.ts'
import type { OrderDetails } from './order-details.ts'

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000

const CreateOrder = z.object({
  order_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,45}$/, 'should be 3 to 45 letters, digits, hyphens or underscores')
    .optional(),
  order_amount: z.number().min(1).max(10_000_000).refine(hasTwoDecimals, 'should have two decimals at most'),
  order_currency: z.literal('INR'),
  customer_details: z.object({
    customer_id: z.string().regex(/^[A-Za-z0-9]{3,50}$/, 'should be 3 to 50 letters or digits'),
    customer_phone: z.string().regex(/^\d{10}$/, 'should be a valid phone number of 10 digits'),
    customer_name: z.string().min(3).max(100).nullish(),
    customer_email: z.email().min(3).max(100).nullish(),
  }),
  order_meta: z
    .object({
      return_url: z
        .url({ protocol: /^https?$/ })
        .max(250)
        .nullish(),
      notify_url: z
        .url({ protocol: /^https$/ })
        .max(250)
        .nullish(),
    })
    .nullish(),
  order_note: z.string().min(3).max(200).nullish(),
  order_tags: z.record(z.string(), z.string().min(1).max(255)).nullish(),
  order_expiry_time: z.iso.datetime({ offset: true }).nullish(),
})
type CreateOrder = z.infer<typeof CreateOrder>

export function createOrder({ state, options }: Context, body: unknown): Order {
  const wanted = parseInput(CreateOrder, body)
  const now = options.now()
  const id = wanted.order_id ?? `order_${randomDigits()}`
  if (state.findOrder('cashfree', id)) {
    throw new Refused('order_already_exists', 'order with same id is already present')
  }
  const order: Order = {
    provider: 'cashfree',
    id,
    reference: id,
    session: randomSessionId(),
    amount: toPaise(wanted.order_amount),
    currency: wanted.order_currency,
    state: 'ACTIVE',
    created_at: now.toISOString(),
    expires_at: expiryOf(wanted, now).toISOString(),
    return_url: wanted.order_meta?.return_url?.replace('{order_id}', id) ?? null,
    attempts: [],
    refunds: [],
    details: detailsOf(wanted),
  }
  state.addOrder(order)
  return order
}

function expiryOf({ order_expiry_time }: CreateOrder, now: Date): Date {
  const expiry = order_expiry_time ? new Date(order_expiry_time) : new Date(now.getTime() + THIRTY_DAYS_MS)
  if (expiry > now) return expiry
  throw new CashfreeError(400, 'order_expiry_time_invalid', 'order_expiry_time : should be in the future')
}

function detailsOf({ customer_details, order_meta, order_note, order_tags }: CreateOrder): OrderDetails {
  return {
    cf_order_id: randomDigits(),
    customer: {
      customer_id: customer_details.customer_id,
      customer_phone: customer_details.customer_phone,
      customer_name: customer_details.customer_name ?? null,
      customer_email: customer_details.customer_email ?? null,
    },
    return_url: order_meta?.return_url ?? null,
    notify_url: order_meta?.notify_url ?? null,
    note: order_note ?? null,
    tags: order_tags ?? null,
  }
}
