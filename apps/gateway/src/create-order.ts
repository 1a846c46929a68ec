import { z } from 'zod'
import { ApiError, parseBody } from './api-error.ts'
import type { Context } from './context.ts'
import type { Order } from './order.ts'
import { hasTwoDecimals } from './paise.ts'
import { randomDigits, randomSessionId } from './random-id.ts'

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

export function createOrder({ state, options }: Context, body: unknown): Order {
  const wanted = parseBody(CreateOrder, body)
  const now = options.now()
  const orderId = wanted.order_id ?? `order_${randomDigits()}`
  if (state.orders.has(orderId)) {
    throw new ApiError(409, 'order_already_exists', 'order with same id is already present')
  }
  const expiry = wanted.order_expiry_time
    ? new Date(wanted.order_expiry_time)
    : new Date(now.getTime() + THIRTY_DAYS_MS)
  if (expiry <= now) {
    throw new ApiError(400, 'order_expiry_time_invalid', 'order_expiry_time : should be in the future')
  }
  const customer = wanted.customer_details
  const order: Order = {
    cf_order_id: randomDigits(),
    order_id: orderId,
    payment_session_id: randomSessionId(),
    amount: wanted.order_amount,
    currency: wanted.order_currency,
    state: 'ACTIVE',
    created_at: now.toISOString(),
    expires_at: expiry.toISOString(),
    customer: {
      customer_id: customer.customer_id,
      customer_phone: customer.customer_phone,
      customer_name: customer.customer_name ?? null,
      customer_email: customer.customer_email ?? null,
    },
    return_url: wanted.order_meta?.return_url ?? null,
    notify_url: wanted.order_meta?.notify_url ?? null,
    note: wanted.order_note ?? null,
    tags: wanted.order_tags ?? null,
    attempts: [],
    refunds: [],
  }
  state.addOrder(order)
  return order
}
