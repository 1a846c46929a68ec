import type { Selection as StoredSelection } from '@sanad/contracts'
import {
  floorAtZero,
  moneyToText,
  NO_SELECTION,
  type PricedBasis,
  parseMoney,
  type Selection,
  subtractMoney,
} from '@sanad/domain'
import { sql } from 'kysely'

/** Net discount in rupees consumed by the settled orders of `applications a`, from their price snapshots. */
export const discountUsed = sql`
  (select coalesce(sum((o.quote -> 'exact' ->> 'discountUsed')::numeric), 0)
     from payment_orders o
    where o.application_id = a.id
      and exists (
        select from settled_items s where s.application_id = a.id and s.order_id = o.order_id)) as discount_used`

/** Columns of `applications a` that determine its price beside the service and its settled items. */
export const priceTerms = sql`a.state_id, a.quantity, a.selection, a.discount_price, ${discountUsed}`

export interface PriceTermsRow {
  readonly state_id: number | null
  readonly quantity: number
  readonly selection: StoredSelection | null
  /** Net rupees: granted in total, and consumed by settled orders. */
  readonly discount_price: string
  readonly discount_used: string
}

export function selectionOf(stored: StoredSelection | null): Selection {
  return stored
    ? { primary: stored.primary, sub: stored.sub ?? null, nested: stored.nested ?? null }
    : NO_SELECTION
}

export function priceTermsOf(
  row: PriceTermsRow,
): Pick<PricedBasis, 'quantity' | 'selection' | 'stateId' | 'unusedDiscount'> {
  const unused = floorAtZero(subtractMoney(parseMoney(row.discount_price), parseMoney(row.discount_used)))
  return {
    quantity: row.quantity,
    selection: selectionOf(row.selection),
    stateId: row.state_id,
    unusedDiscount: moneyToText(unused),
  }
}
