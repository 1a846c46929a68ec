import {
  fromRupees,
  fromRupeesAndPaise,
  type Money,
  money,
  moneyToText,
  parseMoney,
  type Quote,
  sumMoney,
} from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { LedgerAccount } from '../../../platform/tables/payment-tables.ts'
import { type Write, writeTogether } from '../../../platform/write-together.ts'
import type { PaymentOrder } from './order-queries.ts'
import type { Refund } from './refund-queries.ts'

interface Entry {
  readonly account: LedgerAccount
  readonly amount: Money
}

interface Booking {
  readonly orderId: string
  readonly refundId?: string
  readonly occasion: 'payment' | 'refund_owed' | 'refund_paid'
  readonly entries: readonly Entry[]
}

const taxAccounts = { CGST: 'cgst', SGST: 'sgst', IGST: 'igst' } as const

/** A captured payment, to be booked: money at the gateway against the customer's advance and the taxes on it. */
export function ledgerOfPayment(db: Db, { order_id, quote }: PaymentOrder): Write[] {
  const entries: Entry[] = [{ account: 'gateway', amount: fromRupees(quote.total) }]
  return entriesOf(db, {
    orderId: order_id,
    occasion: 'payment',
    entries: [...entries, ...creditOf(quote).map(negated)],
  })
}

/** Books a payment that nothing is due for: it is owed back in full. */
export function postSurplus(db: Db, orderId: string, amountRupees: string): Promise<void> {
  const amount = parseMoney(amountRupees)
  return post(db, {
    orderId,
    occasion: 'payment',
    entries: [{ account: 'gateway', amount }, negated({ account: 'refund_payable', amount })],
  })
}

/** Takes a credit back: what was the customer's advance and the taxes on it is owed to them from now on. */
export function postRefundOwed(db: Db, refund: Refund): Promise<void> {
  if (!refund.split) throw new Error(`Refund ${refund.id} takes nothing back`)
  const amount = parseMoney(refund.amount_rupees)
  return post(db, {
    orderId: refund.order_id,
    refundId: refund.id,
    occasion: 'refund_owed',
    entries: [...creditOf(refund.split), negated({ account: 'refund_payable', amount })],
  })
}

/** Books what the gateway took of an order above what it was for: it is owed back in full. */
export function postOverpaid(db: Db, refund: Refund): Promise<void> {
  const amount = parseMoney(refund.amount_rupees)
  return post(db, {
    orderId: refund.order_id,
    refundId: refund.id,
    occasion: 'refund_owed',
    entries: [{ account: 'gateway', amount }, negated({ account: 'refund_payable', amount })],
  })
}

/** Books that a refund was sent: what was owed is paid, by the gateway or by a bank transfer. */
export function postRefundPaid(db: Db, refund: Refund, by: 'gateway' | 'bank'): Promise<void> {
  const amount = parseMoney(refund.amount_rupees)
  return post(db, {
    orderId: refund.order_id,
    refundId: refund.id,
    occasion: 'refund_paid',
    entries: [{ account: 'refund_payable', amount }, negated({ account: by, amount })],
  })
}

function creditOf({ subtotal, taxes }: Pick<Quote, 'subtotal' | 'taxes'>): Entry[] {
  return [
    { account: 'advance_from_customer', amount: fromRupees(subtotal) },
    ...taxes.map((tax) => ({ account: taxAccounts[tax.kind], amount: fromRupeesAndPaise(tax.amount) })),
  ]
}

function negated({ account, amount }: Entry): Entry {
  return { account, amount: money(-amount) }
}

const post = (db: Db, booking: Booking) => writeTogether(db, entriesOf(db, booking))

/** One write, or none where nothing is booked. */
function entriesOf(db: Db, { orderId, refundId, occasion, entries }: Booking): Write[] {
  const off = sumMoney(entries.map(({ amount }) => amount))
  if (off !== 0n) throw new Error(`Ledger entries of ${orderId} are off by ${moneyToText(off)}`)
  const rows = entries
    .filter(({ amount }) => amount !== 0n)
    .map(({ account, amount }) => ({
      order_id: orderId,
      account,
      amount_rupees: moneyToText(amount),
      occasion,
      refund_id: refundId ?? null,
    }))
  return rows.length > 0 ? [db.insertInto('ledger_entries').values(rows)] : []
}
