import { z } from 'zod'
import type { Attempt, Order, Refund } from '../../core/order.ts'
import { toPaise } from '../../core/paise.ts'
import type { PaymentMethod } from '../../core/payment-method.ts'
import type { OrderDetails, RefundDetails } from './order-details.ts'

const Text = z.string().nullable()

const OldAttempt = z.object({
  cf_payment_id: z.string(),
  status: z.enum(['SUCCESS', 'FAILED', 'PENDING', 'USER_DROPPED']),
  amount: z.number(),
  currency: z.string().default('INR'),
  started_at: z.string(),
  completed_at: Text,
  bank_reference: Text,
  method: z.object({
    upi: z
      .object({ channel: z.enum(['collect', 'link', 'qrcode']), upi_id: Text, upi_app: Text.optional() })
      .optional(),
    card: z
      .object({ card_number: z.string(), card_network: z.enum(['visa', 'mastercard', 'rupay']) })
      .optional(),
  }),
})

const OldRefund = z.object({
  cf_refund_id: z.string(),
  cf_payment_id: z.string(),
  refund_id: z.string(),
  amount: z.number(),
  note: Text,
  speed: z.enum(['STANDARD', 'INSTANT']),
  status: z.enum(['SUCCESS', 'PENDING', 'CANCELLED', 'ONHOLD', 'FAILED']),
  created_at: z.string(),
  processed_at: Text,
})

const OldOrder = z.object({
  cf_order_id: z.string(),
  order_id: z.string(),
  payment_session_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  state: z.enum(['ACTIVE', 'PAID', 'TERMINATED', 'TERMINATION_REQUESTED']),
  created_at: z.string(),
  expires_at: z.string(),
  customer: z.object({
    customer_id: z.string(),
    customer_phone: z.string(),
    customer_name: Text,
    customer_email: Text,
  }),
  return_url: Text,
  notify_url: Text,
  note: Text,
  tags: z.record(z.string(), z.string()).nullable(),
  attempts: z.array(OldAttempt),
  refunds: z.array(OldRefund),
})

const OldSnapshot = z.object({
  version: z.never().optional(),
  orders: z.array(OldOrder),
  answers: z.unknown(),
  deliveries: z.array(z.looseObject({})),
})

/** Version 1 of the state file knew this provider alone and kept rupees in its wire format. */
export function upgradeSnapshot(content: unknown): unknown {
  const old = OldSnapshot.safeParse(content)
  if (!old.success) return content
  return {
    version: 2,
    orders: old.data.orders.map(upgradeOrder),
    answers: old.data.answers,
    deliveries: old.data.deliveries.map((delivery) => ({ provider: 'cashfree', ...delivery })),
  }
}

function upgradeOrder(old: z.infer<typeof OldOrder>): Order {
  const { cf_order_id, customer, return_url, notify_url, note, tags } = old
  return {
    provider: 'cashfree',
    id: old.order_id,
    reference: old.order_id,
    session: old.payment_session_id,
    amount: toPaise(old.amount),
    currency: old.currency,
    state: old.state,
    created_at: old.created_at,
    expires_at: old.expires_at,
    return_url: return_url?.replace('{order_id}', old.order_id) ?? null,
    attempts: old.attempts.map(upgradeAttempt),
    refunds: old.refunds.map(upgradeRefund),
    details: { cf_order_id, customer, return_url, notify_url, note, tags } satisfies OrderDetails,
  }
}

function upgradeAttempt(old: z.infer<typeof OldAttempt>): Attempt {
  const { cf_payment_id, amount, method, ...rest } = old
  return { ...rest, id: cf_payment_id, amount: toPaise(amount), method: upgradeMethod(method) }
}

function upgradeMethod({ upi, card }: z.infer<typeof OldAttempt>['method']): PaymentMethod | null {
  if (upi) return { type: 'upi', channel: upi.channel, upi_id: upi.upi_id, app: upi.upi_app ?? null }
  return card ? { type: 'card', masked_number: card.card_number, network: card.card_network } : null
}

function upgradeRefund(old: z.infer<typeof OldRefund>): Refund {
  const { cf_refund_id, cf_payment_id, refund_id, amount, note, ...rest } = old
  return {
    ...rest,
    id: cf_refund_id,
    reference: refund_id,
    attempt_id: cf_payment_id,
    amount: toPaise(amount),
    details: { note } satisfies RefundDetails,
  }
}
