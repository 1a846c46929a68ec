import type { getPayment, SuccessOf } from '@sanad/contracts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Services } from '../../../platform/services.ts'
import { readPaymentRows } from './payment-rows.ts'
import { toPaymentRecord } from './payment-views.ts'
import { toRefundView } from './refund-view.ts'

interface Wanted {
  readonly customerId: string
  readonly orderId: string
  readonly language: Language
}

/** One order of the customer with the refunds of it, as we know it; it is `verify` that asks the gateway. */
export async function readPayment(
  { db }: Pick<Services, 'db'>,
  { customerId, orderId, language }: Wanted,
): Promise<SuccessOf<typeof getPayment>['data']> {
  const rows = await readPaymentRows(db, { customerId, orderId, after: undefined, limit: 1 })
  const order = orThrow(rows.orders[0], 'not_found')
  const record = toPaymentRecord(order, rows.definitionOf(order), language)
  return { ...record, refunds: rows.refunds.map((row) => toRefundView(row, language)) }
}
