import { type RawBuilder, sql } from 'kysely'
import { microsOf, momentOf, type PageCursor } from '../../platform/page-cursor.ts'

/** Applications that one call looks through: the bound of its work, whatever its filter leaves over. */
const LOOKED_THROUGH = 2500

interface Look {
  readonly customerId: string
  readonly after: PageCursor | undefined
  readonly businessId?: string | undefined
}

interface OwnApplications {
  /** The newest ones, deleted ones included, for a `from`; the order is kept. */
  readonly rows: RawBuilder<unknown>
  /** Cursor at the end of the look, for a page that it did not fill; null where the list ends before. */
  readonly end: RawBuilder<PageCursor | null>
}

/** A customer's applications from a cursor on. A page of those that match may be short, and is not the last by that. */
export function ownApplications({ customerId, after, businessId }: Look): OwnApplications {
  const looked = sql`
    from applications where customer_id = ${customerId}
      ${businessId ? sql`and business_id = ${businessId}` : sql``}
      ${after ? sql`and (created_at, id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc`
  return {
    rows: sql`(select * ${looked} limit ${LOOKED_THROUGH})`,
    end: sql<PageCursor | null>`(
      select json_build_object('micros', micros, 'id', id)
      from (select id, ${microsOf('created_at')} as micros ${looked} offset ${LOOKED_THROUGH - 1} limit 1) last)`,
  }
}
