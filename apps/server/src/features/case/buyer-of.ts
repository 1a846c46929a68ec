import type { Buyer } from '@sanad/domain'
import { sql } from 'kysely'

/** Whom the documents of `applications a` are made out to: as said for it, else as last said for its business `b`. */
export const buyerOf = sql<Buyer | null>`coalesce(a.buyer, b.buyer)`

/** The address of the customer `c` as that of the invoice: a firm is not at home there. */
export const ownAddress = sql<
  string | null
>`case when a.business_id is null then nullif(btrim(c.address), '') end`

export interface BuyerRow {
  readonly buyer: Buyer | null
}
