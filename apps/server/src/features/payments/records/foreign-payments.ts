import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { GatewayAttempt } from '../../../platform/payments/payment-gateway.ts'

/**
 * Of `payment_attempts p`: what came in in a currency that cannot be sent back from here, and staff have not dealt with
 * yet. It is what was recorded: the gateway may have forgotten it, or say otherwise by now.
 */
export const waitsAsForeign = sql<boolean>`
  p.status = 'succeeded' and p.currency <> 'INR'
  and not exists (select from review_acts v
                   where v.order_id = p.order_id and p.provider_payment_id = any (v.payment_ids))`

export type CapturedPayment = Pick<GatewayAttempt, 'paymentId' | 'amountRupees' | 'currency'>

export async function listForeignPayments(db: Db, orderId: string): Promise<CapturedPayment[]> {
  const { rows } = await sql<CapturedPayment>`
    select p.provider_payment_id as "paymentId", p.amount_rupees as "amountRupees", p.currency
    from payment_attempts p where p.order_id = ${orderId} and ${waitsAsForeign}
  `.execute(db)
  return rows
}
