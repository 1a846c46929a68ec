import { isLiveOrder, type PaymentOrderState, paymentOrderMachine } from '@sanad/domain'
import { sql, type Updateable } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { findOrder, type PaymentOrder } from './order-queries.ts'

interface Turn {
  /** Fewer states than the transition table allows. */
  readonly from?: readonly PaymentOrderState[]
  readonly set?: Pick<Updateable<Tables['payment_orders']>, 'payment_session_id'>
}

/**
 * Changes an order's state: no other statement writes that column. The guard is made from the transition table, so that
 * an illegal transition throws, which rolls the transaction back, and is no silent overwrite.
 */
export async function turnOrder(db: Db, orderId: string, to: PaymentOrderState): Promise<PaymentOrder> {
  return (await tryTurnOrder(db, orderId, to)) ?? refuseTurn(db, orderId, to)
}

/** Throws because an order was not turned. */
export async function refuseTurn(db: Db, orderId: string, to: PaymentOrderState): Promise<never> {
  const order = await findOrder(db, orderId)
  if (order) paymentOrderMachine.assertTurn(order.state, to)
  throw new Error(`The state of the order ${orderId} could not be changed to ${to}`)
}

/** As `turnOrder`; undefined where the order is in another state than those, as after a race. */
export function tryTurnOrder(
  db: Db,
  orderId: string,
  to: PaymentOrderState,
  turn: Turn = {},
): Promise<PaymentOrder | undefined> {
  return turnedOrder(db, orderId, to, turn).executeTakeFirst()
}

/** The same, to be written together with what follows from it. */
export function turnedOrder(
  db: Db,
  orderId: string,
  to: PaymentOrderState,
  { from = paymentOrderMachine.statesThatMayBecome(to), set = {} }: Turn = {},
) {
  const allowed = from.filter((state) => paymentOrderMachine.canTurn(state, to))
  return db
    .updateTable('payment_orders')
    .set({ ...set, state: to, closed_at: isLiveOrder(to) ? null : sql`now()` })
    .where('order_id', '=', orderId)
    .where('state', '=', sql<PaymentOrderState>`any(${allowed}::text[])`)
    .returningAll()
}
