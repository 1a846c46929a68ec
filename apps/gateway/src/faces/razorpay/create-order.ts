import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { Order } from '../../core/order.ts'
import { parseInput } from '../../core/parse-input.ts'
import { Notes } from './notes.ts'
import type { OrderDetails } from './order-details.ts'
import { razorpayId } from './razorpay-id.ts'

export const Amount = z
  .int('The amount must be an integer.')
  .min(100, 'The amount must be at least INR 1.00')
  .max(1_000_000_000, 'Amount exceeds maximum amount allowed.')

export const Receipt = z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish()

const CreateOrder = z.strictObject({
  amount: Amount,
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: Receipt,
  notes: Notes,
  partial_payment: z.boolean().optional(),
  payment_capture: z.union([z.boolean(), z.literal([0, 1])]).optional(),
  payment: z
    .object({ capture: z.enum(['automatic', 'manual']), capture_options: z.looseObject({}).optional() })
    .optional(),
})

/** The id is the provider's alone; a repeated receipt makes another order. Orders never expire. */
export function createOrder({ state, options }: Context, body: unknown): Order {
  const { amount, currency, receipt, notes, payment, payment_capture = true } = parseInput(CreateOrder, body)
  const id = razorpayId('order_')
  const order: Order = {
    provider: 'razorpay',
    id,
    reference: receipt ?? null,
    // The checkout script names the order itself, together with the public half of the key.
    session: id,
    amount,
    currency,
    state: 'ACTIVE',
    created_at: options.now().toISOString(),
    expires_at: null,
    return_url: null,
    attempts: [],
    refunds: [],
    details: {
      notes,
      capture: payment?.capture ?? (payment_capture ? 'automatic' : 'manual'),
    } satisfies OrderDetails,
  }
  state.addOrder(order)
  return order
}
