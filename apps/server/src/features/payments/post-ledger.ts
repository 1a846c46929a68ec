import type { Db } from '../../platform/db.ts'
import type { LedgerAccount } from '../../platform/tables/payment-tables.ts'
import type { PaymentOrder } from './payment-queries.ts'

interface Entry {
  readonly account: LedgerAccount
  readonly amount: number
}

/** Books a captured payment: money at the gateway against the customer's advance and the taxes on it. */
export function postPayment(db: Db, order: PaymentOrder): Promise<void> {
  const taxAccounts = { CGST: 'cgst', SGST: 'sgst', IGST: 'igst' } as const
  return post(db, order.order_id, [
    { account: 'gateway', amount: order.quote.total },
    { account: 'advance_from_customer', amount: -order.quote.subtotal },
    ...order.quote.taxes.map((tax) => ({ account: taxAccounts[tax.kind], amount: -tax.amount })),
  ])
}

/** Books a payment that nothing is due for: it is owed back in full. */
export function postSurplus(db: Db, order: PaymentOrder): Promise<void> {
  return post(db, order.order_id, [
    { account: 'gateway', amount: order.amount_rupees },
    { account: 'refund_payable', amount: -order.amount_rupees },
  ])
}

async function post(db: Db, orderId: string, entries: readonly Entry[]): Promise<void> {
  const sum = entries.reduce((total, entry) => total + entry.amount, 0)
  if (sum !== 0) throw new Error(`Ledger entries of ${orderId} are off by ${sum}`)
  const rows = entries
    .filter((entry) => entry.amount !== 0)
    .map((entry) => ({ order_id: orderId, account: entry.account, amount_rupees: entry.amount }))
  await db.insertInto('ledger_entries').values(rows).execute()
}
