import type { Buyer } from '@sanad/domain'
import { sql } from 'kysely'

/** Whom the documents of `applications a` are made out to: as said for it, else as last said for its business `b`. */
export const buyerOf = sql<Buyer | null>`coalesce(a.buyer, b.buyer)`

export interface BuyerRow {
  readonly buyer: Buyer | null
}
