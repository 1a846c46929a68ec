import type { Db } from '../../../platform/db.ts'
import type { GatewayAttempt } from '../../../platform/payments/payment-gateway.ts'

/**
 * Keeps what the gateway says of each attempt; a success is never overwritten. True when a successful one belongs to
 * another order: a gateway payment id credits at most once.
 */
export async function recordAttempts(
  db: Db,
  orderId: string,
  attempts: readonly GatewayAttempt[],
): Promise<boolean> {
  let strange = false
  for (const attempt of attempts) {
    const isOurs = (await insertAttempt(db, orderId, attempt)) || (await isOf(db, orderId, attempt.paymentId))
    if (attempt.status === 'SUCCESS' && !isOurs) strange = true
  }
  return strange
}

/** Of several payments of an order one is credited, and named wherever the order's payment is told. */
export async function markCredited(db: Db, orderId: string, paymentId: string): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ is_credited: true })
    .where('provider_payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirstOrThrow()
}

async function insertAttempt(db: Db, orderId: string, attempt: GatewayAttempt): Promise<boolean> {
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
      provider_payment_id: attempt.paymentId,
      order_id: orderId,
      amount_rupees: attempt.amountRupees,
      currency: attempt.currency,
      method: attempt.method,
    })
    .onConflict((conflict) =>
      conflict
        .column('provider_payment_id')
        .doUpdateSet(told)
        .where('payment_attempts.order_id', '=', orderId)
        .where('payment_attempts.status', '!=', 'SUCCESS'),
    )
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

async function isOf(db: Db, orderId: string, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('order_id')
    .where('provider_payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row !== undefined
}
