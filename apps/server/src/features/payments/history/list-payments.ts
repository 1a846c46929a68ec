import type { listPayments as listPaymentsEndpoint, SuccessOf } from '@sanad/contracts'
import type { Language } from '../../../platform/http/language.ts'
import { readPageCursor, writePageCursor } from '../../../platform/page-cursor.ts'
import type { Services } from '../../../platform/services.ts'
import { readPaymentRows } from './payment-rows.ts'
import { findDuePayment, toPaymentRecord, toRefundRecord } from './payment-views.ts'

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

/** The customer's orders, newest first, one page by key; the first page also tells what is due and what goes back. */
export async function listPayments(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { customerId, cursor, limit, language }: Page,
): Promise<SuccessOf<typeof listPaymentsEndpoint>> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const rows = await readPaymentRows(db, { customerId, after, limit })
  const page = rows.orders.slice(0, limit)
  const end = rows.orders.length > limit ? page.at(-1) : rows.look_end
  const context = { language, homeStateId: config.homeStateId, own: rows.applications }
  return {
    success: true,
    data: page.map((row) => toPaymentRecord(row, rows.definitionOf(row), language)),
    due: rows.applications.flatMap((row) => findDuePayment(row, rows.definitionOf(row), context) ?? []),
    refunds: rows.refunds.map((row) => toRefundRecord(row, rows.definitionOf(row), language)),
    next_cursor: end ? writePageCursor(end) : null,
  }
}
