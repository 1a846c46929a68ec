import type { Db } from '../../../platform/db.ts'
import type { GatewayAttempt } from '../../../platform/payments/payment-gateway.ts'
import type { PaymentOrder } from './order-queries.ts'

type AttemptedOrder = Pick<PaymentOrder, 'order_id' | 'provider'>

/**
 * Keeps what the gateway says of each attempt; a success is never overwritten. True when a successful one belongs to
 * another order: a provider's payment id credits at most once.
 */
export async function recordAttempts(
  db: Db,
  order: AttemptedOrder,
  attempts: readonly GatewayAttempt[],
): Promise<boolean> {
  let strange = false
  for (const attempt of attempts) {
    const isOurs = (await insertAttempt(db, order, attempt)) || (await isOf(db, order, attempt.paymentId))
    if (attempt.status === 'succeeded' && !isOurs) strange = true
  }
  return strange
}

/** Of several payments of an order one is credited, to be written, and named wherever the order's payment is told. */
export function creditedAttempt(db: Db, { provider, order_id }: AttemptedOrder, paymentId: string) {
  return db
    .updateTable('payment_attempts')
    .set({ is_credited: true })
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', paymentId)
    .where('order_id', '=', order_id)
    .returning('order_id')
}

async function insertAttempt(
  db: Db,
  { provider, order_id }: AttemptedOrder,
  attempt: GatewayAttempt,
): Promise<boolean> {
  const told = {
    status: attempt.status,
    message: attempt.message,
    bank_reference: attempt.bankReference,
    paid_at: attempt.paidAt,
  }
  const row = await db
    .insertInto('payment_attempts')
    .values({
      ...told,
      provider,
      provider_payment_id: attempt.paymentId,
      order_id,
      amount_rupees: attempt.amountRupees,
      currency: attempt.currency,
      method: attempt.method,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_payment_id'])
        .doUpdateSet(told)
        .where('payment_attempts.order_id', '=', order_id)
        .where('payment_attempts.status', '!=', 'succeeded'),
    )
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

async function isOf(db: Db, { provider, order_id }: AttemptedOrder, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('order_id')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', paymentId)
    .where('order_id', '=', order_id)
    .executeTakeFirst()
  return row !== undefined
}
