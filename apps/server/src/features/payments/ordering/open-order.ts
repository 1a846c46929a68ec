import { randomBytes } from 'node:crypto'
import type { PaymentProvider } from '@sanad/contracts'
import { assertItemLimit } from '../../../platform/account-limits/assert-item-limit.ts'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { insertOrder, type PaymentOrder } from '../records/order-queries.ts'
import { type Crediting, creditOrder } from '../settling/credit-order.ts'
import { enqueueNextPoll } from '../settling/enqueue-poll.ts'
import { isFree, type Payable } from './choose-payable.ts'

interface Opening {
  readonly application: ApplicationRecord
  readonly payable: Payable
  readonly provider: PaymentProvider
}

/** Commits an order before anybody hears of it; one that a discount leaves nothing of to pay is settled at once. */
export async function openOrder(
  tx: Db,
  config: Crediting,
  { application, payable, provider }: Opening,
): Promise<PaymentOrder> {
  const order = await insertOrder(tx, {
    provider,
    orderId: `${application.trackId}-${randomBytes(8).toString('hex')}`,
    applicationId: application.id,
    customerId: application.customerId,
    ...payable,
  })
  await assertItemLimit(
    tx,
    { itemId: application.id, customerId: application.customerId },
    'ordersOfApplication',
  )
  await recordAudit(tx, {
    action: 'PAYMENT_INITIATION',
    entityType: 'payment_order',
    entityId: order.order_id,
    customerId: order.customer_id,
    metadata: {
      track_id: application.trackId,
      application_id: application.id,
      amount: order.amount_rupees,
      service_type: application.serviceSlug,
      is_full_payment: order.is_full_payment,
      stages: order.items,
    },
  })
  if (isFree(payable.quote)) await creditOrder(tx, config, { application, order, payment: undefined })
  else await enqueueNextPoll(tx, order)
  return order
}
