import { randomBytes } from 'node:crypto'
import type { PaymentProvider } from '@sanad/contracts'
import type { PaymentOrderState, Quote } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

interface OrderFields {
  readonly applicationId: string
  readonly customerId: string
  readonly items?: string[]
  readonly state?: PaymentOrderState
  readonly discountUsed?: string
  readonly provider?: PaymentProvider
}

/** A payment order, written past the API; live unless told otherwise. */
export async function createOrder(
  { db }: { db: Db },
  {
    applicationId,
    customerId,
    items = ['service'],
    state = 'active',
    discountUsed = '0',
    provider = 'cashfree',
  }: OrderFields,
): Promise<string> {
  const orderId = `T${randomBytes(8).toString('hex')}`
  const quote: Quote = {
    items,
    fee: 12712,
    discount: 0,
    subtotal: 12712,
    taxes: [
      { kind: 'CGST', percent: 9, amount: 1144 },
      { kind: 'SGST', percent: 9, amount: 1144 },
    ],
    tax: 2288,
    total: 15000,
    exact: { fee: '12711.8644', discountUsed, taxable: '12711.8644', discountLeft: '0' },
  }
  await db
    .insertInto('payment_orders')
    .values({
      order_id: orderId,
      provider,
      application_id: applicationId,
      customer_id: customerId,
      items,
      is_full_payment: true,
      amount_rupees: 15000,
      quote: JSON.stringify(quote),
      state,
      expires_at: sql`now() + interval '30 minutes'`,
    })
    .execute()
  return orderId
}

/** Settles payment items of an application, written past the API. */
export async function settle(services: { db: Db }, fields: OrderFields): Promise<void> {
  const order_id = await createOrder(services, { ...fields, state: 'paid' })
  const { applicationId: application_id, items = ['service'] } = fields
  await services.db
    .insertInto('settled_items')
    .values(items.map((item) => ({ application_id, item, order_id })))
    .execute()
}
